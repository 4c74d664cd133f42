// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The right pane: an episode with its notes, or a show, or nothing yet.
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

/// What an episode's page has beside its header.
enum class EpisodeTab { Notes, Chapters, Transcript };

class DetailPage final : public QStackedWidget
{
    Q_OBJECT

public:
    explicit DetailPage(ArtworkImages &images, QWidget *parent = nullptr);

    void showNothing();
    /// Opens a tab of the episode that is shown, if it has it, and gives it the focus.
    void goToTab(EpisodeTab tab);
    /// Without anything to select, nothing asks to select it.
    void setSelectable(bool isSelectable);
    /// Size of notes and transcripts, of the font of the page.
    void setTextPercent(int percent);
    void showEpisode(const domain::EpisodeDetail &episode);
    void showPodcast(const domain::FollowedPodcast &podcast);
    /// Follows a change of what the page shows; of others nothing changes.
    void updateState(EpisodeId id, const domain::EpisodeState &state);
    /// \a isPlaying: the episode \a id is heard now.
    void updatePlaying(EpisodeId id, bool isPlaying);
    void updateQueued(EpisodeId id, bool isQueued);
    /// What is searched for is marked wherever it stands.
    void setSearched(const query::Query &query);
    void updateDownload(EpisodeId id, const DownloadStatus &status);
    [[nodiscard]] EpisodeId episode() const;
    [[nodiscard]] PodcastId podcast() const; ///< none while something else is shown

    /// Where the last fetches of a show come from; \a model outlives the page.
    void setFetchModel(itemmodels::FetchListModel &model);
    /// Where the chapters of the episode come from that is shown; \a model outlives the page.
    void setChapterModel(itemmodels::ChapterListModel &model);
    /// The same of its transcript.
    void setTranscriptModel(itemmodels::TranscriptModel &model);
    /// Buttons that an episode has while it has pictures.
    void setVideoActions(const QList<QAction *> &actions);
    /// The episode \a id has pictures: while it is shown, \a view is there, too; nullptr: the
    /// pictures are elsewhere. An invalid id: none has.
    void setVideo(EpisodeId id, QWidget *view);
    /// Which chapters of the show \a id are always skipped, by their titles.
    void updateSkipPatterns(PodcastId id, const QStringList &patterns);
    /// How the show \a id is played, where that is its own, and what holds for all shows.
    void updatePlayback(PodcastId id,
                        const domain::ShowPlayback &playback,
                        const domain::PlaybackEffects &allShows);
    /// What of the show \a id is downloaded without being asked for.
    void updateDownloads(PodcastId id, const domain::ShowDownloads &downloads);
    /// When the show \a id is read without being asked for; nothing if it will not be.
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
    /// Emitted when chapters with this title are to be skipped in the show of the episode.
    void titleSkipRequested(dogear::PodcastId id, const QString &title);
    void skipPatternsChanged(dogear::PodcastId id, const QStringList &patterns);
    void playbackChanged(dogear::PodcastId id, const dogear::domain::ShowPlayback &playback);
    void downloadsChanged(dogear::PodcastId id, const dogear::domain::ShowDownloads &downloads);
    void showRequested(dogear::PodcastId id); ///< the page and episodes of a show
    void retryRequested(dogear::PodcastId id);
    /// Instead of retryRequested() where the server wants a password.
    void passwordRequested(dogear::PodcastId id);
    void addressChangeRequested(dogear::PodcastId id);
    void stopFollowingRequested(dogear::PodcastId id);

private:
    /// Made when the first show is looked at: the window is there sooner without its forms.
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
