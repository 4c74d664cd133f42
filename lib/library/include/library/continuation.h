// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What plays when an episode ends, or when a listener wants the next one.
///
/// Up next first; then, if wanted, the next unplayed episode of the same show in the order in which
/// it was told; then nothing.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_queue.cpp

#include <base/ids.h>
#include <settings/settings.h>

#include <QObject>

namespace dogear::library {

class Episodes;
class PlaybackSession;
class Queue;

class Continuation final : public QObject
{
    Q_OBJECT

public:
    Continuation(PlaybackSession &session,
                 Queue &queue,
                 Episodes &episodes,
                 QObject *parent = nullptr);

    /// Folders play on to their end whatever was set, unless it is Stop.
    void setAfterEpisode(settings::AfterEpisode what);
    /// Whether next() may have something to play.
    [[nodiscard]] bool canGoNext() const;

    /// Leaves the present episode where it is, and takes what comes next; without a sound if
    /// \a isPlayWanted says so.
    void next(bool isPlayWanted = true);
    /// Nothing follows by itself on the episode that ends now.
    void stopHere() { m_stopsHere = true; }

signals:
    void canGoNextChanged();

private:
    [[nodiscard]] bool goesOnWithShow() const;
    void goOnAfter(EpisodeId finished);
    void take(EpisodeId id, bool isPlayWanted);
    void takeNextOfShow(EpisodeId after, bool isPlayWanted);

    PlaybackSession &m_session;
    Queue &m_queue;
    Episodes &m_episodes;
    bool m_stopsHere = false;
    settings::AfterEpisode m_afterEpisode = settings::AfterEpisode::Queue;
};

} // namespace dogear::library
