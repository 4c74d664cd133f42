// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_readers.h"

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
    static const QRegularExpression numeric(u"^([+-])(\\d{1,2}):?(\\d{2})?$"_s);
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

std::optional<QDateTime> assemble(const QDate &date,
                                  const QRegularExpressionMatch &match,
                                  int firstOfTime)
{
    const auto number = [&](int group) { return match.captured(group).toInt(); };
    // Midnight at the end of a day, and a leap second, are the next minute.
    const int seconds =
        number(firstOfTime) * 3600 + number(firstOfTime + 1) * 60 + number(firstOfTime + 2);
    const bool isTime =
        number(firstOfTime) <= 24 && number(firstOfTime + 1) <= 59 && number(firstOfTime + 2) <= 60;
    if (!date.isValid() || !isTime)
        return std::nullopt;
    const int offset = readOffset(match.captured(firstOfTime + 3));
    return QDateTime(date, QTime(0, 0), Qt::UTC).addSecs(seconds - qint64(offset) * 60);
}

} // namespace

std::optional<QDateTime> readDate(const QString &text)
{
    // [weekday[,]] day month year [hour:minute[:second] [zone]]; the weekday is never believed.
    static const QRegularExpression rfc822(
        u"^(?:[^\\s\\d]+[,.]?\\s+)?(\\d{1,2})[\\s-]+([A-Za-z]{3,}|\\d{1,2})\\.?,?[\\s-]+(\\d{2,4})"
        "(?:,?\\s+(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?:[.,]\\d+)?\\s*([A-Za-z]+|[+-][\\d:]+)?)?"_s);
    // RFC 3339 section 5.6, with a space for the T and parts left out.
    static const QRegularExpression rfc3339(
        u"^(\\d{4})-(\\d{1,2})-(\\d{1,2})"
        "(?:[T\\s]+(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?:[.,]\\d+)?\\s*([A-Za-z]+|[+-][\\d:]+)?)?"_s);

    const QString clean = text.simplified();
    if (const auto match = rfc3339.match(clean); match.hasMatch()) {
        const QDate date(
            match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
        return assemble(date, match, 4);
    }
    if (const auto match = rfc822.match(clean); match.hasMatch()) {
        const QDate date(
            readYear(match.captured(3)), readMonth(match.captured(2)), match.captured(1).toInt());
        return assemble(date, match, 4);
    }
    return std::nullopt;
}

} // namespace dogear::feed
