// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells at which speed the episodes of each show are played, for the time that is left.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_up_next.cpp

#include <base/ids.h>
#include <domain/show_playback.h>

#include <QHash>
#include <QObject>

namespace dogear::library {

class PlaybackPreferences;
class ShowPlaybacks;
class Subscriptions;

class ShowSpeeds final : public QObject
{
    Q_OBJECT

public:
    ShowSpeeds(ShowPlaybacks &shows,
               PlaybackPreferences &preferences,
               Subscriptions &subscriptions,
               QObject *parent = nullptr);

    /// Its own speed, or that of all shows.
    [[nodiscard]] double of(PodcastId podcast) const;

signals:
    /// Emitted when of() may answer otherwise.
    void changed();

private:
    void load();
    void take(PodcastId podcast, const domain::ShowPlayback &playback);

    ShowPlaybacks &m_shows;
    PlaybackPreferences &m_preferences;
    QHash<PodcastId, double> m_own;
};

} // namespace dogear::library
