// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/apple_links.h"

#include "links/link_table.h"

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// Tells where a link has Apple's number of the episode.
enum class EpisodeNumber {
    Nowhere,
    InQuery, ///< the field "i"
};

using Table = LinkTable<EpisodeNumber>;

const Table &links()
{
    using enum EpisodeNumber;
    static const Table table{
        {"[embed.][geo.]podcasts.apple.com/[{country}/]podcast/[{slug}/]id{number}"_L1, InQuery},
        {"[embed.][geo.]itunes.apple.com/[{country}/]podcast/[{slug}/]id{number}"_L1, InQuery},
        {"overcast.fm/itunes{number}/*"_L1, Nowhere},
        {"castro.fm/itunes/{number}/*"_L1, Nowhere},
        {"pca.st/itunes/{number}/*"_L1, Nowhere},
        {"castbox.fm/vic/{number}/*"_L1, Nowhere},
        {"podbean.com/itunes/{number}/*"_L1, Nowhere},
        {"podcastrepublic.net/podcast/{number}/*"_L1, Nowhere},
        {"moon.fm/itunes/{number}/*"_L1, Nowhere},
        {"metacast.app/itunes/{number}/*"_L1, Nowhere},
        {"goodpods.com/podcasts-aid/{number}/*"_L1, Nowhere},
        {"app.podcastguru.io/podcast/{number}/*"_L1, Nowhere},
        {"link.podlp.app/{number}/*"_L1, Nowhere},
        {"podurama.com/podcast/{slug}-i{number}/*"_L1, Nowhere},
        {"sonnet.fm/p/{number}/*"_L1, Nowhere},
        {"pod.link/{number}/*"_L1, Nowhere},
        {"podchaser.com/f/pod/{number}/*"_L1, Nowhere},
        {"podnews.net/podcast/{number}/*"_L1, Nowhere},
        {"pods.link/i/{number}/*"_L1, Nowhere},
        {"plinkhq.com/i/{number}/*"_L1, Nowhere},
        {"podfollow.com/{number}/*"_L1, Nowhere},
        {"podyssey.fm/podcast/itunes{number}/*"_L1, Nowhere},
    };
    return table;
}

} // namespace

std::optional<ShowLink> readAppleLink(const PageAddress &page)
{
    const auto hit = links().find(page.place);
    if (!hit)
        return {};
    const bool hasEpisode = hit->value == EpisodeNumber::InQuery;
    return ShowLink{.kind = ShowLink::Kind::AppleShow,
                    .appleId = linkNumber(hit->part("number"_L1)),
                    .appleEpisode = hasEpisode ? linkNumber(queryField(page.query, "i"_L1)) : 0,
                    .country = hit->part("country"_L1).toLower()};
}

} // namespace dogear::discovery
