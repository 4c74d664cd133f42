// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An open library database with its schema up to date.
///
/// Rows are read with forEach(), list(), first() and number(), which say when a row cannot be read
/// (storage/rows.h says why nothing else may).
///
/// Threads: the thread that opened it; normally the database thread.
/// Tests:   tests/unit/storage/tst_connection.cpp, tests/unit/storage/tst_rows.cpp

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
    /// Opens or creates \a path (":memory:" for tests) in WAL mode and runs the migrations that are
    /// missing, each in one transaction, after copying the file to the folder "backups" beside it.
    /// Holds a LibraryLock.
    ///
    /// \return or an Error whose code is one of DatabaseFailed, DatabaseBusy, DatabaseCorrupt,
    ///   DatabaseTooNew (nothing is changed then), FileUnwritable, DiskFull
    [[nodiscard]] static Result<std::unique_ptr<Connection>> open(const QString &path);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// The prepared query for \a sql, made at first use and kept. It is finished (reset) first.
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

    /// The values that \a read makes of the rows, in their order.
    template<typename Read>
    [[nodiscard]] auto list(const QString &sql, const QVariantList &values, Read read)
        -> Result<QList<std::invoke_result_t<Read, const QSqlQuery &>>>
    {
        QList<std::invoke_result_t<Read, const QSqlQuery &>> all;
        return forEach(sql, values, [&](const QSqlQuery &row) { all.append(read(row)); })
            .map([&all] { return std::move(all); });
    }

    /// The value that \a read makes of the first row; none if there is no row.
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

    /// The first column of the first row; 0 if there is no row, or if it is null.
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

    /// Runs \a body, which only reads, on the library as it is at one moment.
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

    /// Lets go of every query, read to its end or not. One that is read by half keeps the database
    /// as it was: what others write is not seen, and the log of what is written grows.
    void finishAll();

    /// How many rows this connection has written so far.
    [[nodiscard]] qint64 writtenRows();
    /// Copies what was written from the log into the database, as far as nobody reads the log;
    /// commit() does it when the log is long, and who waits for that commit waits for it.
    void copyLog();

    [[nodiscard]] int schemaVersion() const { return m_schemaVersion; }

    /// For tests: the \a n-th execute() from now on fails; 0: none does.
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
    QHash<QString, std::shared_ptr<QSqlQuery>> m_prepared; // shared: QHash needs copyable values
    int m_schemaVersion = 0;
    int m_faultAfter = 0;
    bool m_isInTransaction = false;
    std::unique_ptr<LibraryLock> m_lock; ///< none for ":memory:"
};

} // namespace dogear::storage
