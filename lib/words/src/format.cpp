// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/format.h>

#include <QCoreApplication>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::words {

namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

/// Gives tr() the context under which the translations have the texts of this file.
struct Format
{
    Q_DECLARE_TR_FUNCTIONS(Format)
};

QString twoDigits(qint64 number, const QLocale &locale)
{
    const QString digits = locale.toString(number);
    return number < 10 ? QString(locale.zeroDigit() + digits) : digits;
}

QString clockText(seconds time, const QLocale &locale)
{
    const qint64 total = time.count();
    const QString inSeconds = u':' + twoDigits(total % 60, locale);
    if (time < 1h)
        return locale.toString(total / 60) + inSeconds;
    return formatPlainNumber(total / 3600, locale) + u':' + twoDigits(total / 60 % 60, locale)
           + inSeconds;
}

/// Returns the locale's format of a day with a short month, without the weekday: "d MMM yyyy".
QString dayFormat(const QLocale &locale)
{
    // The patterns skip quoted words of a format, as in "dddd, d 'de' MMMM 'de' yyyy".
    static const QRegularExpression leadingWeekday(u"^d{3,4}(?:'[^']*'|[^dMy'])*"_s);
    static const QRegularExpression trailingWeekday(u"[\\s,]*\\(?d{3,4}\\)?$"_s);
    // From the long format, because the short one has numbers for months in most locales.
    QString format = locale.dateFormat(QLocale::LongFormat);
    format.remove(leadingWeekday).remove(trailingWeekday);
    return format.replace("MMMM"_L1, "MMM"_L1);
}

/// Returns the name of a language in that language without a country: Qt's name of "en" is
/// "American English", and that of "es" "español de España". The name that most countries have is
/// the plain one; of two equally frequent names, the one of \a locale.
QString plainNativeName(const QLocale &locale)
{
    const auto all =
        QLocale::matchingLocales(locale.language(), locale.script(), QLocale::AnyTerritory);
    QString plain = locale.nativeLanguageName();
    QMap<QString, int> counts; // sorted, so that the result does not depend on a hash
    for (const QLocale &each : all)
        ++counts[each.nativeLanguageName()];
    for (auto name = counts.cbegin(); name != counts.cend(); ++name) {
        if (name.value() > counts.value(plain))
            plain = name.key();
    }
    return plain;
}

QString withoutYear(QString format)
{
    // The year may come first (Hungarian, Chinese) or last; its punctuation is removed with it.
    static const QRegularExpression leadingYear(u"^y+(?:'[^']*'|[^dM'])*"_s);
    static const QRegularExpression trailingYear(u"(?:[\\s,./-]|'[^']*')*y+.*$"_s);
    return format.remove(leadingYear).remove(trailingYear);
}

} // namespace

QString formatNumber(qint64 number, const QLocale &locale)
{
    return locale.toString(number);
}

QString formatPlainNumber(qint64 number, const QLocale &locale)
{
    QLocale plain = locale;
    plain.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return plain.toString(number);
}

QString formatDuration(std::optional<milliseconds> duration, const QLocale &locale)
{
    const auto rounded = std::chrono::round<seconds>(duration.value_or(0ms));
    return rounded > 0s ? clockText(rounded, locale) : QString();
}

QString formatPosition(milliseconds position, const QLocale &locale)
{
    return clockText(std::max(0s, std::chrono::floor<seconds>(position)), locale);
}

QString formatLength(std::optional<milliseconds> duration, const QLocale &locale)
{
    const auto inSeconds = std::chrono::round<seconds>(duration.value_or(0ms));
    if (inSeconds <= 0s)
        return {};
    if (inSeconds < 1min)
        return Format::tr("%1 s", "seconds").arg(formatNumber(inSeconds.count(), locale));
    // From milliseconds: rounding to seconds first would round a half twice.
    const qint64 inMinutes =
        std::max(qint64(1), qint64(std::llround(double(duration->count()) / 60'000)));
    if (inMinutes < 60)
        return Format::tr("%1 min", "minutes").arg(formatNumber(inMinutes, locale));
    const QString hours = formatNumber(inMinutes / 60, locale);
    if (inMinutes % 60 == 0)
        return Format::tr("%1 h", "hours").arg(hours);
    return Format::tr("%1 h %2 min", "hours and minutes")
        .arg(hours, formatNumber(inMinutes % 60, locale));
}

QString formatNumbers(std::optional<int> season, std::optional<int> number, const QLocale &locale)
{
    const QString seasonText = season ? formatPlainNumber(*season, locale) : QString();
    const QString numberText = number ? formatPlainNumber(*number, locale) : QString();
    if (season && number)
        return Format::tr("Season %1, episode %2").arg(seasonText, numberText);
    if (season)
        return Format::tr("Season %1").arg(seasonText);
    return number ? Format::tr("Episode %1").arg(numberText) : QString();
}

QString formatShortNumbers(std::optional<int> season,
                           std::optional<int> number,
                           const QLocale &locale)
{
    const QString seasonText = season ? formatPlainNumber(*season, locale) : QString();
    const QString numberText = number ? formatPlainNumber(*number, locale) : QString();
    if (season && number)
        return Format::tr("S%1 E%2", "season and episode").arg(seasonText, numberText);
    if (season)
        return Format::tr("S%1", "season").arg(seasonText);
    return number ? Format::tr("E%1", "episode").arg(numberText) : QString();
}

QString formatTimeLeft(milliseconds position,
                       std::optional<milliseconds> duration,
                       double speed,
                       const QLocale &locale)
{
    if (!duration)
        return {};
    const auto left = *duration - std::max(0ms, position);
    // An invalid speed must not divide by zero.
    const double factor = speed > 0 ? speed : 1.0;
    const QString length =
        formatLength(milliseconds(std::llround(double(left.count()) / factor)), locale);
    return length.isEmpty() ? QString() : Format::tr("%1 left", "time").arg(length);
}

QString formatDate(const QDateTime &published, const QDateTime &now, const QLocale &locale)
{
    if (!published.isValid())
        return {};
    // Days are counted between local dates, so that "Yesterday" changes at the user's midnight.
    const QDate day = published.toLocalTime().date();
    const QDate today = now.toLocalTime().date();
    const qint64 age = day.daysTo(today);
    if (age == 0)
        return Format::tr("Today");
    if (age == 1)
        // Only six days back: a week ago has the same weekday as today.
        return Format::tr("Yesterday");
    if (age > 1 && age <= 6)
        return locale.standaloneDayName(day.dayOfWeek());
    return day.year() == today.year() ? formatDayAndMonth(day, locale)
                                      : locale.toString(day, dayFormat(locale));
}

QString formatDayAndMonth(const QDate &day, const QLocale &locale)
{
    return locale.toString(day, withoutYear(dayFormat(locale)));
}

QString formatDateTime(const QDateTime &time, const QLocale &locale)
{
    if (!time.isValid())
        return {};
    const QDateTime local = time.toLocalTime();
    // dayFormat() has shortened the month; here there is room for its full name.
    static const QRegularExpression shortMonth(u"M{3}"_s);
    const QString day =
        locale.toString(local.date(), dayFormat(locale).replace(shortMonth, u"MMMM"_s));
    return Format::tr("%1 %2", "day and time of day")
        .arg(day, formatTimeOfDay(local.time(), locale));
}

QString formatMoment(const QDateTime &time, const QDateTime &now, const QLocale &locale)
{
    if (!time.isValid())
        return {};
    const QDateTime local = time.toLocalTime();
    const bool isTomorrow = now.toLocalTime().date().addDays(1) == local.date();
    const QString day = isTomorrow ? Format::tr("Tomorrow") : formatDate(time, now, locale);
    return Format::tr("%1 %2", "day and time of day")
        .arg(day, formatTimeOfDay(local.time(), locale));
}

QString formatTimeOfDay(const QTime &time, const QLocale &locale)
{
    // The C locale and some others have seconds in their short format.
    static const QRegularExpression inSeconds(u"[^A-Za-z]?s{1,2}"_s);
    return locale.toString(time, locale.timeFormat(QLocale::ShortFormat).remove(inSeconds));
}

QString isolated(const QString &text)
{
    // U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE
    return QChar(0x2068) + text + QChar(0x2069);
}

QString isolatedIfNeeded(const QString &text)
{
    const bool isReversed = QLocale().textDirection() == Qt::RightToLeft;
    const QList<uint> characters = text.toUcs4();
    const bool hasOther = std::ranges::any_of(characters, [isReversed](uint character) {
        const QChar::Direction direction = QChar::direction(char32_t(character));
        return isReversed ? direction == QChar::DirL
                          : direction == QChar::DirR || direction == QChar::DirAL;
    });
    return hasOther ? isolated(text) : text;
}

QString joinedFacts(QStringList parts)
{
    parts.removeAll(QString());
    for (QString &part : parts)
        part = isolated(part);
    const QString line = parts.join(u" · "_s);
    // Isolated parts give a line no direction, so it gets that of the language: U+200F
    // RIGHT-TO-LEFT MARK.
    const bool isReversed = QLocale().textDirection() == Qt::RightToLeft;
    return isReversed && !line.isEmpty() ? QChar(0x200F) + line : line;
}

QString spokenFacts(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(Format::tr(", ", "between facts that a screen reader reads"));
}

QString joinedSentences(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    return Format::tr("%1 %2", "two sentences").arg(first, second);
}

QString formatWait(milliseconds wait, const QLocale &locale)
{
    if (wait < 0ms)
        return {};
    if (wait < 100ms)
        return Format::tr("under %1 s", "seconds").arg(locale.toString(0.1));
    const double inSeconds = double(wait.count()) / 1000;
    // From ten seconds on tenths are noise.
    return Format::tr("%1 s", "seconds").arg(locale.toString(inSeconds, 'f', wait < 10s ? 1 : 0));
}

QString formatSpeed(double speed, const QLocale &locale)
{
    return Format::tr("%1×", "speed").arg(locale.toString(speed, 'g', 3));
}

QString formatByteCount(qint64 bytes, const QLocale &locale)
{
    if (bytes < 0)
        return {};
    // "64.0 kB" is more exact than useful; from 1 MB on a decimal is informative again.
    const bool isTooExact = bytes >= 10'000 && bytes < 1'000'000;
    return locale.formattedDataSize(bytes, isTooExact ? 0 : 1, QLocale::DataSizeSIFormat);
}

QString languageName(const QString &tag)
{
    const QLocale locale(QString(tag).replace(u'-', u'_'));
    if (tag.isEmpty() || locale.language() == QLocale::C)
        return tag;
    const QString name = plainNativeName(locale);
    if (name.isEmpty())
        return QLocale::languageToString(locale.language());
    // CLDR writes most native names in lower case; here the name begins a label.
    return locale.toUpper(name.first(1)) + name.sliced(1);
}

} // namespace dogear::words
