// SPDX-License-Identifier: GPL-3.0-or-later
#include "migrations.h"
#include "sql_error.h"

#include <storage/connection.h>

#include <QSqlError>
#include <QUuid>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

const std::array pragmas = {
    // The window and dogearctl may write at the same time; each waits for the other.
    u"PRAGMA busy_timeout = 5000"_s,
    // Of a new file: a smaller page is read sooner, and the more of it is left empty.
    u"PRAGMA page_size = 8192"_s,
    u"PRAGMA journal_mode = WAL"_s,
    // 64 MB instead of 4: each checkpoint waits for the disk, and pages that change often are
    // copied once for many changes. 10,000 episodes of a large library are half of it.
    u"PRAGMA wal_autocheckpoint = 8000"_s,
    u"PRAGMA journal_size_limit = 67108864"_s,
    // Of 16 MB, only taken as it is used: a batch of feeds stays in it until it is committed.
    u"PRAGMA cache_size = -16000"_s,
    // Finds most damage of a page when it is read, not only where a row is.
    u"PRAGMA cell_size_check = ON"_s,
    // With WAL a power cut can lose the last transactions, never the database; positions are safe
    // in a file of their own.
    u"PRAGMA synchronous = NORMAL"_s,
    u"PRAGMA foreign_keys = ON"_s,
    u"PRAGMA temp_store = MEMORY"_s,
};

} // namespace

Connection::Connection(QString name)
    : m_name(std::move(name))
{}

Connection::~Connection()
{
    m_prepared.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &path)
{
    std::unique_ptr<Connection> connection(
        new Connection(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    if (path != ":memory:"_L1) {
        auto lock = LibraryLock::share(path);
        if (!lock)
            return failure(lock.error());
        connection->m_lock = *std::move(lock);
    }
    connection->m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection->m_name);
    QSqlDatabase &database = connection->m_database;
    database.setDatabaseName(path);
    const auto named = [&path](Error error) {
        error.url = QUrl::fromLocalFile(path);
        return failure(error);
    };
    if (!database.open())
        return named(toError(database.lastError()));
    for (const QString &pragma : pragmas) {
        QSqlQuery query(database);
        if (!query.exec(pragma))
            return named(toError(query.lastError()));
    }
    const Result<int> version = migrate(database, path, embeddedMigrations());
    if (!version)
        return named(version.error());
    connection->m_schemaVersion = *version;
    return connection;
}

Result<QSqlQuery *> Connection::prepared(const QString &sql)
{
    auto &query = m_prepared[sql];
    if (query) {
        query->finish();
        return query.get();
    }
    auto fresh = std::make_shared<QSqlQuery>(m_database);
    fresh->setForwardOnly(true);
    if (!fresh->prepare(sql)) {
        m_prepared.remove(sql);
        return failure(toError(fresh->lastError()));
    }
    query = fresh;
    return query.get();
}

Result<QSqlQuery *> Connection::execute(const QString &sql, const QVariantList &values)
{
    if (m_faultAfter > 0 && --m_faultAfter == 0)
        return failure({.code = ErrorCode::DatabaseFailed, .detail = u"injected"_s});
    const Result<QSqlQuery *> query = prepared(sql);
    if (!query)
        return query;
    for (qsizetype i = 0; i < values.size(); ++i)
        (*query)->bindValue(int(i), values.at(i));
    if (!(*query)->exec())
        return failure(toError((*query)->lastError()));
    return query;
}

Result<qint64> Connection::number(const QString &sql, const QVariantList &values)
{
    return first(sql, values, [](const QSqlQuery &row) { return row.value(0).toLongLong(); })
        .map([](const std::optional<qint64> &value) { return value.value_or(0); });
}

void Connection::finishAll()
{
    for (const auto &query : std::as_const(m_prepared))
        query->finish();
}

qint64 Connection::writtenRows()
{
    return number(u"SELECT total_changes()"_s).value_or(0); // reads no page
}

void Connection::copyLog()
{
    finishAll();
    QSqlQuery query(m_database);
    query.exec(u"PRAGMA wal_checkpoint(PASSIVE)"_s); // what cannot be copied stays in the log
}

Result<> Connection::begin()
{
    finishAll();
    // IMMEDIATE: the wait for another writer happens here and not in the middle.
    return execute(u"BEGIN IMMEDIATE"_s).map([this](QSqlQuery *) { m_isInTransaction = true; });
}

Result<> Connection::beginSnapshot()
{
    finishAll();
    return execute(u"BEGIN"_s).map([this](QSqlQuery *) { m_isInTransaction = true; });
}

/// Not a rollback, which would take temporary tables away.
void Connection::endSnapshot()
{
    if (!commit())
        rollback();
}

Result<> Connection::commit()
{
    finishAll(); // or the log is not copied into the database
    return execute(u"COMMIT"_s).map([this](QSqlQuery *) { m_isInTransaction = false; });
}

void Connection::rollback()
{
    finishAll();
    m_isInTransaction = false;
    QSqlQuery query(m_database);
    query.exec(u"ROLLBACK"_s); // nothing is open if BEGIN itself failed: no second error then
}

} // namespace dogear::storage
