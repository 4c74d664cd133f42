// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the parts of sync as the user sees it, and connects them.
///
/// Only composition roots use this class; every other class takes the part that it needs.
///
/// Threads: GUI thread.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_devices.cpp

#include <storage/shared_playlists.h>
#include <sync_folder/folder_thread.h>

#include <devices/change_recorder.h>
#include <devices/device_accounts.h>
#include <devices/device_states.h>
#include <devices/folder_setup.h>
#include <devices/sync_runner.h>
#include <devices/sync_scheduler.h>
#include <devices/value_recorder.h>

namespace dogear::devices {

/// What the library gives to sync; it records also where nothing is synced.
struct SyncedLibrary
{
    // In this order: each is destroyed before the members that it uses.
    sync_folder::FolderThread folders{};
    storage::SharedPlaylists lists{};
    ChangeRecorder recorder;
    ValueRecorder values;
    DeviceLibrary library;
};

class Devices final
{
public:
    /// Without \a secrets passwords are held for the session.
    Devices(storage::DatabaseThread &database,
            SyncedLibrary &synced,
            net::ApiClient &client,
            SecretStore *secrets,
            const Clock &clock);

    [[nodiscard]] DeviceAccounts &accounts() { return m_accounts; }
    [[nodiscard]] FolderSetUp &folders() { return m_folders; }
    [[nodiscard]] DeviceStates &states() { return m_states; }
    [[nodiscard]] DeviceLibrary &library() { return m_synced.library; }
    [[nodiscard]] ChangeRecorder &recorder() { return m_synced.recorder; }
    [[nodiscard]] ValueRecorder &values() { return m_synced.values; }
    [[nodiscard]] SyncRunner &runner() { return m_runner; }
    /// Inactive until it is started.
    [[nodiscard]] SyncScheduler &scheduler() { return m_scheduler; }

private:
    SyncedLibrary &m_synced;
    // In this order: each is destroyed before the members that it uses.
    DeviceAccounts m_accounts;
    FolderSetUp m_folders;
    DeviceStates m_states;
    SyncRunner m_runner;
    SyncScheduler m_scheduler;
};

} // namespace dogear::devices
