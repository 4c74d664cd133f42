// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/podcast_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

const QString selectShow =
    u"SELECT id, url, title, author, link, description, image, language, copyright, owner_name,"
    " categories, type, explicit, self_link, new_feed_url, guid, generator, fundings, persons, "
    "extras,"
    " last_attempt, last_success, error_code, error_detail, error_url, error_status, etag,"
    " last_modified, body_hash, last_full, parser_version, not_before, failures, episode_count,"
    " unplayed_count, tags, own_title, own_image, archived FROM podcast"_s;

/// Reads the columns of selectShow one after the other.
class RowReader
{
public:
    explicit RowReader(const QSqlQuery &query)
        : m_query(query)
    {}
    QVariant next() { return m_query.value(m_column++); }

private:
    const QSqlQuery &m_query;
    int m_column = 0;
};

domain::Podcast readPodcast(RowReader &row)
{
    domain::Podcast podcast;
    podcast.title = row.next().toString();
    podcast.author = row.next().toString();
    podcast.link = urlFromColumn(row.next());
    podcast.descriptionHtml = row.next().toString();
    podcast.image = urlFromColumn(row.next());
    podcast.language = row.next().toString();
    podcast.copyright = row.next().toString();
    podcast.ownerName = row.next().toString();
    podcast.categories = row.next().toString().split(u'\n', Qt::SkipEmptyParts);
    podcast.type = domain::ShowType(row.next().toInt());
    podcast.isExplicit = numberFromColumn<bool>(row.next());
    podcast.selfLink = urlFromColumn(row.next());
    podcast.newFeedUrl = urlFromColumn(row.next());
    podcast.guid = row.next().toString();
    podcast.generator = row.next().toString();
    podcast.fundings = fundingsFromColumn(row.next().toString());
    podcast.persons = personsFromColumn(row.next().toString());
    podcast.extras = podcastExtrasFromColumn(row.next().toString());
    return podcast;
}

std::optional<Error> readError(RowReader &row)
{
    const QVariant code = row.next();
    Error error{.code = codeFromColumn(code.toString())};
    error.detail = row.next().toString();
    error.url = urlFromColumn(row.next());
    error.httpStatus = row.next().toInt();
    return code.isNull() ? std::nullopt : std::optional(error);
}

QStringList readTags(RowReader &row)
{
    return row.next().toString().split(u'\n', Qt::SkipEmptyParts);
}

domain::FetchState readFetchState(RowReader &row)
{
    domain::FetchState state;
    state.lastAttempt = timeFromColumn(row.next());
    state.lastSuccess = timeFromColumn(row.next());
    state.lastError = readError(row);
    state.etag = row.next().toByteArray();
    state.lastModified = row.next().toByteArray();
    state.bodyHash = row.next().toByteArray();
    state.lastFull = timeFromColumn(row.next());
    state.parserVersion = row.next().toInt();
    state.notBefore = timeFromColumn(row.next());
    state.failures = row.next().toInt();
    return state;
}

domain::ListedPodcast readListed(const QSqlQuery &query)
{
    RowReader row(query);
    domain::ListedPodcast show;
    show.id = PodcastId{row.next().toLongLong()};
    show.title = row.next().toString();
    show.image = urlFromColumn(row.next());
    show.tags = readTags(row);
    show.hasOwnPicture = row.next().toBool();
    show.isArchived = row.next().toBool();
    show.wasFetched = row.next().toBool();
    show.episodeCount = row.next().toInt();
    show.unplayedCount = row.next().toInt();
    show.lastError = readError(row);
    return show;
}

domain::FollowedPodcast readShow(const QSqlQuery &query)
{
    RowReader row(query);
    domain::FollowedPodcast show;
    show.id = PodcastId{row.next().toLongLong()};
    show.url = urlFromColumn(row.next());
    show.podcast = readPodcast(row);
    show.fetch = readFetchState(row);
    show.episodeCount = row.next().toInt();
    show.unplayedCount = row.next().toInt();
    show.tags = readTags(row);
    show.own.title = row.next().toString();
    show.own.image = urlFromColumn(row.next());
    show.own.isArchived = row.next().toBool();
    return show;
}

} // namespace

Result<PodcastId> PodcastStore::add(const QUrl &url, const QString &title, const QDateTime &now)
{
    const QString key = feedUrlKey(url);
    const auto existing =
        m_connection.execute(u"SELECT id FROM podcast WHERE url_key = ?"_s, {key});
    if (!existing)
        return failure(existing.error());
    if ((*existing)->next())
        return failure({ErrorCode::AlreadyFollowed, (*existing)->value(0).toString(), url});
    const auto added = m_connection.execute(
        u"INSERT INTO podcast (url, url_key, title, added_at) VALUES (?, ?, ?, ?)"_s,
        {toColumn(url), key, notNull(title), now.toSecsSinceEpoch()});
    if (!added)
        return failure(added.error());
    return PodcastId{(*added)->lastInsertId().toLongLong()};
}

Result<> PodcastStore::setTags(PodcastId id, const QStringList &tags)
{
    QStringList lines;
    for (const QString &tag : tags) {
        if (const QString line = tag.simplified(); !line.isEmpty() && !lines.contains(line))
            lines.append(line);
    }
    return m_connection
        .execute(u"UPDATE podcast SET tags = ? WHERE id = ?"_s,
                 {notNull(lines.join(u'\n')), id.value})
        .map([](QSqlQuery *) {});
}

Result<> PodcastStore::setOwn(PodcastId id, const domain::OwnShow &own)
{
    return m_connection
        .execute(u"UPDATE podcast SET own_title = ?, own_image = ?, archived = ? WHERE id = ?"_s,
                 {notNull(own.title.simplified()), toColumn(own.image), own.isArchived, id.value})
        .map([](QSqlQuery *) {});
}

Result<> PodcastStore::update(PodcastId id, const domain::Podcast &podcast)
{
    // Texts: an empty one of the feed keeps what is stored (nullif gives null, coalesce the old).
    const auto updated = m_connection.execute(
        u"UPDATE podcast SET title = coalesce(nullif(?, ''), title),"
        " author = coalesce(nullif(?, ''), author), link = coalesce(nullif(?, ''), link),"
        " description = coalesce(nullif(?, ''), description),"
        " image = coalesce(nullif(?, ''), image), language = coalesce(nullif(?, ''), language),"
        " copyright = coalesce(nullif(?, ''), copyright),"
        " owner_name = coalesce(nullif(?, ''), owner_name),"
        " categories = coalesce(nullif(?, ''), categories), type = ?,"
        " explicit = coalesce(?, explicit), self_link = coalesce(nullif(?, ''), self_link),"
        " self_key = coalesce(nullif(?, ''), self_key), new_feed_url = ?,"
        " guid = coalesce(nullif(?, ''), guid), generator = coalesce(nullif(?, ''), generator),"
        " fundings = ?, persons = ?, extras = ? WHERE id = ?"_s,
        {podcast.title,
         podcast.author,
         toColumn(podcast.link),
         podcast.descriptionHtml,
         toColumn(podcast.image),
         podcast.language,
         podcast.copyright,
         podcast.ownerName,
         podcast.categories.join(u'\n'),
         int(podcast.type),
         toColumn(podcast.isExplicit),
         toColumn(podcast.selfLink),
         podcast.selfLink.isEmpty() ? u""_s : feedUrlKey(podcast.selfLink),
         toColumn(podcast.newFeedUrl),
         podcast.guid,
         podcast.generator,
         toColumn(podcast.fundings),
         toColumn(podcast.persons),
         toColumn(podcast.extras),
         id.value});
    if (!updated)
        return failure(updated.error());
    return {};
}

Result<> PodcastStore::setNewFeedUrl(PodcastId id, const QUrl &url)
{
    const auto set = m_connection.execute(u"UPDATE podcast SET new_feed_url = ? WHERE id = ?"_s,
                                          {toColumn(url), id.value});
    if (!set)
        return failure(set.error());
    return {};
}

Result<> PodcastStore::setFetchState(PodcastId id, const domain::FetchState &state)
{
    const std::optional<Error> &error = state.lastError;
    const auto set = m_connection.execute(
        u"UPDATE podcast SET last_attempt = ?, last_success = ?, error_code = ?, error_detail = ?,"
        " error_url = ?, error_status = ?, etag = ?, last_modified = ?, body_hash = ?,"
        " last_full = ?, parser_version = ?, not_before = ?, failures = ? WHERE id = ?"_s,
        {toColumn(state.lastAttempt),
         toColumn(state.lastSuccess),
         error ? QVariant(toName(error->code)) : QVariant(),
         error ? QVariant(error->detail) : QVariant(),
         error ? QVariant(toColumn(error->url)) : QVariant(),
         error ? QVariant(error->httpStatus) : QVariant(),
         state.etag,
         state.lastModified,
         state.bodyHash,
         toColumn(state.lastFull),
         state.parserVersion,
         toColumn(state.notBefore),
         state.failures,
         id.value});
    if (!set)
        return failure(set.error());
    return {};
}

Result<bool> PodcastStore::moveTo(PodcastId id, const QUrl &url)
{
    const auto moved =
        m_connection.execute(u"UPDATE OR IGNORE podcast SET url = ?, url_key = ? WHERE id = ?"_s,
                             {toColumn(url), feedUrlKey(url), id.value});
    if (!moved)
        return failure(moved.error());
    return (*moved)->numRowsAffected() > 0;
}

Result<> PodcastStore::addFetch(PodcastId id, const domain::FetchRecord &fetch)
{
    const std::optional<Error> &error = fetch.error;
    const auto added = m_connection.execute(
        u"INSERT INTO fetch (podcast_id, at, error_code, error_detail, status, modified,"
        " bytes, elapsed_ms, final_url, warnings) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {id.value,
         fetch.at.toSecsSinceEpoch(),
         error ? QVariant(toName(error->code)) : QVariant(),
         error ? QVariant(error->detail) : QVariant(),
         fetch.httpStatus,
         fetch.wasModified,
         fetch.bytes,
         qint64(fetch.elapsed.count()),
         toColumn(fetch.finalUrl),
         notNull(fetch.warnings.join(u'\n'))});
    if (!added)
        return failure(added.error());
    return m_connection
        .execute(u"DELETE FROM fetch WHERE podcast_id = ? AND id NOT IN (SELECT id FROM fetch"
                 " WHERE podcast_id = ? ORDER BY id DESC LIMIT ?)"_s,
                 {id.value, id.value, keptFetches})
        .map([](QSqlQuery *) {});
}

Result<QList<domain::FetchRecord>> PodcastStore::fetches(PodcastId id)
{
    const auto found =
        m_connection.execute(u"SELECT at, error_code, error_detail, status, modified, bytes, "
                             u"elapsed_ms, final_url,"
                             " warnings FROM fetch WHERE podcast_id = ? ORDER BY id DESC"_s,
                             {id.value});
    if (!found)
        return failure(found.error());
    QList<domain::FetchRecord> fetches;
    while ((*found)->next()) {
        RowReader row(**found);
        domain::FetchRecord fetch;
        fetch.at = timeFromColumn(row.next()).value_or(QDateTime());
        const QVariant code = row.next();
        Error error{.code = codeFromColumn(code.toString()), .detail = row.next().toString()};
        fetch.httpStatus = row.next().toInt();
        error.httpStatus = error.code == ErrorCode::HttpStatus ? fetch.httpStatus : 0;
        fetch.wasModified = row.next().toBool();
        fetch.bytes = row.next().toLongLong();
        fetch.elapsed = std::chrono::milliseconds(row.next().toLongLong());
        fetch.finalUrl = urlFromColumn(row.next());
        fetch.warnings = row.next().toString().split(u'\n', Qt::SkipEmptyParts);
        error.url = fetch.finalUrl;
        if (!code.isNull())
            fetch.error = error;
        fetches.append(fetch);
    }
    (*found)->finish();
    return fetches;
}

Result<> PodcastStore::remove(PodcastId id)
{
    const auto removed = m_connection.execute(u"DELETE FROM podcast WHERE id = ?"_s, {id.value});
    if (!removed)
        return failure(removed.error());
    return {};
}

Result<domain::FollowedPodcast> PodcastStore::find(PodcastId id)
{
    const auto found = m_connection.execute(selectShow + " WHERE id = ?"_L1, {id.value});
    if (!found)
        return failure(found.error());
    if (!(*found)->next())
        return failure({ErrorCode::NotFound, u"show %1"_s.arg(id.value)});
    return readShow(**found);
}

Result<std::optional<domain::FollowedPodcast>> PodcastStore::findByUrl(const QUrl &url)
{
    const QString key = feedUrlKey(url);
    const auto found =
        m_connection.execute(selectShow
                                 + " WHERE url_key = ? OR (self_key = ? AND self_key <> '')"
                                   " ORDER BY url_key = ? DESC LIMIT 1"_L1,
                             {key, key, key});
    if (!found)
        return failure(found.error());
    if (!(*found)->next())
        return std::optional<domain::FollowedPodcast>();
    return std::optional(readShow(**found));
}

Result<QList<domain::FollowedPodcast>> PodcastStore::all()
{
    const auto found =
        m_connection.execute(selectShow + " ORDER BY shown_title COLLATE NOCASE, id"_L1);
    if (!found)
        return failure(found.error());
    QList<domain::FollowedPodcast> shows;
    while ((*found)->next())
        shows.append(readShow(**found));
    (*found)->finish();
    return shows;
}

Result<QList<domain::ListedPodcast>> PodcastStore::listed()
{
    const auto found = m_connection.execute(
        u"SELECT id, shown_title, shown_image, tags, own_image <> '', archived,"
        " last_success IS NOT NULL, episode_count, unplayed_count,"
        " error_code, error_detail, error_url, error_status"
        " FROM podcast ORDER BY shown_title COLLATE NOCASE, id"_s);
    if (!found)
        return failure(found.error());
    QList<domain::ListedPodcast> shows;
    while ((*found)->next())
        shows.append(readListed(**found));
    (*found)->finish();
    return shows;
}

} // namespace dogear::storage
