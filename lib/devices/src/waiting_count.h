// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts what waits for its upload.
///
/// Threads: the database thread. May fail with a Database… code.
/// Tests:   tests/integration/tst_devices.cpp, tests/integration/tst_folder_devices.cpp

#include <base/result.h>
#include <domain/sync_target.h>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::devices {

/// Counts the actions that wait for their upload to \a target; for a folder also the values.
[[nodiscard]] Result<int> waitingCount(storage::Connection &connection,
                                       const domain::SyncTarget &target);

} // namespace dogear::devices
