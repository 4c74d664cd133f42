// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Assembles the panes, the bar and the actions; decides nothing itself.
///
/// Threads: GUI thread.
/// Owner:   the Application; everything in MainWindowParts outlives it.
/// Tests:   tests/gui/tst_main_window.cpp

#include "wanted_place.h"

#include <itemmodels/chapter_list_model.h>
#include <itemmodels/episode_list_model.h>
#include <itemmodels/fetch_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <widgets/artwork_images.h>

#include <QMainWindow>

class QSplitter;
class QStackedWidget;

namespace dogear::library {
class Accounts;
class Artwork;
class Bookmarks;
class Chapters;
class Continuation;
class Downloads;
class EpisodeMedia;
class ListeningLog;
class PlaybackPreferences;
class PlaybackSession;
class PositionJournal;
class Queue;
class RefreshScheduler;
class SavedSearches;
class ShowPlaybacks;
class Statistics;
class Transcripts;
} // namespace dogear::library

namespace dogear::playback {
class ChapterTrack;
class Player;
class SleepTimer;
class VideoOutput;
} // namespace dogear::playback

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::widgets {
class DetailPage;
class EpisodeListPage;
class MessageBar;
class PlayerBar;
class RefreshBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class BookmarkActions;
class ChapterActions;
class ChapterFlow;
class DetailFlow;
class DownloadActions;
class EpisodeActions;
class HelpActions;
class LibraryActions;
class MarkActions;
class NavigationActions;
class OpenFlow;
class PasswordFlow;
class PlaybackActions;
class QueueActions;
class SearchFlow;
class SettingsActions;
class VideoFlow;
class ViewMemory;
class TranscriptFlow;

/// The collaborators, each used by one part of the window.
struct MainWindowParts
{
    library::Subscriptions &subscriptions;
    library::FeedRefresher &refresher;
    library::RefreshScheduler &scheduler;
    library::Episodes &episodes;
    library::SavedSearches &searches;
    library::Artwork &artwork;
    playback::Player &player;
    playback::VideoOutput &video;
    library::Chapters &chapters;
    library::Transcripts &transcripts;
    playback::ChapterTrack &track;
    playback::SleepTimer &sleepTimer;
    library::PlaybackSession &session;
    library::Queue &queue;
    library::Downloads &downloads;
    library::EpisodeMedia &media;
    library::Bookmarks &bookmarks;
    library::Continuation &continuation;
    library::ShowPlaybacks &showPlaybacks;
    library::PlaybackPreferences &preferences;
    library::PositionJournal &journal;
    library::Statistics &statistics;
    library::ListeningLog &listening;
    library::Accounts &accounts;
    settings::Settings &settings;
    QString downloadsFolder; ///< settings/data_folders.h
};

class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(const MainWindowParts &parts);
    ~MainWindow() override;

    /// Puts everything where it was left: geometry, splitters, selection, player. The place that
    /// was left is on its way since the window was made.
    void restore();

    /// Follows what is at \a inputs (addresses, feed files, OPML lists) and shows it; plays audio
    /// and video files.
    void open(const QStringList &inputs, const QString &workingDirectory);
    void bringToFront();
    void say(const Error &error);
    /// What was chosen in the settings.
    [[nodiscard]] SettingsActions &settingsActions() { return *m_settingsActions; }
    /// Where everybody says what happened.
    [[nodiscard]] widgets::MessageBar &messages() { return *m_messages; }

protected:
    void closeEvent(QCloseEvent *event) override;
    /// Esc ends a search wherever the focus is, unless the focused control takes it.
    void keyPressEvent(QKeyEvent *event) override;

private:
    void createPanes();
    void askForFirstPlace();
    void connectSidebar();
    void followSidebar();
    void select(const itemmodels::Place &place);
    void connectList();
    void connectQueue();
    void connectDownloads();
    void connectPlayer();
    void createKeys();
    void goTo(const itemmodels::Place &place);
    void showPlace(const itemmodels::Place &place);
    void showPlaceAgain(const itemmodels::Place &place);
    void explainPlace();
    void rememberPlaying();
    void save();

    MainWindowParts m_parts;
    itemmodels::SidebarModel m_sidebarModel;
    itemmodels::EpisodeListModel m_listModel;
    itemmodels::FetchListModel m_fetchModel;
    itemmodels::ChapterListModel m_chapterModel;
    widgets::ArtworkImages m_images;
    // Children of the window.
    QSplitter *m_splitter = nullptr;
    widgets::Sidebar *m_sidebar = nullptr;
    widgets::RefreshBar *m_refreshBar = nullptr;
    QStackedWidget *m_middle = nullptr;
    widgets::EpisodeListPage *m_list = nullptr;
    widgets::DetailPage *m_detail = nullptr;
    widgets::PlayerBar *m_playerBar = nullptr;
    widgets::MessageBar *m_messages = nullptr;
    LibraryActions *m_libraryActions = nullptr;
    OpenFlow *m_openFlow = nullptr;
    PasswordFlow *m_passwordFlow = nullptr;
    PlaybackActions *m_playbackActions = nullptr;
    ChapterActions *m_chapterActions = nullptr;
    QueueActions *m_queueActions = nullptr;
    DownloadActions *m_downloadActions = nullptr;
    BookmarkActions *m_bookmarkActions = nullptr;
    DetailFlow *m_detailFlow = nullptr;
    SearchFlow *m_searchFlow = nullptr;
    MarkActions *m_markActions = nullptr;
    EpisodeActions *m_episodeActions = nullptr;
    NavigationActions *m_navigation = nullptr;
    HelpActions *m_help = nullptr;
    ChapterFlow *m_chapterFlow = nullptr;
    SettingsActions *m_settingsActions = nullptr;
    VideoFlow *m_videoFlow = nullptr;
    TranscriptFlow *m_transcriptFlow = nullptr;
    ViewMemory *m_views = nullptr;
    WantedPlace m_wanted;
    bool m_isFirstToBeSelected = false;
};

} // namespace dogear
