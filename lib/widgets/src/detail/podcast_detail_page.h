// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Presents a show: header with actions, newest episode, problem, and tabs for its episodes,
///        its description and facts, its settings, and the health of its feed.
///
/// Tests: tests/gui/tst_show_page.cpp, tst_detail_page.cpp

#include <domain/download.h>
#include <domain/show_outline.h>
#include <domain/show_playback.h>

#include <QWidget>

namespace dogear::itemmodels {
class ShowEpisodesModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;
class DetailHeader;
class DetailTabs;
class FeedHealth;
class NewestEpisodeLine;
class ShowAbout;
class ShowActions;
class ShowEpisodes;
class ShowProblem;
class ShowSettings;

/// Tabs of the page, in their order.
enum class ShowTab { Episodes, About, Settings, Health };

class PodcastDetailPage final : public QWidget
{
    Q_OBJECT

public:
    PodcastDetailPage(ArtworkImages &images, QWidget *parent);

    /// Shows \a podcast. A preview can be followed, and has no settings.
    void setPodcast(const domain::FollowedPodcast &podcast);
    /// Sets dates and newest episode of the show.
    void setSpan(const domain::ShowSpan &span);
    /// Sets the other followed shows of the author.
    void setOthersOfAuthor(const QList<domain::ShowName> &shows);
    void setEpisodesModel(itemmodels::ShowEpisodesModel &model);
    /// Sets the time of the next scheduled read of the feed; nullopt: none is scheduled.
    void setNextRefresh(const std::optional<QDateTime> &time);
    /// Sets the font of the description.
    void setTextFont(const QFont &font);
    [[nodiscard]] PodcastId podcast() const { return m_podcast.id; }
    [[nodiscard]] DetailTabs &tabs() const { return *m_tabs; } ///< in the order of ShowTab
    [[nodiscard]] FeedHealth &health() { return *m_health; }
    [[nodiscard]] ShowSettings &settings() { return *m_settings; }

signals:
    void linkActivated(const QUrl &url);
    /// Emitted when the user wants to follow this show, or one that its feed names.
    void followRequested(const QUrl &feed);
    void retryRequested(dogear::PodcastId id);
    void passwordRequested(dogear::PodcastId id);
    void addressChangeRequested(dogear::PodcastId id);
    void markAllPlayedRequested(dogear::PodcastId id);
    void exportRequested(dogear::PodcastId id); ///< to save the show as an OPML file
    void stopFollowingRequested(dogear::PodcastId id);
    void showRequested(dogear::PodcastId id);    ///< to open another show
    void episodeRequested(dogear::EpisodeId id); ///< to open the page of an episode
    void playRequested(dogear::EpisodeId id);
    /// Emitted when the user wants to be told when \a item of the show \a id starts, or no longer.
    void reminderChanged(dogear::PodcastId id, const dogear::domain::LiveItem &item, bool isWanted);
    void skipPatternsChanged(dogear::PodcastId id, const QStringList &patterns);
    void playbackChanged(dogear::PodcastId id, const dogear::domain::ShowPlayback &playback);
    void downloadsChanged(dogear::PodcastId id, const dogear::domain::ShowDownloads &downloads);
    void announcedChanged(dogear::PodcastId id, bool isAnnounced);

private:
    void createTabs();
    [[nodiscard]] QWidget *createHealth();
    void connectHeader();
    void connectTabs();

    domain::FollowedPodcast m_podcast;
    DetailHeader *m_header;
    ShowActions *m_actions;
    NewestEpisodeLine *m_newest;
    ShowProblem *m_problem;
    DetailTabs *m_tabs;
    ShowEpisodes *m_episodes;
    ShowAbout *m_about;
    ShowSettings *m_settings;
    FeedHealth *m_health;
    std::optional<QDateTime> m_nextRefresh;
};

} // namespace dogear::widgets
