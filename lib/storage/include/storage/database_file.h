// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A library's file as a whole: a copy of it, and what is in one.
///
/// Each call opens the file for itself and closes it again, so that the database thread, and who
/// waits for it, are not held up: readers and writers do not wait for each other in WAL mode.
///
/// Threads: any; the calls take as long as the disk does.
/// Tests:   tests/unit/storage/tst_database_file.cpp

#include <base/result.h>

#include <QString>
#include <QStringList>

namespace dogear::storage {

/// What the file at `path` holds.
struct DatabaseFacts
{
    int schema = 0;
    int shows = 0;
    int episodes = 0;
};

/// The newest schema that this Dogear knows.
[[nodiscard]] int newestSchema();

/// Writes the library at \a from, which may be in use, to \a to, which is not there: as it was at
/// one moment, and without the room that it did not need.
/// \return or FileNotFound, DatabaseCorrupt, DatabaseBusy, DiskFull, FileUnwritable; nothing is at
///   \a to then
[[nodiscard]] Result<> copyDatabase(const QString &from, const QString &to);

/// Looks at the file at \a path without migrating it.
/// \return or FileNotFound, DatabaseTooNew, DatabaseCorrupt also where it is another program's
[[nodiscard]] Result<DatabaseFacts> readFacts(const QString &path);

/// Reads every page of the file at \a path. \return what is wrong there, at most a hundred lines in
/// SQLite's words; or FileNotFound, DatabaseBusy
[[nodiscard]] Result<QStringList> readDamage(const QString &path);

} // namespace dogear::storage
