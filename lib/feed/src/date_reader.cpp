// SPDX-License-Identifier: GPL-3.0-or-later
#include "common_date.h"
#include "dates/calendar_day.h"
#include "dates/clock_time.h"
#include "field_readers.h"

#include <base/utc.h>

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// In characters; the rest of a longer text is ignored.
constexpr qsizetype maxDateLength = 200;
/// Earlier years are placeholders of programs for a missing date: year 0, 1, 30 …
constexpr int firstYear = 1000;

/// Tells whether \a date is a placeholder for an unknown date: the begin or end of a calendar.
bool isPlaceholder(const QDateTime &date)
{
    const QDateTime moment = date.toUTC();
    // Epochs of Windows, SQL servers, spreadsheets and Unix, as clocks show them.
    static constexpr std::array<std::array<int, 3>, 6> epochs = {
        {{1601, 1, 1}, {1753, 1, 1}, {1899, 12, 30}, {1899, 12, 31}, {1900, 1, 1}, {1970, 1, 1}}};
    if (date.time() == QTime(0, 0)) {
        for (const auto &[year, month, day] : epochs) {
            if (date.date() == QDate(year, month, day))
                return true;
        }
    }
    // 0, -1 and the largest values of 32 bits in Unix time, and the last year of calendars.
    const qint64 seconds = moment.toSecsSinceEpoch();
    constexpr qint64 end32 = 0x7fffffff;
    constexpr qint64 endUnsigned32 = 0xffffffff;
    return seconds == 0 || seconds == -1 || seconds == end32 || seconds == endUnsigned32
           || moment.date().year() >= 9999;
}

/// Returns \a moment unless it is a placeholder.
/// \param local the time that clocks showed where the date was written
DateReading judged(const QDateTime &local, const QDateTime &moment, const QString &doubt)
{
    if (local.date().year() < firstYear || isPlaceholder(local) || isPlaceholder(moment))
        return {std::nullopt, u"it stands for no date"_s};
    return {moment, doubt};
}

/// Returns \a text with ASCII digits and plain spaces, without direction and zero-width marks.
QString cleaned(const QString &text)
{
    QString clean;
    for (const QChar c : text.left(maxDateLength).normalized(QString::NormalizationForm_KC)) {
        if (c.isDigit())
            clean += QChar(u'0' + c.digitValue());
        else if (c.category() != QChar::Other_Format)
            clean += c;
    }
    return clean.simplified();
}

/// Reads Unix time: ten digits are seconds, thirteen are milliseconds.
std::optional<QDateTime> readUnixTime(const QString &text)
{
    static const QRegularExpression form(u"^(\\d{10})(\\d{3})?(?:\\.\\d+)?$"_s);
    const auto match = form.match(text);
    return match.hasMatch()
               ? std::optional(QDateTime::fromSecsSinceEpoch(match.captured(1).toLongLong(), utc))
               : std::nullopt;
}

/// Adds separators to "20240804T014746Z" and parts of it, in the form that readLoose() expects.
QString separated(const QString &text)
{
    static const QRegularExpression form(
        u"^(\\d{4})(\\d{2})(\\d{2})(?:[T ]?(\\d{2})(\\d{2})(\\d{2})?(Z|[+-]\\d[\\d:]*)?)?$"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return text;
    QString date = u"%1-%2-%3"_s.arg(match.captured(1), match.captured(2), match.captured(3));
    if (match.hasCaptured(4)) {
        date += u"T%1:%2:%3"_s.arg(match.captured(4),
                                   match.captured(5),
                                   match.hasCaptured(6) ? match.captured(6) : u"00"_s)
                + match.captured(7);
    }
    return date;
}

DateReading assemble(const CalendarDay &day, const std::optional<ClockTime> &time)
{
    const QDateTime midnight(day.date, QTime(0, 0), utc);
    if (!time)
        return judged(midnight, midnight, day.doubt);
    // The day is certain, so it is kept; the time counts as midnight.
    if (!time->isPossible)
        return judged(midnight, midnight, u"there is no such time of day; the day is kept"_s);
    // 24:00 and a leap second become the next minute.
    const QDateTime local =
        midnight.addSecs(time->hours * 3600 + time->minutes * 60 + time->seconds);
    if (time->zone)
        return judged(
            local, time->zone->moment(local), day.doubt.isEmpty() ? time->zone->doubt : day.doubt);
    QString doubt = day.doubt;
    if (doubt.isEmpty() && !time->unknownZone.isEmpty())
        doubt = "the zone %1 is not known, read as UTC"_L1.arg(time->unknownZone);
    return judged(local, local, doubt);
}

DateReading readLoose(const QString &text)
{
    const QString clean = cleaned(text);
    if (const auto unixTime = readUnixTime(clean))
        return judged(*unixTime, *unixTime, {});
    QString rest = separated(clean);
    const std::optional<ClockTime> time = takeClockTime(rest);
    const CalendarDay day = findCalendarDay(rest);
    if (day.date.isValid())
        return assemble(day, time);
    return {std::nullopt, day.doubt};
}

} // namespace

DateReading readDateWithDoubt(const QString &text)
{
    if (const auto usual = readCommonDate(text.trimmed())) {
        // A date of these years is no placeholder, so it needs no further check.
        constexpr int firstOrdinaryYear = 1971;
        constexpr int lastOrdinaryYear = 2037;
        const int year = usual->date().year();
        if (year >= firstOrdinaryYear && year <= lastOrdinaryYear)
            return {usual, {}};
    }
    return readLoose(text);
}

std::optional<QDateTime> readDate(const QString &text)
{
    return readDateWithDoubt(text).date;
}

} // namespace dogear::feed
