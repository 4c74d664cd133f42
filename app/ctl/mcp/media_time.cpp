// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_time.h"

#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

constexpr double limit = 1000.0 * 60 * 60; ///< in seconds

/// Parses decimal digits, with a fraction if \a mayHaveFraction. Not QString::toDouble() alone,
/// which accepts "1e3", "nan" and a sign.
std::optional<double> toNumber(const QString &text, bool mayHaveFraction)
{
    bool isPlain = !text.isEmpty();
    for (const QChar character : text) {
        const bool isDigit = character >= u'0' && character <= u'9';
        isPlain = isPlain && (isDigit || (mayHaveFraction && character == u'.'));
    }
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isPlain && isNumber ? std::optional(number) : std::nullopt;
}

std::optional<double> toSeconds(const QString &text)
{
    const QStringList parts = text.trimmed().split(u':');
    if (parts.size() > 3)
        return std::nullopt;
    double seconds = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto number = toNumber(parts.at(i), i == parts.size() - 1);
        // Only the first part may be 60 or more: "90:00" is an hour and a half, "1:90" a mistake.
        if (!number || (i > 0 && *number >= 60))
            return std::nullopt;
        seconds = seconds * 60 + *number;
    }
    return seconds;
}

} // namespace

std::optional<std::chrono::milliseconds> toMediaTime(const QJsonValue &value)
{
    const std::optional<double> seconds =
        value.isDouble() ? std::optional(value.toDouble()) : toSeconds(value.toString());
    if (!seconds || *seconds < 0 || *seconds >= limit)
        return std::nullopt;
    return std::chrono::milliseconds(std::llround(*seconds * 1000));
}

} // namespace dogear::ctl::mcp
