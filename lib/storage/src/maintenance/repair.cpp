// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/repair.h>
#include <storage/search_index.h>
#include <storage/search_rebuild.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::LibraryFault;
using domain::LibraryFinding;

namespace {

/// Quotes an identifier for SQL.
QString quoted(QString name)
{
    return u'"' + name.replace(u'"', "\"\""_L1) + u'"';
}

Result<QStringList> names(Connection &connection, const QString &sql)
{
    return connection.list(sql, {}, [](const QSqlQuery &row) { return row.value(0).toString(); });
}

/// A foreign key of one column.
struct Reference
{
    QString table;
    QString column;
    QString parent;
    QString parentColumn;
    bool isTakenAway = false; ///< ON DELETE SET NULL: the row is useful without its parent

    /// Returns the SQL condition for rows whose parent is missing.
    [[nodiscard]] QString condition() const
    {
        return u"%1 IS NOT NULL AND %1 NOT IN (SELECT %2 FROM %3)"_s.arg(
            quoted(column), quoted(parentColumn), quoted(parent));
    }
    [[nodiscard]] QString repair() const
    {
        return isTakenAway ? u"UPDATE %1 SET %2 = NULL WHERE %3"_s.arg(
                   quoted(table), quoted(column), condition())
                           : u"DELETE FROM %1 WHERE %2"_s.arg(quoted(table), condition());
    }
};

Result<QList<Reference>> references(Connection &connection)
{
    // "to" is null if the foreign key refers to the primary key of the parent.
    return connection.list(
        u"SELECT t.name, k.\"from\", k.\"table\","
        " coalesce(k.\"to\", (SELECT name FROM pragma_table_info(k.\"table\") WHERE pk = 1)),"
        " k.on_delete"
        " FROM sqlite_schema t, pragma_foreign_key_list(t.name) k WHERE t.type = 'table'"
        " ORDER BY t.name, k.\"from\""_s,
        {},
        [](const QSqlQuery &row) {
            return Reference{.table = row.value(0).toString(),
                             .column = row.value(1).toString(),
                             .parent = row.value(2).toString(),
                             .parentColumn = row.value(3).toString(),
                             .isTakenAway = row.value(4).toString() == "SET NULL"_L1};
        });
}

Result<qint64> change(Connection &connection, const QString &sql)
{
    return connection.execute(sql).map(
        [](QSqlQuery *query) { return qint64(query->numRowsAffected()); });
}

/// Returns whether \a name is a table of SearchIndex. These are contentless, so FTS5 cannot rebuild
/// them; SearchIndex fills them again from the texts.
bool isOfSearchIndex(const QString &name)
{
    return name == "word_search"_L1 || name == "phrase_search"_L1;
}

/// Returns whether the FTS5 table \a name passes its integrity check.
/// https://www.sqlite.org/fts5.html#the_integrity_check_command
Result<bool> isSearchSound(Connection &connection, const QString &name)
{
    const auto checked = connection.execute(
        u"INSERT INTO %1 (%1, rank) VALUES ('integrity-check', 1)"_s.arg(quoted(name)));
    // For a contentless table the command only checks the index itself, not whether it is complete.
    if (checked)
        return isOfSearchIndex(name) ? SearchIndex(connection).isFilled(name) : Result<bool>(true);
    if (checked.error().code == ErrorCode::DatabaseCorrupt)
        return false;
    return failure(checked.error());
}

Result<> rebuildSearch(Connection &connection, const QString &name)
{
    constexpr int piece = 500; // episodes per transaction
    if (!isOfSearchIndex(name)) {
        return connection.transaction([&]() -> Result<> {
            return connection.execute(u"INSERT INTO %1 (%1) VALUES ('rebuild')"_s.arg(quoted(name)))
                .map([](QSqlQuery *) {});
        });
    }
    SearchIndex index(connection);
    if (auto emptied = index.startOver(); !emptied)
        return emptied;
    Result<int> left = 1;
    while (left && *left > 0)
        left = index.catchUp(piece);
    return left.map([](int) {});
}

} // namespace

Findings repairIndexes(Connection &connection, const QStringList &damage)
{
    if (damage.isEmpty())
        return QList<LibraryFinding>();
    const Result<> rebuilt = connection.transaction(
        [&]() -> Result<> { return connection.execute(u"REINDEX"_s).map([](QSqlQuery *) {}); });
    if (!rebuilt && rebuilt.error().code != ErrorCode::DatabaseCorrupt)
        return failure(rebuilt.error());
    // If not only indexes are damaged, REINDEX fails or the second check finds faults again. That
    // is reported as Damage, and nothing is written afterwards (decision 61 in lib/README.md).
    QStringList left{u"indexes cannot be rebuilt"_s};
    if (rebuilt) {
        const Result<QStringList> again = names(connection, u"PRAGMA integrity_check(100)"_s);
        if (!again)
            return failure(again.error());
        left = *again;
        left.removeAll(u"ok"_s);
    }
    if (left.isEmpty()) {
        return QList<LibraryFinding>{{.fault = LibraryFault::Index,
                                      .subject = damage.constFirst(),
                                      .count = damage.size(),
                                      .isRepaired = true}};
    }
    return QList<LibraryFinding>{{.fault = LibraryFault::Damage,
                                  .subject = rebuilt ? left.constFirst() : damage.constFirst(),
                                  .count = rebuilt ? left.size() : damage.size()}};
}

Findings repairOrphans(Connection &connection)
{
    const Result<QList<Reference>> all = references(connection);
    if (!all)
        return failure(all.error());
    QList<LibraryFinding> findings;
    // The second round finds rows that were orphaned by the first.
    for (int round = 0; round < 2; ++round) {
        for (const Reference &reference : *all) {
            const Result<qint64> count =
                connection.transaction([&] { return change(connection, reference.repair()); });
            if (!count)
                return failure(count.error());
            if (*count > 0)
                findings.append({.fault = LibraryFault::Orphans,
                                 .subject = reference.table,
                                 .count = *count,
                                 .isRepaired = true});
        }
    }
    return findings;
}

Findings repairCounts(Connection &connection)
{
    const Result<qint64> count = connection.transaction([&] {
        return change(connection,
                      // Only shows with wrong counts are written, so the number of changed rows
                      // is the number of faults.
                      u"UPDATE podcast SET (episode_count, unplayed_count) = ("
                      "  SELECT count(*), coalesce(sum(played = 0), 0) FROM episode"
                      "  WHERE podcast_id = podcast.id)"
                      " WHERE (episode_count, unplayed_count) <> ("
                      "  SELECT count(*), coalesce(sum(played = 0), 0) FROM episode"
                      "  WHERE podcast_id = podcast.id)"_s);
    });
    if (!count)
        return failure(count.error());
    if (*count == 0)
        return QList<LibraryFinding>();
    return QList<LibraryFinding>{{.fault = LibraryFault::Counts,
                                  .subject = u"podcast"_s,
                                  .count = *count,
                                  .isRepaired = true}};
}

Findings repairSearch(Connection &connection)
{
    // An index that is half written or half deleted cannot pass a check; a rebuild starts again
    // later.
    if (auto given = connection.transaction([&] { return SearchRebuild(connection).abandon(); });
        !given)
        return failure(given.error());
    const Result<QStringList> tables = names(
        connection,
        u"SELECT name FROM sqlite_schema WHERE type = 'table'"
        " AND sql LIKE 'CREATE VIRTUAL TABLE %' AND sql LIKE '% USING fts5%' ORDER BY name"_s);
    if (!tables)
        return failure(tables.error());
    QList<LibraryFinding> findings;
    for (const QString &table : *tables) {
        Result<bool> isSound = isSearchSound(connection, table);
        if (!isSound)
            return failure(isSound.error());
        if (*isSound)
            continue;
        // A table that cannot be rebuilt is reported, and the other tables are still checked.
        if (auto rebuilt = rebuildSearch(connection, table); rebuilt)
            isSound = isSearchSound(connection, table);
        else if (rebuilt.error().code == ErrorCode::DatabaseBusy)
            return failure(rebuilt.error());
        findings.append({.fault = LibraryFault::SearchIndex,
                         .subject = table,
                         .count = 1,
                         .isRepaired = isSound.value_or(false)});
    }
    return findings;
}

} // namespace dogear::storage
