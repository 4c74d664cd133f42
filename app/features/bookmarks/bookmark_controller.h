// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Bookmarks and shares the current position, and shares, removes and exports bookmarks on
///        their page.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_bookmarking.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/bookmark.h>

#include <QHash>
#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace dogear::listening {
class Bookmarks;
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class BookmarksPage;
class MessageBar;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

class BookmarkController final : public QObject
{
    Q_OBJECT

public:
    BookmarkController(listening::Bookmarks &bookmarks,
                       listening::PlaybackSession &session,
                       widgets::BookmarksPage &page,
                       widgets::MessageBar &messages,
                       QWidget &window);

    /// Adds the entries for the current position to \a menu.
    void addTo(QMenu &menu);
    /// Adds a button with the same entries to \a bar.
    void addTo(widgets::PlayerBar &bar);
    /// Lets the user undo an edit of a note; \a before is the bookmark before it.
    void addNoteUndo(const domain::Bookmark &before);

private:
    void createActions(QWidget &window);
    void connectPage(widgets::BookmarksPage &page);
    /// Bookmarks the current position; the message bar offers to add a note.
    void add();
    void askForNote(const domain::Bookmark &bookmark);
    /// Copies a text with title, show, time and link of \a place to the clipboard.
    void share(const domain::Bookmark &place);
    void shareNow();
    void remove(BookmarkId id);
    /// Deletes the bookmark that had the id \a id when it was added.
    [[nodiscard]] Future<Result<>> undoAdding(BookmarkId id);
    [[nodiscard]] Future<Result<>> restore(const domain::Bookmark &bookmark);
    /// The present id of a bookmark: one that was deleted and restored has another one.
    [[nodiscard]] BookmarkId presentId(BookmarkId id) const;
    void askForFile();
    void exportTo(const QString &path);
    /// Enables the actions while an episode is in the player.
    void followEpisode();
    /// Shows the error of \a result, if it has one. \return whether it has none
    template<typename T>
    [[nodiscard]] bool isDone(const Result<T> &result);

    listening::Bookmarks &m_bookmarks;
    listening::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QAction *m_add = nullptr;
    QAction *m_share = nullptr;
    QHash<BookmarkId, BookmarkId> m_restored; ///< old ids and those that replaced them
};

} // namespace dogear
