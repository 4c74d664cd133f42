// SPDX-License-Identifier: GPL-3.0-or-later
// Podcasting 2.0, https://github.com/Podcastindex-org/podcast-namespace: fields of shows and
// episodes. The other podcast_*.cpp files read the extras.
#include "podcast.h"

#include "../field_readers.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

domain::Person toPerson(const Element &element)
{
    const auto lowered = [&element](QByteArrayView name, const QString &fallback) {
        const QString value = element.attribute(name).trimmed().toLower();
        return value.isEmpty() ? fallback : value;
    };
    // "host" and "cast" are the defaults of the specification.
    return {element.label(),
            lowered("role", u"host"_s),
            lowered("group", u"cast"_s),
            readUrl(element.attribute("img"), element.base),
            readUrl(element.attribute("href"), element.base)};
}

std::optional<domain::Funding> toFunding(const Element &element)
{
    const QUrl url = readUrl(element.attribute("url"), element.base);
    if (url.isEmpty())
        return std::nullopt;
    return domain::Funding{url, element.label()};
}

void addTranscript(const Element &element, domain::Episode &episode)
{
    const QUrl url = readUrl(element.attribute("url"), element.base);
    if (url.isEmpty())
        return;
    episode.transcripts.append(
        {url,
         element.attribute("type").trimmed().toLower(),
         element.attribute("language").trimmed(),
         element.attribute("rel").compare("captions"_L1, Qt::CaseInsensitive) == 0});
}

void readChapters(const Element &element, domain::Episode &episode)
{
    const QUrl url = readUrl(element.attribute("url"), element.base);
    if (url.isEmpty())
        return;
    // Overwrites a link of Podlove (atom.cpp), whose file has less.
    episode.chaptersUrl = url;
    episode.chaptersType = element.attribute("type").trimmed().toLower();
}

/// Reads "season" or "episode". The numbers of iTunes have precedence, but they have no fraction.
void readNumber(const Element &element, domain::Episode &episode)
{
    const bool isSeason = element.name == "season";
    const QString label = toLabel(element.attribute(isSeason ? "name" : "display"));
    if (!label.isEmpty())
        (isSeason ? episode.extras.edit().seasonName : episode.extras.edit().episodeDisplay) =
            label;
    // Larger numbers are mistakes, and their conversion to int could overflow.
    constexpr double largest = 1e6;
    const auto number = readDecimal(element.string());
    if (!number || *number >= largest)
        return;
    if (!isSeason && double(int(*number)) != *number)
        episode.extras.edit().episodeNumber = number;
    std::optional<int> &field = isSeason ? episode.season : episode.number;
    if (!field)
        field = int(*number);
}

void readItem(const Element &element, FeedBuilder &builder)
{
    domain::Episode &episode = builder.item().episode;
    const QByteArray &name = element.name;
    if (name == "transcript")
        addTranscript(element, episode);
    else if (name == "chapters")
        readChapters(element, episode);
    // A person without a name is of no use.
    else if (name == "person") {
        if (!element.trimmed().isEmpty())
            episode.persons.append(toPerson(element));
    } else if (name == "season" || name == "episode")
        readNumber(element, episode);
    else if (name == "funding") {
        if (const auto funding = toFunding(element))
            episode.extras.edit().fundings.append(*funding);
    } else
        readItemExtra(element, builder);
}

void readChannel(const Element &element, FeedBuilder &builder)
{
    domain::Podcast &podcast = builder.podcast();
    const QByteArray &name = element.name;
    if (name == "guid")
        assignUnlessEmpty(podcast.guid, element.trimmed());
    else if (name == "person") {
        if (!element.trimmed().isEmpty())
            podcast.persons.append(toPerson(element));
    } else if (name == "funding") {
        if (const auto funding = toFunding(element))
            podcast.fundings.append(*funding);
    } else
        readChannelExtra(element, builder);
}

} // namespace

void readPodcast(const Element &element, FeedBuilder &builder)
{
    if (element.parent == ElementContext::Item)
        readItem(element, builder);
    else if (element.parent == ElementContext::Channel)
        readChannel(element, builder);
    else
        readNested(element, builder);
}

} // namespace dogear::feed
