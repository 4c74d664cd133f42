// SPDX-License-Identifier: GPL-3.0-or-later
#include "stored_media_index.h"

#include <storage/database_thread.h>
#include <storage/stored_media_store.h>

#include <QLoggingCategory>

#include <stream/streamer.h>

namespace dogear::downloads {

using media::MediaKey;
using media::StoredMedia;
using storage::Connection;
using storage::StoredMediaRow;
using storage::StoredMediaStore;

namespace {

Q_LOGGING_CATEGORY(lcMediaIndex, "dogear.downloads.mirror")

/// Maximum number of remembered keys whose bytes may arrive.
constexpr qsizetype maxKnownKeys = 100;

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

/// A row whose key has changed because its show moved or its guid changed.
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

/// Updates \a row to what the store has of its episode, or removes it.
Result<> adjustRow(Connection &connection,
                   const QHash<MediaKey, bool> &stored,
                   const StoredMediaRow &row,
                   Adjustment &adjustment)
{
    StoredMediaStore store(connection);
    const auto item = readItem(connection, row.episode);
    if (!item)
        return failure(item.error());
    // If the new key has bytes of its own, those count, and the old ones are left to evict().
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

StoredMediaIndex::StoredMediaIndex(storage::DatabaseThread &database, stream::Streamer &streamer)
    : m_database(database)
    , m_streamer(streamer)
{
    connect(&streamer, &stream::Streamer::bufferedChanged, this, &StoredMediaIndex::handleBuffered);
}

void StoredMediaIndex::follow(const DownloadItem &item)
{
    // Keys of downloads that ended long ago are dropped all at once; a running one only loses the
    // record that all of it was stored, and gets it at the next start.
    if (m_known.size() >= maxKnownKeys)
        m_known.removeIf([this](const auto &entry) { return entry.key() != m_currentKey; });
    m_known.insert(item.key, {item.id, std::nullopt});
}

void StoredMediaIndex::setCurrent(EpisodeId id)
{
    m_current = id;
    m_currentKey.clear();
    if (!id.isValid())
        return;
    m_database.run([id](Connection &connection) { return readItem(connection, id); })
        .then(this, [this, id](const Result<DownloadItem> &item) {
            logAndDrop(item, lcMediaIndex(), "what is fetched of it is noted at the next start:");
            if (!item || m_current != id)
                return;
            m_currentKey = item->key;
            follow(*item);
        });
}

void StoredMediaIndex::handleBuffered(const MediaKey &key, const stream::Buffered &buffered)
{
    const auto known = m_known.find(key);
    if (known == m_known.end() || buffered.ranges.isEmpty())
        return;
    const bool isComplete = buffered.length && buffered.ranges.contains({0, *buffered.length});
    // Progress arrives many times a second; only the change to complete is stored.
    if (known->isComplete == isComplete)
        return;
    known->isComplete = isComplete;
    put({known->id, key, isComplete});
}

void StoredMediaIndex::put(const StoredMediaRow &row)
{
    m_database.run([row](Connection &connection) { return StoredMediaStore(connection).put(row); })
        .then(this, [this, id = row.episode](const Result<bool> &isNews) {
            logAndDrop(isNews, lcMediaIndex(), "put right at the next start:");
            if (isNews.value_or(false))
                emit changed(id);
        });
}

void StoredMediaIndex::reconcile()
{
    m_streamer.stored().then(this, [this](const QList<StoredMedia> &stored) { compare(stored); });
}

void StoredMediaIndex::compare(const QList<StoredMedia> &stored)
{
    QHash<MediaKey, bool> there;
    // The store may have an empty file, which is no reason to mark an episode as present.
    for (const StoredMedia &media : stored) {
        if (media.size > 0)
            there.insert(media.key, media.isComplete);
    }
    m_database.run([there](Connection &connection) { return adjust(connection, there); })
        .then(this, [this](const Result<Adjustment> &adjusted) {
            logAndDrop(adjusted, lcMediaIndex(), "put right at the next start:");
            if (!adjusted)
                return;
            for (const auto &[before, to] : adjusted->renamed)
                rename(before, to);
            for (const EpisodeId id : adjusted->changed)
                emit changed(id);
        });
}

/// Renames the bytes. If that fails, the row gets the old key again, and the next start repeats it.
void StoredMediaIndex::rename(const StoredMediaRow &before, const MediaKey &to)
{
    m_streamer.rename(before.key, to).then(this, [this, before](const Result<> &isRenamed) {
        logAndDrop(isRenamed, lcMediaIndex(), "renamed at the next start:");
        if (!isRenamed)
            put(before);
    });
}

void StoredMediaIndex::drop(const MediaKey &key)
{
    m_streamer.remove(key).then(this, [this, key](const Result<> &isGone) {
        logAndDrop(isGone, lcMediaIndex(), "it stays:");
        if (isGone)
            forget({{.key = key, .size = 0, .isComplete = false, .lastPlayed = {}}});
    });
}

void StoredMediaIndex::evict(qint64 budget)
{
    m_database
        .run(
            [current = m_current](Connection &connection) { return findKept(connection, current); })
        .then(this, [this, budget](const Result<KeptMedia> &kept) {
            // Without the list of media to keep, deleting could hit a download; nothing is deleted.
            logAndDrop(kept, lcMediaIndex(), "nothing is deleted now:");
            if (!kept)
                return;
            m_streamer.stored().then(
                this, [this, budget, kept = *kept](const QList<StoredMedia> &stored) {
                    // Unfinished downloads do not reduce the space for streamed episodes.
                    qint64 downloads = 0;
                    for (const StoredMedia &media : stored)
                        downloads += kept.downloads.contains(media.key) ? media.size : 0;
                    m_streamer.evict(budget + downloads, kept.downloads + kept.others)
                        .then(this, [this](const QList<StoredMedia> &gone) { forget(gone); });
                });
        });
}

void StoredMediaIndex::forget(const QList<StoredMedia> &gone)
{
    QList<MediaKey> keys;
    for (const StoredMedia &media : gone) {
        keys.append(media.key);
        // Bytes may arrive again, and must then be recorded again.
        if (const auto known = m_known.find(media.key); known != m_known.end())
            known->isComplete.reset();
    }
    if (keys.isEmpty())
        return;
    m_database.run([keys](Connection &connection) { return forgetKeys(connection, keys); })
        .then(this, [this](const Result<QList<EpisodeId>> &ids) {
            logAndDrop(ids, lcMediaIndex(), "put right at the next start:");
            if (!ids)
                return;
            for (const EpisodeId id : *ids)
                emit changed(id);
        });
}

} // namespace dogear::downloads
