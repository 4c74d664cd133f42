// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses the servers and the country of directories from the settings and the system.
///
/// Threads: pure; any thread.
/// Tests:   tests/gui/tst_discover_settings.cpp

#include <discovery/directories.h>

namespace dogear::settings {
struct DirectorySettings;
} // namespace dogear::settings

namespace dogear::library {

/// The servers of \a settings, or the default ones.
[[nodiscard]] discovery::DirectoryAddresses directoryAddresses(
    const settings::DirectorySettings &settings);

/// The country of \a settings, or that of the system if it has charts, or else "us".
[[nodiscard]] QString directoryCountry(const settings::DirectorySettings &settings);

} // namespace dogear::library
