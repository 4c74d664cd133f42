// SPDX-License-Identifier: GPL-3.0-or-later
#include <devices/devices.h>

namespace dogear::devices {

Devices::Devices(storage::DatabaseThread &database,
                 SyncedLibrary &synced,
                 net::ApiClient &client,
                 SecretStore *secrets,
                 const Clock &clock)
    : m_synced(synced)
    , m_accounts(database, client, secrets)
    , m_states(database, synced.library)
    , m_runner(database, m_accounts, synced.library, clock)
    , m_scheduler(database, m_runner, clock)
{
    QObject::connect(
        &synced.recorder, &ChangeRecorder::recorded, &m_scheduler, &SyncScheduler::requestRun);
    // A server that was just connected, an answer and a retry change what the next run does.
    QObject::connect(
        &m_accounts, &DeviceAccounts::changed, &m_scheduler, &SyncScheduler::requestRun);
    QObject::connect(&m_states, &DeviceStates::changed, &m_scheduler, &SyncScheduler::requestRun);
}

} // namespace dogear::devices
