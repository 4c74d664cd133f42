// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <base/utc.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>

namespace dogear::storage::test {

using namespace Qt::StringLiterals;

inline QDateTime at(qint64 seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, utc);
}

inline const QDateTime testNow = at(1'700'000'000);

inline std::unique_ptr<Connection> openInMemory()
{
    auto opened = Connection::open(u":memory:"_s);
    return opened ? *std::move(opened) : nullptr;
}

inline PodcastId addShow(Connection &connection, const QString &name)
{
    return PodcastStore(connection)
        .add(QUrl("https://example.org/"_L1 + name), name, testNow)
        .value_or(PodcastId{});
}

/// Returns an episode that was published \a day days after 2020-09-13 12:26:40 UTC and lasts
/// 10 + \a day minutes, so dates and lengths have the same order.
inline EpisodeToStore episode(const QString &guid, int day, const QString &notes = {})
{
    domain::Episode episode;
    episode.guid = guid;
    episode.title = "Title of "_L1 + guid;
    episode.published = at(1'600'000'000 + qint64(day) * 86'400);
    episode.duration = std::chrono::minutes(10 + day);
    episode.enclosure = domain::Enclosure{
        QUrl("https://example.org/"_L1 + guid + ".mp3"_L1), u"audio/mpeg"_s, 1000};
    episode.notesHtml = "<p>"_L1 + notes + "</p>"_L1;
    return {episode, notes};
}

inline QString guids(Connection &connection, const domain::EpisodeFilter &filter)
{
    EpisodeStore store(connection);
    QStringList names;
    const auto listed = store.list(filter);
    if (!listed)
        return toName(listed.error().code);
    for (const domain::EpisodeSummary &summary : *listed)
        names.append(store.detail(summary.id)->episode.guid);
    return names.join(u' ');
}

inline EpisodeId idOf(Connection &connection, PodcastId podcast, const QString &guid)
{
    const auto show = PodcastStore(connection).find(podcast);
    const auto id = EpisodeStore(connection).find(show->url, guid);
    return id && id->has_value() ? **id : EpisodeId{};
}

/// Returns SQLite's query plan for \a sql, one step a line.
inline QString planOf(Connection &connection, const QString &sql, const QVariantList &values)
{
    const auto steps =
        connection.list("EXPLAIN QUERY PLAN "_L1 + sql, values, [](const QSqlQuery &row) {
            return row.value(3).toString();
        });
    return steps ? QStringList(*steps).join(u'\n') : QString();
}

/// Returns the only statement with \a part that \a connection has executed so far; empty if there
/// is none, or more than one. A test of a plan needs the statement of the program, not a copy.
/// https://www.sqlite.org/stmt.html
inline QString statementWith(Connection &connection, const QString &part)
{
    const auto statements =
        connection.list(u"SELECT sql FROM sqlite_stmt WHERE instr(sql, ?) > 0"_s,
                        {part},
                        [](const QSqlQuery &row) { return row.value(0).toString(); });
    return statements && statements->size() == 1 ? statements->constFirst() : QString();
}

/// Returns whether SQLite lists its statements (the compile-time option SQLITE_ENABLE_STMTVTAB).
inline bool listsStatements(Connection &connection)
{
    return connection.number(u"SELECT count(*) FROM sqlite_stmt"_s).has_value();
}

} // namespace dogear::storage::test
