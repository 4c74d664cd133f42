// SPDX-License-Identifier: GPL-3.0-or-later
#include "handlers.h"

#include <array>

namespace dogear::feed {

namespace {

struct Name
{
    QByteArrayView uri; ///< without scheme and last slash, lower case
    QByteArrayView prefix;
    Vocabulary vocabulary;
};

const std::array names = {
    Name{"www.w3.org/2005/atom", "atom", Vocabulary::Atom},
    Name{"www.itunes.com/dtds/podcast-1.0.dtd", "itunes", Vocabulary::Itunes},
    Name{"www.itunes.com/dtds/podcast-1.0", "itunes", Vocabulary::Itunes},
    Name{"purl.org/rss/1.0/modules/content", "content", Vocabulary::Content},
    Name{"podcastindex.org/namespace/1.0", "podcast", Vocabulary::Podcast},
    Name{"github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
         "podcast",
         Vocabulary::Podcast},
    Name{"search.yahoo.com/mrss", "media", Vocabulary::Media},
    Name{"purl.org/dc/elements/1.1", "dc", Vocabulary::DublinCore},
    Name{"backend.userland.com/rss2", "", Vocabulary::Rss},
    Name{"purl.org/rss/1.0", "", Vocabulary::Rss},
    Name{"www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf", Vocabulary::Rss},
    Name{"my.netscape.com/rdf/simple/0.9", "", Vocabulary::Rss},
};

/// One spelling for http and https, any case, with or without the last slash.
QByteArray plainUri(const char *uri)
{
    QByteArray plain = QByteArray(uri).trimmed().toLower();
    for (const QByteArrayView scheme : {QByteArrayView("https://"), QByteArrayView("http://")}) {
        if (plain.startsWith(scheme))
            plain.remove(0, scheme.size());
    }
    while (plain.endsWith('/'))
        plain.chop(1);
    return plain;
}

} // namespace

Vocabulary findVocabulary(const char *uri, const char *prefix)
{
    if (!uri) {
        if (!prefix)
            return Vocabulary::Rss;
        for (const Name &name : names) {
            if (!name.prefix.isEmpty() && name.prefix == QByteArrayView(prefix))
                return name.vocabulary;
        }
        return Vocabulary::Other;
    }
    const QByteArray plain = plainUri(uri);
    for (const Name &name : names) {
        if (name.uri == plain)
            return name.vocabulary;
    }
    return Vocabulary::Other;
}

Where findPlace(Vocabulary vocabulary, QByteArrayView name, Where parent)
{
    if (vocabulary == Vocabulary::Rss) {
        if (name == "rss" || name == "RDF")
            return Where::Document;
        if (name == "channel")
            return Where::Channel;
        if (name == "item" && parent != Where::Elsewhere)
            return Where::Item;
        if (name == "image" && parent != Where::Item)
            return Where::Image;
        return Where::Elsewhere;
    }
    if (vocabulary == Vocabulary::Atom) {
        if (name == "feed")
            return Where::Channel;
        if (name == "entry" && parent == Where::Channel)
            return Where::Item;
        return name == "author" ? Where::Author : Where::Elsewhere;
    }
    if (vocabulary == Vocabulary::Itunes && name == "owner" && parent == Where::Channel)
        return Where::Owner;
    if (vocabulary == Vocabulary::Media && name == "group" && parent == Where::Item)
        return Where::Group;
    return Where::Elsewhere;
}

void readElement(const Element &element, FeedBuilder &builder)
{
    switch (element.vocabulary) {
    case Vocabulary::Rss:
        return readRss(element, builder);
    case Vocabulary::Atom:
        return readAtom(element, builder);
    case Vocabulary::Itunes:
        return readItunes(element, builder);
    case Vocabulary::Content:
        return readContent(element, builder);
    case Vocabulary::Podcast:
        return readPodcast(element, builder);
    case Vocabulary::Media:
        return readMedia(element, builder);
    case Vocabulary::DublinCore:
        return readDublinCore(element, builder);
    case Vocabulary::Other:
        return;
    }
}

} // namespace dogear::feed
