// SPDX-License-Identifier: GPL-3.0-or-later
#include "migrations.h"
#include "sql_error.h"

#include <storage/database_file.h>
#include <storage/library_lock.h>
#include <storage/rows.h>

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Schema with the column previewed_at (0031_previews.sql).
constexpr int firstWithPreviews = 31;

/// Read-only connection for a single call.
class ReadOnly final
{
public:
    explicit ReadOnly(QString path)
        : m_path(std::move(path))
        , m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
    {}

    ~ReadOnly()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }

    ReadOnly(const ReadOnly &) = delete;
    ReadOnly &operator=(const ReadOnly &) = delete;

    Result<> open()
    {
        // SQLite cannot tell a missing file from one that it may not open.
        if (!QFile::exists(m_path))
            return failure({.code = ErrorCode::FileNotFound, .url = QUrl::fromLocalFile(m_path)});
        auto lock = LibraryLock::lockShared(m_path);
        if (!lock)
            return failure(lock.error());
        m_lock = *std::move(lock);
        m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
        m_database.setDatabaseName(m_path);
        // Read-only, so that looking at a file never creates, migrates or repairs it.
        m_database.setConnectOptions(u"QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"_s);
        if (!m_database.open())
            return failure(named(toError(m_database.lastError())));
        return {};
    }

    /// Executes \a sql and returns the first column of every row.
    Result<QVariantList> ask(const QString &sql, const QVariantList &values = {})
    {
        QSqlQuery query(m_database);
        query.setForwardOnly(true);
        const bool isPrepared = query.prepare(sql);
        for (const QVariant &value : values)
            query.addBindValue(value);
        if (!isPrepared || !query.exec())
            return failure(named(toError(query.lastError())));
        QVariantList column;
        const auto read =
            forEachRow(query, [&column](const QSqlQuery &row) { column.append(row.value(0)); });
        if (!read)
            return failure(named(read.error()));
        return column;
    }

    Result<int> number(const QString &sql)
    {
        return ask(sql).map([](const QVariantList &column) { return column.value(0).toInt(); });
    }

private:
    [[nodiscard]] Error named(Error error) const
    {
        error.url = QUrl::fromLocalFile(m_path);
        return error;
    }

    QString m_path;
    QString m_name;
    QSqlDatabase m_database;
    std::unique_ptr<LibraryLock> m_lock;
};

} // namespace

int newestSchema()
{
    return embeddedMigrations().constLast().number;
}

Result<> copyDatabase(const QString &from, const QString &to)
{
    // SQLite refuses to write over a file, too, but then the removal below would delete it.
    if (QFile::exists(to))
        return failure({.code = ErrorCode::FileExists, .url = QUrl::fromLocalFile(to)});
    ReadOnly database(from);
    if (auto opened = database.open(); !opened)
        return opened;
    // A consistent snapshot that blocks no writer, and leaves out unused pages.
    if (auto copied = database.ask(u"VACUUM INTO ?"_s, {to}); !copied) {
        QFile::remove(to); // an incomplete copy
        return failure(copied.error());
    }
    return {};
}

Result<DatabaseFacts> readFacts(const QString &path)
{
    ReadOnly database(path);
    if (auto opened = database.open(); !opened)
        return failure(opened.error());
    // The version comes first: a newer schema may lack the tables and columns that are read below.
    const Result<int> schema = database.number(u"PRAGMA user_version"_s);
    if (!schema)
        return failure(schema.error());
    if (*schema > newestSchema()) {
        return failure({.code = ErrorCode::DatabaseTooNew,
                        .detail = u"schema %1"_s.arg(*schema),
                        .url = QUrl::fromLocalFile(path)});
    }
    // Other programs use SQLite, and user_version, too: the two main tables must exist.
    const Result<int> tables = database.number(
        u"SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('podcast', 'episode')"_s);
    if (!tables)
        return failure(tables.error());
    if (*schema < 1 || *tables != 2) {
        return failure({.code = ErrorCode::DatabaseCorrupt,
                        .detail = u"not a library of Dogear"_s,
                        .url = QUrl::fromLocalFile(path)});
    }
    // Previews do not count; earlier schemas have none.
    const QString previews = *schema < firstWithPreviews
                                 ? u"SELECT 0 WHERE 0"_s
                                 : u"SELECT id FROM podcast WHERE previewed_at IS NOT NULL"_s;
    // Differences, because a condition would read every row.
    const Result<int> shows = database.number(
        u"SELECT (SELECT count(*) FROM podcast) - (SELECT count(*) FROM (%1))"_s.arg(previews));
    const Result<int> episodes = database.number(
        u"SELECT (SELECT count(*) FROM episode)"
        " - (SELECT count(*) FROM episode WHERE podcast_id IN (%1))"_s.arg(previews));
    if (!shows || !episodes)
        return failure(shows ? episodes.error() : shows.error());
    return DatabaseFacts{.schema = *schema, .shows = *shows, .episodes = *episodes};
}

Result<QStringList> readDamage(const QString &path)
{
    ReadOnly database(path);
    if (auto opened = database.open(); !opened)
        return failure(opened.error());
    const Result<QVariantList> lines = database.ask(u"PRAGMA integrity_check(100)"_s);
    // Some damage stops the check itself; the error is then the only finding.
    if (!lines && lines.error().code == ErrorCode::DatabaseCorrupt)
        return QStringList{lines.error().detail};
    if (!lines)
        return failure(lines.error());
    QStringList damage;
    for (const QVariant &line : *lines) {
        if (line.toString() != "ok"_L1)
            damage.append(line.toString());
    }
    return damage;
}

} // namespace dogear::storage
