// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_recorder.h"

#include "first_error.h"

#include <storage/connection.h>
#include <sync/list_places.h>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace dogear::sync {

using domain::SyncField;
using domain::SyncFieldKind;
using storage::StoredField;

namespace {

/// The time of what was in the library before sync was set up: older than every change.
constexpr qint64 seedTime = 1;

bool isRemoved(const StoredField &stored)
{
    return stored.field.value.isNull();
}

/// The keys of \a stored that the library has, in the order of their places.
QList<FieldKey> inOrder(QList<StoredField> stored)
{
    std::ranges::sort(stored, [](const StoredField &a, const StoredField &b) {
        return isBefore(a.field, b.field);
    });
    QList<FieldKey> keys;
    for (const StoredField &each : std::as_const(stored)) {
        if (!each.isWaiting && !isRemoved(each))
            keys.append(keyOf(each));
    }
    return keys;
}

bool isOrdered(SyncFieldKind kind)
{
    return kind == SyncFieldKind::Queue || kind == SyncFieldKind::ListItem;
}

QList<StoredField> ofList(const QList<StoredField> &items, const QString &list)
{
    QList<StoredField> found;
    std::ranges::copy_if(items, std::back_inserter(found), [&list](const StoredField &stored) {
        return stored.field.part == list;
    });
    return found;
}

QList<LibraryField> propertiesOf(const storage::SharedList &list)
{
    const auto property = [&list](const QString &name, const QJsonValue &value) {
        return LibraryField{{0, list.id, name},
                            {.kind = SyncFieldKind::List,
                             .feed = {},
                             .item = list.id,
                             .part = name,
                             .value = value}};
    };
    return {property(u"name"_s, list.name), property(u"keepsPlayed"_s, list.keepsPlayed)};
}

} // namespace

Result<QList<LibraryField>> FieldRecorder::withFeeds(const Result<QList<SyncField>> &fields)
{
    if (!fields)
        return failure(fields.error());
    QList<LibraryField> found;
    for (const SyncField &field : *fields) {
        const auto feed = m_finder.feedFor(field.feed);
        if (!feed)
            return failure(feed.error());
        found.append({{*feed, field.item, field.part}, field});
    }
    return found;
}

Result<> FieldRecorder::recordSet(SyncFieldKind kind)
{
    const auto here = withFeeds(storage::LibraryValueStore(m_connection).read(kind));
    const auto stored = m_fields.all(kind);
    if (const auto error = firstError(here, stored))
        return failure(*error);
    return withKnownNames(*here, *stored).and_then([&](const QList<LibraryField> &named) {
        return recordElements(named, *stored);
    });
}

Result<QList<LibraryField>> FieldRecorder::withKnownNames(QList<LibraryField> here,
                                                          const QList<StoredField> &stored)
{
    QHash<FieldKey, qsizetype> places;
    for (qsizetype index = 0; index < here.size(); ++index)
        places.insert(here[index].key, index);
    QSet<FieldKey> known;
    for (const StoredField &each : stored) {
        if (!each.isWaiting && !isRemoved(each))
            known.insert(keyOf(each));
    }
    for (const StoredField &each : stored) {
        const FieldKey key = keyOf(each);
        if (!known.contains(key) || places.contains(key) || each.field.url.isEmpty())
            continue;
        const auto guid = guidOf(each);
        if (!guid)
            return failure(guid.error());
        const auto place = places.constFind({each.feed, *guid, each.field.part});
        if (place == places.cend())
            continue;
        if (!known.contains(here[*place].key)) {
            here[*place].key = key;
            here[*place].field.item = each.field.item;
        } else if (!isOrdered(each.field.kind)) {
            here.append({key, each.field}); // one element under two names
        }
    }
    return here;
}

Result<QString> FieldRecorder::guidOf(const StoredField &stored)
{
    return m_finder.episode(stored).and_then([&](EpisodeId id) {
        return storage::LibraryValueStore(m_connection)
            .describe({id}, stored.field.kind)
            .map([](const QList<SyncField> &found) {
                return found.isEmpty() ? QString() : found.constFirst().item;
            });
    });
}

Result<> FieldRecorder::recordElements(const QList<LibraryField> &here,
                                       const QList<StoredField> &stored)
{
    Known known;
    for (const StoredField &each : stored)
        known.insert(keyOf(each), each);
    QSet<FieldKey> keys;
    for (const LibraryField &each : here) {
        keys.insert(each.key);
        const auto found = known.constFind(each.key);
        const bool isKnown = found != known.cend();
        // A value that waits is newer than the one in the library, which is not the user's change.
        if (isKnown && (found->isWaiting || found->field.value == each.field.value))
            continue;
        if (auto done = put(each, each.field.value, isKnown); !done)
            return done;
    }
    return recordGone(stored, keys);
}

Result<> FieldRecorder::recordQueue()
{
    const auto here =
        withFeeds(storage::LibraryValueStore(m_connection).read(SyncFieldKind::Queue));
    const auto stored = m_fields.all(SyncFieldKind::Queue);
    if (const auto error = firstError(here, stored))
        return failure(*error);
    return withKnownNames(*here, *stored).and_then([&](const QList<LibraryField> &named) {
        return recordOrder(named, *stored);
    });
}

Result<> FieldRecorder::recordLists(storage::SharedLists &lists)
{
    const auto all = lists.all(m_connection);
    const auto properties = m_fields.all(SyncFieldKind::List);
    const auto items = m_fields.all(SyncFieldKind::ListItem);
    if (const auto error = firstError(all, properties, items))
        return failure(*error);
    QList<LibraryField> here;
    for (const storage::SharedList &list : *all) {
        here += propertiesOf(list);
        auto episodes = withFeeds(storage::LibraryValueStore(m_connection)
                                      .describe(list.episodes, SyncFieldKind::ListItem));
        if (!episodes)
            return failure(episodes.error());
        for (LibraryField &episode : *episodes)
            episode.key.part = episode.field.part = list.id;
        const QList<StoredField> stored = ofList(*items, list.id);
        const auto named = withKnownNames(*episodes, stored);
        if (!named)
            return failure(named.error());
        if (auto done = recordOrder(*named, stored); !done)
            return done;
    }
    return recordElements(here, *properties);
}

Result<> FieldRecorder::recordOrder(const QList<LibraryField> &here,
                                    const QList<StoredField> &stored)
{
    Known known;
    qsizetype placed = 0;
    for (const StoredField &each : stored)
        known.insert(keyOf(each), each);
    QSet<FieldKey> keys;
    QList<FieldKey> order;
    QList<LibraryField> counted; // without those whose newer value waits
    for (const LibraryField &each : here) {
        keys.insert(each.key);
        const auto found = known.constFind(each.key);
        const bool isKnown = found != known.cend();
        if (isKnown && found->isWaiting)
            continue;
        placed += isKnown && !isRemoved(*found) ? 1 : 0;
        counted.append(each);
        order.append(each.key);
    }
    QList<FieldKey> expected = inOrder(stored);
    expected.removeIf([&keys](const FieldKey &key) { return !keys.contains(key); });
    // Equal places are in order, too: only a change of the user leads to new ones.
    if (placed < counted.size() || order != expected) {
        if (auto done = recordPlaces(counted, known); !done)
            return done;
    }
    return recordGone(stored, keys);
}

Result<> FieldRecorder::recordPlaces(const QList<LibraryField> &here, const Known &known)
{
    QStringList places;
    QString last;
    for (const LibraryField &each : here)
        places.append(known.value(each.key).field.value.toString());
    for (const StoredField &each : known)
        last = std::max(last, each.field.value.toString());
    QStringList wanted = newPlaces(places, placeEnding(m_device));
    if (m_isFirst) // behind everything that the other devices have
        wanted = placesBetween(last, {}, static_cast<int>(here.size()), placeEnding(m_device));
    for (qsizetype index = 0; index < here.size(); ++index) {
        const bool isKnown = known.contains(here[index].key);
        if (wanted[index] == places[index] || (m_isFirst && isKnown))
            continue;
        if (auto done = put(here[index], wanted[index], isKnown); !done)
            return done;
    }
    return {};
}

Result<bool> FieldRecorder::isInLibrary(const StoredField &stored)
{
    switch (stored.field.kind) {
    case SyncFieldKind::Show:
    case SyncFieldKind::List:
        return true;
    case SyncFieldKind::Tag:
    case SyncFieldKind::ShowSetting:
        return m_finder.show(stored.feed).map([](PodcastId id) { return id.isValid(); });
    case SyncFieldKind::Queue:
    case SyncFieldKind::Favourite:
    case SyncFieldKind::Bookmark:
    case SyncFieldKind::ListItem:
        break;
    }
    return m_finder.episode(stored).map([](EpisodeId id) { return id.isValid(); });
}

Result<> FieldRecorder::recordGone(const QList<StoredField> &stored, const QSet<FieldKey> &here)
{
    QList<qint64> waiting;
    for (const StoredField &each : stored) {
        if (each.isWaiting || isRemoved(each) || here.contains(keyOf(each)))
            continue;
        const auto isThere = isInLibrary(each);
        if (!isThere)
            return failure(isThere.error());
        if (!*isThere) {
            // The show was unfollowed, or its feed is not read yet: not the user's removal of this
            // element. It comes back with the show.
            waiting.append(each.id);
        } else if (auto done = put({keyOf(each), each.field}, {}, true); !done) {
            return done;
        }
    }
    return waiting.isEmpty() ? Result<>() : m_fields.setWaiting(waiting, true);
}

Result<> FieldRecorder::put(const LibraryField &field, const QJsonValue &value, bool isKnown)
{
    SyncField changed = field.field;
    changed.value = value;
    changed.device = m_device;
    changed.time = m_isFirst && !isKnown ? seedTime : m_now;
    return m_fields.putOwn(field.key.feed, changed);
}

} // namespace dogear::sync
