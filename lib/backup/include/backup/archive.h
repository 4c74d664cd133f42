// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes, checks and extracts a backup: a zip file of several files and a manifest.
///
/// Reading fails with FileNotFound, FileUnreadable, BackupInvalid (not a zip file, truncated, a
/// wrong checksum or size, a name that is not plain, a file that the manifest does not name) or
/// BackupTooNew; the url of the error is the zip file.
///
/// Threads: any; the calls wait for the disk. `isCancelled` may be set from any thread.
/// Spec:    APPNOTE.TXT 6.3.10 (zip), as far as libzip implements it
/// Tests:   tests/unit/backup/tst_archive.cpp

#include <base/result.h>

#include <QList>
#include <QString>

#include <atomic>
#include <backup/manifest.h>

namespace dogear::backup {

/// A file to back up.
struct Part
{
    QString name; ///< in the backup; see isPlainName()
    QString path; ///< of the file to read
};

/// Writes \a parts and \a manifest, completed with their names, sizes and checksums, to \a target.
/// Writes a temporary file next to \a target, which replaces \a target once it is on the disk.
/// \return the completed manifest, or FileUnreadable, FileUnwritable, DiskFull, Cancelled
[[nodiscard]] Result<Manifest> writeArchive(const QString &target,
                                            Manifest manifest,
                                            const QList<Part> &parts,
                                            const std::atomic_bool &isCancelled);

/// Reads the manifest of the backup at \a path. Checks names and sizes of its files, but not their
/// content.
[[nodiscard]] Result<Manifest> readManifest(const QString &path);

/// Checks the whole backup at \a path and extracts its files into \a folder. After a failure,
/// \a folder may contain some of them.
/// \pre \a folder exists and is empty
/// \return the manifest; in addition to the errors above FileUnwritable, DiskFull, Cancelled
[[nodiscard]] Result<Manifest> extractArchive(const QString &path,
                                              const QString &folder,
                                              const std::atomic_bool &isCancelled);

} // namespace dogear::backup
