// SPDX-License-Identifier: GPL-3.0-or-later
#include "times.h"

#include <base/utc.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::query {

namespace {

/// Matches all of \a text, in upper or lower case. The patterns of this file allow enough digits
/// for every useful length and age, and too few to overflow an int.
QRegularExpressionMatch matchOf(const QString &pattern, const QString &text)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern),
                                        QRegularExpression::CaseInsensitiveOption);
    return expression.match(text);
}

} // namespace

std::optional<QDateTime> beginningOf(const QString &date, const QDateTime &now)
{
    const auto match = matchOf(u"(\\d{4})(?:-(\\d{1,2})(?:-(\\d{1,2}))?)?"_s, date);
    const auto number = [&match](int group) {
        return match.captured(group).isEmpty() ? 1 : match.captured(group).toInt();
    };
    if (!match.hasMatch())
        return {};
    const QDate day(number(1), number(2), number(3));
    if (!day.isValid())
        return {};
    // startOfDay(), not midnight: where clocks change at 0:00, a day begins at 1:00.
    return (now.timeSpec() == Qt::UTC ? day.startOfDay(utc) : day.startOfDay()).toUTC();
}

std::optional<QDateTime> timeAgo(const QString &age, const QDateTime &now)
{
    const auto match = matchOf(u"(\\d{1,4})([dwmy])"_s, age);
    if (!match.hasMatch())
        return {};
    const int number = match.captured(1).toInt();
    switch (match.captured(2).at(0).toLower().unicode()) {
    case u'd':
        return now.addDays(-number).toUTC();
    case u'w':
        return now.addDays(qint64{-7} * number).toUTC();
    case u'm':
        return now.addMonths(-number).toUTC();
    default:
        return now.addYears(-number).toUTC();
    }
}

std::optional<std::chrono::seconds> lengthOf(const QString &text)
{
    using namespace std::chrono;
    const auto length = [](const QRegularExpressionMatch &match) {
        return hours(match.captured(1).toInt()) + minutes(match.captured(2).toInt())
               + seconds(match.captured(3).toInt());
    };
    // A number without a unit means minutes, which length() reads from the second group.
    if (const auto bare = matchOf(u"()(\\d{1,5})()"_s, text); bare.hasMatch())
        return length(bare);
    const auto clock = matchOf(u"(?:(\\d{1,3}):)?(\\d{1,3}):(\\d{2})"_s, text);
    if (clock.hasMatch())
        return length(clock);
    // Every group of this pattern is optional, so it matches the empty text, too.
    const auto units = matchOf(u"(?:(\\d{1,3})h)?(?:(\\d{1,5})m(?:in)?)?(?:(\\d{1,5})s)?"_s, text);
    if (units.hasMatch() && !text.isEmpty())
        return length(units);
    return {};
}

} // namespace dogear::query
