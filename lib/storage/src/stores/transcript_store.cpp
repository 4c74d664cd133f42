// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/connection.h>
#include <storage/transcript_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<std::optional<StoredTranscript>> TranscriptStore::find(EpisodeId episode, const QUrl &url)
{
    return m_connection
        .first(u"SELECT type, read_at, etag, last_modified, document FROM transcript"
               " WHERE episode_id = ? AND url = ?"_s,
               {episode.value, notNull(toColumn(url))},
               [&url](const QSqlQuery &row) {
                   return StoredTranscript{.url = url,
                                           .type = row.value(0).toString(),
                                           .readAt =
                                               timeFromColumn(row.value(1)).value_or(QDateTime()),
                                           .etag = row.value(2).toByteArray(),
                                           .lastModified = row.value(3).toByteArray(),
                                           .document = qUncompress(row.value(4).toByteArray())};
               })
        .map([](std::optional<StoredTranscript> stored) {
            // qUncompress() returns an empty document for damaged data; it is fetched again then.
            if (stored && stored->document.isEmpty())
                stored.reset();
            return stored;
        });
}

/// Lists the addresses of the stored transcripts of \a episode, the one that was read last first.
Result<QList<QUrl>> TranscriptStore::urls(EpisodeId episode)
{
    return m_connection.list(
        u"SELECT url FROM transcript WHERE episode_id = ? ORDER BY read_at DESC, url"_s,
        {episode.value},
        [](const QSqlQuery &row) { return urlFromColumn(row.value(0)); });
}

Result<std::optional<StoredTranscript>> TranscriptStore::findFormer(EpisodeId episode,
                                                                    const QList<QUrl> &present)
{
    // A feed may change the address of a transcript; until the new one was fetched, the document
    // from the former address is better than none.
    const auto stored = urls(episode);
    if (!stored)
        return failure(stored.error());
    for (const QUrl &url : *stored) {
        if (!present.contains(url))
            return find(episode, url);
    }
    return std::nullopt;
}

Result<> TranscriptStore::put(EpisodeId episode,
                              const StoredTranscript &transcript,
                              const QList<QUrl> &present)
{
    const auto stored = urls(episode);
    if (!stored)
        return failure(stored.error());
    for (const QUrl &url : *stored) {
        if (present.contains(url)) // the user may switch between several transcripts
            continue;
        const auto removed =
            m_connection.execute(u"DELETE FROM transcript WHERE episode_id = ? AND url = ?"_s,
                                 {episode.value, notNull(toColumn(url))});
        if (!removed)
            return failure(removed.error());
    }
    return m_connection
        .execute(
            u"INSERT OR REPLACE INTO transcript (episode_id, url, type, read_at, etag,"
            " last_modified, document) SELECT id, ?, ?, ?, ?, ?, ? FROM episode WHERE id = ?"_s,
            {notNull(toColumn(transcript.url)),
             notNull(transcript.type),
             transcript.readAt.toSecsSinceEpoch(),
             transcript.etag,
             transcript.lastModified,
             qCompress(transcript.document),
             episode.value})
        .map([](QSqlQuery *) {});
}

Result<> TranscriptStore::confirm(EpisodeId episode, const QUrl &url, const QDateTime &readAt)
{
    return m_connection
        .execute(u"UPDATE transcript SET read_at = ? WHERE episode_id = ? AND url = ?"_s,
                 {readAt.toSecsSinceEpoch(), episode.value, notNull(toColumn(url))})
        .map([](QSqlQuery *) {});
}

Result<QUrl> TranscriptStore::picked(EpisodeId episode)
{
    return m_connection
        .first(u"SELECT url FROM transcript_pick WHERE episode_id = ?"_s,
               {episode.value},
               [](const QSqlQuery &row) { return urlFromColumn(row.value(0)); })
        .map([](const std::optional<QUrl> &url) { return url.value_or(QUrl()); });
}

Result<> TranscriptStore::setPicked(EpisodeId episode, const QUrl &url)
{
    return m_connection
        .execute(u"INSERT OR REPLACE INTO transcript_pick (episode_id, url)"
                 " SELECT id, ? FROM episode WHERE id = ?"_s,
                 {notNull(toColumn(url)), episode.value})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
