// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock_time.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Returns the forms of a time of day, the most specific ones first.
const std::array<QRegularExpression, 4> &clockForms()
{
    static const std::array forms = {
        // "10:00:00.5"; surplus digits of the seconds are dropped.
        QRegularExpression(u"(?<![\\d:])(?<h>\\d{1,2}):(?<m>\\d{1,2})(?::(?<s>\\d{1,2})\\d*)?"
                           "(?:[.,]\\d+)?"_s),
        // "10時30分", in Chinese, Japanese or Korean
        QRegularExpression(u"(?<![\\d])(?<h>\\d{1,2}) ?[時时시点](?: ?(?<m>\\d{1,2}) ?[分분])?"
                           "(?: ?(?<s>\\d{1,2}) ?[秒초])?"_s),
        // "10h30", in French or Portuguese
        QRegularExpression(u"(?<![\\d])(?<h>\\d{1,2}) ?[hH] ?(?<m>\\d{2})?(?![\\pL\\d])(?<s>)"_s),
        // "10.30.00" after the year; elsewhere it would be a date
        QRegularExpression(
            u"(?<year>\\d{4},? (?:\\pL+\\.? )?)(?<h>\\d{1,2})\\.(?<m>\\d{2})(?:\\.(?<s>\\d{2}))?"
            "(?![\\d.])"_s),
    };
    return forms;
}

/// The half of the day that "AM" or "PM" names.
struct Half
{
    bool isKnown = false;
    bool isAfternoon = false;
};

/// Reads "AM" or "PM" after the time, or the words for them before it, and removes the text from
/// \a after or \a before.
Half takeHalf(QString &before, QString &after)
{
    static const QRegularExpression behind(
        u"^ ?(?:(?<am>a\\. ?m\\.?|am(?!\\pL)|πμ|π\\.μ\\.)|(?<pm>p\\. ?m\\.?|pm(?!\\pL)|μμ|μ\\.μ\\.))"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression inFront(
        u"(?:(?<am>午前|上午|오전)|(?<pm>午後|下午|오후)) ?$"_s);
    if (const auto match = behind.match(after); match.hasMatch()) {
        after.remove(0, match.capturedLength(0));
        return {true, match.hasCaptured(u"pm"_s)};
    }
    if (const auto match = inFront.match(before); match.hasMatch()) {
        before.truncate(match.capturedStart(0));
        return {true, match.hasCaptured(u"pm"_s)};
    }
    return {};
}

/// Converts to the 24-hour clock; "12 AM" is 0.
int hourOfDay(int hour, const Half &half)
{
    return half.isKnown && hour <= 12 ? hour % 12 + (half.isAfternoon ? 12 : 0) : hour;
}

/// Removes the zone from \a after. A year, as asctime() writes it, or a word such as "Uhr" may
/// precede the zone.
void takeZone(QString &after, ClockTime &time)
{
    static const QRegularExpression prefix(
        u"^[, ]*(?:\\d{4}(?!\\d)|Uhr|[hH](?:rs?)?\\.?|heures)? ?"_s);
    static const QRegularExpression capitals(u"^ ?\\(?([A-Z]{2,5})\\)?(?![\\w/])"_s);
    const qsizetype begin = prefix.match(after).capturedLength(0);
    const QString rest = after.mid(begin);
    time.zone = findZone(rest);
    if (time.zone) {
        after.remove(begin, time.zone->size);
        // Only capitals: other words after a time may be weekdays or months.
    } else if (const auto match = capitals.match(rest); match.hasMatch()) {
        time.unknownZone = match.captured(1);
    }
}

} // namespace

std::optional<ClockTime> takeClockTime(QString &text)
{
    for (const QRegularExpression &form : clockForms()) {
        const auto match = form.match(text);
        if (!match.hasMatch())
            continue;
        static const QRegularExpression separator(u"(?<=[\\d ])[Tt]$"_s); // of ISO 8601
        QString before = text.left(match.capturedStart(u"h"_s));
        QString after = text.mid(match.capturedEnd(0));
        before.remove(separator);
        const Half half = takeHalf(before, after);
        ClockTime time;
        time.hours = hourOfDay(match.captured(u"h"_s).toInt(), half);
        time.minutes = match.captured(u"m"_s).toInt();
        time.seconds = match.captured(u"s"_s).toInt();
        time.isPossible = time.hours <= 24 && time.minutes <= 59 && time.seconds <= 60;
        takeZone(after, time);
        text = QString(before + u' ' + after).simplified();
        return time;
    }
    return std::nullopt;
}

} // namespace dogear::feed
