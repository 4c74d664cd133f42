// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_answers.h"
#include "apple/apple_charts.h"
#include "apple/apple_requests.h"
#include "requests/directory_client.h"
#include "requests/max_ages.h"

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

Future<Result<FoundShows>> Charts::read(const Chart &chart, QObject *context)
{
    const auto first = request(chart, context);
    if (chart.category > 0 || chart.limit <= shorterChart)
        return first;
    return first.then(
        context, [this, shorter = chart, context, first](const Result<FoundShows> &shows) mutable {
            if (shows || !isServerError(shows.error()))
                return first;
            shorter.limit = shorterChart;
            return request(shorter, context);
        });
}

Future<Result<FoundShows>> Charts::request(const Chart &chart, QObject *context)
{
    if (chart.category > 0)
        return m_client.get(
            {.url = appleCategoryChart(m_lookupBase, chart.category, chart.country, chart.limit),
             .maxAge = maxChartAge},
            context,
            readAppleCategoryChart);
    return m_client.get(
        {.url = appleChart(m_chartBase, chart.country, chart.limit), .maxAge = maxChartAge},
        context,
        readAppleChart);
}

Future<Result<FoundShows>> Charts::lookUp(const QList<DirectoryShow> &shows,
                                          const QString &country,
                                          QObject *context)
{
    QList<qint64> ids;
    for (const DirectoryShow &show : shows) {
        if (show.feedUrl.isEmpty())
            ids.append(show.appleId);
    }
    return lookUpFrom(appleLookups(m_lookupBase, ids, country), 0, {}, context);
}

Future<Result<FoundShows>> Charts::lookUpFrom(const QList<QUrl> &requests,
                                              qsizetype next,
                                              const FoundShows &before,
                                              QObject *context)
{
    if (next == requests.size())
        return readyFuture(Result<FoundShows>(before));
    return m_client
        .get({.url = requests.at(next), .maxAge = maxLookupAge},
             context,
             [](const QByteArray &body) { return readAppleShows(body); })
        .then(context,
              [this, requests, next, before, context](
                  const Result<FoundShows> &shows) -> Future<Result<FoundShows>> {
                  if (!shows)
                      return readyFuture(shows);
                  FoundShows all = *shows;
                  all.value = before.value + shows->value;
                  // The age of a list is that of its oldest part.
                  if (before.read.isValid())
                      all.read = std::min(before.read, shows->read);
                  return lookUpFrom(requests, next + 1, all, context);
              });
}

} // namespace dogear::discovery
