// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Checks the first bytes of a file: its kind, and whether a database is complete.
///
/// Spec: https://www.sqlite.org/fileformat2.html section 1.3 (database header) and section 3
///       (rollback journal); APPNOTE.TXT 6.3.10 section 4.3.7 (zip)

#include <base/result.h>

#include <QString>

namespace dogear::importers {

enum class FileKind { Database, Zip, Text };

/// Tells what kind of file \a path is by its first bytes.
/// \return or FileNotFound, FileUnreadable, EmptyInput
[[nodiscard]] Result<FileKind> kindOf(const QString &path);

/// Checks that the database at \a path has as many pages as its header says. A write-ahead log may
/// have pages that the file lacks, so a database with one is not checked.
/// \return or OtherPlayerDamaged, FileUnreadable
[[nodiscard]] Result<> checkComplete(const QString &path);

/// Tells whether a program is writing into the database at \a path, or stopped while it did: its
/// journal has the pages as they were before. Only that program can restore them.
[[nodiscard]] bool hasOpenJournal(const QString &path);

} // namespace dogear::importers
