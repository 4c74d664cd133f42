// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Migrates a database in numbered steps from an empty file to the present schema.
///
/// Tests: tests/unit/storage/tst_connection.cpp

#include <base/result.h>

#include <QList>
#include <QStringList>

class QSqlDatabase;

namespace dogear::storage {

/// One step: the statements that migrate the schema from version \c number - 1 to \c number.
struct Migration
{
    int number = 0;
    QStringList statements;
};

/// Splits a script into its statements, which are separated by lines "-- next".
[[nodiscard]] QStringList splitScript(const QString &script);

/// Returns the migrations that are embedded in the program, in order.
[[nodiscard]] const QList<Migration> &embeddedMigrations();

/// Migrates \a database, which is stored at \a path, to the last of \a migrations, each step in
/// one transaction. A database with content is first copied, once, to
/// "backups/before-<number of the first step>-<time>.sqlite" next to it; the three newest copies
/// are kept.
///
/// \return the new version; or DatabaseTooNew (the file is unchanged), or another Database… code
///   (the file is as before the failing step)
[[nodiscard]] Result<int> migrate(QSqlDatabase &database,
                                  const QString &path,
                                  const QList<Migration> &migrations);

} // namespace dogear::storage
