// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/playback_preferences.h>
#include <listening/show_playbacks.h>
#include <listening/show_speeds.h>

namespace dogear::listening {

ShowSpeeds::ShowSpeeds(ShowPlaybacks &shows, PlaybackPreferences &preferences, QObject *parent)
    : QObject(parent)
    , m_shows(shows)
    , m_preferences(preferences)
{
    connect(&shows, &ShowPlaybacks::changed, this, &ShowSpeeds::take);
    connect(&preferences, &PlaybackPreferences::changed, this, &ShowSpeeds::changed);
    load();
}

void ShowSpeeds::load()
{
    m_shows.speeds().then(this, [this](const Result<QHash<PodcastId, double>> &speeds) {
        // After an error the known speeds stay in use.
        if (!speeds || *speeds == m_own)
            return;
        m_own = *speeds;
        emit changed();
    });
}

void ShowSpeeds::take(PodcastId podcast, const domain::ShowPlayback &playback)
{
    if (playback.speed)
        m_own.insert(podcast, *playback.speed);
    else
        m_own.remove(podcast);
    emit changed();
}

double ShowSpeeds::of(PodcastId podcast) const
{
    return m_own.value(podcast, m_preferences.forAllShows().speed);
}

} // namespace dogear::listening
