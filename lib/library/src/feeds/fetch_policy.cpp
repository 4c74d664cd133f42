// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_policy.h"

#include <base/feed_url.h>

#include <algorithm>
#include <array>

namespace dogear::library {

Validators validatorsFor(const domain::FetchState &state, const QDateTime &now)
{
    const bool isTrusted =
        state.parserVersion == parserVersion && state.lastFull
        && state.lastFull->secsTo(now) < std::chrono::seconds(trustInNotModified).count()
        && *state.lastFull <= now;
    if (state.parserVersion != parserVersion)
        return {};
    if (!isTrusted)
        return {.bodyHash = state.bodyHash}; // the whole document, but not parsed if it is the same
    return {.etag = state.etag, .lastModified = state.lastModified, .bodyHash = state.bodyHash};
}

bool isAskable(const domain::FetchState &state, const QDateTime &now)
{
    return !state.notBefore || *state.notBefore <= now;
}

QUrl provenHome(const ReadFeed &read, const QUrl &home)
{
    const bool isProven = read.isWhole && !read.feed.isTruncated && !read.permanentUrl.isEmpty();
    return isProven && feedUrlKey(read.permanentUrl) != feedUrlKey(home) ? read.permanentUrl
                                                                         : QUrl();
}

bool isHomeGone(const Error &error)
{
    constexpr std::array statuses{401, 403, 404, 410};
    return error.code == ErrorCode::HttpStatus
           && std::ranges::find(statuses, error.httpStatus) != statuses.end();
}

} // namespace dogear::library
