// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/format.h>
#include <words/listening_text.h>

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::words {

using domain::ListeningPeriod;
using domain::ListeningRange;
using domain::ListeningTime;
using std::chrono::milliseconds;

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct ListeningText
{
    Q_DECLARE_TR_FUNCTIONS(ListeningText)
};

/// From 100 hours on the minutes are left out.
constexpr auto manyHours = 100h;
/// Shorter sums would be rounded to "0 s".
constexpr milliseconds least = 500ms;

QString year(const QDate &day, const QLocale &locale)
{
    // Not toString(int), which groups digits in some locales: "2,026".
    return locale.toString(day, u"yyyy"_s);
}

} // namespace

QString formatSum(milliseconds sum, const QLocale &locale)
{
    // Speeds below 1 cost time instead of saving it.
    if (sum < 0ms && -sum >= least)
        return ListeningText::tr("−%1", "time that was lost").arg(formatSum(-sum, locale));
    if (sum < least)
        return ListeningText::tr("%1 min", "minutes").arg(locale.toString(0));
    if (sum < manyHours)
        return formatLength(sum, locale);
    // Without the minutes, which formatLength() would add.
    return ListeningText::tr("%1 h", "hours")
        .arg(locale.toString(qlonglong(std::chrono::round<std::chrono::hours>(sum).count())));
}

QString periodName(ListeningRange range, const ListeningPeriod &period, const QLocale &locale)
{
    const QDate &first = period.span.first;
    switch (range) {
        // A range is divided into smaller periods: a month into days, a year into months.
    case ListeningRange::Month:
        break;
    case ListeningRange::Year:
        return ListeningText::tr("%1 %2", "month and year")
            // The standalone name: in Slavic languages a month next to a day has another case.
            .arg(locale.standaloneMonthName(first.month()), year(first, locale));
    case ListeningRange::All:
        return year(first, locale);
    }
    return locale.toString(first, QLocale::LongFormat);
}

QString periodLabel(ListeningRange range, const ListeningPeriod &period, const QLocale &locale)
{
    const QDate &first = period.span.first;
    switch (range) {
    case ListeningRange::Month:
        break;
    case ListeningRange::Year:
        return locale.standaloneMonthName(first.month(), QLocale::ShortFormat);
    case ListeningRange::All:
        return year(first, locale);
    }
    return formatDayAndMonth(first, locale);
}

QString listeningFacts(const ListeningTime &time, const QLocale &locale)
{
    QStringList facts{
        ListeningText::tr("%1 listened", "time").arg(formatSum(time.listened, locale))};
    // Negative savings (a slow speed) are not called "saved".
    if (time.saved() >= 1s)
        facts.append(ListeningText::tr("%1 saved", "time").arg(formatSum(time.saved(), locale)));
    if (time.finished > 0)
        facts.append(ListeningText::tr("%n finished", "number of episodes", time.finished));
    return locale.createSeparatedList(facts);
}

QString savingFacts(const ListeningTime &time, const QLocale &locale)
{
    return ListeningText::tr("%1 saved by speed, %2 by trimming silence", "times")
        .arg(formatSum(time.savedBySpeed(), locale), formatSum(time.savedBySilence, locale));
}

} // namespace dogear::words
