// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/app_links.h"

#include "links/link_table.h"

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// Tells what {rest} of an app link is.
enum class Rest { Address, Query };

using Table = LinkTable<Rest>;

const Table &links()
{
    using enum Rest;
    static const Table table{
        {"antennapod-subscribe://{rest}"_L1, Address},
        {"gpodder://{rest}"_L1, Address},
        {"downcast://{rest}"_L1, Address},
        {"playerfm://{rest}"_L1, Address},
        {"podcastaddict://{rest}"_L1, Address},
        {"podcastguru://{rest}"_L1, Address},
        {"castamatic://{rest}"_L1, Address},
        {"icatcher://{rest}"_L1, Address},
        {"instacast://{rest}"_L1, Address},
        {"podcat://{rest}"_L1, Address},
        {"rss://{rest}"_L1, Address},
        {"itmss://{rest}"_L1, Address},
        {"pktc://subscribe/{rest}"_L1, Address},
        {"castros://subscribe/{rest}"_L1, Address},
        {"podkicker://subscribe/{rest}"_L1, Address},
        {"podcastrepublic://subscribe/{rest}"_L1, Address},
        {"zune://subscribe/?{name}={rest}"_L1, Address},
        {"overcast://x-callback-url/add?{rest}"_L1, Query},
    };
    return table;
}

} // namespace

std::optional<WrappedFeed> feedInAppLink(const QString &address)
{
    const auto hit = links().find(address);
    if (!hit)
        return {};
    const QString rest = hit->part("rest"_L1);
    return WrappedFeed{.address = hit->value == Rest::Query ? queryField(rest, "url"_L1)
                                                            : addressInRest(rest)};
}

} // namespace dogear::discovery
