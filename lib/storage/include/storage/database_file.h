// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Copies the file of a library, reads its key figures and checks it for damage.
///
/// Each call opens a read-only connection of its own and closes it again, so that jobs of the
/// database thread are not delayed: in WAL mode readers and writers do not block each other.
///
/// Threads: any; the calls read the whole file and may take long.
/// Tests:   tests/unit/storage/tst_database_file.cpp

#include <base/result.h>

#include <QString>
#include <QStringList>

namespace dogear::storage {

/// Key figures of a library file, without previews.
struct DatabaseFacts
{
    int schema = 0;
    int shows = 0;
    int episodes = 0;
};

/// Returns the number of the newest schema that this version of Dogear knows.
[[nodiscard]] int newestSchema();

/// Copies the library at \a from, which may be in use, to the new file \a to: a consistent snapshot
/// without unused pages.
/// \return or FileExists, and the file at \a to is unchanged; or FileNotFound, DatabaseCorrupt,
///   DatabaseBusy, DiskFull, FileUnwritable, and there is no file at \a to
[[nodiscard]] Result<> copyDatabase(const QString &from, const QString &to);

/// Reads the key figures of the file at \a path without migrating it.
/// \return or FileNotFound, DatabaseTooNew, DatabaseCorrupt (also for a database of another
///   program)
[[nodiscard]] Result<DatabaseFacts> readFacts(const QString &path);

/// Checks every page of the file at \a path for damage.
/// \return up to 100 messages of SQLite, none if the file is intact; or FileNotFound, DatabaseBusy
[[nodiscard]] Result<QStringList> readDamage(const QString &path);

} // namespace dogear::storage
