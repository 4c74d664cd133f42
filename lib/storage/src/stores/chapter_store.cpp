// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/chapter_store.h>
#include <storage/connection.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using std::chrono::milliseconds;

namespace {

/// Stores chapters in the JSON format of extras, the same as chapters of the feed, so that
/// storedChapters() reads both.
QString toColumn(const QList<domain::Chapter> &chapters)
{
    domain::Sparse<domain::EpisodeExtras> extras;
    if (!chapters.isEmpty())
        extras.edit().chapters = chapters;
    return notNull(storage::toColumn(extras));
}

/// Reads the patterns from the first column of \a row, one per line.
QStringList readPatterns(const QSqlQuery &row)
{
    return row.value(0).toString().split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

Result<std::optional<StoredChapters>> ChapterStore::find(EpisodeId episode, ChapterSource source)
{
    return m_connection.first(
        u"SELECT url, read_at, etag, last_modified, chapters FROM chapter_source"
        " WHERE episode_id = ? AND source = ?"_s,
        {episode.value, int(source)},
        [](const QSqlQuery &row) {
            return StoredChapters{.url = urlFromColumn(row.value(0)),
                                  .readAt = timeFromColumn(row.value(1)).value_or(QDateTime()),
                                  .etag = row.value(2).toByteArray(),
                                  .lastModified = row.value(3).toByteArray(),
                                  .chapters =
                                      episodeExtrasFromColumn(row.value(4).toString())->chapters};
        });
}

Result<> ChapterStore::put(EpisodeId episode, ChapterSource source, const StoredChapters &chapters)
{
    // Selecting from `episode` stores no row for an episode that was deleted meanwhile.
    return m_connection
        .execute(
            u"INSERT OR REPLACE INTO chapter_source (episode_id, source, url, read_at, etag,"
            " last_modified, chapters) SELECT id, ?, ?, ?, ?, ?, ? FROM episode WHERE id = ?"_s,
            {int(source),
             notNull(storage::toColumn(chapters.url)),
             chapters.readAt.toSecsSinceEpoch(),
             chapters.etag,
             chapters.lastModified,
             toColumn(chapters.chapters),
             episode.value})
        .map([](QSqlQuery *) {});
}

Result<domain::ChapterSkips> ChapterStore::skips(EpisodeId episode)
{
    const auto starts = m_connection.list(
        u"SELECT start_ms FROM skipped_chapter WHERE episode_id = ? ORDER BY start_ms"_s,
        {episode.value},
        [](const QSqlQuery &row) { return milliseconds(row.value(0).toLongLong()); });
    if (!starts)
        return failure(starts.error());
    return m_connection
        .first(u"SELECT skip_patterns FROM podcast WHERE id ="
               " (SELECT podcast_id FROM episode WHERE id = ?)"_s,
               {episode.value},
               readPatterns)
        .map([&starts](const std::optional<QStringList> &patterns) {
            return domain::ChapterSkips{.starts = *starts,
                                        .patterns = patterns.value_or(QStringList())};
        });
}

Result<> ChapterStore::setSkipped(EpisodeId episode, milliseconds start, bool isSkipped)
{
    // Another source may give a slightly different start for the same chapter.
    const auto cleared = m_connection.execute(
        u"DELETE FROM skipped_chapter WHERE episode_id = ? AND abs(start_ms - ?) < ?"_s,
        {episode.value, qint64(start.count()), qint64(domain::sameStart.count())});
    if (!cleared)
        return failure(cleared.error());
    if (!isSkipped)
        return {};
    return m_connection
        .execute(u"INSERT INTO skipped_chapter (episode_id, start_ms)"
                 " SELECT id, ? FROM episode WHERE id = ?"_s,
                 {qint64(start.count()), episode.value})
        .map([](QSqlQuery *) {});
}

Result<QStringList> ChapterStore::patterns(PodcastId podcast)
{
    return m_connection
        .first(u"SELECT skip_patterns FROM podcast WHERE id = ?"_s, {podcast.value}, readPatterns)
        .map([](const std::optional<QStringList> &patterns) {
            return patterns.value_or(QStringList());
        });
}

Result<> ChapterStore::setPatterns(PodcastId podcast, const QStringList &patterns)
{
    return m_connection
        .execute(u"UPDATE podcast SET skip_patterns = ? WHERE id = ?"_s,
                 {notNull(patterns.join(u'\n')), podcast.value})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
