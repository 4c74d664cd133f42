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
    , m_folders(database, synced.folders)
    , m_states(database, synced.library)
    , m_runner(database,
               m_accounts,
               synced.library,
               FolderParts{synced.folders, synced.lists},
               clock)
    , m_scheduler(database, m_runner, clock)
{
    QObject::connect(
        &synced.recorder, &ChangeRecorder::recorded, &m_scheduler, &SyncScheduler::requestRun);
    QObject::connect(
        &synced.values, &ValueRecorder::recorded, &m_scheduler, &SyncScheduler::requestRun);
    // Followers of the accounts need not know of what kind they are.
    QObject::connect(&m_folders, &FolderSetUp::changed, &m_accounts, &DeviceAccounts::changed);
    // A server that was just connected, an answer and a retry change what the next run does.
    QObject::connect(
        &m_accounts, &DeviceAccounts::changed, &m_scheduler, &SyncScheduler::requestRun);
    QObject::connect(&m_states, &DeviceStates::changed, &m_scheduler, &SyncScheduler::requestRun);
}

} // namespace dogear::devices
