// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_answers.h"
#include "apple/apple_charts.h"
#include "apple/apple_requests.h"
#include "requests/directory_client.h"
#include "requests/keep_times.h"

#include <discovery/charts.h>

#include <algorithm>

namespace dogear::discovery {

namespace {

/// The service answers 500 for lengths that it does not have at the moment.
constexpr int shorterChart = 50;

bool isServerError(const Error &error)
{
    return error.code == ErrorCode::HttpStatus && error.httpStatus >= 500;
}

} // namespace

Charts::Charts(DirectoryClient &client, const QUrl &chartBase, const QUrl &lookupBase)
    : m_client(client)
    , m_chartBase(chartBase)
    , m_lookupBase(lookupBase)
{}

Future<Result<FoundShows>> Charts::read(const Chart &chart, QObject *asker)
{
    const auto first = request(chart, asker);
    if (chart.category > 0 || chart.limit <= shorterChart)
        return first;
    return first.then(
        asker, [this, shorter = chart, asker, first](const Result<FoundShows> &shows) mutable {
            if (shows || !isServerError(shows.error()))
                return first;
            shorter.limit = shorterChart;
            return request(shorter, asker);
        });
}

Future<Result<FoundShows>> Charts::request(const Chart &chart, QObject *asker)
{
    if (chart.category > 0)
        return m_client.get(
            {.url = appleCategoryChart(m_lookupBase, chart.category, chart.country, chart.limit),
             .keep = keepChart},
            asker,
            readAppleCategoryChart);
    return m_client.get(
        {.url = appleChart(m_chartBase, chart.country, chart.limit), .keep = keepChart},
        asker,
        readAppleChart);
}

Future<Result<FoundShows>> Charts::lookUp(const QList<DirectoryShow> &shows,
                                          const QString &country,
                                          QObject *asker)
{
    QList<qint64> ids;
    for (const DirectoryShow &show : shows) {
        if (show.feedUrl.isEmpty())
            ids.append(show.appleId);
    }
    return lookUpFrom(appleLookups(m_lookupBase, ids, country), 0, {}, asker);
}

Future<Result<FoundShows>> Charts::lookUpFrom(const QList<QUrl> &requests,
                                              qsizetype next,
                                              const FoundShows &before,
                                              QObject *asker)
{
    if (next == requests.size())
        return readyFuture(Result<FoundShows>(before));
    return m_client
        .get({.url = requests.at(next), .keep = keepLookup},
             asker,
             [](const QByteArray &body) { return readAppleShows(body); })
        .then(asker,
              [this, requests, next, before, asker](
                  const Result<FoundShows> &shows) -> Future<Result<FoundShows>> {
                  if (!shows)
                      return readyFuture(shows);
                  FoundShows all = *shows;
                  all.value = before.value + shows->value;
                  // The age of a list is that of its oldest part.
                  if (before.read.isValid())
                      all.read = std::min(before.read, shows->read);
                  return lookUpFrom(requests, next + 1, all, asker);
              });
}

} // namespace dogear::discovery
