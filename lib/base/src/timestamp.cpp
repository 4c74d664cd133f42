// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/timestamp.h>
#include <base/utc.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

constexpr qsizetype maxDateLength = 64;

/// \return seconds east of Greenwich of "Z", "+01:00" or "+0100"
int offsetSeconds(QStringView offset)
{
    if (offset.compare("Z"_L1, Qt::CaseInsensitive) == 0)
        return 0;
    const int hours = offset.sliced(1, 2).toInt();
    const int minutes = offset.last(2).toInt();
    const int seconds = (hours * 60 + minutes) * 60;
    return offset.front() == u'-' ? -seconds : seconds;
}

QDateTime isoMoment(const QRegularExpressionMatch &match, const QTimeZone *zone)
{
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    const QTime time =
        match.hasCaptured(2) ? QTime::fromString(match.captured(2), Qt::ISODate) : QTime(0, 0);
    if (!date.isValid() || !time.isValid())
        return {};
    if (match.hasCaptured(3))
        return QDateTime(date, time, utc).addSecs(-offsetSeconds(match.capturedView(3)));
    return zone ? QDateTime(date, time, *zone).toUTC() : QDateTime(date, time, utc);
}

QDateTime rfc822Moment(QString text)
{
    // Qt reads numeric offsets only.
    static const QRegularExpression greenwich(u"\\s(?:GMT|UTC|UT|Z)$"_s);
    text.replace(greenwich, u" +0000"_s);
    return QDateTime::fromString(text, Qt::RFC2822Date).toUTC();
}

/// \a zone: of dates that name no offset; nullptr: UTC, without the cost of a QTimeZone.
QDateTime read(const QString &text, const QTimeZone *zone)
{
    static const QRegularExpression iso(
        u"^([0-9]{4}-[0-9]{2}-[0-9]{2})"
        "(?:[Tt ]([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]+)?)?) ?([Zz]|[+-][0-9]{2}:?[0-9]{2})?)?$"_s);
    const QString date = text.trimmed();
    if (date.size() > maxDateLength)
        return {};
    const QRegularExpressionMatch match = iso.match(date);
    const QDateTime moment = match.hasMatch() ? isoMoment(match, zone) : rfc822Moment(date);
    // Zeros of a database or of a calendar mean that there is no date.
    return moment.isValid() && moment.toSecsSinceEpoch() > 0 ? moment : QDateTime();
}

} // namespace

QDateTime readTimestamp(const QString &text, const QTimeZone &zone)
{
    return read(text, &zone);
}

QDateTime readTimestamp(const QString &text)
{
    return read(text, nullptr);
}

} // namespace dogear
