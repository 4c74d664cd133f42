// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes actions as a JSON array, from which one statement inserts them all.

#include <storage/sync_log_store.h>

namespace dogear::storage {

/// Returns an array of arrays: feed, key and address of the episode, kind, time, position, started,
/// total, order time, guid, device. Absent numbers are -1.
[[nodiscard]] QString toRows(const QList<ReceivedAction> &actions);

} // namespace dogear::storage
