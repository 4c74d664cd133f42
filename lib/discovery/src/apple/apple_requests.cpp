// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_requests.h"

#include "values/request_url.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

constexpr std::array chartLengths = {10, 25, 50, 100};

QString clampedLimit(int limit)
{
    return QString::number(std::clamp(limit, 1, maxAppleHits));
}

QUrl search(const QUrl &base,
            const QString &entity,
            const QString &words,
            const QString &country,
            int limit)
{
    const QString term = searchWords(words);
    if (term.isEmpty())
        return {};
    return requestUrl(base,
                      u"/search"_s,
                      {{"media"_L1, u"podcast"_s},
                       {"entity"_L1, entity},
                       {"term"_L1, term},
                       {"country"_L1, countryCode(country, {})},
                       {"limit"_L1, clampedLimit(limit)}});
}

QString chartLength(int limit)
{
    const auto *found = std::ranges::lower_bound(chartLengths, limit);
    return QString::number(found == chartLengths.end() ? chartLengths.back() : *found);
}

} // namespace

QUrl appleSearch(const QUrl &base, const QString &words, const QString &country, int limit)
{
    return search(base, u"podcast"_s, words, country, limit);
}

QUrl appleEpisodeSearch(const QUrl &base, const QString &words, const QString &country, int limit)
{
    return search(base, u"podcastEpisode"_s, words, country, limit);
}

QList<QUrl> appleLookups(const QUrl &base, const QList<qint64> &ids, const QString &country)
{
    QStringList numbers;
    for (const qint64 id : ids) {
        if (id > 0)
            numbers.append(QString::number(id));
    }
    numbers.removeDuplicates();
    QList<QUrl> lookups;
    for (qsizetype from = 0; from < numbers.size(); from += maxLookupIds) {
        lookups.append(requestUrl(base,
                                  u"/lookup"_s,
                                  {{"id"_L1, numbers.mid(from, maxLookupIds).join(u',')},
                                   {"country"_L1, countryCode(country, {})}}));
    }
    return lookups;
}

QUrl appleEpisodeLookup(const QUrl &base, qint64 id, const QString &country)
{
    return requestUrl(base,
                      u"/lookup"_s,
                      {{"id"_L1, QString::number(id)},
                       {"entity"_L1, u"podcastEpisode"_s},
                       {"country"_L1, countryCode(country, {})},
                       {"limit"_L1, clampedLimit(maxAppleHits)}});
}

QUrl appleChart(const QUrl &base, const QString &country, int limit)
{
    const QString path = u"/api/v2/%1/podcasts/top/%2/podcasts.json"_s;
    return requestUrl(base, path.arg(countryCode(country, u"us"_s), chartLength(limit)));
}

QUrl appleCategoryChart(const QUrl &base, qint64 genre, const QString &country, int limit)
{
    const QString category = genre > 0 ? u"/genre=%1"_s.arg(genre) : QString();
    const QString path = u"/%1/rss/toppodcasts/limit=%2%3/explicit=true/json"_s;
    return requestUrl(base, path.arg(countryCode(country, u"us"_s), clampedLimit(limit), category));
}

} // namespace dogear::discovery
