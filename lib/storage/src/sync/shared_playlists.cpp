// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/playlist_store.h>
#include <storage/shared_playlists.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using LocalIds = QHash<QString, PlaylistId>; ///< by the id on all devices

Result<LocalIds> localIds(Connection &connection)
{
    using Row = std::pair<QString, PlaylistId>;
    return connection
        .list(u"SELECT shared_id, id FROM list"_s,
              {},
              [](const QSqlQuery &row) {
                  return Row{row.value(0).toString(), PlaylistId{row.value(1).toLongLong()}};
              })
        .map([](const QList<Row> &rows) {
            LocalIds ids;
            for (const auto &[shared, id] : rows)
                ids.insert(shared, id);
            return ids;
        });
}

/// Returns what is the same for two names that the table takes for one: NOCASE folds ASCII only,
/// as QByteArray does.
QByteArray nameKey(const QString &name)
{
    return name.toUtf8().toLower();
}

/// Returns \a name with a number behind it that makes it none of \a taken.
QString numberedName(const QString &name, const QSet<QByteArray> &taken)
{
    QString numbered = name;
    for (int number = 2; taken.contains(nameKey(numbered)); ++number)
        numbered = u"%1 (%2)"_s.arg(name).arg(number);
    return numbered;
}

/// Gives each of \a lists a name of its own; of equal names the list with the smallest id keeps it.
QList<SharedList> withOwnNames(QList<SharedList> lists)
{
    std::ranges::sort(lists, {}, &SharedList::id);
    QSet<QByteArray> taken;
    QList<SharedList *> others; // named afterwards: a number must not take a name that a list has
    for (SharedList &list : lists) {
        const QString name = list.name.simplified();
        list.name = name.isEmpty() ? list.id : name;
        if (taken.contains(nameKey(list.name)))
            others.append(&list);
        else
            taken.insert(nameKey(list.name));
    }
    for (SharedList *list : std::as_const(others)) {
        list->name = numberedName(list->name, taken);
        taken.insert(nameKey(list->name));
    }
    return lists;
}

Result<> removeOthers(Connection &connection, const LocalIds &local, const QList<SharedList> &lists)
{
    LocalIds others = local;
    for (const SharedList &list : lists)
        others.remove(list.id);
    for (const PlaylistId id : std::as_const(others)) {
        if (auto removed = PlaylistStore(connection).remove(id); !removed)
            return removed;
    }
    return {};
}

/// Adds \a list, or stores its settings under a name that no list has: two lists may have exchanged
/// their names.
Result<> reserve(Connection &connection, const SharedList &list)
{
    return connection
        .execute(
            u"INSERT INTO list (shared_id, name, keeps_played) VALUES (?1, 'dogear:' || ?1, ?2)"
            " ON CONFLICT (shared_id) DO UPDATE SET name = excluded.name,"
            " keeps_played = excluded.keeps_played"_s,
            {list.id, list.keepsPlayed})
        .map([](QSqlQuery *) {});
}

Result<> fill(Connection &connection, PlaylistId id, const SharedList &list)
{
    const auto named =
        connection.execute(u"UPDATE list SET name = ? WHERE id = ?"_s, {list.name, id.value});
    if (!named)
        return failure(named.error());
    PlaylistStore store(connection);
    const auto episodes = store.episodes(id);
    if (!episodes)
        return failure(episodes.error());
    if (*episodes == list.episodes) // a long list is not written for another name
        return {};
    return store.replace(id, list.episodes).map([](const QList<EpisodeId> &) {});
}

} // namespace

Result<QList<SharedList>> SharedPlaylists::all(Connection &connection)
{
    const auto local = localIds(connection);
    if (!local)
        return failure(local.error());
    PlaylistStore store(connection);
    QList<SharedList> lists;
    for (auto each = local->cbegin(); each != local->cend(); ++each) {
        const auto list = store.find(each.value());
        if (!list)
            return failure(list.error());
        const auto episodes = store.episodes(each.value());
        if (!episodes)
            return failure(episodes.error());
        lists.append({each.key(), list->name, list->keepsPlayed, *episodes});
    }
    std::ranges::sort(lists, {}, &SharedList::id);
    return lists;
}

Result<> SharedPlaylists::replace(Connection &connection, const QList<SharedList> &lists)
{
    const QList<SharedList> wanted = withOwnNames(lists);
    const auto before = localIds(connection);
    if (!before)
        return failure(before.error());
    if (auto removed = removeOthers(connection, *before, wanted); !removed)
        return removed;
    for (const SharedList &list : wanted) {
        if (auto reserved = reserve(connection, list); !reserved)
            return reserved;
    }
    const auto after = localIds(connection);
    if (!after)
        return failure(after.error());
    for (const SharedList &list : wanted) {
        if (auto filled = fill(connection, after->value(list.id), list); !filled)
            return filled;
    }
    return {};
}

} // namespace dogear::storage
