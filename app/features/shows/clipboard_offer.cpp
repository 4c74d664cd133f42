// SPDX-License-Identifier: GPL-3.0-or-later
#include "clipboard_offer.h"

#include <base/feed_url.h>
#include <base/pasted_address.h>
#include <subscriptions/subscriptions.h>
#include <words/format.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear {

using discovery::ShowLink;

namespace {

/// Whether \a text, or an encoded address in it, has a name or a password.
bool hasAccount(const QString &text, const ShowLink &link)
{
    static const QRegularExpression userInfo(u"://[^/?#\\s]*@"_s);
    return userInfo.match(text).hasMatch()
           || userInfo.match(QUrl::fromPercentEncoding(text.toUtf8())).hasMatch()
           || !link.feedUrl.userInfo().isEmpty();
}

/// Whether \a text is an address and nothing else. "node.js" may be a name.
bool isWholeAddress(const QString &text)
{
    static const QRegularExpression address(u"^[A-Za-z][A-Za-z0-9+.-]*:\\S+$"_s);
    return address.match(text).hasMatch();
}

bool mayLeadToShow(const ShowLink &link, const QString &text)
{
    switch (link.kind) {
    case ShowLink::Kind::Feed:
        return !link.feedUrl.isLocalFile() && isWholeAddress(text);
    case ShowLink::Kind::AppleShow:
    case ShowLink::Kind::FyydShow:
    case ShowLink::Kind::FyydEpisode:
    case ShowLink::Kind::PodcastIndexShow:
    case ShowLink::Kind::SoundCloudPage:
        return true;
    case ShowLink::Kind::YouTubeFeed: // its feed has nothing to play
    case ShowLink::Kind::YouTubePage:
    case ShowLink::Kind::Closed:
    case ShowLink::Kind::Words:
        return false;
    }
    return false;
}

/// The place of \a link for people: where its feed is, else the directory that is asked.
QString placeOf(const ShowLink &link, const QString &text)
{
    QUrl url = link.feedUrl;
    if (url.isEmpty()) {
        // The root of the resources instead of a folder: no file decides what a link means.
        const QString address = pastedAddress(withoutInvisible(text)).section(u' ', 0, 0);
        url = feedUrlFromUserInput(address, u":/"_s).value_or(QUrl());
    }
    const bool isHost = url.path().size() <= 1 && !url.hasQuery();
    return words::isolated(isHost ? url.host() : QString(url.host() + u"/…"));
}

} // namespace

std::optional<OfferedLink> offeredLink(const QString &text)
{
    const QString given = text.trimmed();
    if (given.isEmpty() || given.size() > ClipboardOffer::maxLength)
        return {};
    const ShowLink link = discovery::readLink(given);
    if (!mayLeadToShow(link, given) || hasAccount(given, link))
        return {};
    return OfferedLink{.text = given, .link = link, .place = placeOf(link, given)};
}

ClipboardOffer::ClipboardOffer(subscriptions::Subscriptions &shows, QObject *parent)
    : QObject(parent)
    , m_shows(shows)
{}

void ClipboardOffer::look(QObject *context,
                          const std::function<void(const std::optional<OfferedLink> &)> &then)
{
    const std::optional<OfferedLink> offered = read();
    if (!offered) {
        then({});
        return;
    }
    using Show = std::optional<domain::FollowedPodcast>;
    m_shows.findFollowed(offered->link.feedUrl, offered->link.podcastGuid)
        .then(context, [this, offered, then](const Result<Show> &show) {
            // The user may have used it in the meantime.
            const bool isWanted = show && !*show && !m_settled.contains(offered->text);
            then(isWanted ? offered : std::nullopt);
        });
}

std::optional<OfferedLink> ClipboardOffer::read() const
{
    const QMimeData *content = QGuiApplication::clipboard()->mimeData();
    // Password managers mark what they copy with this type, for clipboard managers.
    const bool isSecret = content && content->hasFormat(u"x-kde-passwordManagerHint"_s);
    if (!content || isSecret || !content->hasText())
        return {};
    const std::optional<OfferedLink> offered = offeredLink(content->text());
    return offered && !m_settled.contains(offered->text) ? offered : std::nullopt;
}

void ClipboardOffer::settle(const QString &text)
{
    m_settled.insert(text);
    emit settled(text);
}

} // namespace dogear
