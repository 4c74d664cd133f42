// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Several files and a manifest in one zip file.
///
/// Errors of reading are FileNotFound, FileUnreadable, BackupInvalid (no zip, cut, a checksum or a
/// size is wrong, names that are not plain, files that nobody named) and BackupTooNew; their url is
/// the file.
///
/// Threads: any; the calls take as long as the disk does. `isCancelled` may be set from any thread.
/// Spec:    APPNOTE.TXT 6.3.10 (zip), as far as libzip has it
/// Tests:   tests/unit/backup/tst_archive.cpp

#include <base/result.h>

#include <QList>
#include <QString>

#include <atomic>
#include <backup/manifest.h>

namespace dogear::backup {

/// A file that goes into a backup.
struct Part
{
    QString name; ///< in the backup; plain
    QString path;
};

/// Writes \a parts, and \a manifest with their names, sizes and sums, to \a target: beside it at
/// first, and in its place once all of it is on the disk. What is at \a target is replaced then.
/// \return what the manifest is now, or FileUnreadable, FileUnwritable, DiskFull, Cancelled
[[nodiscard]] Result<Manifest> writeArchive(const QString &target,
                                            Manifest manifest,
                                            const QList<Part> &parts,
                                            const std::atomic_bool &isCancelled);

/// What the backup at \a path says of itself. Its table of contents is checked, not its content.
[[nodiscard]] Result<Manifest> readManifest(const QString &path);

/// Checks all of the backup at \a path and puts its files into \a folder, which is there and empty.
/// After a failure some of them may be there.
/// \return the manifest; besides the errors above FileUnwritable, DiskFull, Cancelled
[[nodiscard]] Result<Manifest> extractArchive(const QString &path,
                                              const QString &folder,
                                              const std::atomic_bool &isCancelled);

} // namespace dogear::backup
