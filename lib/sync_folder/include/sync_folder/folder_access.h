// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds out whether a folder can be used for sync, before it is set up.
///
/// Threads: the thread of the folder (folder_thread.h).
/// Tests:   tests/unit/sync_folder/tst_folder_access.cpp

#include <base/result.h>

#include <QString>

namespace dogear::sync_folder {

/// Creates and removes a file in the folder \a path, because some file systems report wrong
/// permissions. \return or FileNotFound (no folder), FileUnwritable; `detail` is \a path
[[nodiscard]] Result<> checkFolder(const QString &path);

} // namespace dogear::sync_folder
