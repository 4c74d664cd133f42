// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the tables of another player's database from its private copy.

#include "files/private_copy.h"
#include "values/fields.h"

#include <storage/foreign_database.h>

#include <functional>

namespace dogear::importers {

/// The tables of one database. Errors have the address of the original file.
class OpenedTables final
{
public:
    /// Copies the database at \a path and opens the copy.
    [[nodiscard]] static Result<OpenedTables> copyOf(const QString &path,
                                                     const std::atomic_bool &isCancelled);
    /// Opens the database at \a database, a file in \a folder that came out of \a original.
    [[nodiscard]] static Result<OpenedTables> in(PrivateCopy folder,
                                                 const QString &database,
                                                 const QString &original,
                                                 const std::atomic_bool &isCancelled);

    [[nodiscard]] bool has(const QString &table) const { return m_database->hasTable(table); }
    [[nodiscard]] bool has(const QString &table, const QString &column);
    [[nodiscard]] qint64 userVersion() { return m_database->userVersion().value_or(0); }
    /// \return the first value of \a column; an invalid one if there is none
    [[nodiscard]] QVariant firstValue(const QString &table, const QString &column);

    /// \return the number of rows; unset: damage prevents counting
    [[nodiscard]] std::optional<qint64> rowCount(const QString &table);

    /// Looks for damage in the whole file.
    /// \return or OtherPlayerDamaged, Cancelled
    [[nodiscard]] Result<> check();
    /// Reads damaged tables up to their damage and counts this in \a skips, from now on.
    void acceptDamage(SkipCounter &skips) { m_skips = &skips; }

    /// Calls \a read with each row of \a table, in the order of the rowid. A missing table has no
    /// rows; a column that is missing has no values.
    /// \return or OtherPlayerDamaged, Cancelled
    [[nodiscard]] Result<> forEach(const QString &table,
                                   const QStringList &columns,
                                   const std::function<void(const Row &)> &read);

    /// A file in the private folder, see PrivateCopy.
    [[nodiscard]] QString privatePath(QStringView name) const { return m_copy.path(name); }

private:
    OpenedTables(PrivateCopy copy,
                 std::unique_ptr<storage::ForeignDatabase> database,
                 const QString &original);

    PrivateCopy m_copy; // before m_database, which is closed before its file is removed
    std::unique_ptr<storage::ForeignDatabase> m_database;
    QString m_original;
    SkipCounter *m_skips = nullptr; ///< null: damage is an error
};

} // namespace dogear::importers
