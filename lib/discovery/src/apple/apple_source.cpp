// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_source.h"

#include "apple/apple_answers.h"
#include "apple/apple_requests.h"
#include "requests/directory_client.h"
#include "requests/max_ages.h"

namespace dogear::discovery {

AppleSource::AppleSource(DirectoryClient &client, const QUrl &base)
    : m_client(client)
    , m_base(base)
{}

Future<Result<FoundShows>> AppleSource::findShows(const QString &words, QObject *context)
{
    return m_client.get({.url = appleSearch(m_base, words, m_country), .maxAge = maxSearchAge},
                        context,
                        [](const QByteArray &body) { return readAppleShows(body); });
}

Future<Result<FoundEpisodes>> AppleSource::findEpisodes(const QString &words, QObject *context)
{
    return m_client.get(
        {.url = appleEpisodeSearch(m_base, words, m_country), .maxAge = maxSearchAge},
        context,
        [](const QByteArray &body) { return readAppleEpisodes(body); });
}

} // namespace dogear::discovery
