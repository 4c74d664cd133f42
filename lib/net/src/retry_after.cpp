// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/utc.h>
#include <net/retry_after.h>

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::net {

namespace {

/// Maximum pause, whatever the server asks for.
constexpr std::chrono::seconds maxPause = 24h;

} // namespace

std::optional<QDateTime> retryAfterTime(const Error &error, const QDateTime &now)
{
    // RFC 9110 section 10.2.3: seconds, or an HTTP date. network_error.cpp puts the header into
    // the detail.
    static const QRegularExpression header(u"Retry-After: (.+)$"_s);
    const QString value = header.match(error.detail).captured(1).trimmed();
    bool isNumber = false;
    const qint64 seconds = value.toLongLong(&isNumber);
    QDateTime time = isNumber ? now.addSecs(std::clamp<qint64>(seconds, 0, maxPause.count()))
                              : QDateTime::fromString(value, Qt::RFC2822Date);
    if (!time.isValid() && value.endsWith("GMT"_L1)) {
        // The C locale, because HTTP dates have English names of days and months.
        time = QLocale::c().toDateTime(value, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
        time = QDateTime(time.date(), time.time(), utc);
    }
    if (!time.isValid() || time <= now)
        return std::nullopt;
    return std::min(time.toUTC(), now.addSecs(maxPause.count()));
}

} // namespace dogear::net
