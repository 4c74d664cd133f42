// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/pages.h"

#include "links/link_table.h"

#include <initializer_list>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// Makes a link of a page whose address has matched \a form.
using Reader = std::optional<ShowLink> (*)(const QRegularExpressionMatch &form,
                                           const PageAddress &page);

ShowLink youTubeFeed(QLatin1StringView field, const QString &id)
{
    const QString query = field + u'=' + id;
    return {.kind = ShowLink::Kind::YouTubeFeed,
            .feedUrl = QUrl(u"https://www.youtube.com/feeds/videos.xml?"_s + query)};
}

std::optional<ShowLink> readChannel(const QRegularExpressionMatch &form, const PageAddress &)
{
    return youTubeFeed("channel_id"_L1, form.captured(u"channel"));
}

std::optional<ShowLink> readUser(const QRegularExpressionMatch &form, const PageAddress &)
{
    return youTubeFeed("user"_L1, form.captured(u"slug"));
}

bool isPlaylist(const QString &id)
{
    static const QRegularExpression playlist(u"^PL[A-Za-z0-9_-]{1,64}$"_s);
    return playlist.match(id).hasMatch();
}

std::optional<ShowLink> readPlaylist(const QRegularExpressionMatch &, const PageAddress &page)
{
    const QString id = queryField(page.query, "list"_L1);
    return isPlaylist(id) ? std::optional(youTubeFeed("playlist_id"_L1, id)) : std::nullopt;
}

std::optional<ShowLink> readFeed(const QRegularExpressionMatch &, const PageAddress &page)
{
    static const QRegularExpression idForm(u"^[A-Za-z0-9_.-]{1,64}$"_s);
    for (const auto field : {"channel_id"_L1, "playlist_id"_L1, "user"_L1}) {
        if (const QString id = queryField(page.query, field); idForm.match(id).hasMatch())
            return youTubeFeed(field, id);
    }
    return {};
}

std::optional<ShowLink> readHandle(const QRegularExpressionMatch &form, const PageAddress &)
{
    const QString handle = form.captured(u"handle").replace("%40"_L1, "@"_L1);
    return ShowLink{.kind = ShowLink::Kind::YouTubePage,
                    .page = QUrl(u"https://www.youtube.com/"_s + handle)};
}

/// Takes the page of the user also for a track: only that page surely names the user's number.
std::optional<ShowLink> readSoundCloud(const QRegularExpressionMatch &form, const PageAddress &)
{
    return ShowLink{.kind = ShowLink::Kind::SoundCloudPage,
                    .page = QUrl(u"https://soundcloud.com/"_s + form.captured(u"slug"))};
}

const LinkTable<Reader> &pages()
{
    static const LinkTable<Reader> table{
        {"[m.][music.]youtube.com/channel/{channel}/*"_L1, readChannel},
        {"[m.][music.]youtube.com/user/{slug}/*"_L1, readUser},
        {"[m.][music.]youtube.com/playlist"_L1, readPlaylist},
        {"youtube.com/feeds/videos.xml"_L1, readFeed},
        {"[m.][music.]youtube.com/{handle}/*"_L1, readHandle},
        {"[m.]soundcloud.com/{slug}/*"_L1, readSoundCloud},
    };
    return table;
}

} // namespace

std::optional<ShowLink> readPageWithFeed(const PageAddress &page)
{
    const auto hit = pages().find(page.place);
    return hit ? hit->value(hit->match, page) : std::nullopt;
}

} // namespace dogear::discovery
