// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_reads.h"

#include <base/utc.h>
#include <storage/bookmark_store.h>
#include <storage/chapter_store.h>
#include <storage/connection.h>
#include <storage/cue_store.h>
#include <storage/download_store.h>
#include <storage/episode_store.h>
#include <storage/listening_store.h>
#include <storage/playlist_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>
#include <storage/refresh_facts_store.h>
#include <storage/saved_search_store.h>
#include <storage/search_index.h>
#include <storage/stored_media_store.h>
#include <storage/wanted_document_store.h>
#include <support/large_library.h>

#include <query/parse.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage::test {

namespace {

const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);
constexpr int stepOfDetails = 53; ///< details() reads every 53rd episode with all its texts

/// Joins the texts that \a textOf returns for the values.
template<typename Values, typename TextOf>
Result<QString> joined(const Result<Values> &values, TextOf textOf)
{
    return values.map([&](const Values &all) {
        QStringList texts;
        for (const auto &value : all)
            texts.append(textOf(value));
        return texts.join(u' ');
    });
}

template<typename Values>
Result<QString> idsOf(const Result<Values> &values)
{
    return joined(values, [](const auto &value) { return QString::number(value.id.value); });
}

QString toText(EpisodeId id)
{
    return QString::number(id.value);
}

Result<QString> list(Connection &connection, const domain::EpisodeFilter &filter)
{
    return idsOf(EpisodeStore(connection).list(filter));
}

/// Reads a list page by page, as the window reads a long list.
Result<QString> pages(Connection &connection, const domain::EpisodeFilter &filter)
{
    QList<EpisodeId> ids;
    domain::IdPage page{.ids = {}, .hasMore = true};
    while (page.hasMore && ids.size() <= dogear::test::largeEpisodes) {
        const EpisodeId after = ids.isEmpty() ? EpisodeId() : ids.constLast();
        auto next = EpisodeStore(connection).ids(filter, after, 700);
        if (!next)
            return failure(next.error());
        page = *std::move(next);
        ids += page.ids;
    }
    return joined(Result<QList<EpisodeId>>(ids), toText);
}

Result<QString> count(Connection &connection, const domain::EpisodeFilter &filter)
{
    return EpisodeStore(connection).count(filter).map([](int count) {
        return QString::number(count);
    });
}

Result<QString> search(Connection &connection, const QString &text)
{
    const query::Query query = query::parse(text, query::LastWord::AsTyped, now);
    SearchIndex index(connection);
    const auto found = index.search(query, 200);
    if (!found)
        return failure(found.error());
    const auto counts = index.counts(query);
    if (!counts)
        return failure(counts.error());
    QStringList texts;
    for (const domain::SearchHit &hit : found->hits)
        texts.append(QString::number(hit.episode.id.value));
    QList<PodcastId> shows = counts->keys();
    std::ranges::sort(shows);
    for (const PodcastId show : shows)
        texts.append(u"%1:%2"_s.arg(show.value).arg(counts->value(show)));
    return texts.join(u' ');
}

Result<QString> details(Connection &connection)
{
    QStringList texts;
    for (int id = 1; id <= dogear::test::largeEpisodes; id += stepOfDetails) {
        const auto detail = EpisodeStore(connection).detail(EpisodeId{id});
        if (!detail)
            return failure(detail.error());
        texts.append(QString::number(detail->summary.id.value));
    }
    return texts.join(u' ');
}

Result<QString> documents(Connection &connection)
{
    QStringList texts;
    for (int id = 1; id <= dogear::test::largeEpisodes; id += 23) {
        const auto cues = CueStore(connection).find(EpisodeId{id});
        if (!cues)
            return failure(cues.error());
        const auto chapters = ChapterStore(connection).find(EpisodeId{id}, ChapterSource::Media);
        if (!chapters)
            return failure(chapters.error());
        const auto skips = ChapterStore(connection).skips(EpisodeId{id});
        if (!skips)
            return failure(skips.error());
        texts.append(u"%1%2"_s.arg(int(!cues->text().isEmpty())).arg(int(chapters->has_value())));
    }
    return texts.join(u' ');
}

Result<QString> health(Connection &connection)
{
    QStringList texts;
    for (int show = 1; show <= dogear::test::largeShows; ++show) {
        const auto fetches = PodcastStore(connection).fetches(PodcastId{show});
        if (!fetches)
            return failure(fetches.error());
        texts.append(QString::number(fetches->size()));
    }
    return texts.join(u' ');
}

Result<QString> statistics(Connection &connection)
{
    const domain::ListeningSpan span{now.date().addDays(-400), now.date()};
    const auto days = ListeningStore(connection).days(span);
    if (!days)
        return failure(days.error());
    const auto shows = ListeningStore(connection).shows(span);
    if (!shows)
        return failure(shows.error());
    return u"%1 %2"_s.arg(days->size()).arg(shows->size());
}

Result<QString> downloads(Connection &connection)
{
    QString texts;
    DownloadStore store(connection);
    for (const auto state : {domain::DownloadState::Waiting,
                             domain::DownloadState::Paused,
                             domain::DownloadState::Failed,
                             domain::DownloadState::Done}) {
        const auto listed = joined(store.list(state, 1'000), [](const domain::Download &download) {
            return toText(download.episode);
        });
        if (!listed)
            return listed;
        texts += *listed + u'/';
    }
    return store.counts().map([&](const DownloadCounts &counts) {
        return QString(texts
                       + u"%1 %2 %3"_s.arg(counts.waiting).arg(counts.paused).arg(counts.failed));
    });
}

Result<QString> showByShow(Connection &connection)
{
    QString texts;
    for (int show = 1; show <= dogear::test::largeShows; ++show) {
        const auto listed = list(connection, {.podcast = PodcastId{show}});
        if (!listed)
            return listed;
        texts += *listed + u'/';
    }
    return texts;
}

LibraryRead listRead(const QString &name, const domain::EpisodeFilter &filter)
{
    return {name, [filter](Connection &connection) { return list(connection, filter); }};
}

LibraryRead pagesRead(const QString &name, const domain::EpisodeFilter &filter)
{
    return {name, [filter](Connection &connection) { return pages(connection, filter); }};
}

LibraryRead countRead(const QString &name, const domain::EpisodeFilter &filter)
{
    return {name, [filter](Connection &connection) { return count(connection, filter); }};
}

LibraryRead searchRead(const QString &text)
{
    return {u"search "_s + text,
            [text](Connection &connection) { return search(connection, text); }};
}

} // namespace

const QList<LibraryRead> &libraryReads()
{
    static const QList<LibraryRead> reads = {
        {u"shows"_s, [](Connection &c) { return idsOf(PodcastStore(c).all()); }},
        {u"sidebar"_s, [](Connection &c) { return idsOf(PodcastStore(c).listed()); }},
        {u"refresh"_s, [](Connection &c) { return idsOf(RefreshFactsStore(c).all()); }},
        listRead(u"episodes"_s, {}),
        listRead(u"oldest first"_s, {.order = domain::EpisodeOrder::OldestFirst}),
        listRead(u"by title"_s, {.order = domain::EpisodeOrder::Title}),
        listRead(u"Inbox"_s, {.played = false, .archived = false}),
        listRead(u"In progress"_s, {.started = true, .orderByLastPlayed = true}),
        listRead(u"Favourites"_s, {.favourite = true}),
        listRead(u"History"_s, {.heard = true, .orderByLastPlayed = true}),
        listRead(u"Up next"_s, {.queued = true}),
        listRead(u"Downloads"_s, {.download = true}),
        listRead(u"tag"_s, {.tag = u"even"_s}),
        listRead(u"with transcript"_s, {.transcript = true}),
        listRead(u"season"_s, {.podcast = {1}, .season = 1}),
        listRead(u"serial"_s,
                 {.podcast = {1}, .order = domain::EpisodeOrder::OldestFirst, .isSerial = true}),
        {u"show by show"_s, showByShow},
        pagesRead(u"long list"_s, {}),
        pagesRead(u"long list, oldest first"_s, {.order = domain::EpisodeOrder::OldestFirst}),
        pagesRead(u"long Inbox"_s, {.played = false, .archived = false}),
        pagesRead(u"long list of a show"_s, {.podcast = {3}}),
        countRead(u"count"_s, {}),
        countRead(u"count of Inbox"_s, {.played = false, .archived = false}),
        countRead(u"count of In progress"_s, {.started = true}),
        {u"show"_s, details},
        {u"chapters and transcripts"_s, documents},
        searchRead(u"kalo"_s),
        searchRead(u"notes:kalo"_s),
        searchRead(u"tensurva is:unplayed"_s),
        searchRead(u"has:transcript"_s),
        {u"queue"_s, [](Connection &c) { return joined(QueueStore(c).all(), toText); }},
        {u"lists"_s, [](Connection &c) { return idsOf(PlaylistStore(c).all()); }},
        listRead(u"a list"_s, {.list = PlaylistId{1}}),
        {u"bookmarks"_s, [](Connection &c) { return idsOf(BookmarkStore(c).list()); }},
        {u"health"_s, health},
        {u"statistics"_s, statistics},
        {u"downloads"_s, downloads},
        {u"stored media"_s,
         [](Connection &c) {
             return joined(StoredMediaStore(c).all(),
                           [](const StoredMediaRow &row) { return toText(row.episode); });
         }},
        {u"saved searches"_s,
         [](Connection &c) {
             return joined(SavedSearchStore(c).all(),
                           [](const domain::SavedSearch &search) { return search.name; });
         }},
        {u"what a refresh knows"_s,
         [](Connection &c) {
             return EpisodeStore(c).hashes(PodcastId{2}).map([](const auto &hashes) {
                 return QString::number(hashes.size());
             });
         }},
    };
    return reads;
}

} // namespace dogear::storage::test
