// SPDX-License-Identifier: GPL-3.0-or-later
#include <feed/play_time.h>

#include <algorithm>
#include <cmath>

namespace dogear::feed {

using std::chrono::milliseconds;

namespace {

constexpr qsizetype maxDigits = 9; // more than any part needs; no calculation overflows

std::optional<qint64> readNumber(QStringView digits)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    if (digits.isEmpty() || digits.size() > maxDigits || !std::ranges::all_of(digits, isDigit))
        return {};
    return digits.toLongLong();
}

/// Reads the digits after the decimal point; those after the third are ignored.
std::optional<milliseconds> readFraction(QStringView digits)
{
    const auto value = readNumber(digits.first(std::min(maxDigits, digits.size())));
    if (!value)
        return {};
    qint64 count = *value;
    for (qsizetype i = std::min(maxDigits, digits.size()); i < 3; ++i)
        count *= 10;
    for (qsizetype i = 3; i < std::min(maxDigits, digits.size()); ++i)
        count /= 10;
    return milliseconds(count);
}

} // namespace

std::optional<milliseconds> readPlayTime(QStringView text)
{
    QStringView whole = text.trimmed();
    milliseconds time{};
    const auto *const point =
        std::ranges::find_if(whole, [](QChar c) { return c == u'.' || c == u','; });
    if (point != whole.end()) {
        const qsizetype at = point - whole.begin();
        const auto fraction = readFraction(whole.sliced(at + 1));
        if (!fraction)
            return {};
        time = *fraction;
        whole = whole.first(at);
    }
    const auto parts = whole.split(u':');
    if (parts.size() > 3)
        return {};
    qint64 seconds = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const auto number = readNumber(parts[i]);
        // Only the first part may exceed 59: "61:08".
        if (!number || (i > 0 && *number > 59))
            return {};
        seconds = seconds * 60 + *number;
    }
    time += std::chrono::seconds(seconds);
    return time <= maxPlayTime ? std::optional(time) : std::nullopt;
}

std::optional<milliseconds> toPlayTime(double seconds)
{
    const double latest = std::chrono::duration<double>(maxPlayTime).count();
    if (!(seconds >= 0 && seconds <= latest)) // also false for NaN
        return {};
    return milliseconds(std::llround(seconds * 1000));
}

std::optional<milliseconds> readJsonPlayTime(const QJsonValue &value)
{
    return value.isDouble() ? toPlayTime(value.toDouble()) : readPlayTime(value.toString());
}

} // namespace dogear::feed
