// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/wrapped_feeds.h"

#include "links/encodings.h"
#include "links/link_table.h"

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// Names the fields of the query that a page uses; the path may contain the address instead.
struct Fields
{
    QLatin1StringView feed = {};
    QLatin1StringView feedBase64 = {};
    QLatin1StringView episode = {};
};

using Table = LinkTable<Fields>;

const Table &pages()
{
    static const Table table{
        {"gpodder.net/subscribe"_L1, {.feed = "url"_L1}},
        {"antennapod.org/deeplink/subscribe"_L1, {.feed = "url"_L1}},
        {"anytimeplayer.app/subscribe"_L1, {.feed = "url"_L1}},
        {"podcastdetails.com"_L1, {.feed = "url"_L1}},
        {"breez.link/p"_L1, {.feed = "feedURL"_L1, .episode = "episodeID"_L1}},
        {"podstation.github.io/subscribe-ext"_L1, {.feed = "feedURL"_L1}},
        {"podknife.com/podcast"_L1, {.feed = "feed_url"_L1}},
        {"player.fm/subscribe"_L1, {.feed = "id"_L1}},
        {"music.youtube.com/library/podcasts"_L1, {.feedBase64 = "addrssfeed"_L1}},
        {"subscribeonandroid.com/{rest}"_L1, {}},
        {"podcastaddict.com/feed/{rest}"_L1, {}},
        {"1tuner.com/podcast/{slug}/{base64}[/{episode}]"_L1, {}},
        {"pod.link/{base64}"_L1, {}},
        {"app.podcastguru.io/podcast/X{hex}"_L1, {}},
    };
    return table;
}

QString addressInQuery(const Fields &fields, const QString &query)
{
    return fields.feedBase64.isEmpty() ? queryField(query, fields.feed)
                                       : decodeBase64Url(queryField(query, fields.feedBase64));
}

QString addressIn(const Table::Hit &hit, const QString &query)
{
    if (const QString rest = hit.part("rest"_L1); !rest.isEmpty())
        return addressInRest(query.isEmpty() ? rest : rest + u'?' + query);
    if (const QString base64 = hit.part("base64"_L1); !base64.isEmpty())
        return decodeBase64Url(base64);
    if (const QString hex = hit.part("hex"_L1); !hex.isEmpty())
        return decodeHex(hex);
    return addressInQuery(hit.value, query);
}

QString episodeIn(const Table::Hit &hit, const QString &query)
{
    return hit.value.episode.isEmpty() ? decodePercent(hit.part("episode"_L1))
                                       : queryField(query, hit.value.episode);
}

} // namespace

std::optional<WrappedFeed> feedInPage(const PageAddress &page)
{
    const auto hit = pages().find(page.place);
    const QString address = hit ? addressIn(*hit, page.query) : QString();
    if (address.isEmpty())
        return {};
    return WrappedFeed{.address = address, .episodeGuid = episodeIn(*hit, page.query)};
}

QString addressInRest(const QString &rest)
{
    // The ":" of a scheme or the first "/" is encoded. A "%2F" further back, or in a password, may
    // belong to an address that is not encoded.
    static const QRegularExpression encoded(u"^(?:[a-z0-9+._~-]|%[0-9a-f]{2})*%(?:3A|2F)[^/?#&]*"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = encoded.match(rest);
    return match.hasMatch() ? decodePercent(match.captured()) : rest;
}

} // namespace dogear::discovery
