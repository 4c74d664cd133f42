// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the selected episode or show, shows it on the detail page and plays from there.
///
/// Threads: GUI thread.
/// Owner:   the detail page; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_unreadable_views.cpp

#include <base/ids.h>
#include <base/latest_request.h>
#include <domain/library.h>

#include <QObject>

namespace dogear::library {
class Episodes;
class PlaybackSession;
class Subscriptions;
} // namespace dogear::library

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController final : public QObject
{
    Q_OBJECT

public:
    DetailController(library::Subscriptions &subscriptions,
                     library::Episodes &episodes,
                     library::PlaybackSession &session,
                     widgets::DetailPage &page,
                     widgets::MessageBar &messages);

    [[nodiscard]] widgets::DetailPage &page() const { return m_page; }
    void showEpisode(EpisodeId id);
    void showPodcast(PodcastId id);
    /// Reads the show \a id again if it is the one on the page.
    void updatePodcast(PodcastId id);

signals:
    /// Emitted when the page shows \a episode.
    void episodeShown(const dogear::domain::EpisodeDetail &episode);
    void podcastShown(dogear::PodcastId podcast);

private:
    void connectPage();
    void connectLibrary();
    void showPlaying();
    void updateEpisode(EpisodeId id);

    library::Subscriptions &m_subscriptions;
    library::Episodes &m_episodes;
    library::PlaybackSession &m_session;
    widgets::DetailPage &m_page;
    widgets::MessageBar &m_messages;
    LatestRequest m_requests;
};

} // namespace dogear
