// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_index/podcast_index_requests.h"

#include "values/request_url.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

constexpr int maxHits = 1'000;

QUrl keyedUrl(const QUrl &base, const QString &path, const QList<QueryField> &fields)
{
    return requestUrl(base, "/api/1.0"_L1 + path, fields);
}

QString pathOf(PodcastIndexSearch search)
{
    return search == PodcastIndexSearch::Persons ? u"/search/byperson"_s : u"/search/byterm"_s;
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
    const QString limit = QString::number(std::clamp(max, 1, maxHits));
    return keyedUrl(base, pathOf(search), {{"q"_L1, term}, {"max"_L1, limit}});
}

QUrl podcastIndexShowById(const QUrl &base, qint64 id)
{
    return keyedUrl(base, u"/podcasts/byfeedid"_s, {{"id"_L1, QString::number(id)}});
}

QUrl podcastIndexShowByGuid(const QUrl &base, const QString &guid)
{
    return keyedUrl(base, u"/podcasts/byguid"_s, {{"guid"_L1, guid}});
}

} // namespace dogear::discovery
