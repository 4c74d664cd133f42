// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/closed_services.h"

#include "links/link_table.h"

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// The value is the service's name for people.
using Table = LinkTable<QLatin1StringView>;

const Table &pages()
{
    static const Table table{
        {"open.spotify.com/*"_L1, "Spotify"_L1},
        {"spotify.link/*"_L1, "Spotify"_L1},
        {"[link.]deezer.com/*"_L1, "Deezer"_L1},
        {"music.amazon.{tld}/*"_L1, "Amazon Music"_L1},
        {"pandora.com/*"_L1, "Pandora"_L1},
        {"iheart.com/*"_L1, "iHeart"_L1},
        {"audible.{tld}/*"_L1, "Audible"_L1},
        {"pca.st/{rest}"_L1, "Pocket Casts"_L1},
        {"[play.]pocketcasts.com/[{slug}/]podcast[s]/{rest}"_L1, "Pocket Casts"_L1},
        {"overcast.fm/+{rest}"_L1, "Overcast"_L1},
    };
    return table;
}

const Table &appLinks()
{
    static const Table table{
        {"spotify:show:{slug}"_L1, "Spotify"_L1},
        {"spotify:episode:{slug}"_L1, "Spotify"_L1},
        {"spotify://{rest}"_L1, "Spotify"_L1},
        {"deezer://{rest}"_L1, "Deezer"_L1},
        {"pandora://{rest}"_L1, "Pandora"_L1},
        {"iheartradio://{rest}"_L1, "iHeart"_L1},
        {"audible://{rest}"_L1, "Audible"_L1},
    };
    return table;
}

} // namespace

std::optional<ShowLink> readClosedService(const PageAddress &page)
{
    const auto hit = pages().find(page.place);
    if (!hit)
        return {};
    return ShowLink{.kind = ShowLink::Kind::Closed, .page = page.bare, .service = hit->value};
}

std::optional<ShowLink> readClosedAppLink(const QString &address)
{
    const auto hit = appLinks().find(address);
    return hit ? std::optional(ShowLink{.kind = ShowLink::Kind::Closed, .service = hit->value})
               : std::nullopt;
}

} // namespace dogear::discovery
