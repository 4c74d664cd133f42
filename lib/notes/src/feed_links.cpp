// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_reader.h"

#include <notes/feed_links.h>
#include <notes/notes.h>

#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

QString decode(const QByteArray &page)
{
    // Uses a byte order mark or <meta charset>; an unknown encoding is read as UTF-8.
    QStringDecoder decoder = QStringDecoder::decoderForHtml(page);
    return decoder.isValid() ? QString(decoder(page)) : QString::fromUtf8(page);
}

QString valueOf(const Tag &tag, QLatin1StringView name)
{
    for (const Attribute &attribute : tag.attributes) {
        if (attribute.name == name)
            return toPlainText(attribute.value.toString()).simplified(); // resolves entities
    }
    return {};
}

bool isFeedType(const QString &type)
{
    static const QStringList types{u"application/rss+xml"_s,
                                   u"application/atom+xml"_s,
                                   u"application/rdf+xml"_s,
                                   u"application/feed+json"_s};
    return types.contains(type.section(u';', 0, 0).trimmed(), Qt::CaseInsensitive);
}

bool namesFeed(const Tag &tag)
{
    const QStringList relations = valueOf(tag, "rel"_L1).toLower().split(u' ');
    return (relations.contains("alternate"_L1) || relations.contains("feed"_L1))
           && isFeedType(valueOf(tag, "type"_L1));
}

/// \return the offset behind a comment, script or style sheet that begins at \a position;
///   \a position if there is none
qsizetype skipForeign(QStringView page, qsizetype position)
{
    const QStringView rest = page.sliced(position);
    const auto behind = [&](QLatin1StringView begin, QLatin1StringView end) -> qsizetype {
        if (!rest.startsWith(begin, Qt::CaseInsensitive))
            return 0;
        const qsizetype at = rest.indexOf(end, begin.size(), Qt::CaseInsensitive);
        return at < 0 ? rest.size() : at + end.size();
    };
    return position
           + std::max({behind("<!--"_L1, "-->"_L1),
                       behind("<script"_L1, "</script"_L1),
                       behind("<style"_L1, "</style"_L1)});
}

} // namespace

QList<FeedLink> feedLinks(const QByteArray &page, const QUrl &source)
{
    const QString text = decode(page);
    TagReader reader(text);
    QUrl base = source;
    QList<FeedLink> links;
    qsizetype at = text.indexOf(u'<');
    while (at >= 0 && links.size() < maxFeedLinks) {
        // Scripts and comments may contain text that looks like a link element.
        const qsizetype behind = skipForeign(text, at);
        if (behind > at) {
            at = text.indexOf(u'<', behind);
            continue;
        }
        const auto tag = reader.read(at);
        if (tag && tag->name == "base"_L1) {
            base = source.resolved(QUrl(valueOf(*tag, "href"_L1))); // for the links that follow
        } else if (tag && tag->name == "link"_L1 && namesFeed(*tag)) {
            const QUrl url = base.resolved(QUrl(valueOf(*tag, "href"_L1)));
            const bool isKnown = std::any_of(links.cbegin(),
                                             links.cend(),
                                             [&](const FeedLink &link) { return link.url == url; });
            const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
            // A link to the page itself would only fetch the same page again.
            if (isWeb && !isKnown && url != source)
                links.append({url, valueOf(*tag, "title"_L1)});
        }
        at = text.indexOf(u'<', tag ? tag->end : at + 1);
    }
    return links;
}

} // namespace dogear::notes
