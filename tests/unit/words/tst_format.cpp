// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <words/format.h>

#include <QRegularExpression>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;

using Milliseconds = std::chrono::milliseconds;
using Duration = std::optional<Milliseconds>;

class TestFormat final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void duration_data();
    void duration();
    void position_data();
    void position();
    void length_data();
    void length();
    void numbers_data();
    void numbers();
    void timeLeft_data();
    void timeLeft();
    void date_data();
    void date();
    void dateOfOtherLanguages_data();
    void dateOfOtherLanguages();
    void dateTime();
    void timeOfDayHasNoSeconds();
    void factsKeepTheirDirection();
    void foreignTextsKeepTheirDirection_data();
    void foreignTextsKeepTheirDirection();
    void digitsAreThoseOfTheLocale();
    void factsAreSpokenWithCommas();
    void sentencesAreJoined();
    void byteCount_data();
    void byteCount();
    void moments_data();
    void moments();
    void waits();
    void speeds();
    void languages_data();
    void languages();
};

void TestFormat::duration_data()
{
    QTest::addColumn<Duration>("duration");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an unknown duration") << Duration() << QString();
    QTest::newRow("zero means unknown") << Duration(0ms) << QString();
    QTest::newRow("a negative duration") << Duration(-5s) << QString();
    QTest::newRow("seconds") << Duration(7s) << u"0:07"_s;
    QTest::newRow("59.4 s") << Duration(59'400ms) << u"0:59"_s;
    QTest::newRow("59.5 s") << Duration(59'500ms) << u"1:00"_s;
    QTest::newRow("minutes") << Duration(993s) << u"16:33"_s;
    QTest::newRow("3599 s") << Duration(3599s) << u"59:59"_s;
    QTest::newRow("3599.5 s") << Duration(3'599'500ms) << u"1:00:00"_s;
    QTest::newRow("hours") << Duration(1h + 2min + 3s) << u"1:02:03"_s;
    QTest::newRow("days are shown as hours") << Duration(100h) << u"100:00:00"_s;
}

void TestFormat::duration()
{
    QFETCH(const Duration, duration);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatDuration(duration), expected);
}

void TestFormat::position_data()
{
    QTest::addColumn<Milliseconds>("position");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the start") << 0ms << u"0:00"_s;
    QTest::newRow("before the start") << -1ms << u"0:00"_s;
    QTest::newRow("a second is shown only when it has passed") << 59'999ms << u"0:59"_s;
    QTest::newRow("minutes") << Milliseconds(12min + 34s) << u"12:34"_s;
    QTest::newRow("just before the hour") << 3'599'999ms << u"59:59"_s;
    QTest::newRow("hours") << Milliseconds(1h) << u"1:00:00"_s;
}

void TestFormat::position()
{
    QFETCH(const Milliseconds, position);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatPosition(position), expected);
}

void TestFormat::length_data()
{
    QTest::addColumn<Duration>("duration");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an unknown duration") << Duration() << QString();
    QTest::newRow("zero means unknown") << Duration(0ms) << QString();
    QTest::newRow("a negative duration") << Duration(-1min) << QString();
    QTest::newRow("seconds") << Duration(45s) << u"45 s"_s;
    QTest::newRow("59.4 s") << Duration(59'400ms) << u"59 s"_s;
    QTest::newRow("59.5 s") << Duration(59'500ms) << u"1 min"_s;
    QTest::newRow("89.9 s") << Duration(89'900ms) << u"1 min"_s;
    QTest::newRow("90 s") << Duration(90s) << u"2 min"_s;
    QTest::newRow("minutes") << Duration(17min + 12s) << u"17 min"_s;
    QTest::newRow("3569 s") << Duration(3569s) << u"59 min"_s;
    QTest::newRow("3599 s") << Duration(3599s) << u"1 h"_s;
    QTest::newRow("hours and minutes") << Duration(1h + 2min) << u"1 h 2 min"_s;
    QTest::newRow("almost two hours") << Duration(1h + 59min + 30s) << u"2 h"_s;
}

void TestFormat::length()
{
    QFETCH(const Duration, duration);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatLength(duration), expected);
}

void TestFormat::numbers_data()
{
    using Number = std::optional<int>;
    QTest::addColumn<Number>("season");
    QTest::addColumn<Number>("number");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("expectedShort");
    QTest::newRow("season and number")
        << Number(2) << Number(13) << u"Season 2, episode 13"_s << u"S2 E13"_s;
    QTest::newRow("only a season, as for a trailer")
        << Number(2) << Number() << u"Season 2"_s << u"S2"_s;
    QTest::newRow("only a number") << Number() << Number(13) << u"Episode 13"_s << u"E13"_s;
    QTest::newRow("neither season nor number") << Number() << Number() << QString() << QString();
    QTest::newRow("both zero") << Number(0) << Number(0) << u"Season 0, episode 0"_s << u"S0 E0"_s;
}

void TestFormat::numbers()
{
    QFETCH(const std::optional<int>, season);
    QFETCH(const std::optional<int>, number);
    QFETCH(const QString, expected);
    QFETCH(const QString, expectedShort);
    QCOMPARE(words::formatNumbers(season, number), expected);
    QCOMPARE(words::formatShortNumbers(season, number), expectedShort);
}

void TestFormat::timeLeft_data()
{
    QTest::addColumn<Milliseconds>("position");
    QTest::addColumn<Duration>("duration");
    QTest::addColumn<double>("speed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("at normal speed")
        << Milliseconds(7min) << Duration(30min) << 1.0 << u"23 min left"_s;
    QTest::newRow("at a higher speed")
        << Milliseconds(10min) << Duration(40min) << 1.5 << u"20 min left"_s;
    QTest::newRow("at a lower speed") << Milliseconds(0ms) << Duration(1h) << 0.5 << u"2 h left"_s;
    QTest::newRow("seconds") << Milliseconds(9min + 30s) << Duration(10min) << 2.0
                             << u"15 s left"_s;
    QTest::newRow("nothing left") << Milliseconds(10min) << Duration(10min) << 1.0 << QString();
    QTest::newRow("a position beyond the end")
        << Milliseconds(11min) << Duration(10min) << 1.0 << QString();
    QTest::newRow("an unknown duration") << Milliseconds(11min) << Duration() << 1.0 << QString();
    QTest::newRow("a position before the start")
        << Milliseconds(-5min) << Duration(10min) << 1.0 << u"10 min left"_s;
    QTest::newRow("an invalid speed")
        << Milliseconds(0ms) << Duration(10min) << 0.0 << u"10 min left"_s;
}

void TestFormat::timeLeft()
{
    QFETCH(const Milliseconds, position);
    QFETCH(const Duration, duration);
    QFETCH(const double, speed);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatTimeLeft(position, duration, speed), expected);
}

void TestFormat::date_data()
{
    QTest::addColumn<QString>("published");
    QTest::addColumn<QString>("expected");
    // Now is Sunday, 4 August 2024, 09:00 UTC.
    QTest::newRow("just now") << u"2024-08-04T09:00:00Z"_s << u"Today"_s;
    QTest::newRow("since midnight") << u"2024-08-04T00:00:00Z"_s << u"Today"_s;
    QTest::newRow("later today") << u"2024-08-04T23:59:59Z"_s << u"Today"_s;
    QTest::newRow("just before midnight") << u"2024-08-03T23:59:59Z"_s << u"Yesterday"_s;
    QTest::newRow("the day begins at midnight UTC, not in the zone of the date")
        << u"2024-08-04T01:00:00+02:00"_s << u"Yesterday"_s;
    QTest::newRow("two days ago") << u"2024-08-02T12:00:00Z"_s << u"Friday"_s;
    QTest::newRow("six days ago") << u"2024-07-29T12:00:00Z"_s << u"Monday"_s;
    QTest::newRow("seven days ago") << u"2024-07-28T12:00:00Z"_s << u"28 Jul"_s;
    QTest::newRow("first day of the year") << u"2024-01-01T12:00:00Z"_s << u"1 Jan"_s;
    QTest::newRow("last day of the previous year") << u"2023-12-31T12:00:00Z"_s << u"31 Dec 2023"_s;
    QTest::newRow("tomorrow") << u"2024-08-05T00:00:00Z"_s << u"5 Aug"_s;
    QTest::newRow("next year") << u"2025-02-01T00:00:00Z"_s << u"1 Feb 2025"_s;
    QTest::newRow("no date") << QString() << QString();
}

void TestFormat::date()
{
    QFETCH(const QString, published);
    QFETCH(const QString, expected);
    const QDateTime now(QDate(2024, 8, 4), QTime(9, 0), utc);
    QCOMPARE(words::formatDate(QDateTime::fromString(published, Qt::ISODate), now, QLocale::c()),
             expected);
}

void TestFormat::dateOfOtherLanguages_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("thisYear");
    QTest::addColumn<QString>("anotherYear");
    QTest::newRow("United States") << u"en_US"_s << u"Mar 5"_s << u"Mar 5, 2021"_s;
    QTest::newRow("Germany") << u"de_DE"_s << u"5. März"_s << u"5. März 2021"_s;
    QTest::newRow("France") << u"fr_FR"_s << u"5 mars"_s << u"5 mars 2021"_s;
    QTest::newRow("Spain") << u"es_ES"_s << u"5 de mar"_s << u"5 de mar de 2021"_s;
    QTest::newRow("Russia") << u"ru_RU"_s << u"5 мар."_s << u"5 мар. 2021 г."_s;
    QTest::newRow("China") << u"zh_CN"_s << u"3月5日"_s << u"2021年3月5日"_s;
    QTest::newRow("Turkey") << u"tr_TR"_s << u"5 Mar"_s << u"5 Mar 2021"_s;
    QTest::newRow("Hungary") << u"hu_HU"_s << u"márc. 5."_s << u"2021. márc. 5."_s;
}

void TestFormat::dateOfOtherLanguages()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, thisYear);
    QFETCH(const QString, anotherYear);
    const QDateTime now(QDate(2024, 8, 4), QTime(9, 0), utc);
    const QDateTime march(QDate(2024, 3, 5), QTime(9, 0), utc);
    QCOMPARE(words::formatDate(march, now, QLocale(locale)), thisYear);
    // The kind of space depends on the version of CLDR.
    QCOMPARE(words::formatDate(march.addYears(-3), now, QLocale(locale))
                 .replace(QChar::Nbsp, u' ')
                 .replace(QChar(0x202F), u' '),
             anotherYear);
}

void TestFormat::dateTime()
{
    const QDateTime time(QDate(2024, 8, 4), QTime(9, 5), utc);
    QCOMPARE(words::formatDateTime(time, QLocale(u"en_GB"_s)), u"4 August 2024 09:05"_s);
    QCOMPARE(words::formatDateTime({}, QLocale(u"en_GB"_s)), QString());
}

void TestFormat::timeOfDayHasNoSeconds()
{
    const QTime time(9, 5, 35);
    QCOMPARE(words::formatTimeOfDay(time, QLocale::c()), u"09:05"_s);
    QCOMPARE(words::formatTimeOfDay(time, QLocale(u"de_DE"_s)), u"09:05"_s);
    const QString american = words::formatTimeOfDay(time, QLocale(u"en_US"_s));
    QVERIFY2(american.startsWith(u"9:05"_s) && american.endsWith(u"AM"_s), qPrintable(american));
}

void TestFormat::factsKeepTheirDirection()
{
    QCOMPARE(words::joinedFacts({u"A"_s, {}, u"20 min"_s}),
             u"\u2068A\u2069 · \u206820 min\u2069"_s);
    QCOMPARE(words::joinedFacts({}), QString());
}

void TestFormat::foreignTextsKeepTheirDirection_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isIsolated");
    QTest::newRow("Latin in English") << u"en_GB"_s << u"Title 12"_s << false;
    QTest::newRow("Arabic in English") << u"en_GB"_s << u"عنوان 12"_s << true;
    QTest::newRow("a word of Hebrew in English") << u"en_GB"_s << u"Title שלום"_s << true;
    QTest::newRow("Arabic in Arabic") << u"ar_EG"_s << u"عنوان"_s << false;
    QTest::newRow("Latin in Arabic") << u"ar_EG"_s << u"Title"_s << true;
    QTest::newRow("digits in Arabic") << u"ar_EG"_s << u"12"_s << false;
    QTest::newRow("nothing") << u"ar_EG"_s << QString() << false;
}

void TestFormat::foreignTextsKeepTheirDirection()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, text);
    QFETCH(const bool, isIsolated);
    QLocale::setDefault(QLocale(locale));
    const QString shown = words::isolatedIfNeeded(text);
    QLocale::setDefault(QLocale::c());
    QCOMPARE(shown, isIsolated ? words::isolated(text) : text);
}

void TestFormat::digitsAreThoseOfTheLocale()
{
    const QLocale arabic(u"ar_EG"_s);
    QCOMPARE(words::formatNumber(1'234, QLocale(u"en_GB"_s)), u"1,234"_s);
    QCOMPARE(words::formatNumber(12, arabic), u"١٢"_s);
    QCOMPARE(words::formatPlainNumber(2'024, QLocale(u"en_GB"_s)), u"2024"_s);
    QCOMPARE(words::formatPlainNumber(2'024, arabic), u"٢٠٢٤"_s);
    QCOMPARE(words::formatPosition(1h + 2min + 3s, arabic), u"١:٠٢:٠٣"_s);
    QCOMPARE(words::formatDuration(Duration(65s), arabic), u"١:٠٥"_s);
    QCOMPARE(words::formatLength(Duration(62min), arabic), u"١ h ٢ min"_s); // not translated here
    QCOMPARE(words::formatShortNumbers(2, 13, arabic), u"S٢ E١٣"_s);
    QCOMPARE(words::formatNumbers(2'024, {}, arabic), u"Season ٢٠٢٤"_s);
    QCOMPARE(words::formatTimeLeft({}, Duration(20min), 1, arabic), u"٢٠ min left"_s);
}

void TestFormat::factsAreSpokenWithCommas()
{
    QCOMPARE(words::spokenFacts({u"A"_s, {}, u"20 min"_s}), u"A, 20 min"_s);
    QCOMPARE(words::spokenFacts({}), QString());
}

void TestFormat::sentencesAreJoined()
{
    QCOMPARE(words::joinedSentences(u"A."_s, u"B %1."_s), u"A. B %1."_s);
    QCOMPARE(words::joinedSentences(u"A."_s, {}), u"A."_s);
    QCOMPARE(words::joinedSentences({}, u"B."_s), u"B."_s);
}

void TestFormat::byteCount_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an unknown size") << qint64(-1) << QString();
    QTest::newRow("no bytes") << qint64(0) << u"0 bytes"_s;
    QTest::newRow("bytes") << qint64(999) << u"999 bytes"_s;
    QTest::newRow("kilobytes") << qint64(1'500) << u"1.5 kB"_s;
    QTest::newRow("many kilobytes have no decimals") << qint64(327'680) << u"328 kB"_s;
    QTest::newRow("megabytes") << qint64(15'234'567) << u"15.2 MB"_s;
    QTest::newRow("more than 32 bits can hold") << qint64(5'000'000'000) << u"5.0 GB"_s;
}

void TestFormat::byteCount()
{
    QFETCH(const qint64, bytes);
    QFETCH(const QString, expected);
    QCOMPARE(words::formatByteCount(bytes, QLocale::c()), expected);
}

void TestFormat::moments_data()
{
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("text");
    QTest::newRow("in an hour") << u"2024-08-04T13:00:00"_s << u"Today 13:00"_s;
    QTest::newRow("an hour ago") << u"2024-08-04T11:00:00"_s << u"Today 11:00"_s;
    QTest::newRow("tomorrow") << u"2024-08-05T06:10:00"_s << u"Tomorrow 06:10"_s;
    QTest::newRow("yesterday") << u"2024-08-03T23:00:00"_s << u"Yesterday 23:00"_s;
    QTest::newRow("next week") << u"2024-08-12T08:00:00"_s << u"12 Aug 08:00"_s;
    QTest::newRow("no time") << QString() << QString();
}

void TestFormat::moments()
{
    QFETCH(const QString, time);
    QFETCH(const QString, text);
    const QDateTime now(QDate(2024, 8, 4), QTime(12, 0)); // in the local time zone
    QCOMPARE(words::formatMoment(QDateTime::fromString(time, Qt::ISODate), now, QLocale::c()),
             text);
}

void TestFormat::waits()
{
    QCOMPARE(words::formatWait(std::chrono::milliseconds(0), QLocale::c()), u"under 0.1 s"_s);
    QCOMPARE(words::formatWait(std::chrono::milliseconds(99), QLocale::c()), u"under 0.1 s"_s);
    QCOMPARE(words::formatWait(std::chrono::milliseconds(420), QLocale(u"de"_s)), u"0,4 s"_s);
    QCOMPARE(words::formatWait(std::chrono::milliseconds(9'900), QLocale::c()), u"9.9 s"_s);
    QCOMPARE(words::formatWait(std::chrono::milliseconds(12'300), QLocale::c()), u"12 s"_s);
    QCOMPARE(words::formatWait(std::chrono::milliseconds(-1), QLocale::c()), QString());
}

void TestFormat::speeds()
{
    const QLocale english(QLocale::English);
    QCOMPARE(words::formatSpeed(1.0, english), u"1×"_s);
    QCOMPARE(words::formatSpeed(1.5, english), u"1.5×"_s);
    QCOMPARE(words::formatSpeed(1.25, english), u"1.25×"_s);
    QCOMPARE(words::formatSpeed(1.5, QLocale(QLocale::German)), u"1,5×"_s);
}

void TestFormat::languages_data()
{
    QTest::addColumn<QString>("tag");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a language in its own name") << u"de"_s << u"Deutsch"_s;
    QTest::newRow("a name that CLDR writes in lower case") << u"fr-FR"_s << u"Français"_s;
    QTest::newRow("English without a country") << u"en"_s << u"English"_s;
    QTest::newRow("English of a country") << u"en-us"_s << u"English"_s;
    QTest::newRow("Spanish without a country") << u"es"_s << u"Español"_s;
    QTest::newRow("Portuguese of a country") << u"pt-PT"_s << u"Português"_s;
    QTest::newRow("Dutch of a country with another name") << u"nl-BE"_s << u"Nederlands"_s;
    QTest::newRow("an unknown tag stays as it is") << u"x-elvish"_s << u"x-elvish"_s;
    QTest::newRow("no tag") << QString() << QString();
}

void TestFormat::languages()
{
    QFETCH(const QString, tag);
    QFETCH(const QString, expected);
    QCOMPARE(words::languageName(tag), expected);
}

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"
