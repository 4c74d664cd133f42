// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Locks a file that several processes use, and waits for a process that holds the lock.
///
/// The lock ends with unlocking, with the last close of the file, and with the process.
///
/// Threads: any; the call may wait for \a timeout, so not on the GUI thread.
/// Spec:    flock(2)
/// Tests:   tests/unit/files/tst_file_lock.cpp

#include <chrono>

namespace dogear::files {

/// Locks \a file, a descriptor, with \a operation: LOCK_SH or LOCK_EX of sys/file.h.
/// \return false if another process still holds it after \a timeout, or if the file cannot be
///   locked; errno says why
[[nodiscard]] bool lockFile(int file, int operation, std::chrono::milliseconds timeout);

} // namespace dogear::files
