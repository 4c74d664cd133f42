// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_error.h"

#include <storage/foreign_database.h>
#include <storage/rows.h>

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Names the row number in SQL; no table lists it among its columns.
constexpr auto rowId = "rowid"_L1;

/// Quotes \a name as SQL does. SQLite takes a quoted name that does not exist for a text, so
/// callers check first that it exists.
QString quoted(const QString &name)
{
    return u'"' + QString(name).replace(u'"', "\"\""_L1) + u'"';
}

} // namespace

ForeignDatabase::ForeignDatabase(QString name, const std::atomic_bool &isCancelled)
    : m_name(std::move(name))
    , m_isCancelled(isCancelled)
{}

ForeignDatabase::~ForeignDatabase()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<ForeignDatabase>> ForeignDatabase::open(const QString &path,
                                                               const std::atomic_bool &isCancelled)
{
    // SQLite cannot tell a missing file from one that it may not open.
    if (!QFile::exists(path))
        return failure({.code = ErrorCode::FileNotFound, .url = QUrl::fromLocalFile(path)});
    std::unique_ptr<ForeignDatabase> database(
        new ForeignDatabase(QUuid::createUuid().toString(QUuid::WithoutBraces), isCancelled));
    database->m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, database->m_name);
    database->m_database.setDatabaseName(path);
    database->m_database.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
    if (!database->m_database.open())
        return failure(toError(database->m_database.lastError()));
    // First of all: functions in the schema of a foreign file could have side effects. Then:
    // damaged cells are found where they are read, not only where they are used; a value that the
    // other program should not have stored is no damage.
    for (const QString &pragma : {u"PRAGMA trusted_schema = OFF"_s,
                                  u"PRAGMA cell_size_check = ON"_s,
                                  u"PRAGMA ignore_check_constraints = ON"_s}) {
        if (auto set = database->ask(pragma, 0, {}); !set)
            return failure(set.error());
    }
    if (auto read = database->readTables(); !read)
        return failure(read.error());
    return database;
}

Result<> ForeignDatabase::readTables()
{
    // Ordinary tables only: a virtual table runs code of its module.
    return ask(u"SELECT name, sql LIKE '%WITHOUT ROWID%' FROM sqlite_schema WHERE type = 'table'"
               " AND sql NOT LIKE 'CREATE VIRTUAL%'"_s,
               2,
               [this](const QVariantList &row) {
                   m_tables.insert(row.at(0).toString().toLower(), !row.at(1).toBool());
               });
}

bool ForeignDatabase::hasTable(const QString &table) const
{
    return m_tables.contains(table.toLower());
}

Result<QSet<QString>> ForeignDatabase::columns(const QString &table)
{
    const QString key = table.toLower();
    if (!m_tables.contains(key))
        return QSet<QString>{};
    if (const auto known = m_columns.constFind(key); known != m_columns.cend())
        return *known;
    QSet<QString> names;
    // table_info leaves out computed columns, whose expressions could take for ever.
    const auto read =
        ask(u"PRAGMA table_info(%1)"_s.arg(quoted(key)), 2, [&names](const QVariantList &row) {
            names.insert(row.at(1).toString().toLower());
        });
    if (!read)
        return failure(read.error());
    m_columns.insert(key, names);
    return names;
}

Result<qint64> ForeignDatabase::userVersion()
{
    qint64 version = 0;
    return ask(u"PRAGMA user_version"_s,
               1,
               [&version](const QVariantList &row) { version = row.constFirst().toLongLong(); })
        .map([&version] { return version; });
}

Result<qint64> ForeignDatabase::rowCount(const QString &table)
{
    qint64 count = 0;
    if (!hasTable(table))
        return count;
    return ask(u"SELECT count(*) FROM %1"_s.arg(quoted(table)),
               1,
               [&count](const QVariantList &row) { count = row.constFirst().toLongLong(); })
        .map([&count] { return count; });
}

Result<QString> ForeignDatabase::findDamage()
{
    QString damage;
    const auto read = ask(u"PRAGMA quick_check(1)"_s, 1, [&damage](const QVariantList &row) {
        if (row.constFirst().toString() != "ok"_L1)
            damage = row.constFirst().toString();
    });
    // Some damage stops the check itself; the error is then the finding.
    if (!read && read.error().code == ErrorCode::DatabaseCorrupt)
        return read.error().detail;
    if (!read)
        return failure(read.error());
    return damage;
}

Result<> ForeignDatabase::forEach(const QString &table,
                                  const QStringList &columns,
                                  const std::function<void(const QVariantList &)> &read)
{
    if (!hasTable(table))
        return failure({.code = ErrorCode::NotFound, .detail = table});
    const Result<QSet<QString>> known = this->columns(table);
    if (!known)
        return failure(known.error());
    const bool hasRowId = m_tables.value(table.toLower());
    QStringList selected;
    QList<qsizetype> places; // of the selected columns in the list of the caller
    for (qsizetype i = 0; i < columns.size(); ++i) {
        if ((columns.at(i) == rowId && hasRowId) || known->contains(columns.at(i).toLower())) {
            selected.append(quoted(columns.at(i)));
            places.append(i);
        }
    }
    if (selected.isEmpty())
        return {};
    // Without the order, SQLite might read an index, in its order.
    const QString sql = u"SELECT %1 FROM %2%3"_s.arg(
        selected.join(u", "_s), quoted(table), hasRowId ? u" ORDER BY rowid"_s : QString());
    return ask(sql, int(selected.size()), [&](const QVariantList &row) {
        QVariantList values(columns.size());
        for (qsizetype i = 0; i < places.size(); ++i)
            values[places.at(i)] = row.at(i);
        read(values);
    });
}

Result<> ForeignDatabase::ask(const QString &sql,
                              int columnCount,
                              const std::function<void(const QVariantList &)> &read)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true); // else the driver keeps all rows
    if (!query.exec(sql))
        return failure(toError(query.lastError()));
    if (columnCount == 0)
        return {};
    QVariantList values(columnCount);
    const auto walked = forEachRow(query, [&](const QSqlQuery &row) {
        for (int i = 0; i < columnCount; ++i)
            values[i] = row.value(i);
        read(values);
        return !m_isCancelled;
    });
    if (!walked)
        return walked;
    if (m_isCancelled)
        return failure({.code = ErrorCode::Cancelled});
    return {};
}

} // namespace dogear::storage
