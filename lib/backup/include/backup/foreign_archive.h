// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Extracts single files from a zip file of another program.
///
/// Threads: any; the call waits for the disk. `isCancelled` may be set from any thread.
/// Spec:    APPNOTE.TXT 6.3.10 (zip), as far as libzip implements it
/// Tests:   tests/unit/backup/tst_foreign_archive.cpp

#include <base/result.h>

#include <QString>

#include <atomic>

namespace dogear::backup {

/// Extracts the file \a name of the zip file at \a path to the new file \a target. Names of other
/// files in it do not matter. After a failure there is no file at \a target.
/// \param name exact, without a path
/// \return or FileNotFound, FileUnreadable, BackupInvalid (no zip file, or a damaged one),
///   NotFound (it has no such file), LimitExceeded (the file has more than \a maxBytes),
///   FileUnwritable, DiskFull, Cancelled
[[nodiscard]] Result<> extractFile(const QString &path,
                                   const QString &name,
                                   const QString &target,
                                   qint64 maxBytes,
                                   const std::atomic_bool &isCancelled);

} // namespace dogear::backup
