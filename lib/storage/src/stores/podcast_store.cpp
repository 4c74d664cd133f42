// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/former_address_store.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

const QString selectShow =
    u"SELECT id, url, title, author, link, description, image, language, copyright, owner_name,"
    " categories, type, explicit, self_link, new_feed_url, guid, generator, fundings, persons, "
    "extras,"
    " last_attempt, last_success, error_code, error_detail, error_url, error_status, etag,"
    " last_modified, body_hash, last_full, parser_version, not_before, failures, episode_count,"
    " unplayed_count, tags, own_title, own_image, archived, quiet, previewed_at FROM podcast"_s;

/// Reads the columns of a row one after the other, in the order of its SELECT.
class RowReader
{
public:
    explicit RowReader(const QSqlQuery &query)
        : m_query(query)
    {}
    QVariant take() { return m_query.value(m_column++); }

private:
    const QSqlQuery &m_query;
    int m_column = 0;
};

domain::Podcast readPodcast(RowReader &row)
{
    domain::Podcast podcast;
    podcast.title = row.take().toString();
    podcast.author = row.take().toString();
    podcast.link = urlFromColumn(row.take());
    podcast.descriptionHtml = row.take().toString();
    podcast.image = urlFromColumn(row.take());
    podcast.language = row.take().toString();
    podcast.copyright = row.take().toString();
    podcast.ownerName = row.take().toString();
    podcast.categories = row.take().toString().split(u'\n', Qt::SkipEmptyParts);
    podcast.type = domain::ShowType(row.take().toInt());
    podcast.isExplicit = numberFromColumn<bool>(row.take());
    podcast.selfLink = urlFromColumn(row.take());
    podcast.newFeedUrl = urlFromColumn(row.take());
    podcast.guid = row.take().toString();
    podcast.generator = row.take().toString();
    podcast.fundings = fundingsFromColumn(row.take().toString());
    podcast.persons = personsFromColumn(row.take().toString());
    podcast.extras = podcastExtrasFromColumn(row.take().toString());
    return podcast;
}

std::optional<Error> readError(RowReader &row)
{
    // All four columns are taken even without an error, so that the reader stays in step.
    const QVariant code = row.take();
    Error error{.code = codeFromColumn(code.toString())};
    error.detail = row.take().toString();
    error.url = urlFromColumn(row.take());
    error.httpStatus = row.take().toInt();
    return code.isNull() ? std::nullopt : std::optional(error);
}

QStringList readTags(RowReader &row)
{
    return row.take().toString().split(u'\n', Qt::SkipEmptyParts);
}

domain::FetchState readFetchState(RowReader &row)
{
    domain::FetchState state;
    state.lastAttempt = timeFromColumn(row.take());
    state.lastSuccess = timeFromColumn(row.take());
    state.lastError = readError(row);
    state.etag = row.take().toByteArray();
    state.lastModified = row.take().toByteArray();
    state.bodyHash = row.take().toByteArray();
    state.lastFull = timeFromColumn(row.take());
    state.parserVersion = row.take().toInt();
    state.notBefore = timeFromColumn(row.take());
    state.failures = row.take().toInt();
    return state;
}

domain::ListedPodcast readListed(const QSqlQuery &query)
{
    RowReader row(query);
    domain::ListedPodcast show;
    show.id = PodcastId{row.take().toLongLong()};
    show.title = row.take().toString();
    show.image = urlFromColumn(row.take());
    show.tags = readTags(row);
    show.hasOwnPicture = row.take().toBool();
    show.isArchived = row.take().toBool();
    show.wasFetched = row.take().toBool();
    show.episodeCount = row.take().toInt();
    show.unplayedCount = row.take().toInt();
    show.lastError = readError(row);
    return show;
}

domain::FetchRecord readFetch(const QSqlQuery &query)
{
    RowReader row(query);
    domain::FetchRecord fetch;
    fetch.at = timeFromColumn(row.take()).value_or(QDateTime());
    const QVariant code = row.take();
    Error error{.code = codeFromColumn(code.toString()), .detail = row.take().toString()};
    fetch.httpStatus = row.take().toInt();
    // The log stores the status of every response, an Error only that of ErrorCode::HttpStatus.
    error.httpStatus = error.code == ErrorCode::HttpStatus ? fetch.httpStatus : 0;
    fetch.wasModified = row.take().toBool();
    fetch.bytes = row.take().toLongLong();
    fetch.elapsed = std::chrono::milliseconds(row.take().toLongLong());
    fetch.finalUrl = urlFromColumn(row.take());
    fetch.warnings = row.take().toString().split(u'\n', Qt::SkipEmptyParts);
    error.url = fetch.finalUrl;
    if (!code.isNull())
        fetch.error = error;
    return fetch;
}

domain::FollowedPodcast readShow(const QSqlQuery &query)
{
    RowReader row(query);
    domain::FollowedPodcast show;
    show.id = PodcastId{row.take().toLongLong()};
    show.url = urlFromColumn(row.take());
    show.podcast = readPodcast(row);
    show.fetch = readFetchState(row);
    show.episodeCount = row.take().toInt();
    show.unplayedCount = row.take().toInt();
    show.tags = readTags(row);
    show.overrides.title = row.take().toString();
    show.overrides.image = urlFromColumn(row.take());
    show.overrides.isArchived = row.take().toBool();
    show.overrides.isQuiet = row.take().toBool();
    show.previewedAt = timeFromColumn(row.take());
    return show;
}

} // namespace

Result<PodcastId> PodcastStore::add(const QUrl &url, const QString &title, const QDateTime &now)
{
    // url_key is unique, so the insertion would fail, too, but without the id of the other show.
    const QString key = feedUrlKey(url);
    const auto existing = m_connection.number(u"SELECT id FROM podcast WHERE url_key = ?"_s, {key});
    if (!existing)
        return failure(existing.error());
    if (*existing > 0) {
        const PodcastId id{*existing};
        const auto wasPreview = PreviewStore(m_connection).follow(id, now);
        if (!wasPreview)
            return failure(wasPreview.error());
        if (*wasPreview)
            return id;
        return failure({ErrorCode::AlreadyFollowed, QString::number(*existing), url});
    }
    const auto added = m_connection.execute(
        u"INSERT INTO podcast (url, url_key, title, added_at) VALUES (?, ?, ?, ?)"_s,
        {toColumn(url), key, notNull(title), now.toSecsSinceEpoch()});
    if (!added)
        return failure(added.error());
    return PodcastId{(*added)->lastInsertId().toLongLong()};
}

Result<> PodcastStore::setTags(PodcastId id, const QStringList &tags)
{
    QStringList lines; // simplified() removes line feeds, which separate the stored tags
    for (const QString &tag : tags) {
        if (const QString line = tag.simplified(); !line.isEmpty() && !lines.contains(line))
            lines.append(line);
    }
    return m_connection
        .execute(u"UPDATE podcast SET tags = ? WHERE id = ?"_s,
                 {notNull(lines.join(u'\n')), id.value})
        .map([](QSqlQuery *) {});
}

Result<> PodcastStore::setOverrides(PodcastId id, const domain::ShowOverrides &overrides)
{
    // shown_title and shown_image are computed by SQLite from these (0019_own_order.sql).
    return m_connection
        .execute(u"UPDATE podcast SET own_title = ?, own_image = ?, archived = ?, quiet = ?"
                 " WHERE id = ?"_s,
                 {notNull(overrides.title.simplified()),
                  toColumn(overrides.image),
                  overrides.isArchived,
                  overrides.isQuiet,
                  id.value})
        .map([](QSqlQuery *) {});
}

Result<> PodcastStore::update(PodcastId id, const domain::Podcast &podcast)
{
    // An empty text of the feed keeps the stored one: nullif() turns it into null, coalesce() into
    // the old value. Type, new_feed_url and the lists are always replaced.
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
    return m_connection
        .execute(u"UPDATE podcast SET new_feed_url = ? WHERE id = ?"_s, {toColumn(url), id.value})
        .map([](QSqlQuery *) {});
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
    const auto show = find(id);
    if (!show)
        return failure(show.error());
    // IGNORE: if another show has the address, the unique url_key leaves the row unchanged.
    const auto moved =
        m_connection.execute(u"UPDATE OR IGNORE podcast SET url = ?, url_key = ? WHERE id = ?"_s,
                             {toColumn(url), feedUrlKey(url), id.value});
    if (!moved)
        return failure(moved.error());
    if ((*moved)->numRowsAffected() == 0)
        return false;
    // The show may move back to a former address, which is then none any more.
    FormerAddressStore addresses(m_connection);
    if (auto kept = addresses.add(id, show->url); !kept)
        return failure(kept.error());
    return addresses.remove(id, url).map([] { return true; });
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
    return m_connection.list(u"SELECT at, error_code, error_detail, status, modified, bytes, "
                             u"elapsed_ms, final_url,"
                             " warnings FROM fetch WHERE podcast_id = ? ORDER BY id DESC"_s,
                             {id.value},
                             readFetch);
}

Result<> PodcastStore::remove(PodcastId id)
{
    // Foreign keys delete the episodes. Triggers keep the bookmarks and listening times
    // (0009_bookmarks.sql, 0016_listening.sql).
    return m_connection.execute(u"DELETE FROM podcast WHERE id = ?"_s, {id.value})
        .map([](QSqlQuery *) {});
}

Result<domain::FollowedPodcast> PodcastStore::find(PodcastId id)
{
    const auto found = m_connection.first(selectShow + " WHERE id = ?"_L1, {id.value}, readShow);
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure({ErrorCode::NotFound, u"show %1"_s.arg(id.value)});
    return **found;
}

Result<std::optional<domain::FollowedPodcast>> PodcastStore::findByUrl(const QUrl &url)
{
    // Another show may have this address as its self link or former address; ORDER BY prefers the
    // show whose own address it is.
    const QString key = feedUrlKey(url);
    return m_connection.first(selectShow
                                  + " WHERE url_key = ? OR (self_key = ? AND self_key <> '')"
                                    " OR id IN (SELECT podcast_id FROM former_address"
                                    " WHERE url_key = ?)"
                                    " ORDER BY url_key = ? DESC, self_key = ? DESC LIMIT 1"_L1,
                              {key, key, key, key, key},
                              readShow);
}

Result<std::optional<domain::FollowedPodcast>> PodcastStore::findByGuid(const QString &guid)
{
    return m_connection.first(selectShow
                                  + " WHERE guid <> '' AND lower(guid) = ?"
                                    " AND previewed_at IS NULL ORDER BY id LIMIT 1"_L1,
                              {notNull(guid.toLower())},
                              readShow);
}

Result<QList<domain::FollowedPodcast>> PodcastStore::all()
{
    return m_connection.list(selectShow
                                 + " WHERE previewed_at IS NULL"
                                   " ORDER BY shown_title COLLATE NOCASE, id"_L1,
                             {},
                             readShow);
}

Result<QList<domain::ListedPodcast>> PodcastStore::listed()
{
    // Only the columns that a list shows; descriptions and extras are long.
    return m_connection.list(
        u"SELECT id, shown_title, shown_image, tags, own_image <> '', archived,"
        " last_success IS NOT NULL, episode_count, unplayed_count,"
        " error_code, error_detail, error_url, error_status"
        " FROM podcast WHERE previewed_at IS NULL ORDER BY shown_title COLLATE NOCASE, id"_s,
        {},
        readListed);
}

} // namespace dogear::storage
