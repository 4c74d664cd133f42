// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the id and the name of this device, under which servers list it.
///
/// Threads: pure, except for ownDeviceId(); any thread.
/// Tests:   tests/integration/tst_device_accounts.cpp

#include <base/result.h>

#include <QString>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::devices {

/// Makes an id of the name of this computer and a random number, in the letters that servers take
/// (domain::SyncTarget::device). Another call makes another id.
[[nodiscard]] QString makeDeviceId();

/// Reads the id of this device, which all targets share; a new one if there is no target yet. On
/// the database thread.
[[nodiscard]] Result<QString> ownDeviceId(storage::Connection &connection);

/// Returns the name of this device for people: "Dogear on desk".
[[nodiscard]] QString deviceCaption();

} // namespace dogear::devices
