// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Copies and replaces files so that a power cut leaves no damaged file.
///
/// Threads: any; the calls wait for the disk.
/// Tests:   tests/unit/files/tst_durable_file.cpp

#include <base/result.h>

#include <QString>

namespace dogear::files {

/// Waits until the file or folder at \a path has reached the disk.
/// \return or FileUnwritable, DiskFull
[[nodiscard]] Result<> syncToDisk(const QString &path);

/// Renames \a from to \a to, on the same file system. Replaces \a to atomically: at any moment it
/// is the old file or the new one.
/// \return or FileUnwritable, DiskFull
[[nodiscard]] Result<> replaceFile(const QString &from, const QString &to);

/// Copies \a from to \a to and waits for the disk. Overwrites \a to.
/// \return or FileNotFound, FileUnreadable, FileUnwritable, DiskFull
[[nodiscard]] Result<> copyDurably(const QString &from, const QString &to);

/// Makes the Error for \a number, the errno of an attempt to write \a path.
[[nodiscard]] Error writeError(const QString &path, int number);

} // namespace dogear::files
