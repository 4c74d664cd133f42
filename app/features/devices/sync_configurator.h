// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies changed settings of sync and changes of the network status, and runs sync on
/// exit.
///
/// Threads: GUI thread.
/// Owner:   Application; collaborators outlive it. It outlives a window that is replaced.
/// Tests:   tests/gui/tst_sync_window.cpp

#include <base/future.h>
#include <settings/settings.h>

#include <QObject>

namespace dogear::devices {
class Devices;
} // namespace dogear::devices

namespace dogear::library {
class SyncedPlayer;
} // namespace dogear::library

namespace dogear::net {
class NetworkStatus;
} // namespace dogear::net

namespace dogear {

class SyncConfigurator final : public QObject
{
    Q_OBJECT

public:
    SyncConfigurator(devices::Devices &devices,
                     library::SyncedPlayer &player,
                     net::NetworkStatus &network);

    /// Begins to sync. \a downloads says whether metered networks may be used.
    void start(const settings::SyncSettings &sync, const settings::DownloadSettings &downloads);

    // Apply changed settings.
    void setSync(const settings::SyncSettings &sync);
    void setDownloads(const settings::DownloadSettings &downloads);

    /// Pauses the player and uploads what waits, for a few seconds at most.
    /// \return a future that finishes when the program may end
    [[nodiscard]] Future<bool> finish();

private:
    void applyNetwork();

    devices::Devices &m_devices;
    library::SyncedPlayer &m_player;
    net::NetworkStatus &m_network;
    bool m_allowsMetered = false;
};

} // namespace dogear
