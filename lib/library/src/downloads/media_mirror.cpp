// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_mirror.h"

#include <storage/database_thread.h>
#include <storage/stored_media_store.h>

#include <QLoggingCategory>

#include <stream/streamer.h>

namespace dogear::library {

using media::MediaKey;
using media::StoredMedia;
using storage::Connection;
using storage::StoredMediaRow;
using storage::StoredMediaStore;

namespace {

Q_LOGGING_CATEGORY(lcMirror, "dogear.downloads.mirror")

/// What is remembered of keys whose bytes no longer come.
constexpr qsizetype mostKnown = 100;

Result<QList<EpisodeId>> forgetKeys(Connection &connection, const QList<MediaKey> &keys)
{
    QList<EpisodeId> changed;
    for (const MediaKey &key : keys) {
        const auto removed = StoredMediaStore(connection).remove(key);
        if (!removed)
            return removed;
        changed += *removed;
    }
    return changed;
}

/// The show of an episode moved, or renamed it.
struct Renamed
{
    StoredMediaRow before;
    MediaKey to;
};

struct Adjustment
{
    QList<EpisodeId> changed;
    QList<Renamed> renamed;
};

/// The row becomes what \a stored says.
Result<> adjustRow(Connection &connection,
                   const QHash<MediaKey, bool> &stored,
                   const StoredMediaRow &row,
                   Adjustment &adjustment)
{
    StoredMediaStore store(connection);
    const auto item = readItem(connection, row.episode);
    if (!item)
        return failure(item.error());
    const bool isRenamed = item->key != row.key && !stored.contains(item->key);
    const auto found = stored.constFind(isRenamed ? row.key : item->key);
    if (found == stored.cend()) {
        return store.remove(row.key).map(
            [&](const QList<EpisodeId> &removed) { adjustment.changed += removed; });
    }
    if (isRenamed)
        adjustment.renamed.append({{row.episode, row.key, *found}, item->key});
    return store.put({row.episode, item->key, *found}).map([&](bool isNews) {
        if (isNews)
            adjustment.changed.append(row.episode);
    });
}

Result<Adjustment> adjust(Connection &connection, const QHash<MediaKey, bool> &stored)
{
    const auto rows = StoredMediaStore(connection).all();
    if (!rows)
        return failure(rows.error());
    Adjustment adjustment;
    for (const StoredMediaRow &row : *rows) {
        if (auto adjusted = adjustRow(connection, stored, row, adjustment); !adjusted)
            return failure(adjusted.error());
    }
    return adjustment;
}

} // namespace

MediaMirror::MediaMirror(storage::DatabaseThread &database, stream::Streamer &streamer)
    : m_database(database)
    , m_streamer(streamer)
{
    connect(&streamer, &stream::Streamer::bufferedChanged, this, &MediaMirror::takeBuffered);
}

void MediaMirror::follow(const DownloadItem &item)
{
    if (m_known.size() >= mostKnown)
        m_known.removeIf([this](const auto &entry) { return entry.key() != m_currentKey; });
    m_known.insert(item.key, {item.id, std::nullopt});
}

void MediaMirror::setCurrent(EpisodeId id)
{
    m_current = id;
    m_currentKey.clear();
    if (!id.isValid())
        return;
    m_database.run([id](Connection &connection) { return readItem(connection, id); })
        .then(this, [this, id](const Result<DownloadItem> &item) {
            logAndDrop(item, lcMirror(), "what is fetched of it is noted at the next start:");
            if (!item || m_current != id)
                return;
            m_currentKey = item->key;
            follow(*item);
        });
}

void MediaMirror::takeBuffered(const MediaKey &key, const stream::Buffered &buffered)
{
    const auto known = m_known.find(key);
    if (known == m_known.end() || buffered.ranges.isEmpty())
        return;
    const bool isComplete = buffered.length && buffered.ranges.contains({0, *buffered.length});
    if (known->isComplete == isComplete)
        return;
    known->isComplete = isComplete;
    put({known->id, key, isComplete});
}

void MediaMirror::put(const StoredMediaRow &row)
{
    m_database.run([row](Connection &connection) { return StoredMediaStore(connection).put(row); })
        .then(this, [this, id = row.episode](const Result<bool> &isNews) {
            logAndDrop(isNews, lcMirror(), "put right at the next start:");
            if (isNews.value_or(false))
                emit changed(id);
        });
}

void MediaMirror::reconcile()
{
    m_streamer.stored().then(this, [this](const QList<StoredMedia> &stored) { compare(stored); });
}

void MediaMirror::compare(const QList<StoredMedia> &stored)
{
    QHash<MediaKey, bool> there;
    for (const StoredMedia &media : stored) {
        if (media.size > 0)
            there.insert(media.key, media.isComplete);
    }
    m_database.run([there](Connection &connection) { return adjust(connection, there); })
        .then(this, [this](const Result<Adjustment> &adjusted) {
            logAndDrop(adjusted, lcMirror(), "put right at the next start:");
            if (!adjusted)
                return;
            for (const auto &[before, to] : adjusted->renamed)
                rename(before, to);
            for (const EpisodeId id : adjusted->changed)
                emit changed(id);
        });
}

/// While the bytes keep their old name, the row has it, too: the next start tries again.
void MediaMirror::rename(const StoredMediaRow &before, const MediaKey &to)
{
    m_streamer.rename(before.key, to).then(this, [this, before](const Result<> &isRenamed) {
        logAndDrop(isRenamed, lcMirror(), "renamed at the next start:");
        if (!isRenamed)
            put(before);
    });
}

void MediaMirror::drop(const MediaKey &key)
{
    m_streamer.remove(key).then(this, [this, key](const Result<> &isGone) {
        logAndDrop(isGone, lcMirror(), "it stays:");
        if (isGone)
            forget({{.key = key, .size = 0, .isComplete = false, .heard = {}}});
    });
}

void MediaMirror::evict(qint64 budget)
{
    m_database
        .run(
            [current = m_current](Connection &connection) { return findKept(connection, current); })
        .then(this, [this, budget](const Result<KeptMedia> &kept) {
            // What is to be kept is not known: nothing is deleted.
            logAndDrop(kept, lcMirror(), "nothing is deleted now:");
            if (!kept)
                return;
            m_streamer.stored().then(
                this, [this, budget, kept = *kept](const QList<StoredMedia> &stored) {
                    // What is downloaded does not take the room of what is heard.
                    qint64 downloads = 0;
                    for (const StoredMedia &media : stored)
                        downloads += kept.downloads.contains(media.key) ? media.size : 0;
                    m_streamer.evict(budget + downloads, kept.downloads + kept.others)
                        .then(this, [this](const QList<StoredMedia> &gone) { forget(gone); });
                });
        });
}

void MediaMirror::forget(const QList<StoredMedia> &gone)
{
    QList<MediaKey> keys;
    for (const StoredMedia &media : gone) {
        keys.append(media.key);
        if (const auto known = m_known.find(media.key); known != m_known.end())
            known->isComplete.reset();
    }
    if (keys.isEmpty())
        return;
    m_database.run([keys](Connection &connection) { return forgetKeys(connection, keys); })
        .then(this, [this](const Result<QList<EpisodeId>> &ids) {
            logAndDrop(ids, lcMirror(), "put right at the next start:");
            if (!ids)
                return;
            for (const EpisodeId id : *ids)
                emit changed(id);
        });
}

} // namespace dogear::library
