// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_source.h"
#include "fyyd/fyyd_source.h"
#include "podcast_index/podcast_index_access.h"
#include "podcast_index/podcast_index_sources.h"
#include "requests/directory_client.h"

#include <discovery/directories.h>

namespace dogear::discovery {

struct Directories::Parts
{
    Parts(net::HttpClient &http,
          const Clock &clock,
          const QString &folder,
          const DirectoryAddresses &at)
        : addresses(at)
        , client(http, clock, folder)
        , access(client, clock)
        , apple(client, at.apple)
        , podcastIndexOpen(client, access, at.podcastIndex)
        , podcastIndexKeyed(access, at.podcastIndex)
        , fyyd(client, at.fyyd)
        , charts(client, at.appleCharts, at.apple)
        , links(client, addresses, access)
    {
        client.setRate(at.apple, appleRate);
        client.setRate(at.podcastIndex, podcastIndexRate);
    }

    DirectoryAddresses addresses;
    DirectoryClient client;
    PodcastIndexAccess access;
    AppleSource apple;
    PodcastIndexOpenSource podcastIndexOpen;
    PodcastIndexKeyedSource podcastIndexKeyed;
    FyydSource fyyd;
    Charts charts;
    LinkResolver links;
};

Directories::Directories(net::HttpClient &http,
                         const Clock &clock,
                         const QString &folder,
                         const DirectoryAddresses &addresses,
                         QObject *parent)
    : QObject(parent)
    , m_parts(std::make_unique<Parts>(http, clock, folder, addresses))
{}

Directories::~Directories() = default;

void Directories::setCountry(const QString &country)
{
    m_parts->apple.setCountry(country);
    m_parts->links.setCountry(country);
}

void Directories::setPodcastIndexKey(const PodcastIndexKey &key)
{
    m_parts->access.setKey(key);
}

void Directories::setAsksFyyd(bool asks)
{
    m_parts->fyyd.setReady(asks);
}

QList<DirectorySource *> Directories::sources() const
{
    return {
        &m_parts->apple, &m_parts->podcastIndexOpen, &m_parts->podcastIndexKeyed, &m_parts->fyyd};
}

Charts &Directories::charts()
{
    return m_parts->charts;
}

LinkResolver &Directories::links()
{
    return m_parts->links;
}

} // namespace dogear::discovery
