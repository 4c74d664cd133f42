// SPDX-License-Identifier: GPL-3.0-or-later
#include "fyyd/fyyd_requests.h"

#include "values/request_url.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

QUrl search(const QUrl &base, const QString &path, const QString &words, int count)
{
    const QString term = searchWords(words);
    if (term.isEmpty())
        return {};
    const QString limit = QString::number(std::max(count, 1));
    return requestUrl(base, path, {{"term"_L1, term}, {"count"_L1, limit}});
}

} // namespace

QUrl fyydSearch(const QUrl &base, const QString &words, int count)
{
    return search(base, u"/search/podcast"_s, words, count);
}

QUrl fyydEpisodeSearch(const QUrl &base, const QString &words, int count)
{
    return search(base, u"/search/episode"_s, words, count);
}

QUrl fyydShow(const QUrl &base, qint64 id)
{
    return requestUrl(base, u"/podcast"_s, {{"podcast_id"_L1, QString::number(id)}});
}

QUrl fyydShow(const QUrl &base, const QString &slug)
{
    return requestUrl(base, u"/podcast"_s, {{"podcast_slug"_L1, slug}});
}

QUrl fyydEpisode(const QUrl &base, qint64 id)
{
    return requestUrl(base, u"/episode"_s, {{"episode_id"_L1, QString::number(id)}});
}

} // namespace dogear::discovery
