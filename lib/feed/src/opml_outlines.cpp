// SPDX-License-Identifier: GPL-3.0-or-later
#include "opml_outlines.h"

#include "plain_label.h"

#include <base/feed_url.h>
#include <base/pasted_address.h>

#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// In characters; a longer text is cut off.
constexpr qsizetype maxRefusalLength = 200;

/// Deeper nesting of groups would break the depth limit of parseOpml() when the list is read back.
constexpr qsizetype maxTags = 100;

QString attribute(const QXmlStreamReader &xml, QLatin1StringView wanted)
{
    for (const QXmlStreamAttribute &candidate : xml.attributes()) {
        if (candidate.name().compare(wanted, Qt::CaseInsensitive) == 0)
            return candidate.value().toString().trimmed();
    }
    return {};
}

/// Returns the title, else the text: gPodder writes the description of a show as its text.
QString titleOf(const QXmlStreamReader &xml)
{
    const QString title = attribute(xml, "title"_L1);
    return toLabel(title.isEmpty() ? attribute(xml, "text"_L1) : title);
}

bool isTrue(const QString &value)
{
    return value == "1"_L1 || value.compare("true"_L1, Qt::CaseInsensitive) == 0
           || value.compare("yes"_L1, Qt::CaseInsensitive) == 0;
}

/// Tells whether a link probably leads to a feed. Links also lead to pages and other lists, and
/// some pages have "rss" in their query.
bool looksLikeFeed(const QString &address)
{
    static const QRegularExpression path(
        u"\\.(xml|rdf|json)$|(?<![a-z])(feeds?|rss|atom)(?![a-z])"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Only whole parameters count: "?topic=rss" is the address of a page.
    static const QRegularExpression query(u"(^|&)(feed=|format=(xml|rss|atom|json))"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression host(u"^(feeds?|rss)\\."_s);
    const QUrl url(address);
    return !url.path().endsWith(".opml"_L1, Qt::CaseInsensitive)
           && (path.match(url.path()).hasMatch() || query.match(url.query()).hasMatch()
               || (!url.hasQuery() && host.match(url.host()).hasMatch()));
}

/// Splits "/News/World,Science" into three tags, as nested groups around the show would give.
QStringList categoriesOf(const QString &value)
{
    QStringList categories;
    for (const QString &category : value.split(u',', Qt::SkipEmptyParts)) {
        for (const QString &part : category.split(u'/', Qt::SkipEmptyParts)) {
            if (const QString name = toLabel(part); !name.isEmpty())
                categories.append(name);
        }
    }
    return categories;
}

/// Reads an address. A complete web address is taken as it is: "https://e.org/who." keeps its full
/// stop. Anything else is read as text that a user typed.
Result<QUrl> urlOf(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    const bool isWhole = isWeb ? !url.host().isEmpty() : url.isLocalFile();
    if (url.isValid() && isWhole && withoutInvisible(address) == address)
        return url;
    return feedUrlFromUserInput(address, {});
}

QStringList joined(QStringList tags, const QStringList &more)
{
    tags += more;
    tags.removeDuplicates();
    return tags.first(std::min(maxTags, tags.size()));
}

} // namespace

/// Returns the address of a show. Players agree on `xmlUrl`; some write `feedUrl`, and some `url`,
/// which in other lists is the address of a page or an episode.
QString OutlineReader::addressOf(const QXmlStreamReader &xml, Show &show)
{
    for (const auto name : {"xmlUrl"_L1, "feedUrl"_L1}) {
        const QString address = attribute(xml, name);
        // Counted even if it is empty: isDamaged() compares this with the names in the document.
        m_addressCount += address.isNull() ? 0 : 1;
        if (!address.isEmpty())
            return address;
    }
    static const QStringList feedTypes{u"rss"_s, u"atom"_s, u"feed"_s, u"podcast"_s};
    const QString type = attribute(xml, "type"_L1).toLower();
    const QString url = attribute(xml, "url"_L1);
    if (url.isEmpty() || feedTypes.contains(type))
        return url;
    if (type == "include"_L1)
        ++m_skipped; // a link to another list
    show.isLink = (type == "link"_L1 || type.isEmpty()) && looksLikeFeed(url);
    return show.isLink ? url : QString();
}

QStringList OutlineReader::openGroups() const
{
    QStringList groups;
    for (const Outline &outline : m_open) {
        if (!outline.group.isEmpty())
            groups.append(outline.group);
    }
    return groups;
}

void OutlineReader::open(const QXmlStreamReader &xml)
{
    Show show{.title = titleOf(xml)};
    show.address = addressOf(xml, show);
    // An outline inside a comment is a comment too (OPML 2.0, "isComment").
    Outline outline{.isComment = isTrue(attribute(xml, "isComment"_L1))
                                 || (!m_open.isEmpty() && m_open.constLast().isComment)};
    // An outline without an address is a group of the outlines inside it.
    if (show.address.isEmpty()) {
        outline.group = show.title;
    } else if (outline.isComment) {
        ++m_skipped;
    } else {
        show.groups = openGroups();
        show.categories = categoriesOf(attribute(xml, "category"_L1));
        if (const QString subscribed = attribute(xml, "subscribed"_L1); !subscribed.isEmpty())
            show.isSubscribed = isTrue(subscribed);
        m_shows.append(show);
    }
    m_open.append(outline);
}

void OutlineReader::close()
{
    if (!m_open.isEmpty())
        m_open.removeLast();
}

/// Removes shows that the list marks as not followed. If one show is marked as followed, shows
/// without a mark are not. Links count only in a list without feeds.
void OutlineReader::removeUnwanted()
{
    const bool hasFeeds = std::ranges::any_of(m_shows, [](const Show &s) { return !s.isLink; });
    if (hasFeeds)
        m_shows.removeIf([](const Show &show) { return show.isLink; });
    const bool isMarked = std::ranges::any_of(
        m_shows, [](const Show &show) { return show.isSubscribed.value_or(false); });
    m_skipped += int(
        m_shows.removeIf([=](const Show &show) { return !show.isSubscribed.value_or(!isMarked); }));
}

/// Removes groups such as "feeds" or "My subscriptions", which contain all shows.
void OutlineReader::removeWrappers()
{
    while (!m_shows.isEmpty() && !m_shows.constFirst().groups.isEmpty()) {
        const QString outermost = m_shows.constFirst().groups.constFirst();
        const bool holdsAll = std::ranges::all_of(m_shows, [&outermost](const Show &show) {
            return !show.groups.isEmpty() && show.groups.constFirst() == outermost;
        });
        if (!holdsAll)
            return;
        for (Show &show : m_shows)
            show.groups.removeFirst();
    }
}

void OutlineReader::add(const Show &show, OpmlDocument &document)
{
    const Result<QUrl> url = urlOf(show.address);
    // A path, unlike a file: address, has no meaning outside the machine on which it was written.
    if (!url || (url->isLocalFile() && !show.address.startsWith("file:"_L1))) {
        document.refused.append(show.address.left(maxRefusalLength));
        return;
    }
    const QString key = feedUrlKey(*url);
    const QStringList tags = joined(show.groups, show.categories);
    if (const auto place = m_places.constFind(key); place != m_places.cend()) {
        OpmlEntry &entry = document.entries[*place];
        entry.groups = joined(entry.groups, tags);
        return;
    }
    m_places.insert(key, document.entries.size());
    document.entries.append({*url, show.title, tags});
}

OpmlDocument OutlineReader::take()
{
    // First: whether a group contains every show is a matter of the whole list.
    if (!m_keepsAllGroups)
        removeWrappers();
    removeUnwanted();
    OpmlDocument document;
    for (const Show &show : std::as_const(m_shows))
        add(show, document);
    document.skipped = m_skipped;
    return document;
}

} // namespace dogear::feed
