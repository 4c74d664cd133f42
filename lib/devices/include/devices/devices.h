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

#include <devices/change_recorder.h>
#include <devices/device_accounts.h>
#include <devices/device_states.h>
#include <devices/sync_runner.h>
#include <devices/sync_scheduler.h>

namespace dogear::devices {

/// What the library gives to sync; it records also where nothing is synced.
struct SyncedLibrary
{
    ChangeRecorder recorder;
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
    [[nodiscard]] DeviceStates &states() { return m_states; }
    [[nodiscard]] DeviceLibrary &library() { return m_synced.library; }
    [[nodiscard]] ChangeRecorder &recorder() { return m_synced.recorder; }
    [[nodiscard]] SyncRunner &runner() { return m_runner; }
    /// Inactive until it is started.
    [[nodiscard]] SyncScheduler &scheduler() { return m_scheduler; }

private:
    SyncedLibrary &m_synced;
    // In this order: each is destroyed before the members that it uses.
    DeviceAccounts m_accounts;
    DeviceStates m_states;
    SyncRunner m_runner;
    SyncScheduler m_scheduler;
};

} // namespace dogear::devices
