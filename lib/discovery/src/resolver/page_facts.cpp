// SPDX-License-Identifier: GPL-3.0-or-later
#include "resolver/page_facts.h"

#include "plain_label.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

QString firstMatch(const QString &text, const QRegularExpression &pattern)
{
    return pattern.match(text).captured(1);
}

/// "Plain Talk | Podcast on Spotify" becomes "Plain Talk".
QString titleOf(const QString &html)
{
    static const QRegularExpression element(u"<title[^>]{0,200}>([^<]{1,1000})</title"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return plainLabel(firstMatch(html, element)).section(u" | "_s, 0, 0).trimmed();
}

QUrl youTubeFeedOf(const QString &html)
{
    static const QRegularExpression channel(
        u"(?:channel_id=|\"channelId\":\"|/channel/)(UC[\\w-]{22})(?![\\w-])"_s);
    const QString id = firstMatch(html, channel);
    return id.isEmpty() ? QUrl()
                        : QUrl(u"https://www.youtube.com/feeds/videos.xml?channel_id="_s + id);
}

QUrl soundCloudFeedOf(const QString &html)
{
    static const QRegularExpression user(u"soundcloud://users:(\\d{1,18})(?!\\d)"_s);
    const QString id = firstMatch(html, user);
    return id.isEmpty()
               ? QUrl()
               : QUrl(
                   u"https://feeds.soundcloud.com/users/soundcloud:users:%1/sounds.rss"_s.arg(id));
}

} // namespace

PageFacts readPage(const QByteArray &html)
{
    const QString text = QString::fromUtf8(html);
    return {.title = titleOf(text),
            .youTubeFeed = youTubeFeedOf(text),
            .soundCloudFeed = soundCloudFeedOf(text)};
}

} // namespace dogear::discovery
