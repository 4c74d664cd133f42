// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/directory_ids.h"

#include "links/encodings.h"
#include "links/link_table.h"

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

using Table = LinkTable<ShowLink::Kind>;

const Table &links()
{
    using enum ShowLink::Kind;
    static const Table table{
        {"fyyd.de/podcast/{slug}/*"_L1, FyydShow},
        {"fyyd.de/episode/{number}/*"_L1, FyydEpisode},
        {"podcastindex.org/podcast/{number}/*"_L1, PodcastIndexShow},
        {"podcastindex.org/podcast/{guid}/*"_L1, PodcastIndexShow},
        {"podnews.net/podcast/pi{number}/*"_L1, PodcastIndexShow},
        {"podnews.net/podcast/{guid}/*"_L1, PodcastIndexShow},
        {"fountain.fm/show/{number}/*"_L1, PodcastIndexShow},
        {"curiocaster.com/podcast/pi{number}/*"_L1, PodcastIndexShow},
        {"api.podverse.fm/api/v1/podcast/podcastindex/{number}"_L1, PodcastIndexShow},
        {"castamatic.com/guid/{guid}/*"_L1, PodcastIndexShow},
        {"lnbeats.com/album/{guid}/*"_L1, PodcastIndexShow},
        {"open.metacast.app/podcasts/{guid}/*"_L1, PodcastIndexShow},
        {"steno.fm/show/{guid}[/episode/{base64}]"_L1, PodcastIndexShow},
        {"truefans.fm/{guid}/*"_L1, PodcastIndexShow},
        {"link.podlp.app/{guid}/*"_L1, PodcastIndexShow},
    };
    return table;
}

} // namespace

std::optional<ShowLink> readDirectoryLink(const PageAddress &page)
{
    const auto hit = links().find(page.place);
    if (!hit)
        return {};
    return ShowLink{.kind = hit->value,
                    .slug = decodePercent(hit->part("slug"_L1)),
                    .id = linkNumber(hit->part("number"_L1)),
                    .podcastGuid = hit->part("guid"_L1).toLower(),
                    .episodeGuid = decodeBase64Url(hit->part("base64"_L1))};
}

} // namespace dogear::discovery
