// SPDX-License-Identifier: GPL-3.0-or-later
#include "migrations.h"

#include "sql_error.h"

#include <storage/rows.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

// The linker drops the resources of a static library unless code refers to them, and the macro
// works only outside of namespaces.
static void initMigrations()
{
    Q_INIT_RESOURCE(migrations);
}

namespace dogear::storage {

namespace {

Result<> execute(QSqlDatabase &database, const QString &sql)
{
    QSqlQuery query(database);
    if (!query.exec(sql))
        return failure(toError(query.lastError()));
    return {};
}

Result<int> readVersion(QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(u"PRAGMA user_version"_s))
        return failure(toError(query.lastError()));
    int version = 0;
    return forEachRow(query, [&version](const QSqlQuery &row) { version = row.value(0).toInt(); })
        .map([&version] { return version; });
}

/// Maximum number of copies from before the last upgrades.
constexpr qsizetype keptCopies = 3;

void removeOldCopies(const QDir &folder)
{
    QFileInfoList copies = folder.entryInfoList({u"before-[0-9]*-*.sqlite"_s}, QDir::Files);
    std::ranges::sort(copies, std::greater(), [](const QFileInfo &copy) {
        return copy.fileName().section(u'-', 2); // the time of the copy
    });
    for (const QFileInfo &copy : copies.mid(keptCopies))
        QFile::remove(copy.filePath());
}

Result<> copyAside(QSqlDatabase &database, const QString &path, int number)
{
    QDir folder = QFileInfo(path).dir();
    if (!folder.mkpath(u"backups"_s) || !folder.cd(u"backups"_s))
        return failure({.code = ErrorCode::FileUnwritable, .detail = folder.path()});
    const QString moment = QDateTime::currentDateTimeUtc().toString(u"yyyyMMddTHHmmsszzz"_s);
    const QString copy =
        folder.filePath(u"before-%1-%2.sqlite"_s.arg(number, 4, 10, QLatin1Char('0')).arg(moment));
    const QString beside = copy + ".part"_L1; // so an incomplete copy never looks complete
    // Not a copy of the file, which would lack the pages that are only in the WAL.
    QSqlQuery query(database);
    query.prepare(u"VACUUM INTO ?"_s);
    query.addBindValue(beside);
    if (!query.exec()) {
        QFile::remove(beside);
        return failure(toError(query.lastError()));
    }
    if (!QFile::rename(beside, copy)) {
        QFile::remove(beside);
        return failure({.code = ErrorCode::FileUnwritable, .detail = copy});
    }
    removeOldCopies(folder);
    return {};
}

Result<> apply(QSqlDatabase &database, const Migration &migration)
{
    // Another process may have run this step while this one waited for the lock, so the version is
    // read inside the transaction.
    if (auto begun = execute(database, u"BEGIN IMMEDIATE"_s); !begun)
        return begun;
    const Result<int> version = readVersion(database);
    if (version && *version >= migration.number)
        return execute(database, u"ROLLBACK"_s);
    Result<> done;
    for (const QString &statement : migration.statements) {
        if (done = execute(database, statement); !done)
            break;
    }
    // In the same transaction, so that version and schema always fit.
    if (done)
        done = execute(database, u"PRAGMA user_version = %1"_s.arg(migration.number));
    if (done)
        done = execute(database, u"COMMIT"_s);
    if (!done)
        (void)execute(database, u"ROLLBACK"_s); // only the first error is reported
    return done;
}

} // namespace

QStringList splitScript(const QString &script)
{
    // A query executes one statement, and triggers contain semicolons, so lines separate them.
    QStringList statements;
    QStringList lines;
    const auto finish = [&] {
        const QString statement = lines.join(u'\n').trimmed();
        lines.clear();
        if (!statement.isEmpty())
            statements.append(statement);
    };
    for (const QString &line : script.split(u'\n')) {
        if (line.trimmed() == "-- next"_L1)
            finish();
        else
            lines.append(line);
    }
    finish();
    return statements;
}

const QList<Migration> &embeddedMigrations()
{
    static const QList<Migration> migrations = [] {
        initMigrations();
        QList<Migration> list;
        const QDir folder(u":/storage/migrations"_s);
        for (const QString &name : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
            Q_ASSERT(isOpen);
            list.append({name.left(4).toInt(), splitScript(QString::fromUtf8(file.readAll()))});
        }
        return list;
    }();
    return migrations;
}

Result<int> migrate(QSqlDatabase &database, const QString &path, const QList<Migration> &migrations)
{
    const Result<int> version = readVersion(database);
    if (!version)
        return version;
    const int newest = migrations.constLast().number;
    if (*version > newest) {
        return failure({ErrorCode::DatabaseTooNew,
                        u"schema %1, known up to %2"_s.arg(*version).arg(newest),
                        QUrl::fromLocalFile(path)});
    }
    if (*version == newest)
        return newest;
    // One copy before all steps is enough: each step is a transaction, and copies in between would
    // be of libraries that no user ever had.
    if (*version > 0 && path != ":memory:"_L1) {
        const auto isMissing = [&](const Migration &migration) {
            return migration.number > *version;
        };
        const int first = std::ranges::find_if(migrations, isMissing)->number;
        if (auto copied = copyAside(database, path, first); !copied)
            return failure(copied.error());
    }
    for (const Migration &migration : migrations) {
        if (migration.number <= *version)
            continue;
        if (auto applied = apply(database, migration); !applied)
            return failure(applied.error());
    }
    return newest;
}

} // namespace dogear::storage
