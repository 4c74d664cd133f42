// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Marking the present time and telling others of it; the place Bookmarks and what is done
///        there.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_bookmarking.cpp

#include <base/result.h>
#include <domain/bookmark.h>
#include <itemmodels/bookmark_list_model.h>

#include <QObject>

class QAction;
class QMenu;
class QStackedWidget;
class QWidget;

namespace dogear::library {
class Bookmarks;
class FeedRefresher;
class PlaybackSession;
class Subscriptions;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {
class ArtworkImages;
class BookmarksPage;
class MessageBar;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

struct BookmarkParts
{
    library::Bookmarks &bookmarks;
    library::Subscriptions &subscriptions;
    library::FeedRefresher &refresher;
    playback::Player &player;
    library::PlaybackSession &session;
    widgets::ArtworkImages &images;
};

class BookmarkActions final : public QObject
{
    Q_OBJECT

public:
    /// Puts the page of bookmarks behind what is in \a middle.
    BookmarkActions(const BookmarkParts &parts,
                    QStackedWidget &middle,
                    widgets::MessageBar &messages,
                    QWidget &window);

    /// Adds the entries about the present time to \a menu.
    void addTo(QMenu &menu);
    /// Gives \a bar a button with them.
    void addTo(widgets::PlayerBar &bar);

    /// Shows the page of bookmarks, or what was there before.
    void showPage(bool isShown);
    [[nodiscard]] bool isPageShown() const;
    /// \return false, and nothing happens, while the page is not shown
    bool focusSearch();

signals:
    void failed(const dogear::Error &error);
    /// Emitted when the episode of a bookmark was chosen on the page.
    void episodeSelected(dogear::EpisodeId id);

private:
    void createActions(QWidget &window);
    void connectPage();
    void add();
    void askForNote(const domain::Bookmark &bookmark);
    void share(const domain::Bookmark &place);
    void shareNow();
    void remove(BookmarkId id);
    void askForFile();
    void exportTo(const QString &path);
    void followEpisode();
    /// Says what went wrong with \a result, if anything did.
    template<typename T>
    [[nodiscard]] bool isDone(const Result<T> &result);

    BookmarkParts m_parts;
    itemmodels::BookmarkListModel m_model;
    QStackedWidget &m_middle;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    widgets::BookmarksPage *m_page;
    QAction *m_add = nullptr;
    QAction *m_share = nullptr;
};

} // namespace dogear
