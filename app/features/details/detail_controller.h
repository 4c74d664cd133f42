// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the selected episode or show, shows it on the detail page, and plays episodes on
///        request of the page.
///
/// Threads: GUI thread.
/// Owner:   the detail page; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_unreadable_views.cpp

#include <base/ids.h>
#include <base/latest_request.h>
#include <domain/library.h>

#include <QObject>

namespace dogear::discovery {
struct ListedShow;
} // namespace dogear::discovery

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::subscriptions {
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController final : public QObject
{
    Q_OBJECT

public:
    DetailController(subscriptions::Subscriptions &subscriptions,
                     episodes::Episodes &episodes,
                     listening::PlaybackSession &session,
                     widgets::DetailPage &page,
                     widgets::MessageBar &messages);

    [[nodiscard]] widgets::DetailPage &page() const { return m_page; }
    /// Reads and shows the episode \a id, unless another request follows before the answer.
    void showEpisode(EpisodeId id);
    /// Reads and shows the show \a id likewise.
    void showPodcast(PodcastId id);
    /// Shows \a show, which directories list: as a show of the library if it is followed.
    void showListed(const discovery::ListedShow &show);
    /// Reads the show \a id again if it is the one on the page.
    void updatePodcast(PodcastId id);

signals:
    /// Emitted when the page has got \a episode.
    void episodeShown(const dogear::domain::EpisodeDetail &episode);
    /// Emitted when the page has got the show \a podcast.
    void podcastShown(dogear::PodcastId podcast);

private:
    void connectPage();
    void connectLibrary();
    /// Passes the state of the player on to the page.
    void showPlaying();
    /// Reads the episode \a id again if it is the one on the page.
    void updateEpisode(EpisodeId id);

    subscriptions::Subscriptions &m_subscriptions;
    episodes::Episodes &m_episodes;
    listening::PlaybackSession &m_session;
    widgets::DetailPage &m_page;
    widgets::MessageBar &m_messages;
    LatestRequest m_requests; ///< of showEpisode() and showPodcast()
};

} // namespace dogear
