// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_index/podcast_index_requests.h"

#include "values/request_url.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

constexpr int maxHits = 1'000;

QueryField maxField(int max)
{
    return {"max"_L1, QString::number(std::clamp(max, 1, maxHits))};
}

QUrl keyedUrl(const QUrl &base, const QString &path, const QList<QueryField> &fields)
{
    return requestUrl(base, "/api/1.0"_L1 + path, fields);
}

QString encodedText(const QUrl &url)
{
    return url.toString(QUrl::FullyEncoded);
}

QString pathOf(PodcastIndexSearch search)
{
    switch (search) {
    case PodcastIndexSearch::Titles:
        return u"/search/bytitle"_s;
    case PodcastIndexSearch::Persons:
        return u"/search/byperson"_s;
    case PodcastIndexSearch::Shows:
        break;
    }
    return u"/search/byterm"_s;
}

} // namespace

QUrl podcastIndexOpenSearch(const QUrl &base, const QString &words)
{
    const QString term = searchWords(words);
    return term.isEmpty() ? QUrl() : requestUrl(base, u"/search"_s, {{"term"_L1, term}});
}

QUrl podcastIndexOpenLookup(const QUrl &base, qint64 appleId)
{
    return requestUrl(
        base, u"/lookup"_s, {{"entity"_L1, u"podcast"_s}, {"id"_L1, QString::number(appleId)}});
}

QUrl podcastIndexSearch(const QUrl &base, PodcastIndexSearch search, const QString &words, int max)
{
    const QString term = searchWords(words);
    if (term.isEmpty())
        return {};
    return keyedUrl(base, pathOf(search), {{"q"_L1, term}, maxField(max)});
}

QUrl podcastIndexShowByFeed(const QUrl &base, const QUrl &feed)
{
    return keyedUrl(base, u"/podcasts/byfeedurl"_s, {{"url"_L1, encodedText(feed)}});
}

QUrl podcastIndexShowById(const QUrl &base, qint64 id)
{
    return keyedUrl(base, u"/podcasts/byfeedid"_s, {{"id"_L1, QString::number(id)}});
}

QUrl podcastIndexShowByAppleId(const QUrl &base, qint64 appleId)
{
    return keyedUrl(base, u"/podcasts/byitunesid"_s, {{"id"_L1, QString::number(appleId)}});
}

QUrl podcastIndexShowByGuid(const QUrl &base, const QString &guid)
{
    return keyedUrl(base, u"/podcasts/byguid"_s, {{"guid"_L1, guid}});
}

QUrl podcastIndexTrending(const QUrl &base,
                          const QString &language,
                          const QString &category,
                          int max)
{
    return keyedUrl(base,
                    u"/podcasts/trending"_s,
                    {maxField(max), {"lang"_L1, language}, {"cat"_L1, category}});
}

QUrl podcastIndexEpisodes(const QUrl &base, qint64 id, int max)
{
    return keyedUrl(base, u"/episodes/byfeedid"_s, {{"id"_L1, QString::number(id)}, maxField(max)});
}

QUrl podcastIndexEpisode(const QUrl &base, const QString &guid, const QUrl &feed)
{
    return keyedUrl(
        base, u"/episodes/byguid"_s, {{"guid"_L1, guid}, {"feedurl"_L1, encodedText(feed)}});
}

} // namespace dogear::discovery
