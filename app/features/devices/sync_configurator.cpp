// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_configurator.h"

#include <library/synced_player.h>
#include <net/network_status.h>

#include <devices/devices.h>

namespace dogear {

using net::NetworkStatus;

SyncConfigurator::SyncConfigurator(devices::Devices &devices,
                                   library::SyncedPlayer &player,
                                   NetworkStatus &network)
    : m_devices(devices)
    , m_player(player)
    , m_network(network)
{
    connect(&network, &NetworkStatus::changed, this, &SyncConfigurator::applyNetwork);
}

void SyncConfigurator::start(const settings::SyncSettings &sync,
                             const settings::DownloadSettings &downloads)
{
    setDownloads(downloads);
    m_devices.scheduler().start(sync);
}

void SyncConfigurator::setSync(const settings::SyncSettings &sync)
{
    m_devices.scheduler().setSettings(sync);
}

void SyncConfigurator::setDownloads(const settings::DownloadSettings &downloads)
{
    m_allowsMetered = downloads.allowsMetered;
    applyNetwork();
}

void SyncConfigurator::applyNetwork()
{
    m_devices.scheduler().setNetwork({.isOnline = m_network.isOnline(),
                                      .isMetered = m_network.isMetered(),
                                      .allowsMetered = m_allowsMetered});
}

Future<bool> SyncConfigurator::finish()
{
    m_player.endSession();
    (void)m_devices.values().check(); // before finish() counts what waits
    return m_devices.scheduler().finish();
}

} // namespace dogear
