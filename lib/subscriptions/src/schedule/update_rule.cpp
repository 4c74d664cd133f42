// SPDX-License-Identifier: GPL-3.0-or-later
#include "update_rule.h"

#include <base/utc.h>

#include <QHash>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::subscriptions {

namespace {

using std::chrono::seconds;

constexpr int maxNumber = 10'000; // for INTERVAL and COUNT; a larger number is a typing error

QHash<QString, QString> partsOf(const QString &rule)
{
    QHash<QString, QString> parts;
    QString text = rule.toUpper();
    if (text.startsWith("RRULE:"_L1)) // some feeds contain the whole property
        text = text.sliced(6);
    for (const QString &part : text.split(u';', Qt::SkipEmptyParts))
        parts.insert(part.section(u'=', 0, 0).trimmed(), part.section(u'=', 1).trimmed());
    return parts;
}

/// The average length of a FREQ value. SECONDLY and MINUTELY are no frequency of a show and count
/// as unreadable.
std::optional<seconds> lengthOf(const QString &frequency)
{
    static const QHash<QString, seconds> lengths{{u"HOURLY"_s, 1h},
                                                 {u"DAILY"_s, 24h},
                                                 {u"WEEKLY"_s, 7 * 24h},
                                                 {u"MONTHLY"_s, 30 * 24h},
                                                 {u"YEARLY"_s, 365 * 24h}};
    const auto found = lengths.constFind(frequency);
    return found == lengths.cend() ? std::nullopt : std::optional(*found);
}

int numberOf(const QHash<QString, QString> &parts, const QString &name)
{
    return std::clamp(parts.value(name).toInt(), 0, maxNumber);
}

std::optional<QDateTime> untilOf(const QString &text)
{
    QDateTime until = QDateTime::fromString(text, u"yyyyMMdd'T'HHmmss'Z'"_s);
    // UNTIL may be a plain date, or local time without "Z"; then the rule lasts to the end of the
    // day.
    if (!until.isValid())
        until = QDateTime(QDate::fromString(text.left(8), u"yyyyMMdd"_s), QTime(23, 59, 59));
    until = QDateTime(until.date(), until.time(), utc);
    return until.isValid() ? std::optional(until) : std::nullopt;
}

} // namespace

std::optional<UpdateRule> updateRuleAt(const domain::UpdateFrequency &announcedFrequency,
                                       const QDateTime &time)
{
    const QHash<QString, QString> parts = partsOf(announcedFrequency.rrule);
    const auto length = lengthOf(parts.value(u"FREQ"_s));
    if (!length)
        return std::nullopt;
    const int interval = std::max(1, numberOf(parts, u"INTERVAL"_s));
    qsizetype timesEach = 1; // BYDAY=MO,WE is two episodes a week, BYMONTHDAY=1,15 two a month
    for (const QString &days : {u"BYDAY"_s, u"BYMONTHDAY"_s})
        timesEach = std::max(timesEach, parts.value(days).split(u',', Qt::SkipEmptyParts).size());
    if (*length <= 24h)
        timesEach = 1; // for DAILY and HOURLY the days restrict the rule, they add no episodes
    const UpdateRule rule{.gap = *length * interval / timesEach, .start = announcedFrequency.start};

    const auto until = untilOf(parts.value(u"UNTIL"_s));
    const int count = numberOf(parts, u"COUNT"_s);
    // Without a start date COUNT cannot be evaluated, so the rule is taken as still valid.
    const bool isOver =
        (until && *until < time)
        || (count > 0 && rule.start && rule.start->addSecs(rule.gap.count() * count) < time);
    return isOver ? std::nullopt : std::optional(rule);
}

} // namespace dogear::subscriptions
