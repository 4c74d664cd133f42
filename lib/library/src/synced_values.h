// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the use cases of a library with what records their changes for sync.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_value_recorder.cpp, tests/integration/tst_folder_devices.cpp

#include <domain/sync_field.h>

#include <QSet>

#include <devices/devices.h>

namespace dogear::library {

class Library;

/// Tells \a synced of everything that the user changes in \a library, and of imports.
void recordChanges(Library &library, devices::SyncedLibrary &synced);

/// Lets the views of \a library read values of \a kinds again, which a run with a folder changed.
void reloadValues(Library &library, const QSet<domain::SyncFieldKind> &kinds);

} // namespace dogear::library
