// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_readers.h"
#include "usual_date.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

struct Zone
{
    QLatin1StringView name;
    int offsetMinutes;
};

/// RFC 822 section 5.1 and the names that feeds use beside it.
constexpr std::array zones = {
    Zone{"UT"_L1, 0},     Zone{"UTC"_L1, 0},    Zone{"GMT"_L1, 0},     Zone{"Z"_L1, 0},
    Zone{"WET"_L1, 0},    Zone{"WEST"_L1, 60},  Zone{"BST"_L1, 60},    Zone{"CET"_L1, 60},
    Zone{"CEST"_L1, 120}, Zone{"MEZ"_L1, 60},   Zone{"MESZ"_L1, 120},  Zone{"EET"_L1, 120},
    Zone{"EEST"_L1, 180}, Zone{"MSK"_L1, 180},  Zone{"EST"_L1, -300},  Zone{"EDT"_L1, -240},
    Zone{"CST"_L1, -360}, Zone{"CDT"_L1, -300}, Zone{"MST"_L1, -420},  Zone{"MDT"_L1, -360},
    Zone{"PST"_L1, -480}, Zone{"PDT"_L1, -420}, Zone{"AKST"_L1, -540}, Zone{"HST"_L1, -600},
    Zone{"JST"_L1, 540},  Zone{"AEST"_L1, 600}, Zone{"AEDT"_L1, 660},
};

constexpr std::array months = {"jan"_L1,
                               "feb"_L1,
                               "mar"_L1,
                               "apr"_L1,
                               "may"_L1,
                               "jun"_L1,
                               "jul"_L1,
                               "aug"_L1,
                               "sep"_L1,
                               "oct"_L1,
                               "nov"_L1,
                               "dec"_L1};

/// Minutes east of Greenwich; an unknown name is Greenwich (RFC 2822 section 4.3).
int readOffset(const QString &text)
{
    static const QRegularExpression numeric(u"^(?:GMT|UTC|UT)?([+-])(\\d{1,2}):?(\\d{2})?$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    const QString name = text.trimmed();
    if (const auto match = numeric.match(name); match.hasMatch()) {
        const int minutes = match.captured(2).toInt() * 60 + match.captured(3).toInt();
        return match.captured(1) == "-"_L1 ? -minutes : minutes;
    }
    for (const Zone &zone : zones) {
        if (name.compare(zone.name, Qt::CaseInsensitive) == 0)
            return zone.offsetMinutes;
    }
    return 0;
}

int readMonth(const QString &text)
{
    for (int i = 0; i < int(months.size()); ++i) {
        if (text.startsWith(months.at(size_t(i)), Qt::CaseInsensitive))
            return i + 1;
    }
    return text.toInt();
}

/// RFC 822 section 3.3: two digits mean the century around 2000 (RFC 2822 section 4.3).
int readYear(const QString &text)
{
    const int year = text.toInt();
    if (text.size() > 2)
        return year;
    return year < 50 ? 2000 + year : 1900 + year;
}

/// Hours of the day with the half of it: "12" with "AM" is 0.
int readHour(const QString &text, const QString &half)
{
    const int hour = text.toInt();
    if (half.isEmpty() || hour > 12)
        return hour;
    return hour % 12 + (half.startsWith(u'p', Qt::CaseInsensitive) ? 12 : 0);
}

/// \a match has the groups of `clock`, named.
std::optional<QDateTime> assemble(const QDate &date, const QRegularExpressionMatch &match)
{
    const int hours = readHour(match.captured(u"h"_s), match.captured(u"half"_s));
    const int minutes = match.captured(u"m"_s).toInt();
    const int seconds = match.captured(u"s"_s).toInt();
    // Midnight at the end of a day, and a leap second, are the next minute.
    const bool isTime = hours <= 24 && minutes <= 59 && seconds <= 60;
    if (!date.isValid() || !isTime)
        return std::nullopt;
    const qint64 offset = readOffset(match.captured(u"zone"_s));
    return QDateTime(date, QTime(0, 0), Qt::UTC)
        .addSecs(hours * 3600 + minutes * 60 + seconds - offset * 60);
}

/// hour:minute[:second[.fraction]] [AM] [zone]; digits too many are dropped.
const QString clock = u"(?<h>\\d{1,2}):(?<m>\\d{1,2})(?::(?<s>\\d{1,2})\\d*)?(?:[.,]\\d+)?"
                      "\\s*(?<half>[AaPp]\\.?[Mm]\\.?(?![A-Za-z]))?"
                      "\\s*(?<zone>(?:GMT|UTC|UT)?[+-]\\d[\\d:]*|[A-Za-z]+)?"_s;

/// Years have up to four digits: what has more is no year.
const QString fullYear = u"(?<year>\\d{4})(?!\\d)"_s;

QDate readParts(const QRegularExpressionMatch &match)
{
    return {readYear(match.captured(u"year"_s)),
            readMonth(match.captured(u"month"_s)),
            match.captured(u"day"_s).toInt()};
}

} // namespace

std::optional<QDateTime> readDate(const QString &text)
{
    if (const auto usual = readUsualDate(text.trimmed()))
        return usual;
    static const QString weekday = u"^(?:[^\\s\\d]+(?:[,.]\\s*|\\s+))?"_s; // never believed
    static const QString month = u"(?<month>[A-Za-z]{3,})\\.?"_s;
    static const std::array forms = {
        // RFC 3339 section 5.6, with a space or slashes, and parts left out
        QRegularExpression(u'^' + fullYear
                           + u"[-/.](?<month>\\d{1,2})(?:[-/.](?<day>\\d{1,2})(?!\\d))?(?:[T\\s]+"
                           + clock + u")?"_s),
        // RFC 822 section 5: day month year
        QRegularExpression(weekday
                           + u"(?<day>\\d{1,2})[\\s-]+(?<month>[A-Za-z]{3,}|\\d{1,2})\\.?,?[\\s-]+"
                             "(?<year>\\d{2,4})(?!\\d)(?:,?\\s+"
                           + clock + u")?"_s),
        // "August 4, 2024 1:47 PM"
        QRegularExpression(weekday + month + u"\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+"_s
                           + fullYear + u"(?:,?\\s+"_s + clock + u")?"_s),
        // asctime: "Sun Aug  4 01:47:46 2024", with or without a zone before the year
        QRegularExpression(weekday + month + u"\\s+(?<day>\\d{1,2})\\s+"_s + clock + u"\\s+"_s
                           + fullYear),
        // ISO 8601 without separators
        QRegularExpression(
            u"^(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})(?:T(?<h>\\d{2})(?<m>\\d{2})"
            "(?<s>\\d{2})?(?<half>)(?<zone>Z|[+-]\\d[\\d:]*)?)?$"_s),
    };

    const QString clean = text.simplified();
    for (const QRegularExpression &form : forms) {
        const auto match = form.match(clean);
        if (!match.hasMatch())
            continue;
        QDate date = readParts(match);
        if (match.captured(u"day"_s).isEmpty()) // a month alone begins with its first day
            date = QDate(
                readYear(match.captured(u"year"_s)), readMonth(match.captured(u"month"_s)), 1);
        return assemble(date, match);
    }
    return std::nullopt;
}

} // namespace dogear::feed
