// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks the file system how much room a folder has left.
///
/// Threads: any; a network disk may answer slowly.
/// Tests:   tests/unit/files/tst_disk_space.cpp

#include <QtGlobal>

#include <optional>

class QString;

namespace dogear::files {

/// Bytes that this user may still write to the disk of \a folder. For a folder that does not exist
/// yet, the disk of the nearest existing folder above it counts.
/// \return nothing if the file system does not say
[[nodiscard]] std::optional<qint64> availableBytes(const QString &folder);

} // namespace dogear::files
