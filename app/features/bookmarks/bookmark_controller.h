// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// rief Bookmarks and shares the current time, and edits, shares and exports bookmarks on their
/// page.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_bookmarking.cpp

#include <base/result.h>
#include <domain/bookmark.h>

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace dogear::library {
class Bookmarks;
class PlaybackSession;
} // namespace dogear::library

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
    BookmarkController(library::Bookmarks &bookmarks,
                       library::PlaybackSession &session,
                       widgets::BookmarksPage &page,
                       widgets::MessageBar &messages,
                       QWidget &window);

    /// Adds the entries about the current time to \a menu.
    void addTo(QMenu &menu);
    /// Gives \a bar a button with them.
    void addTo(widgets::PlayerBar &bar);

private:
    void createActions(QWidget &window);
    void connectPage(widgets::BookmarksPage &page);
    void add();
    void askForNote(const domain::Bookmark &bookmark);
    void share(const domain::Bookmark &place);
    void shareNow();
    void remove(BookmarkId id);
    void askForFile();
    void exportTo(const QString &path);
    void followEpisode();
    /// Shows the error of \a result, if it has one.
    template<typename T>
    [[nodiscard]] bool isDone(const Result<T> &result);

    library::Bookmarks &m_bookmarks;
    library::PlaybackSession &m_session;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QAction *m_add = nullptr;
    QAction *m_share = nullptr;
};

} // namespace dogear
