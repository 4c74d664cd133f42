// SPDX-License-Identifier: GPL-3.0-or-later
// Podcasting 2.0, https://github.com/Podcastindex-org/podcast-namespace
#include "../field_readers.h"
#include "handlers.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

domain::Person readPerson(const Element &element)
{
    const auto lowered = [&element](QByteArrayView name, const QString &fallback) {
        const QString value = element.attribute(name).trimmed().toLower();
        return value.isEmpty() ? fallback : value;
    };
    return {element.string().simplified(),
            lowered("role", u"host"_s),
            lowered("group", u"cast"_s),
            readUrl(element.attribute("img"), element.base),
            readUrl(element.attribute("href"), element.base)};
}

void readItem(const Element &element, domain::Episode &episode)
{
    const QByteArray &name = element.name;
    if (name == "transcript") {
        const QUrl url = readUrl(element.attribute("url"), element.base);
        if (!url.isEmpty())
            episode.transcripts.append({url,
                                        element.attribute("type").trimmed().toLower(),
                                        element.attribute("language").trimmed(),
                                        element.attribute("rel") == "captions"_L1});
    } else if (name == "chapters") {
        episode.chaptersUrl = readUrl(element.attribute("url"), element.base);
        episode.chaptersType = element.attribute("type").trimmed().toLower();
    } else if (name == "person" && !element.trimmed().isEmpty()) {
        episode.persons.append(readPerson(element));
    } else if ((name == "season" || name == "episode")) {
        bool isNumber = false;
        const double number = element.trimmed().toDouble(&isNumber);
        std::optional<int> &field = name == "season" ? episode.season : episode.number;
        if (isNumber && number >= 0 && number < 1e6 && !field)
            field = int(number);
    }
}

void readChannel(const Element &element, domain::Podcast &podcast)
{
    const QByteArray &name = element.name;
    if (name == "guid")
        takeOver(podcast.guid, element.trimmed());
    else if (name == "person" && !element.trimmed().isEmpty())
        podcast.persons.append(readPerson(element));
    else if (name == "funding") {
        const QUrl url = readUrl(element.attribute("url"), element.base);
        if (!url.isEmpty())
            podcast.fundings.append({url, element.string().simplified()});
    }
}

} // namespace

void readPodcast(const Element &element, FeedBuilder &builder)
{
    if (element.parent == Where::Item)
        readItem(element, builder.item().episode);
    else if (element.parent == Where::Channel)
        readChannel(element, builder.podcast());
}

} // namespace dogear::feed
