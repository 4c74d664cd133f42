// SPDX-License-Identifier: GPL-3.0-or-later
#include "content_range.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::net {

std::optional<ContentRange> parseContentRange(const QByteArray &value)
{
    // More lenient than RFC 9110 section 14.4, which has one space behind "bytes". 18 digits always
    // fit into a qint64.
    static const QRegularExpression form(
        uR"(^\s*bytes[\s=]+(?:(\d{1,18})-(\d{1,18})|\*)/(?:(\d{1,18})|\*)\s*$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(QString::fromLatin1(value));
    if (!match.hasMatch())
        return std::nullopt;
    ContentRange range;
    if (!match.capturedView(1).isEmpty()) {
        range.begin = match.capturedView(1).toLongLong();
        range.end = match.capturedView(2).toLongLong() + 1;
        if (range.end <= range.begin)
            return std::nullopt;
    }
    if (!match.capturedView(3).isEmpty())
        range.length = match.capturedView(3).toLongLong();
    // RFC 9110 section 14.4: a range that ends behind the file is invalid.
    if (range.length && range.end > *range.length)
        return std::nullopt;
    return range;
}

} // namespace dogear::net
