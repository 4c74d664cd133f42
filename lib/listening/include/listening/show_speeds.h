// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the playback speed of each show, for computing remaining times.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_up_next.cpp

#include <base/ids.h>
#include <domain/show_playback.h>

#include <QHash>
#include <QObject>

namespace dogear::listening {

class PlaybackPreferences;
class ShowPlaybacks;

class ShowSpeeds final : public QObject
{
    Q_OBJECT

public:
    ShowSpeeds(ShowPlaybacks &shows, PlaybackPreferences &preferences, QObject *parent = nullptr);

    /// The show's own speed, or the speed for all shows.
    [[nodiscard]] double of(PodcastId podcast) const;
    /// Reads the speeds again; call it after shows were added, because a show that is restored by
    /// undo has its own speed under a new id.
    void load();

signals:
    /// Emitted when the result of of() may have changed.
    void changed();

private:
    void take(PodcastId podcast, const domain::ShowPlayback &playback);

    ShowPlaybacks &m_shows;
    PlaybackPreferences &m_preferences;
    QHash<PodcastId, double> m_own;
};

} // namespace dogear::listening
