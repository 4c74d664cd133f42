// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads tables of the SQLite database of another program, whose schema may vary.
///
/// The file comes from another program, or from a stranger: views, virtual tables and computed
/// columns, with which it would decide what is executed, are not read.
///
/// Threads: the thread that opened it; every call may wait for the disk.
/// Spec:    https://www.sqlite.org/security.html section 1.2 (files from untrusted sources)
/// Tests:   tests/unit/storage/tst_foreign_database.cpp

#include <base/result.h>

#include <QHash>
#include <QSet>
#include <QSqlDatabase>
#include <QStringList>
#include <QVariant>

#include <atomic>
#include <functional>
#include <memory>

namespace dogear::storage {

class ForeignDatabase final
{
public:
    /// Opens the file at \a path for reading. A write-ahead log next to it is read, too; SQLite
    /// then needs to create a file with the ending "-shm" in the same folder.
    /// \param isCancelled makes later calls fail with Cancelled; may be set from any thread
    /// \pre no other program writes the file: it is a private copy
    /// \return or FileNotFound, DatabaseCorrupt (also if it is no database), DatabaseFailed
    [[nodiscard]] static Result<std::unique_ptr<ForeignDatabase>> open(
        const QString &path,
        const std::atomic_bool &isCancelled);
    ~ForeignDatabase();
    ForeignDatabase(const ForeignDatabase &) = delete;
    ForeignDatabase &operator=(const ForeignDatabase &) = delete;

    /// \param table in any case, as in SQL
    [[nodiscard]] bool hasTable(const QString &table) const;
    /// \return the names of the columns in lower case; empty: there is no such table
    [[nodiscard]] Result<QSet<QString>> columns(const QString &table);
    /// \return the number that the other program stores as `PRAGMA user_version`
    [[nodiscard]] Result<qint64> userVersion();
    /// \return the number of rows of \a table; 0 if there is no such table
    [[nodiscard]] Result<qint64> rowCount(const QString &table);
    /// Reads every page and looks for damage.
    /// \return SQLite's first finding; empty: none
    [[nodiscard]] Result<QString> findDamage();

    /// Calls \a read with the values of each row, in the order of the rowid if there is one.
    /// \param columns "rowid" is the number of the row. The value of a column that the table does
    ///   not have is invalid; a null value is null. Any value may have any type, whatever the
    ///   table declares: qint64, double, QString or QByteArray.
    /// \return or NotFound (no such table), DatabaseCorrupt (rows before the damage were read),
    ///   Cancelled, DatabaseFailed
    [[nodiscard]] Result<> forEach(const QString &table,
                                   const QStringList &columns,
                                   const std::function<void(const QVariantList &)> &read);

private:
    ForeignDatabase(QString name, const std::atomic_bool &isCancelled);
    [[nodiscard]] Result<> readTables();
    [[nodiscard]] Result<> ask(const QString &sql,
                               int columnCount,
                               const std::function<void(const QVariantList &)> &read);

    QString m_name;
    const std::atomic_bool &m_isCancelled;
    QSqlDatabase m_database;
    QHash<QString, bool> m_tables; ///< name in lower case → whether its rows have a number
    QHash<QString, QSet<QString>> m_columns; ///< by table; of those that were asked for
};

} // namespace dogear::storage
