// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the player with sync: what plays is left alone, a pause is recorded and synced,
///        and a paused episode follows the position of another device.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_synced_player.cpp

#include <base/ids.h>

#include <QObject>

#include <devices/playing_episode.h>

namespace dogear::devices {
class Devices;
} // namespace dogear::devices

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::library {

class SyncedPlayer final : public QObject, public devices::PlayingEpisode
{
    Q_OBJECT

public:
    SyncedPlayer(listening::PlaybackSession &session,
                 devices::Devices &devices,
                 QObject *parent = nullptr);
    ~SyncedPlayer() override;

    [[nodiscard]] bool isPlaying(EpisodeId episode) const override;
    void reloadPosition(EpisodeId episode) override;

    /// Pauses and saves, so that the place is recorded before the last run.
    void endSession();

private:
    void handleState();
    void recordLoaded();

    listening::PlaybackSession &m_session;
    devices::Devices &m_devices;
    EpisodeId m_playing; ///< that the recorder knows as playing; invalid if none does
};

} // namespace dogear::library
