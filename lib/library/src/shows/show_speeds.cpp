// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/playback_preferences.h>
#include <library/show_playbacks.h>
#include <library/show_speeds.h>
#include <library/subscriptions.h>

namespace dogear::library {

ShowSpeeds::ShowSpeeds(ShowPlaybacks &shows,
                       PlaybackPreferences &preferences,
                       Subscriptions &subscriptions,
                       QObject *parent)
    : QObject(parent)
    , m_shows(shows)
    , m_preferences(preferences)
{
    connect(&shows, &ShowPlaybacks::changed, this, &ShowSpeeds::take);
    connect(&preferences, &PlaybackPreferences::changed, this, &ShowSpeeds::changed);
    // A show that is restored by undo brings its own speed along, under a new id.
    connect(&subscriptions, &Subscriptions::podcastsChanged, this, &ShowSpeeds::load);
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

} // namespace dogear::library
