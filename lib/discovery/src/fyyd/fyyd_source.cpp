// SPDX-License-Identifier: GPL-3.0-or-later
#include "fyyd/fyyd_source.h"

#include "fyyd/fyyd_answers.h"
#include "fyyd/fyyd_requests.h"
#include "requests/directory_client.h"
#include "requests/max_ages.h"

namespace dogear::discovery {

FyydSource::FyydSource(DirectoryClient &client, const QUrl &base)
    : m_client(client)
    , m_base(base)
{}

Future<Result<FoundShows>> FyydSource::findShows(const QString &words, QObject *context)
{
    return m_client.get(
        {.url = fyydSearch(m_base, words), .maxAge = maxSearchAge}, context, readFyydShows);
}

Future<Result<FoundEpisodes>> FyydSource::findEpisodes(const QString &words, QObject *context)
{
    return m_client.get({.url = fyydEpisodeSearch(m_base, words), .maxAge = maxSearchAge},
                        context,
                        readFyydEpisodes);
}

} // namespace dogear::discovery
