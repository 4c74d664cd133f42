// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_policy.h"

#include <base/feed_url.h>

#include <algorithm>
#include <array>

namespace dogear::subscriptions {

Validators validatorsFor(const domain::FetchState &state, const QDateTime &now)
{
    // A `lastFull` in the future means that the clock was set back; it proves nothing then.
    const bool isTrusted =
        state.parserVersion == parserVersion && state.lastFull
        && state.lastFull->secsTo(now) < std::chrono::seconds(maxNotModifiedAge).count()
        && *state.lastFull <= now;
    // Not even the hash of the body: the same bytes have to be parsed again by the newer parser.
    if (state.parserVersion != parserVersion)
        return {};
    if (!isTrusted)
        return {.bodyHash = state.bodyHash}; // the whole document, parsed only if it differs
    return {.etag = state.etag, .lastModified = state.lastModified, .bodyHash = state.bodyHash};
}

bool mayBeRequested(const domain::FetchState &state, const QDateTime &now)
{
    return !state.notBefore || *state.notBefore <= now;
}

QUrl provenUrl(const ReadFeed &read, const QUrl &home)
{
    const bool isProven = read.isWhole && !read.feed.isTruncated && !read.permanentUrl.isEmpty();
    return isProven && feedUrlKey(read.permanentUrl) != feedUrlKey(home) ? read.permanentUrl
                                                                         : QUrl();
}

bool isUrlGone(const Error &error)
{
    constexpr std::array statuses{401, 403, 404, 410};
    return error.code == ErrorCode::HttpStatus
           && std::ranges::find(statuses, error.httpStatus) != statuses.end();
}

bool isUnanswered(const Error &error)
{
    constexpr std::array codes{
        ErrorCode::ConnectionFailed, ErrorCode::TlsFailed, ErrorCode::Timeout};
    return std::ranges::find(codes, error.code) != codes.end();
}

} // namespace dogear::subscriptions
