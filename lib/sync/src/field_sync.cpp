// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_applier.h"
#include "field_keys.h"
#include "field_recorder.h"
#include "first_error.h"

#include <storage/connection.h>
#include <storage/sync_show_store.h>
#include <sync/field_sync.h>

namespace dogear::sync {

using domain::SyncField;
using domain::SyncFieldKind;
using storage::StoredField;

namespace {

Result<bool> applyKind(FieldApplier &applier, SyncFieldKind kind, storage::SharedLists *lists)
{
    switch (kind) {
    case SyncFieldKind::Show:
        return applier.applyShows();
    case SyncFieldKind::Queue:
        return applier.applyQueue();
    case SyncFieldKind::Favourite:
        return applier.applyFavourites();
    case SyncFieldKind::Tag:
        return applier.applyTags();
    case SyncFieldKind::Bookmark:
        return applier.applyBookmarks();
    case SyncFieldKind::ShowSetting:
        return applier.applySettings();
    case SyncFieldKind::List:
    case SyncFieldKind::ListItem:
        break;
    }
    return lists ? applier.applyLists(*lists) : Result<bool>(false);
}

} // namespace

Result<> FieldSync::record(qint64 now, bool isFirst)
{
    FieldRecorder recorder(m_connection, m_device, now, isFirst);
    for (const SyncFieldKind kind : {SyncFieldKind::Favourite,
                                     SyncFieldKind::Tag,
                                     SyncFieldKind::Bookmark,
                                     SyncFieldKind::ShowSetting}) {
        if (auto done = recorder.recordSet(kind); !done)
            return done;
    }
    if (auto done = recorder.recordQueue(); !done)
        return done;
    return m_lists ? recorder.recordLists(*m_lists) : Result<>();
}

Result<int> FieldSync::merge(const QList<SyncField> &fields)
{
    EpisodeFinder finder(m_connection);
    storage::SyncFieldStore store(m_connection);
    int newer = 0;
    for (const SyncField &field : fields) {
        if (!isWellFormed(field))
            continue;
        const auto feed = field.feed.isEmpty() ? Result<qint64>(0) : finder.feedFor(field.feed);
        if (!feed)
            return failure(feed.error());
        const auto merged = store.merge(*feed, field);
        if (!merged)
            return failure(merged.error());
        newer += *merged ? 1 : 0;
    }
    return newer;
}

Result<QSet<SyncFieldKind>> FieldSync::apply()
{
    const auto kinds = storage::SyncFieldStore(m_connection).waitingKinds();
    if (!kinds)
        return failure(kinds.error());
    FieldApplier applier(m_connection);
    QSet<SyncFieldKind> changed;
    for (const SyncFieldKind kind : *kinds) {
        const auto applied = applyKind(applier, kind, m_lists);
        if (!applied)
            return failure(applied.error());
        if (*applied)
            changed.insert(kind);
    }
    return changed;
}

Result<FieldSync::Shows> FieldSync::shows()
{
    return storage::SyncFieldStore(m_connection)
        .all(SyncFieldKind::Show)
        .map([](const QList<StoredField> &all) {
            Shows shows;
            for (const StoredField &each : all) {
                QStringList &list = each.field.value.toBool() ? shows.followed : shows.unfollowed;
                list.append(each.field.feed);
            }
            return shows;
        });
}

Result<> FieldSync::recordShows(domain::SyncTargetId target, qint64 now)
{
    storage::SyncFieldStore store(m_connection);
    const auto synced = storage::SyncShowStore(m_connection, target).all();
    const auto stored = store.all(SyncFieldKind::Show);
    if (const auto error = firstError(synced, stored))
        return failure(*error);
    QHash<qint64, bool> wanted;
    for (const domain::SyncedShow &show : *synced) {
        if (show.state == domain::SyncShowState::Shared)
            wanted.insert(show.feed, true);
    }
    for (const StoredField &each : *stored) {
        // A show in another state is one that the user is asked about: its value stays.
        if (!synced->contains(each.feed))
            wanted.insert(each.feed, false);
        if (wanted.value(each.feed) == each.field.value.toBool())
            wanted.remove(each.feed);
    }
    for (auto each = wanted.cbegin(); each != wanted.cend(); ++each) {
        const SyncField field{.kind = SyncFieldKind::Show,
                              .feed = {},
                              .item = {},
                              .part = {},
                              .value = each.value(),
                              .time = now,
                              .device = m_device};
        if (auto put = store.putOwn(each.key(), field); !put)
            return put;
    }
    return {};
}

} // namespace dogear::sync
