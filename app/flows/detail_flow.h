// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings what was selected into the detail page, and plays what is asked for there.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.

#include <base/error.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <domain/library.h>

#include <QObject>

class QWidget;

namespace dogear::library {
class Episodes;
class FeedRefresher;
class PlaybackSession;
class RefreshScheduler;
class Subscriptions;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {
class DetailPage;
} // namespace dogear::widgets

namespace dogear {

struct DetailFlowParts
{
    library::Subscriptions &subscriptions;
    library::Episodes &episodes;
    playback::Player &player;
    library::PlaybackSession &session;
    library::FeedRefresher &refresher;
    library::RefreshScheduler &scheduler;
};

class DetailFlow final : public QObject
{
    Q_OBJECT

public:
    DetailFlow(const DetailFlowParts &parts, widgets::DetailPage &page, QWidget &window);

    void showEpisode(EpisodeId id);
    void showPodcast(PodcastId id);

signals:
    /// Emitted when the page shows \a episode.
    void episodeShown(const dogear::domain::EpisodeDetail &episode);
    void podcastShown(dogear::PodcastId podcast);
    void failed(const dogear::Error &error);

private:
    void connectPage();
    void followPlaying();
    void followRefreshes();
    void showPodcastAgain(PodcastId id);
    void showEpisodeAgain(EpisodeId id);
    void tellNextRefresh();

    DetailFlowParts m_parts;
    widgets::DetailPage &m_page;
    LatestRequest m_requests;
};

} // namespace dogear
