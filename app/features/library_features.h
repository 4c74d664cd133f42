// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the controllers that show and change the library: shows, episodes,
///        search, bookmarks, Up next and downloads.
///
/// The controllers are children of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_navigation.cpp, tests/gui/tst_up_next.cpp

#include <base/ids.h>

#include <QObject>

namespace dogear {

class BookmarkController;
class DetailController;
class DownloadController;
class EpisodeController;
class EpisodeMarker;
class FollowFeatures;
class LibraryNavigator;
class MainWindow;
class MediaOpener;
class QueueController;
class SearchController;
class ShowController;
struct LibraryModels;
struct Services;

class LibraryFeatures final : public QObject
{
    Q_OBJECT

public:
    LibraryFeatures(Services &services, LibraryModels &models, MainWindow &window);

    [[nodiscard]] BookmarkController &bookmarks() const { return *m_bookmarks; }
    [[nodiscard]] DetailController &details() const { return *m_details; }
    [[nodiscard]] DownloadController &downloads() const { return *m_downloads; }
    [[nodiscard]] EpisodeController &episodes() const { return *m_episodes; }
    [[nodiscard]] FollowFeatures &following() const { return *m_follow; }
    [[nodiscard]] LibraryNavigator &navigator() const { return *m_navigator; }
    [[nodiscard]] EpisodeMarker &marker() const { return *m_marker; }
    [[nodiscard]] MediaOpener &opener() const;
    [[nodiscard]] QueueController &queue() const { return *m_queue; }
    [[nodiscard]] ShowController &shows() const { return *m_shows; }

    /// Shows the page and the episodes of \a show.
    void goToShow(PodcastId show);

private:
    void createDetails();
    void createEpisodes();
    void createQueueAndDownloads(LibraryModels &models);
    void createBookmarks(LibraryModels &models);
    void connectShows();
    void connectList();
    void connectNavigator();
    void connectFailures(LibraryModels &models);

    Services &m_services;
    MainWindow &m_window;
    // All of them are children of the window or of its panes.
    FollowFeatures *m_follow = nullptr;
    ShowController *m_shows = nullptr;
    DetailController *m_details = nullptr;
    SearchController *m_search = nullptr;
    LibraryNavigator *m_navigator = nullptr;
    EpisodeMarker *m_marker = nullptr;
    EpisodeController *m_episodes = nullptr;
    QueueController *m_queue = nullptr;
    DownloadController *m_downloads = nullptr;
    BookmarkController *m_bookmarks = nullptr;
};

} // namespace dogear
