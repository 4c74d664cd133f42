// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_index/podcast_index_sources.h"

#include "apple/apple_answers.h"
#include "podcast_index/podcast_index_access.h"
#include "podcast_index/podcast_index_answers.h"
#include "podcast_index/podcast_index_requests.h"
#include "requests/directory_client.h"
#include "requests/max_ages.h"

namespace dogear::discovery {

PodcastIndexOpenSource::PodcastIndexOpenSource(DirectoryClient &client,
                                               const PodcastIndexAccess &access,
                                               const QUrl &base)
    : m_client(client)
    , m_access(access)
    , m_base(base)
{}

bool PodcastIndexOpenSource::isReady() const
{
    return !m_access.hasKey();
}

Future<Result<FoundShows>> PodcastIndexOpenSource::findShows(const QString &words, QObject *context)
{
    return m_client.get(
        {.url = podcastIndexOpenSearch(m_base, words), .maxAge = maxSearchAge},
        context,
        [](const QByteArray &body) { return readAppleShows(body, Directory::PodcastIndex); });
}

PodcastIndexKeyedSource::PodcastIndexKeyedSource(PodcastIndexAccess &access, const QUrl &base)
    : m_access(access)
    , m_base(base)
{}

bool PodcastIndexKeyedSource::isReady() const
{
    return m_access.hasKey();
}

Future<Result<FoundShows>> PodcastIndexKeyedSource::findShows(const QString &words,
                                                              QObject *context)
{
    return m_access.get({.url = podcastIndexSearch(m_base, PodcastIndexSearch::Shows, words),
                         .maxAge = maxSearchAge},
                        context,
                        readPodcastIndexShows);
}

Future<Result<FoundEpisodes>> PodcastIndexKeyedSource::findEpisodes(const QString &words,
                                                                    QObject *context)
{
    return m_access.get({.url = podcastIndexSearch(m_base, PodcastIndexSearch::Persons, words),
                         .maxAge = maxSearchAge},
                        context,
                        readPodcastIndexEpisodes);
}

} // namespace dogear::discovery
