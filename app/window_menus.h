// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What stands in the menus of the window, and in which order.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

class QMainWindow;

namespace dogear::widgets {
class EpisodeListPage;
} // namespace dogear::widgets

namespace dogear {

class BookmarkActions;
class ChapterActions;
class DownloadActions;
class EpisodeActions;
class HelpActions;
class LibraryActions;
class NavigationActions;
class PlaybackActions;
class QueueActions;
class SettingsActions;
class StatisticsActions;
class VideoFlow;
class ViewActions;

/// All of it outlives the menus.
struct MenuParts
{
    LibraryActions &library;
    SettingsActions &settings;
    StatisticsActions &statistics;
    DownloadActions &downloads;
    PlaybackActions &playback;
    ChapterActions &chapters;
    VideoFlow &video;
    ViewActions &view;
    QueueActions &queue;
    BookmarkActions &bookmarks;
    EpisodeActions &episode;
    NavigationActions &navigation;
    HelpActions &help;
    widgets::EpisodeListPage &list;
};

void createMenus(QMainWindow &window, const MenuParts &parts);

} // namespace dogear
