// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_readers.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

constexpr int minute = 60;
constexpr int hour = 60 * minute;
constexpr int day = 24 * hour;

/// Converts seconds; zero is what feeds write for "unknown".
std::optional<std::chrono::milliseconds> toDuration(double seconds)
{
    // A year is far beyond any episode, and the conversion below cannot overflow.
    constexpr double longest = 365.0 * day;
    if (seconds > longest)
        return std::nullopt;
    const std::chrono::milliseconds time(std::llround(seconds * 1000));
    return time.count() > 0 ? std::optional(time) : std::nullopt;
}

/// Reads "3723", "61:08", "1:02:03.5".
std::optional<double> readColons(const QString &text)
{
    // Not readPlayTime(): durations are written by hand, with more than 59 minutes or seconds.
    const QStringList parts = text.split(u':');
    if (parts.size() > 3)
        return std::nullopt;
    double seconds = 0;
    for (const QString &part : parts) {
        const auto value = readDecimal(part);
        if (!value)
            return std::nullopt;
        seconds = seconds * 60 + *value;
    }
    return seconds;
}

/// Returns the seconds in the unit that \a word, in lower case, names.
std::optional<int> unitOf(const QString &word)
{
    static const QHash<QString, int> units = [] {
        const std::array<std::pair<int, QStringView>, 4> words = {{
            {day,
             u"d day days tag tage tagen jour jours día dia días dias giorno giorni dag dagen "
             u"dagar"},
            {hour,
             u"h hr hrs hour hours std stdn stunde stunden heure heures hora horas ora ore uur uren"
             " tim timme timmar time timer tunti tuntia godz godzina godziny godzin hod hodina "
             "hodiny"
             " hodin óra saat jam giờ ώρα ώρες ч час часа часов год година години 時間 小时 小時 "
             "시간"},
            {minute,
             u"m mn min mins minute minutes minuten minuto minutos minuti minuut minuter minutter"
             " minuutti minuuttia minuta minuty minut perc dk dakika menit phút λεπτά λεπτό мин "
             "минута"
             " минуты минут хв хвилин ' ′ ’ 分 分钟 分鐘 분"},
            {1,
             u"s sec secs second seconds sek sekunde sekunden seconde secondes seconden segundo"
             " segundos seg secondo secondi sekund sekunder sekunti sekuntia sekunda sekundy mp sn"
             " saniye detik giây с сек секунда секунды секунд \" ″ ” '' 秒 초"},
        }};
        QHash<QString, int> table;
        for (const auto &[seconds, names] : words) {
            for (const QStringView name : names.split(u' '))
                table.insert(name.toString(), seconds);
        }
        return table;
    }();
    const auto found = units.constFind(word);
    return found == units.cend() ? std::nullopt : std::optional(*found);
}

/// Reads "PT1H2M3S" (ISO 8601), "1h 02m", "90 minutes", "1 hour and 5 minutes", "12'34\"": numbers
/// with units in descending order, and no other text.
std::optional<double> readUnits(const QString &lengths)
{
    static const QRegularExpression iso(u"^p(?=[t\\d])"_s);
    static const QRegularExpression part(
        u"\\G[\\s,:;+&]*(?:(?:and|und|et|y|e|en|och|og) )?(\\d+(?:[.,]\\d+)?)\\s*(\\pL+|''|\\p{Po}|\\p{Pf})\\.?"_s);
    QString text = lengths;
    // ISO 8601 separates days from hours by "T".
    if (text.contains(iso))
        text.remove(0, 1).replace(u't', u' ');
    double seconds = 0;
    int last = std::numeric_limits<int>::max();
    qsizetype end = 0;
    for (auto matches = part.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const auto unit = unitOf(match.captured(2));
        // Units must get smaller: "30 min 1 h" is not one duration.
        if (!unit || *unit >= last)
            return std::nullopt;
        last = *unit;
        seconds += match.captured(1).replace(u',', u'.').toDouble() * *unit;
        end = match.capturedEnd(0);
    }
    const bool isWhole = end > 0 && QStringView(text).sliced(end).trimmed().isEmpty();
    return isWhole ? std::optional(seconds) : std::nullopt;
}

/// Reads "12:34 min", "1:05 h", "1:02:03,500", "Length: 12:34".
std::optional<double> readDecorated(const QString &decorated)
{
    static const QRegularExpression label(u"^\\pL[\\pL ]*: *(?=\\d)"_s);
    static const QRegularExpression unit(u" *(\\pL+)\\.?$"_s);
    static const QRegularExpression milliseconds(u"(?<=:\\d{2}),(?=\\d{1,3}$)"_s);
    QString text = decorated;
    text.remove(label);
    std::optional<int> named;
    if (const auto match = unit.match(text); match.hasMatch()) {
        named = unitOf(match.captured(1));
        if (!named)
            return std::nullopt;
        text.truncate(match.capturedStart(0));
    }
    const auto seconds = readColons(text.replace(milliseconds, u"."_s));
    // Without a colon this is a number with a unit, which readUnits() has refused.
    if (!text.contains(u':'))
        return std::nullopt;
    // "1:05 h" has hours and minutes, not minutes and seconds.
    const bool isHoursAndMinutes = named == hour && text.count(u':') == 1;
    return seconds && isHoursAndMinutes ? std::optional(*seconds * minute) : seconds;
}

/// Returns \a text in lower case with ASCII digits, without direction and zero-width marks.
QString cleaned(const QString &text)
{
    QString clean;
    for (const QChar c : text) {
        if (c.isDigit())
            clean += QChar(u'0' + c.digitValue());
        else if (c.category() != QChar::Other_Format)
            clean += c.toLower();
    }
    return clean.simplified();
}

} // namespace

std::optional<std::chrono::milliseconds> readDuration(const QString &text)
{
    constexpr qsizetype maxTextLength = 100;
    // Most feeds write seconds or colons, which need neither a copy nor a regular expression.
    if (const auto usual = readColons(text))
        return toDuration(*usual);
    if (text.size() > maxTextLength)
        return std::nullopt;
    const QString clean = cleaned(text);
    for (const auto read : {readColons, readUnits, readDecorated}) {
        if (const auto seconds = read(clean))
            return toDuration(*seconds);
    }
    return std::nullopt;
}

} // namespace dogear::feed
