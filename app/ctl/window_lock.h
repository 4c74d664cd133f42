// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells whether a window is open, which would not notice that its files are replaced.
///
/// Tests: tests/integration/tst_dogearctl_backup.cpp, tests/integration/tst_dogearctl_settings.cpp

namespace dogear::settings {
struct DataFolders;
} // namespace dogear::settings

namespace dogear::ctl {

/// Whether a window has the library of \a folders open: it holds its lock. If the lock cannot be
/// tried, for example in a read-only folder, no window can hold it.
[[nodiscard]] bool hasWindow(const settings::DataFolders &folders);

} // namespace dogear::ctl
