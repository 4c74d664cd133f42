// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/app_links.h"
#include "links/apple_links.h"
#include "links/closed_services.h"
#include "links/directory_ids.h"
#include "links/page_address.h"
#include "links/pages.h"
#include "links/start_time.h"
#include "links/wrapped_feeds.h"

#include <base/feed_url.h>
#include <base/pasted_address.h>
#include <discovery/show_link.h>

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// Maximum number of links around an address. Real links have one or two.
constexpr int maxDepth = 3;
/// Maximum length of a text that is searched for an address.
constexpr qsizetype maxLength = 16'384;

/// In this order: "pod.link/5" is a number, and not the base64 of a feed.
constexpr std::array knownPages{readAppleLink,
                                readDirectoryLink,
                                readPageWithFeed,
                                readClosedService};

std::optional<ShowLink> readAddress(const QString &address, int depth);

QString withoutControls(QString text)
{
    return text.removeIf(
        [](QChar each) { return each.category() == QChar::Other_Control && !each.isSpace(); });
}

/// Removes names and passwords, because the words are sent to directories.
ShowLink wordsLink(QString text)
{
    static const QRegularExpression userInfo(u"(?<=://)[^/?#\\s]*@"_s);
    return {.kind = ShowLink::Kind::Words, .words = text.remove(userInfo)};
}

bool isFileAddress(const QString &address)
{
    return address.startsWith("file:"_L1, Qt::CaseInsensitive);
}

/// Whether \a address has a scheme behind its scheme, "podcast://file:///a", which QUrl takes for a
/// host.
bool hasInnerScheme(const QString &address)
{
    static const QRegularExpression inner(u"^[a-z][a-z0-9+.-]*:/*(?!https?:)[a-z][a-z0-9+.-]*://"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return inner.match(address).hasMatch();
}

/// \return the address as a web address, or as a file: address if it is one; an empty URL otherwise
QUrl urlOf(const QString &address)
{
    const bool isPath = address.startsWith(u'/') || address.startsWith(u'~');
    if (isPath || hasInnerScheme(address))
        return {};
    // The root of the resources instead of a folder: no file decides what a link means.
    const Result<QUrl> url = feedUrlFromUserInput(address, u":/"_s);
    const bool isWeb = url && url->scheme().startsWith("http"_L1);
    return isWeb || (url && isFileAddress(address)) ? *url : QUrl();
}

std::optional<ShowLink> readWrapped(const WrappedFeed &wrapped, int depth)
{
    if (depth == maxDepth)
        return {};
    std::optional<ShowLink> link = readAddress(wrapped.address, depth + 1);
    if (link && link->episodeGuid.isEmpty())
        link->episodeGuid = wrapped.episodeGuid;
    return link;
}

std::optional<ShowLink> readKnownPage(const PageAddress &page)
{
    for (const auto read : knownPages) {
        if (std::optional<ShowLink> link = read(page))
            return link;
    }
    return {};
}

/// \return nothing if \a page contains a feed that is refused
std::optional<ShowLink> readPage(const ShowLink &asItIs, const PageAddress &page, int depth)
{
    if (std::optional<ShowLink> link = readKnownPage(page))
        return link;
    const std::optional<WrappedFeed> wrapped = feedInPage(page);
    return wrapped ? readWrapped(*wrapped, depth) : asItIs;
}

std::optional<ShowLink> readAddress(const QString &address, int depth)
{
    if (const std::optional<WrappedFeed> wrapped = feedInAppLink(address))
        return readWrapped(*wrapped, depth);
    const QUrl url = urlOf(address);
    const bool isOutermost = depth == 0;
    if (url.isEmpty() || (url.isLocalFile() && !isOutermost))
        return readClosedAppLink(address);

    const ShowLink asItIs{.kind = ShowLink::Kind::Feed,
                          .feedUrl = url,
                          .httpFallback = httpFallbackFor(address, url)};
    const PageAddress page = toPageAddress(url);
    std::optional<ShowLink> link = readPage(asItIs, page, depth);
    // The user chose this page, which may name its feed. An inner page is not opened in its place.
    if (!link && isOutermost)
        link = asItIs;
    if (link && !link->start)
        link->start = startTime(page);
    return link;
}

/// Reads \a address, of pastedAddress(). A known link ends at its first space, and words follow:
/// "https://pod.link/5 Plain Talk" is no address that contains spaces.
std::optional<ShowLink> readPasted(const QString &address)
{
    static const QRegularExpression spacedWords(u"^([^\\s:]++:\\S++)\\s(?!.*://)"_s,
                                                QRegularExpression::DotMatchesEverythingOption);
    if (const QRegularExpressionMatch match = spacedWords.match(address); match.hasMatch()) {
        std::optional<ShowLink> link = readAddress(match.captured(1), 0);
        if (link && link->kind != ShowLink::Kind::Feed)
            return link;
    }
    return readAddress(address, 0);
}

} // namespace

ShowLink readLink(const QString &text)
{
    const QString given = withoutInvisible(withoutControls(text));
    std::optional<ShowLink> link;
    if (given.size() <= maxLength)
        link = readPasted(pastedAddress(given));
    return link ? *link : wordsLink(given);
}

int requestsFor(const ShowLink &link)
{
    using enum ShowLink::Kind;
    switch (link.kind) {
    case Feed:
    case YouTubeFeed:
    case Closed:
    case Words:
        return 0;
    case AppleShow: // the lookup of a show returns its episodes, too
    case FyydShow:
    case PodcastIndexShow:
    case YouTubePage:
    case SoundCloudPage:
        return 1;
    case FyydEpisode: // the episode names its show by number only
        return 2;
    }
    return 0;
}

} // namespace dogear::discovery
