// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows an episode, a show or a hint in the right pane.
///
/// Threads: GUI thread.
/// Owner:   the window; images outlive it.
/// Tests:   tests/gui/tst_detail_page.cpp, tst_main_window.cpp

#include <domain/library.h>
#include <widgets/download_change.h>
#include <widgets/download_text.h>
#include <widgets/queue_change.h>

#include <QStackedWidget>
#include <query/query.h>

class QAction;

namespace dogear::domain {
struct PlaybackEffects;
struct ShowDownloads;
struct ShowPlayback;
} // namespace dogear::domain

namespace dogear::itemmodels {
class ChapterListModel;
class FetchListModel;
class TranscriptModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;
class EmptyState;
class EpisodeDetailPage;
class PodcastDetailPage;

/// Tabs of an episode's page, below its header.
enum class EpisodeTab { Notes, Chapters, Transcript };

class DetailPage final : public QStackedWidget
{
    Q_OBJECT

public:
    explicit DetailPage(ArtworkImages &images, QWidget *parent = nullptr);

    void showNothing();
    /// Opens \a tab of the shown episode, if the episode has it, and gives it the focus.
    void goToTab(EpisodeTab tab);
    /// \a isSelectable: the list has an episode to select. Only then an empty page asks for it.
    void setSelectable(bool isSelectable);
    /// Sets the font size of notes and transcripts, in per cent of the page's font.
    void setTextPercent(int percent);
    void showEpisode(const domain::EpisodeDetail &episode);
    void showPodcast(const domain::FollowedPodcast &podcast);
    /// Updates the state on the page; does nothing if the page has another episode than \a id.
    void updateState(EpisodeId id, const domain::EpisodeState &state);
    /// The episode \a id is in the player; \a isPlaying is false while it is paused.
    void updatePlaying(EpisodeId id, bool isPlaying);
    void updateQueued(EpisodeId id, bool isQueued);
    /// Highlights the matches of \a query in the notes and in the transcript.
    void setSearched(const query::Query &query);
    void updateDownload(EpisodeId id, const DownloadStatus &status);
    [[nodiscard]] EpisodeId episode() const;
    [[nodiscard]] PodcastId podcast() const; ///< invalid while something else is shown

    /// Sets the model of the show's last fetches; \a model outlives the page.
    void setFetchModel(itemmodels::FetchListModel &model);
    /// Sets the model of the shown episode's chapters; \a model outlives the page.
    void setChapterModel(itemmodels::ChapterListModel &model);
    /// Sets the model of the shown episode's transcript; \a model outlives the page.
    void setTranscriptModel(itemmodels::TranscriptModel &model);
    /// Sets the actions that an episode with video has as buttons.
    void setVideoActions(const QList<QAction *> &actions);
    /// Sets the episode \a id that has video; its page shows \a view. nullptr: the video is shown
    /// in another place, such as its own window. An invalid \a id: no episode has video.
    void setVideo(EpisodeId id, QWidget *view);
    /// Sets the patterns of chapter titles that are always skipped in the show \a id.
    void updateSkipPatterns(PodcastId id, const QStringList &patterns);
    /// Shows the playback settings of the show \a id and the defaults for all shows.
    void updatePlayback(PodcastId id,
                        const domain::ShowPlayback &playback,
                        const domain::PlaybackEffects &allShows);
    /// Shows the settings of automatic downloads of the show \a id.
    void updateDownloads(PodcastId id, const domain::ShowDownloads &downloads);
    /// Shows the time of the next automatic refresh of the show \a id; nullopt: none is planned.
    void updateNextRefresh(PodcastId id, const std::optional<QDateTime> &time);

signals:
    void playRequested(dogear::EpisodeId id);
    void pauseRequested();
    void playedChangeRequested(dogear::EpisodeId id, bool isPlayed);
    void favouriteChangeRequested(dogear::EpisodeId id, bool isFavourite);
    void queueChangeRequested(dogear::EpisodeId id, dogear::widgets::QueueChange change);
    void downloadChangeRequested(dogear::EpisodeId id, dogear::widgets::DownloadChange change);
    void linkActivated(const QUrl &url);
    void timeActivated(dogear::EpisodeId id, std::chrono::milliseconds position);
    /// Emitted when the user wants chapters with this title to be skipped in the whole show.
    void titleSkipRequested(dogear::PodcastId id, const QString &title);
    void skipPatternsChanged(dogear::PodcastId id, const QStringList &patterns);
    void playbackChanged(dogear::PodcastId id, const dogear::domain::ShowPlayback &playback);
    void downloadsChanged(dogear::PodcastId id, const dogear::domain::ShowDownloads &downloads);
    void showRequested(dogear::PodcastId id); ///< to open the page and the episodes of a show
    void retryRequested(dogear::PodcastId id);
    /// Emitted instead of retryRequested() if the server requires a password.
    void passwordRequested(dogear::PodcastId id);
    void addressChangeRequested(dogear::PodcastId id);
    void stopFollowingRequested(dogear::PodcastId id);

private:
    /// Creates the page of shows when the first show is opened: without its forms the window
    /// appears sooner.
    PodcastDetailPage &podcastPage();
    [[nodiscard]] QFont textFont() const;

    EmptyState *m_nothing;
    EpisodeDetailPage *m_episode;
    PodcastDetailPage *m_podcast = nullptr;
    ArtworkImages &m_images;
    itemmodels::FetchListModel *m_fetches = nullptr;
    int m_textPercent = 100;
};

} // namespace dogear::widgets
