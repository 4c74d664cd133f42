// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_applier.h"

#include "field_keys.h"
#include "first_error.h"

#include <storage/connection.h>
#include <storage/queue_store.h>

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::sync {

using domain::SyncFieldKind;
using storage::SharedList;
using storage::StoredField;

Result<QList<StoredField>> FieldApplier::waiting(SyncFieldKind kind)
{
    return m_fields.all(kind).map([](QList<StoredField> all) {
        all.removeIf([](const StoredField &stored) { return !stored.isWaiting; });
        return all;
    });
}

Result<bool> FieldApplier::settle(const QList<qint64> &fields)
{
    if (fields.isEmpty())
        return false;
    return m_fields.setWaiting(fields, false).map([] { return true; });
}

Result<bool> FieldApplier::applyShows()
{
    const auto fields = waiting(SyncFieldKind::Show);
    if (!fields)
        return failure(fields.error());
    QList<qint64> settled;
    for (const StoredField &each : *fields)
        settled.append(each.id);
    return settle(settled).map([](bool) { return false; });
}

Result<QList<EpisodeId>> FieldApplier::episodes(QList<StoredField> items, QList<qint64> &settled)
{
    std::ranges::sort(items, [](const StoredField &a, const StoredField &b) {
        return isBefore(a.field, b.field);
    });
    QList<EpisodeId> found;
    for (const StoredField &item : std::as_const(items)) {
        const bool isRemoved = item.field.value.isNull();
        const auto episode = isRemoved ? Result<EpisodeId>(EpisodeId()) : m_finder.episode(item);
        if (!episode)
            return failure(episode.error());
        if (episode->isValid())
            found.append(*episode);
        if (item.isWaiting && (isRemoved || episode->isValid()))
            settled.append(item.id);
    }
    return found;
}

Result<bool> FieldApplier::applyQueue()
{
    const auto items = m_fields.all(SyncFieldKind::Queue);
    if (!items)
        return failure(items.error());
    QList<qint64> settled;
    const auto queue = episodes(*items, settled);
    if (!queue)
        return failure(queue.error());
    if (settled.isEmpty())
        return false;
    const auto replaced = storage::QueueStore(m_connection).replace(*queue);
    return replaced ? settle(settled) : Result<bool>(failure(replaced.error()));
}

Result<bool> FieldApplier::applyFavourites()
{
    const auto fields = waiting(SyncFieldKind::Favourite);
    if (!fields)
        return failure(fields.error());
    QHash<EpisodeId, bool> favourites;
    QList<qint64> settled;
    for (const StoredField &each : *fields) {
        const auto episode = m_finder.episode(each);
        if (!episode)
            return failure(episode.error());
        if (!episode->isValid())
            continue;
        favourites.insert(*episode, each.field.value.toBool());
        settled.append(each.id);
    }
    const auto set = m_library.setFavourites(favourites);
    return set ? settle(settled) : Result<bool>(failure(set.error()));
}

Result<bool> FieldApplier::applyTags()
{
    const auto fields = waiting(SyncFieldKind::Tag);
    if (!fields)
        return failure(fields.error());
    QHash<PodcastId, QHash<QString, bool>> tags;
    QList<qint64> settled;
    for (const StoredField &each : *fields) {
        const auto show = m_finder.show(each.feed);
        if (!show)
            return failure(show.error());
        if (!show->isValid())
            continue;
        tags[*show].insert(each.field.item, each.field.value.toBool());
        settled.append(each.id);
    }
    for (auto each = tags.cbegin(); each != tags.cend(); ++each) {
        if (const auto set = m_library.setTags(each.key(), each.value()); !set)
            return failure(set.error());
    }
    return settle(settled);
}

Result<bool> FieldApplier::applySettings()
{
    const auto fields = waiting(SyncFieldKind::ShowSetting);
    if (!fields)
        return failure(fields.error());
    QHash<PodcastId, QHash<QString, QJsonValue>> settings;
    QList<qint64> settled;
    for (const StoredField &each : *fields) {
        const auto show = m_finder.show(each.feed);
        if (!show)
            return failure(show.error());
        if (!show->isValid())
            continue;
        settings[*show].insert(each.field.part, each.field.value);
        settled.append(each.id);
    }
    for (auto each = settings.cbegin(); each != settings.cend(); ++each) {
        if (const auto set = m_library.setSettings(each.key(), each.value()); !set)
            return failure(set.error());
    }
    return settle(settled);
}

Result<bool> FieldApplier::applyBookmarks()
{
    const auto fields = waiting(SyncFieldKind::Bookmark);
    if (!fields)
        return failure(fields.error());
    QList<qint64> settled;
    for (const StoredField &each : *fields) {
        const auto episode = m_finder.episode(each);
        if (!episode)
            return failure(episode.error());
        if (!episode->isValid())
            continue;
        if (const auto set = m_library.setBookmark(*episode, each.field); !set)
            return failure(set.error());
        settled.append(each.id);
    }
    return settle(settled);
}

Result<bool> FieldApplier::applyLists(storage::SharedLists &lists)
{
    const auto properties = m_fields.all(SyncFieldKind::List);
    const auto items = m_fields.all(SyncFieldKind::ListItem);
    if (const auto error = firstError(properties, items))
        return failure(*error);
    QMap<QString, SharedList> wanted;
    QList<qint64> settled;
    for (const StoredField &each : *properties) {
        SharedList &list = wanted[each.field.item];
        list.id = each.field.item;
        if (each.field.part == "name"_L1)
            list.name = each.field.value.toString();
        else if (each.field.part == "keepsPlayed"_L1)
            list.keepsPlayed = each.field.value.toBool(true);
        if (each.isWaiting)
            settled.append(each.id);
    }
    // A list without a name was removed, or its name has not arrived yet.
    wanted.removeIf(
        [](QMap<QString, SharedList>::iterator list) { return list.value().name.isEmpty(); });
    for (SharedList &list : wanted) {
        QList<StoredField> own = *items;
        own.removeIf([&list](const StoredField &item) { return item.field.part != list.id; });
        const auto found = episodes(own, settled);
        if (!found)
            return failure(found.error());
        list.episodes = *found;
    }
    if (settled.isEmpty())
        return false;
    const auto replaced = lists.replace(m_connection, wanted.values());
    return replaced ? settle(settled) : Result<bool>(failure(replaced.error()));
}

} // namespace dogear::sync
