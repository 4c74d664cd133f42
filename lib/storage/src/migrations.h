// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The numbered steps from an empty file to the present schema.
///
/// Tests: tests/unit/storage/tst_connection.cpp

#include <base/result.h>

#include <QList>
#include <QStringList>

class QSqlDatabase;

namespace dogear::storage {

/// One step: the statements that take version \c number - 1 to \c number.
struct Migration
{
    int number = 0;
    QStringList statements;
};

/// The statements of a script in which a line "-- next" separates them.
[[nodiscard]] QStringList splitScript(const QString &script);

/// The steps that are embedded, in order.
[[nodiscard]] const QList<Migration> &embeddedMigrations();

/// Brings \a database, which is stored at \a path, up to the last of \a migrations, each step in
/// one transaction. A database with content is first copied, once, to
/// "backups/before-<number of the first step>-<moment>.sqlite" beside it; three of these are kept.
///
/// \return the version it has now, or DatabaseTooNew (untouched) or a Database… error (as before
/// the
///   failing step)
[[nodiscard]] Result<int> migrate(QSqlDatabase &database,
                                  const QString &path,
                                  const QList<Migration> &migrations);

} // namespace dogear::storage
