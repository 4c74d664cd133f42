// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the files of devices, and makes names of devices.
///
/// Threads: pure, but for the random numbers; any thread.
/// Tests:   tests/unit/sync_folder/tst_folder_scan.cpp

#include <QString>

namespace dogear::sync_folder {

/// Matches the files of devices and their conflict copies: programs that carry files keep the
/// beginning and the ending of the name, for example "dogear-desk.sync-conflict-20261127-101010-
/// ABCDEFG.log" (Syncthing) and "dogear-desk (Ann's conflicted copy 2026-11-27).log" (Dropbox).
/// Their temporary files begin with a dot or a tilde.
inline constexpr auto filePattern = QLatin1StringView("dogear-*.log");

/// \return the name of the file that \a device writes
[[nodiscard]] QString fileName(const QString &device);

/// \return \a device with another random ending, at most 64 characters long
[[nodiscard]] QString newDevice(const QString &device);
/// \return a random text for Session::id
[[nodiscard]] QString newSession();

} // namespace dogear::sync_folder
