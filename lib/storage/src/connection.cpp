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
    // The window and dogearctl may write at the same time; one waits up to 5 s for the other.
    u"PRAGMA busy_timeout = 5000"_s,
    // For new files; SQLite ignores it once WAL mode is on. Smaller pages are read faster, but a
    // larger part of each stays empty.
    u"PRAGMA page_size = 8192"_s,
    u"PRAGMA journal_mode = WAL"_s,
    // In pages: 64 MB instead of SQLite's 4. Each checkpoint waits for the disk, and it copies a
    // page once however often it changed. Changing 10,000 episodes of a large library writes 32 MB.
    u"PRAGMA wal_autocheckpoint = 8000"_s,
    u"PRAGMA journal_size_limit = 67108864"_s,
    // 16 MB, allocated as needed: the pages of a batch of feeds stay in memory until the commit.
    u"PRAGMA cache_size = -16000"_s,
    // Detects damage anywhere in a page when it is read, not only in the rows that are used.
    u"PRAGMA cell_size_check = ON"_s,
    // In WAL mode a power failure can lose the last transactions but not damage the database;
    // positions are safe in a file of their own.
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
    // removeDatabase() requires that no query and no other copy of m_database exists.
    m_prepared.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &path)
{
    // QSqlDatabase keeps connections by name for the whole process, so each needs a unique one.
    std::unique_ptr<Connection> connection(
        new Connection(QUuid::createUuid().toString(QUuid::WithoutBraces)));
    if (path != ":memory:"_L1) {
        // Before the file is opened: a restore may be replacing it now.
        auto lock = LibraryLock::lockShared(path);
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
    fresh->setForwardOnly(true); // else the driver keeps all rows that were read
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
    return number(u"SELECT total_changes()"_s).value_or(0); // cheap: reads no page
}

void Connection::checkpoint()
{
    finishAll();
    QSqlQuery query(m_database);
    // PASSIVE waits for no reader or writer; pages that cannot be copied now stay in the WAL.
    query.exec(u"PRAGMA wal_checkpoint(PASSIVE)"_s);
}

Result<> Connection::begin()
{
    finishAll();
    // IMMEDIATE waits for another writer here; a deferred transaction would do so, and might fail,
    // at its first write.
    return execute(u"BEGIN IMMEDIATE"_s).map([this](QSqlQuery *) { m_isInTransaction = true; });
}

Result<> Connection::beginSnapshot()
{
    finishAll();
    return execute(u"BEGIN"_s).map([this](QSqlQuery *) { m_isInTransaction = true; });
}

/// Commits, although nothing was written: a rollback would remove temporary tables that the body
/// created (search_statements.cpp).
void Connection::endSnapshot()
{
    if (!commit())
        rollback();
}

Result<> Connection::commit()
{
    finishAll(); // an open query would prevent the checkpoint that the commit may run
    return execute(u"COMMIT"_s).map([this](QSqlQuery *) { m_isInTransaction = false; });
}

void Connection::rollback()
{
    finishAll();
    m_isInTransaction = false;
    QSqlQuery query(m_database);
    // The result is ignored: the first error is the one to report, and if BEGIN failed there is no
    // open transaction.
    query.exec(u"ROLLBACK"_s);
}

} // namespace dogear::storage
