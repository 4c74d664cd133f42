// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/download.h>
#include <storage/connection.h>
#include <storage/wanted_document_store.h>

#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Returns the id that episodes must be below; without a limit that is the greatest number.
qint64 endOf(EpisodeId before)
{
    return before.isValid() ? before.value : std::numeric_limits<qint64>::max();
}

} // namespace

Result<std::optional<EpisodeId>> WantedDocumentStore::next(const QDateTime &now, EpisodeId before)
{
    // Ids ascend in the order in which episodes are added, so the greatest is the newest.
    return m_connection.first(
        u"SELECT w.episode_id FROM wanted_document w JOIN episode e ON e.id = w.episode_id"
        " JOIN podcast p ON p.id = e.podcast_id WHERE w.episode_id < ? AND w.due <= ?"
        " AND p.archived = 0 AND p.previewed_at IS NULL ORDER BY w.episode_id DESC LIMIT 1"_s,
        {endOf(before), now.toSecsSinceEpoch()},
        [](const QSqlQuery &row) { return EpisodeId{row.value(0).toLongLong()}; });
}

Result<> WantedDocumentStore::remove(EpisodeId episode)
{
    return m_connection
        .execute(u"DELETE FROM wanted_document WHERE episode_id = ?"_s, {episode.value})
        .map([](QSqlQuery *) {});
}

Result<> WantedDocumentStore::postpone(EpisodeId episode, const QDateTime &due)
{
    return m_connection
        .execute(u"UPDATE wanted_document SET due = ? WHERE episode_id = ?"_s,
                 {due.toSecsSinceEpoch(), episode.value})
        .map([](QSqlQuery *) {});
}

Result<std::optional<DownloadedEpisode>> WantedDocumentStore::withoutTranscript(EpisodeId before)
{
    return m_connection.first(
        u"SELECT d.episode_id, d.path FROM download d"
        " JOIN episode_text t ON t.episode_id = d.episode_id"
        " WHERE d.episode_id < ? AND d.state = ? AND d.path <> ''"
        " AND t.transcripts IN ('', '[]')"
        " AND NOT EXISTS (SELECT 1 FROM transcript r WHERE r.episode_id = d.episode_id)"
        " ORDER BY d.episode_id DESC LIMIT 1"_s,
        {endOf(before), int(domain::DownloadState::Done)},
        [](const QSqlQuery &row) {
            return DownloadedEpisode{EpisodeId{row.value(0).toLongLong()}, row.value(1).toString()};
        });
}

} // namespace dogear::storage
