// SPDX-License-Identifier: GPL-3.0-or-later
// Atom, RFC 4287: whole feeds, and atom:link inside RSS.
#include "../field_readers.h"
#include "handlers.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Returns the link relation: "alternate" if rel is missing (RFC 4287 section 4.2.7.2) or empty.
QString relation(const Element &element)
{
    for (const Attribute &attribute : element.attributes) {
        if (attribute.name == "rel" && !attribute.value.trimmed().isEmpty())
            return attribute.value.trimmed().toLower();
    }
    return u"alternate"_s;
}

/// Tells whether the link is of Podlove Simple Chapters 1.2, section "External chapters".
bool isPodlove(const QString &rel)
{
    return rel.endsWith("podlove.org/simple-chapters"_L1)
           || rel.endsWith("podlove.org/simple-chapters/"_L1);
}

/// Sets the chapters file unless `podcast:chapters`, which is richer, is already set; if that
/// follows in the document, it overwrites this one.
void readChaptersLink(const Element &element, const QUrl &url, domain::Episode &episode)
{
    if (!episode.chaptersUrl.isEmpty() || url.isEmpty())
        return;
    episode.chaptersUrl = url;
    episode.chaptersType = element.attribute("type").trimmed().toLower();
}

void readLink(const Element &element, FeedBuilder &builder)
{
    const QUrl url = readUrl(element.attribute("href"), element.base);
    const QString rel = relation(element);
    if (element.parent == ElementContext::Channel) {
        if (rel == "self"_L1)
            assignUnlessEmpty(builder.podcast().selfLink, url);
        // RFC 4287 allows several "alternate" links; the first one counts.
        else if (rel == "alternate"_L1 && builder.podcast().link.isEmpty())
            builder.podcast().link = url;
        // RFC 5005: "next" in paged feeds (section 3), "prev-archive" in archives (section 4).
        else if (rel == "next"_L1 || rel == "prev-archive"_L1)
            builder.setNextPage(url);
    } else if (element.parent == ElementContext::Item) {
        OpenItem &item = builder.item();
        if (rel == "enclosure"_L1 && !url.isEmpty()) {
            item.enclosures.append({url,
                                    readMediaType(element.attribute("type"), url),
                                    readLength(element.attribute("length"))});
        } else if (isPodlove(rel)) {
            readChaptersLink(element, url, item.episode);
        } else if (rel == "alternate"_L1 && item.episode.link.isEmpty()) {
            item.episode.link = url;
        }
    }
}

/// Returns a text construct, which may be HTML (RFC 4287 section 3.1); 0.3 has media types instead.
QString textOf(const Element &element)
{
    const QString type = element.attribute("type").trimmed().toLower();
    const bool isMarkup = type == "html"_L1 || type == "xhtml"_L1 || type == "text/html"_L1
                          || type == "application/xhtml+xml"_L1;
    return isMarkup ? htmlToLabel(element.string()) : element.label();
}

/// Reads content that is not in the document (RFC 4287 section 4.1.3.2). Audio or video becomes an
/// enclosure of the episode.
bool addContentElsewhere(const Element &element, OpenItem &item)
{
    const QUrl url = readUrl(element.attribute("src"), element.base);
    if (url.isEmpty())
        return false;
    const QString type = readMediaType(element.attribute("type"), url);
    if (type.startsWith("audio/"_L1) || type.startsWith("video/"_L1)
        || type == "application/ogg"_L1)
        item.enclosures.append({url, type, readLength(element.attribute("length"))});
    // Also true for other types: the element has no text then.
    return true;
}

/// Sets a date unless the new one is unreadable.
void keep(std::optional<QDateTime> &field, const std::optional<QDateTime> &date)
{
    if (date)
        field = date;
}

void readFeed(const Element &element, domain::Podcast &podcast)
{
    const QByteArray &name = element.name;
    if (name == "title")
        assignUnlessEmpty(podcast.title, textOf(element));
    else if (name == "subtitle" || name == "tagline") // 0.3
        assignUnlessEmpty(podcast.descriptionHtml, element.trimmed());
    // "logo" is the large picture; "icon" is small and only used without one.
    else if (name == "logo" || (name == "icon" && podcast.image.isEmpty()))
        assignUnlessEmpty(podcast.image, readUrl(element.string(), element.base));
    else if (name == "rights" || name == "copyright") // 0.3
        assignUnlessEmpty(podcast.copyright, textOf(element));
    else if (name == "generator")
        assignUnlessEmpty(podcast.generator, element.trimmed());
}

void readEntry(const Element &element, FeedBuilder &builder)
{
    OpenItem &item = builder.item();
    const QByteArray &name = element.name;
    if (name == "title")
        assignUnlessEmpty(item.episode.title, textOf(element));
    else if (name == "id")
        assignUnlessEmpty(item.guid, element.string());
    else if (name == "summary")
        assignUnlessEmpty(item.summary, element.string());
    else if (name == "content") {
        if (!addContentElsewhere(element, item))
            assignUnlessEmpty(item.content, element.string());
    } else if (name == "published" || name == "issued") // 0.3
        keep(item.episode.published, dateOf(element, builder));
    else if (name == "updated" || name == "modified") // 0.3
        keep(item.updated, dateOf(element, builder)); // published wins, RFC 4287 section 4.2.9
}

} // namespace

void readAtom(const Element &element, FeedBuilder &builder)
{
    if (element.name == "link")
        readLink(element, builder);
    else if (element.parent == ElementContext::Channel)
        readFeed(element, builder.podcast());
    else if (element.parent == ElementContext::Item)
        readEntry(element, builder);
    else if (element.parent == ElementContext::Author && element.name == "name")
        assignUnlessEmpty(element.isInItem ? builder.item().episode.author
                                           : builder.podcast().author,
                          element.label());
}

} // namespace dogear::feed
