// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows an episode, a show, a show of a directory or a hint in the right pane.
///
/// The page of an episode is asked directly; those of shows are created when first needed.
///
/// Threads: GUI thread.
/// Owner:   the window; images outlive it.
/// Tests:   tests/gui/tst_detail_page.cpp, tst_main_window.cpp

#include <discovery/show_list.h>
#include <domain/library.h>
#include <domain/show_outline.h>

#include <QStackedWidget>

namespace dogear::domain {
struct PlaybackEffects;
struct ShowDownloads;
struct ShowPlayback;
} // namespace dogear::domain

namespace dogear::itemmodels {
class FetchListModel;
class ShowEpisodesModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;
class DetailTabs;
class DirectoryShowPage;
class EmptyState;
class EpisodeDetailPage;
class PodcastDetailPage;

class DetailPage final : public QStackedWidget
{
    Q_OBJECT

public:
    explicit DetailPage(ArtworkImages &images, QWidget *parent = nullptr);

    void showNothing();
    /// \a isSelectable: the list has an episode to select. Only then an empty page asks for it.
    void setSelectable(bool isSelectable);
    /// Sets the font size of notes and transcripts, in per cent of the page's font.
    void setTextPercent(int percent);
    void showEpisode(const domain::EpisodeDetail &episode);
    void showPodcast(const domain::FollowedPodcast &podcast);
    /// Shows what directories say about \a show, or about its episode.
    void showDirectoryShow(const discovery::ListedShow &show);
    [[nodiscard]] EpisodeDetailPage &episodePage() const { return *m_episode; }
    /// The tabs of the page of a show while it is shown, otherwise those of the page of an episode.
    [[nodiscard]] DetailTabs &tabs() const;
    [[nodiscard]] EpisodeId episode() const; ///< invalid while something else is shown
    [[nodiscard]] PodcastId podcast() const; ///< invalid while something else is shown
    /// Says that the preview of the show \a key could not be read, if that show is on the page.
    void endPreview(quint64 key);
    /// ListedShow::key of the show of a directory; 0 while something else is shown.
    [[nodiscard]] quint64 directoryShow() const;

    /// Sets the model of the show's last fetches; \a model outlives the page.
    void setFetchModel(itemmodels::FetchListModel &model);
    /// Sets the model of the show's episodes; \a model outlives the page.
    void setEpisodesModel(itemmodels::ShowEpisodesModel &model);
    /// Shows dates and newest episode of the show \a id.
    void updateSpan(PodcastId id, const domain::ShowSpan &span);
    /// Lists the other followed shows of the author of the show \a id.
    void updateOthersOfAuthor(PodcastId id, const QList<domain::ShowName> &shows);
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
    void linkActivated(const QUrl &url); ///< on the page of an episode or a show
    /// Emitted when the user wants all episodes of a person; \a search finds them.
    void personActivated(const QString &search);
    void skipPatternsChanged(dogear::PodcastId id, const QStringList &patterns);
    void playbackChanged(dogear::PodcastId id, const dogear::domain::ShowPlayback &playback);
    void downloadsChanged(dogear::PodcastId id, const dogear::domain::ShowDownloads &downloads);
    /// Emitted when new episodes of the show \a id should be announced by the desktop, or no
    /// longer.
    void announcedChanged(dogear::PodcastId id, bool isAnnounced);
    /// Emitted when the user wants to follow the show on the page, or one that its feed names.
    void followRequested(const QUrl &feed);
    void markAllPlayedRequested(dogear::PodcastId id);
    void exportRequested(dogear::PodcastId id); ///< to save the show as an OPML file
    void showRequested(dogear::PodcastId id);   ///< to open another show
    /// Emitted on the page of a show, to open the page of an episode.
    void episodeRequested(dogear::EpisodeId id);
    void playRequested(dogear::EpisodeId id); ///< on the page of a show
    /// Emitted when the user wants to be told when \a item of the show \a id starts, or no longer.
    void reminderChanged(dogear::PodcastId id, const dogear::domain::LiveItem &item, bool isWanted);
    void retryRequested(dogear::PodcastId id);
    /// Emitted instead of retryRequested() if the server requires a password.
    void passwordRequested(dogear::PodcastId id);
    void addressChangeRequested(dogear::PodcastId id);
    void stopFollowingRequested(dogear::PodcastId id);
    /// Emitted when the user wants to follow the show of a directory that is on the page.
    void listedFollowRequested(const dogear::discovery::ListedShow &show);
    /// Emitted when the user wants to play the episode of a directory that is on the page.
    void listedPlayRequested(const dogear::discovery::ListedShow &show);
    /// Emitted when the user wants to see the episodes of a show before following it.
    void previewRequested(const dogear::discovery::ListedShow &show);

private:
    /// Creates the page of shows when the first show is opened: without its forms the window
    /// appears sooner.
    PodcastDetailPage &podcastPage();
    void connectPodcastPage();
    [[nodiscard]] QFont textFont() const;

    EmptyState *m_nothing;
    EpisodeDetailPage *m_episode;
    PodcastDetailPage *m_podcast = nullptr;
    DirectoryShowPage *m_directoryShow = nullptr;
    ArtworkImages &m_images;
    itemmodels::FetchListModel *m_fetches = nullptr;
    itemmodels::ShowEpisodesModel *m_episodes = nullptr;
    int m_textPercent = 100;
};

} // namespace dogear::widgets
