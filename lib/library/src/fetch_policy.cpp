// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_policy.h"

#include <base/feed_url.h>

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::library {

namespace {

constexpr std::chrono::seconds longestPause = 24h;

/// Seconds, or an HTTP date.
std::optional<QDateTime> retryAfter(const QString &detail, const QDateTime &now)
{
    static const QRegularExpression header(u"Retry-After: (.+)$"_s);
    const QString value = header.match(detail).captured(1).trimmed();
    bool isNumber = false;
    const qint64 seconds = value.toLongLong(&isNumber);
    QDateTime time = isNumber ? now.addSecs(std::clamp<qint64>(seconds, 0, longestPause.count()))
                              : QDateTime::fromString(value, Qt::RFC2822Date);
    if (!time.isValid() && value.endsWith("GMT"_L1)) {
        time = QLocale::c().toDateTime(value, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
        time.setTimeSpec(Qt::UTC);
    }
    if (!time.isValid() || time <= now)
        return std::nullopt;
    return std::min(time.toUTC(), now.addSecs(longestPause.count()));
}

} // namespace

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

std::optional<QDateTime> leftAloneUntil(const Error &error, const QDateTime &now)
{
    return retryAfter(error.detail, now);
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

} // namespace dogear::library
