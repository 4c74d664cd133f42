// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"

#include <feed/feed_parser.h>

using namespace Qt::StringLiterals;
using namespace dogear;

/// Parses a feed: the limits must hold, every episode must have a guid and valid times.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto feed =
        feed::parseFeed(fuzz::toBytes(data, size), QUrl(u"https://example.org/feed"_s));
    if (!feed) {
        fuzz::require(feed.error().code != ErrorCode::Internal, "a refusal says why");
        return 0;
    }
    fuzz::require(feed->episodes.size() <= feed::ParseLimits().maxEpisodes, "limits hold");
    for (const domain::Episode &episode : feed->episodes) {
        fuzz::require(!episode.guid.isEmpty(), "every episode has an identity");
        fuzz::require(!episode.published || episode.published->isValid(), "dates are dates");
        fuzz::require(!episode.duration || episode.duration->count() >= 0,
                      "durations are not negative");
    }
    return 0;
}
