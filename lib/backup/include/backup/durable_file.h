// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Files that are there, whole, also after a power cut.
///
/// Threads: any; the calls wait for the disk.
/// Tests:   tests/unit/backup/tst_durable_file.cpp

#include <base/result.h>

#include <QString>

namespace dogear::backup {

/// Waits until the file or folder at \a path has reached the disk.
/// \return or FileUnwritable, DiskFull
[[nodiscard]] Result<> syncToDisk(const QString &path);

/// Puts \a from, which is on the same disk, in the place of \a to, which may be there: at any
/// moment \a to is one of the two.
/// \return or FileUnwritable, DiskFull; both are as they were then
[[nodiscard]] Result<> replaceFile(const QString &from, const QString &to);

/// Copies \a from to \a to, which may be there, and waits for the disk.
/// \return or FileNotFound, FileUnreadable, FileUnwritable, DiskFull
[[nodiscard]] Result<> copyDurably(const QString &from, const QString &to);

/// What errno says about writing \a path.
[[nodiscard]] Error writeError(const QString &path, int number);

} // namespace dogear::backup
