// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_playback_flow.h"

#include "detail_flow.h"

#include <library/playback_preferences.h>
#include <library/show_playbacks.h>
#include <widgets/detail_page.h>

namespace dogear {

using domain::ShowPlayback;
using library::PlaybackPreferences;
using library::ShowPlaybacks;

ShowPlaybackFlow::ShowPlaybackFlow(ShowPlaybacks &shows,
                                   PlaybackPreferences &preferences,
                                   widgets::DetailPage &page,
                                   DetailFlow &details)
    : QObject(&details)
    , m_shows(shows)
    , m_preferences(preferences)
    , m_page(page)
{
    connect(&details, &DetailFlow::podcastShown, this, &ShowPlaybackFlow::read);
    connect(&page, &widgets::DetailPage::playbackChanged, &shows, &ShowPlaybacks::set);
    // Also when it is changed in the bar, while it plays.
    connect(&shows, &ShowPlaybacks::changed, this, &ShowPlaybackFlow::fill);
    connect(&shows, &ShowPlaybacks::failed, this, &ShowPlaybackFlow::failed);
    connect(&preferences, &PlaybackPreferences::changed, this, [this] {
        if (m_page.podcast().isValid() && m_preferences.forAllShows() != m_named)
            read(m_page.podcast());
    });
}

void ShowPlaybackFlow::read(PodcastId show)
{
    m_shows.find(show).then(this, [this, show](const Result<ShowPlayback> &found) {
        if (found)
            fill(show, *found);
        else
            emit failed(found.error());
    });
}

void ShowPlaybackFlow::fill(PodcastId show, const ShowPlayback &playback)
{
    m_named = m_preferences.forAllShows();
    m_page.updatePlayback(show, playback, m_named);
}

} // namespace dogear
