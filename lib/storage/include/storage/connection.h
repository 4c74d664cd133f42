// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects to a library database whose schema is up to date, and executes statements.
///
/// Rows are read with forEach(), list(), first() and number(), which report a row that cannot be
/// read. storage/rows.h explains why no other code may step through a query.
///
/// Threads: the thread that opened it; normally the database thread.
/// Tests:   tests/unit/storage/tst_connection.cpp, tests/unit/storage/tst_rows.cpp
/// Decision: README.md, "No query outlives its job".

#include <base/result.h>
#include <storage/library_lock.h>
#include <storage/rows.h>

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <memory>
#include <optional>
#include <type_traits>

namespace dogear::storage {

class Connection final
{
public:
    /// Opens or creates \a path (":memory:" for tests) in WAL mode. Copies the file to the folder
    /// "backups" next to it and runs the missing migrations, each in one transaction. Holds a
    /// shared LibraryLock.
    ///
    /// \return the connection, or an Error whose code is one of DatabaseFailed, DatabaseBusy,
    ///   DatabaseCorrupt, DatabaseTooNew (the file is unchanged), FileUnwritable, DiskFull
    [[nodiscard]] static Result<std::unique_ptr<Connection>> open(const QString &path);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Returns the prepared query for \a sql, which is prepared once and then reused. It is
    /// finished (reset) first.
    [[nodiscard]] Result<QSqlQuery *> prepared(const QString &sql);

    /// Prepares (or reuses), binds \a values in order and executes. The query is valid until the
    /// next call with the same \a sql, the begin or end of a transaction, or finishAll().
    [[nodiscard]] Result<QSqlQuery *> execute(const QString &sql, const QVariantList &values = {});

    /// Executes \a sql and calls \a read with each row, see forEachRow(). \a read must not execute
    /// the same \a sql, nor begin or end a transaction.
    template<typename Read>
    [[nodiscard]] Result<> forEach(const QString &sql, const QVariantList &values, Read read)
    {
        const Result<QSqlQuery *> query = execute(sql, values);
        if (!query)
            return failure(query.error());
        const Result<> walked = forEachRow(**query, read);
        (*query)->finish();
        return walked;
    }

    /// Lists the values that \a read makes of the rows, in their order.
    template<typename Read>
    [[nodiscard]] auto list(const QString &sql, const QVariantList &values, Read read)
        -> Result<QList<std::invoke_result_t<Read, const QSqlQuery &>>>
    {
        QList<std::invoke_result_t<Read, const QSqlQuery &>> all;
        return forEach(sql, values, [&](const QSqlQuery &row) { all.append(read(row)); })
            .map([&all] { return std::move(all); });
    }

    /// Returns the value that \a read makes of the first row; no value if there is no row.
    template<typename Read>
    [[nodiscard]] auto first(const QString &sql, const QVariantList &values, Read read)
        -> Result<std::optional<std::invoke_result_t<Read, const QSqlQuery &>>>
    {
        std::optional<std::invoke_result_t<Read, const QSqlQuery &>> found;
        return forEach(sql,
                       values,
                       [&](const QSqlQuery &row) {
                           found = read(row);
                           return false;
                       })
            .map([&found] { return std::move(found); });
    }

    /// Returns the first column of the first row; 0 if there is no row, or if the column is null.
    [[nodiscard]] Result<qint64> number(const QString &sql, const QVariantList &values = {});

    /// Runs \a body between BEGIN IMMEDIATE and COMMIT; a failure rolls everything back.
    template<typename Body>
    [[nodiscard]] auto transaction(Body body) -> decltype(body())
    {
        if (auto begun = begin(); !begun)
            return failure(begun.error());
        auto result = body();
        if (!result) {
            rollback();
            return result;
        }
        if (auto committed = commit(); !committed) {
            rollback();
            return failure(committed.error());
        }
        return result;
    }

    /// Runs \a body, which only reads, on one consistent state of the library: writes of other
    /// connections in the meantime are not seen. Inside a transaction it just runs \a body.
    template<typename Body>
    [[nodiscard]] auto snapshot(Body body) -> decltype(body())
    {
        if (m_isInTransaction)
            return body();
        if (auto begun = beginSnapshot(); !begun)
            return failure(begun.error());
        auto result = body();
        endSnapshot();
        return result;
    }

    /// Resets every query. A query that was not read to its end pins its snapshot of the database:
    /// this connection does not see the writes of others, and the WAL grows without limit.
    void finishAll();

    /// Returns the number of rows that this connection has written so far.
    [[nodiscard]] qint64 writtenRows();
    /// Runs a checkpoint: copies the pages of the WAL into the database, except for those that
    /// readers still need. Without it, a commit runs the checkpoint once the WAL is long, and the
    /// caller of that commit waits for it.
    void checkpoint();

    [[nodiscard]] int schemaVersion() const { return m_schemaVersion; }

    /// For tests: makes the \a n-th execute() from now on fail; 0: none.
    void failAfter(int n) { m_faultAfter = n; }

private:
    explicit Connection(QString name);
    [[nodiscard]] Result<> begin();
    [[nodiscard]] Result<> beginSnapshot();
    void endSnapshot();
    [[nodiscard]] Result<> commit();
    void rollback();

    QString m_name;
    QSqlDatabase m_database;
    QHash<QString, std::shared_ptr<QSqlQuery>> m_prepared; // QHash needs copyable values
    int m_schemaVersion = 0;
    int m_faultAfter = 0;
    bool m_isInTransaction = false;
    std::unique_ptr<LibraryLock> m_lock; ///< null for ":memory:"
};

} // namespace dogear::storage
