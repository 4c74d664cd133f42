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

// The first line of a vocabulary is its official URI; the others are variants that feeds contain.
const std::array names = {
    Name{"www.w3.org/2005/atom", "atom", Vocabulary::Atom},
    Name{"www.w3.org/2005/atom#", "a10", Vocabulary::Atom},
    Name{"purl.org/atom/ns#", "", Vocabulary::Atom}, // 0.3
    Name{"purl.org/atom/ns", "", Vocabulary::Atom},
    Name{"example.com/newformat#", "", Vocabulary::Atom}, // drafts
    Name{"www.itunes.com/dtds/podcast-1.0.dtd", "itunes", Vocabulary::Itunes},
    Name{"www.itunes.com/dtds/podcast-1.0", "itunes", Vocabulary::Itunes},
    Name{"www.itunes.com/dtd/podcast-1.0.dtd", "itunes", Vocabulary::Itunes},
    Name{"www.itunes.com/dtds/podcast-1.0.dtd/", "itunes", Vocabulary::Itunes},
    Name{"itunes.com/dtds/podcast-1.0.dtd", "itunes", Vocabulary::Itunes},
    Name{"itunes.apple.com/dtds/podcast-1.0.dtd", "itunes", Vocabulary::Itunes},
    Name{"www.apple.com/itunes/store/podcast-1.0.dtd", "itunes", Vocabulary::Itunes},
    Name{"www.google.com/schemas/play-podcasts/1.0", "googleplay", Vocabulary::GooglePlay},
    Name{"www.google.com/schemas/play-podcasts/1.0/play-podcasts.xsd",
         "googleplay",
         Vocabulary::GooglePlay},
    Name{"purl.org/rss/1.0/modules/content", "content", Vocabulary::Content},
    Name{"purl.org/rss/1.0/modules/content/encoded", "content", Vocabulary::Content},
    Name{"podcastindex.org/namespace/1.0", "podcast", Vocabulary::Podcast},
    Name{"www.podcastindex.org/namespace/1.0", "podcast", Vocabulary::Podcast},
    Name{"github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md",
         "podcast",
         Vocabulary::Podcast},
    Name{"github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.xsd",
         "podcast",
         Vocabulary::Podcast},
    Name{"podlove.org/simple-chapters", "psc", Vocabulary::Podlove},
    Name{"podlove.org/simple-chapters/1.0", "psc", Vocabulary::Podlove},
    Name{"podlove.de/simple-chapters", "psc", Vocabulary::Podlove},
    Name{"search.yahoo.com/mrss", "media", Vocabulary::Media},
    Name{"search.yahoo.com/rss", "media", Vocabulary::Media},
    Name{"www.rssboard.org/media-rss", "media", Vocabulary::Media},
    Name{"tools.search.yahoo.com/mrss", "media", Vocabulary::Media},
    Name{"video.search.yahoo.com/mrss", "media", Vocabulary::Media},
    Name{"purl.org/dc/elements/1.1", "dc", Vocabulary::DublinCore},
    Name{"purl.org/dc/elements/1.0", "dc", Vocabulary::DublinCore},
    Name{"purl.org/dc/terms", "dcterms", Vocabulary::DublinCore},
    Name{"www.w3.org/1999/xhtml", "xhtml", Vocabulary::Xhtml},
    Name{"backend.userland.com/rss", "", Vocabulary::Rss},
    Name{"backend.userland.com/rss2", "", Vocabulary::Rss},
    Name{"backend.userland.com/rss091", "", Vocabulary::Rss},
    Name{"backend.userland.com/rss092", "", Vocabulary::Rss},
    Name{"blogs.law.harvard.edu/tech/rss", "", Vocabulary::Rss},
    Name{"cyber.law.harvard.edu/rss", "", Vocabulary::Rss},
    Name{"cyber.law.harvard.edu/rss/rss.html", "", Vocabulary::Rss},
    Name{"www.rssboard.org/rss-specification", "", Vocabulary::Rss},
    Name{"purl.org/rss/1.0", "", Vocabulary::Rss},
    Name{"purl.org/rss/0.9", "", Vocabulary::Rss},
    Name{"purl.org/net/rss1.1#", "", Vocabulary::Rss},
    Name{"www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf", Vocabulary::Rss},
    Name{"www.w3.org/1999/02/22-rdf-syntax-ns", "rdf", Vocabulary::Rss},
    Name{"my.netscape.com/rdf/simple/0.9", "", Vocabulary::Rss},
    Name{"channel.netscape.com/rdf/simple/0.9", "", Vocabulary::Rss},
    Name{"my.netscape.com/publish/formats/rss-0.91.dtd", "", Vocabulary::Rss},
};

/// Normalises a URI: without http or https, case and final slash.
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
        // RSS has no namespace.
        if (!prefix)
            return Vocabulary::Rss;
        for (const Name &name : names) {
            // An empty prefix in the table belongs to a URI that is only used as the default.
            if (!name.prefix.isEmpty()
                && name.prefix.compare(QByteArrayView(prefix), Qt::CaseInsensitive) == 0)
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

void readElement(const Element &element, FeedBuilder &builder)
{
    switch (element.vocabulary) {
    case Vocabulary::Rss:
        return readRss(element, builder);
    case Vocabulary::Atom:
        return readAtom(element, builder);
    case Vocabulary::Itunes:
        return readItunes(element, builder);
    case Vocabulary::GooglePlay:
        return readGooglePlay(element, builder);
    case Vocabulary::Content:
        return readContent(element, builder);
    case Vocabulary::Podcast:
        return readPodcast(element, builder);
    case Vocabulary::Podlove:
        return readPodlove(element, builder);
    case Vocabulary::Media:
        return readMedia(element, builder);
    case Vocabulary::DublinCore:
        return readDublinCore(element, builder);
    case Vocabulary::Xhtml:
        return readXhtml(element, builder);
    case Vocabulary::Other:
        return;
    }
}

std::optional<QDateTime> dateOf(const Element &element, FeedBuilder &builder)
{
    return builder.readDate(element.string());
}

} // namespace dogear::feed
