// SPDX-License-Identifier: GPL-3.0-or-later
#include "web_addresses.h"

#include <feed/feed_parser.h>

namespace dogear::subscriptions {

using namespace Qt::StringLiterals;

namespace {

void keepFetchable(QUrl &url)
{
    if (!isWebAddress(url))
        url.clear();
}

/// The desktop opens pages when the user clicks them.
void keepPage(QUrl &url)
{
    if (url.scheme() != "mailto"_L1)
        keepFetchable(url);
}

void keepPersons(QList<domain::Person> &persons)
{
    for (domain::Person &person : persons) {
        keepFetchable(person.image);
        keepPage(person.link);
    }
}

void keepEpisode(domain::Episode &episode)
{
    if (episode.enclosure && !isWebAddress(episode.enclosure->url))
        episode.enclosure.reset();
    keepPage(episode.link);
    keepFetchable(episode.image);
    keepFetchable(episode.chaptersUrl);
    episode.transcripts.removeIf(
        [](const domain::TranscriptLink &link) { return !isWebAddress(link.url); });
    keepPersons(episode.persons);
}

} // namespace

bool isWebAddress(const QUrl &url)
{
    return url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
}

void keepWebAddresses(feed::ParsedFeed &feed)
{
    domain::Podcast &podcast = feed.podcast;
    keepPage(podcast.link);
    keepFetchable(podcast.image);
    keepPersons(podcast.persons);
    podcast.fundings.removeIf(
        [](const domain::Funding &funding) { return !isWebAddress(funding.url); });
    for (domain::Episode &episode : feed.episodes)
        keepEpisode(episode);
}

} // namespace dogear::subscriptions
