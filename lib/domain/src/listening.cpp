// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/listening.h>

#include <algorithm>

namespace dogear::domain {

namespace {

constexpr int daysOfMonth = 30;
constexpr int monthsOfYear = 12;
/// Limits the chart if a wrong system clock once recorded a day in the distant past.
constexpr int maxYears = 50;

/// \return the first day of the period that contains \a day: the day itself, its month or its year
QDate firstOf(const QDate &day, ListeningRange range)
{
    switch (range) {
    case ListeningRange::Month:
        break;
    case ListeningRange::Year:
        return {day.year(), day.month(), 1};
    case ListeningRange::All:
        return {day.year(), 1, 1};
    }
    return day;
}

/// \return the first day of the period after the one that begins with \a first
QDate next(const QDate &first, ListeningRange range)
{
    switch (range) {
    case ListeningRange::Month:
        break;
    case ListeningRange::Year:
        return first.addMonths(1);
    case ListeningRange::All:
        return first.addYears(1);
    }
    return first.addDays(1);
}

} // namespace

ListeningTime &ListeningTime::operator+=(const ListeningTime &other)
{
    listened += other.listened;
    heard += other.heard;
    savedBySilence += other.savedBySilence;
    finished += other.finished;
    return *this;
}

ListeningSpan listeningSpan(ListeningRange range, const QDate &today, const QDate &first)
{
    switch (range) {
    case ListeningRange::Month:
        break;
    case ListeningRange::Year:
        return {firstOf(today, range).addMonths(1 - monthsOfYear), today};
    case ListeningRange::All: {
        const QDate earliest = firstOf(today, range).addYears(1 - maxYears);
        // A recorded day may lie in the future if the system clock was wrong, or was set back.
        const QDate begin = first.isValid() ? std::min(first, today) : today;
        return {std::max(earliest, firstOf(begin, range)), today};
    }
    }
    return {today.addDays(1 - daysOfMonth), today};
}

QList<ListeningPeriod> listeningPeriods(ListeningRange range,
                                        const ListeningSpan &span,
                                        const QList<ListeningDay> &days)
{
    QList<ListeningPeriod> periods;
    auto day = days.cbegin();
    // One pass: both the periods and the days are in order.
    for (QDate first = firstOf(span.first, range); first <= span.last;) {
        const QDate after = next(first, range);
        ListeningPeriod period{.span = {first, after.addDays(-1)}, .time = {}};
        // Days before the first period are passed over.
        for (; day != days.cend() && day->day < after; ++day) {
            if (day->day >= first)
                period.time += day->time;
        }
        periods.append(period);
        first = after;
    }
    return periods;
}

int longestStreak(const QList<ListeningDay> &days)
{
    int longest = 0;
    int present = 0;
    QDate last;
    for (const ListeningDay &day : days) {
        if (day.time.listened < minStreakTime)
            continue;
        present = last.isValid() && last.addDays(1) == day.day ? present + 1 : 1;
        longest = std::max(longest, present);
        last = day.day;
    }
    return longest;
}

} // namespace dogear::domain
