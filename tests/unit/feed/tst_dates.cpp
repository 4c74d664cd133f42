// SPDX-License-Identifier: GPL-3.0-or-later

#include "dates/month_names.h"
#include "field_readers.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::feed;

class TestDates final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void languages_data();
    void languages();
    void everyNameOfCldr_data();
    void everyNameOfCldr();
    void zones_data();
    void zones();
    void forms_data();
    void forms();
    void noDates_data();
    void noDates();
};

namespace {

QString readable(const QString &text)
{
    const auto date = readDate(text);
    return date ? date->toString(Qt::ISODate) : u"none"_s;
}

void row(const char *name, const QString &text, const QString &expected)
{
    QTest::newRow(name) << text << expected;
}

} // namespace

void TestDates::languages_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("day");
    row("French, short with a dot", u"lun, 12 févr. 2024"_s, u"2024-02-12"_s);
    row("French, in capitals", u"LUN, 12 FÉVRIER 2024"_s, u"2024-02-12"_s);
    row("French without accents", u"05 aout 2024"_s, u"2024-08-05"_s);
    row("a French weekday that is called like a month", u"mar, 05 mars 2024"_s, u"2024-03-05"_s);
    row("a Spanish weekday that is called like a month", u"mar, 09 abr 2024"_s, u"2024-04-09"_s);
    row("Spanish with words between", u"5 de febrero de 2024"_s, u"2024-02-05"_s);
    row("Portuguese", u"qui, 10 out 2024"_s, u"2024-10-10"_s);
    row("Italian, longer than CLDR's short form", u"mar, 3 sett 2024"_s, u"2024-09-03"_s);
    row("German", u"Di, 05 Mär 2024"_s, u"2024-03-05"_s);
    row("German without umlauts", u"05. Maerz 2024"_s, u"2024-03-05"_s);
    row("Austrian", u"05. Jänner 2024"_s, u"2024-01-05"_s);
    row("Dutch", u"di, 05 mrt 2024"_s, u"2024-03-05"_s);
    row("Polish in the genitive", u"wt., 5 listopada 2024"_s, u"2024-11-05"_s);
    row("Polish alone", u"5 styczeń 2024"_s, u"2024-01-05"_s);
    row("Croatian, by its weekday", u"uto, 5 lis 2024"_s, u"2024-10-05"_s);
    row("Polish, by its weekday", u"śr, 6 lis 2024"_s, u"2024-11-06"_s);
    row("Czech", u"út, 05 čvn 2024"_s, u"2024-06-05"_s);
    row("Finnish, of which English would make March", u"ti 5. marraskuuta 2024"_s, u"2024-11-05"_s);
    row("Turkish in capitals", u"5 ŞUBAT 2024"_s, u"2024-02-05"_s);
    row("Russian", u"Пн, 05 фев 2024"_s, u"2024-02-05"_s);
    row("Ukrainian in the genitive", u"5 травня 2024"_s, u"2024-05-05"_s);
    row("Bulgarian", u"понеделник, 5 февруари 2024 г."_s, u"2024-02-05"_s);
    row("Greek without accents, in capitals", u"5 ΦΕΒΡΟΥΑΡΙΟΥ 2024"_s, u"2024-02-05"_s);
    row("Hungarian, the year first", u"2024. február 5."_s, u"2024-02-05"_s);
    row("Lithuanian, the year first", u"2024 m. vasario 5 d."_s, u"2024-02-05"_s);
    row("Icelandic", u"mánudagur, 5. febrúar 2024"_s, u"2024-02-05"_s);
    row("Catalan with an apostrophe", u"5 d’abril de 2024"_s, u"2024-04-05"_s);
    row("Indonesian", u"Senin, 5 Agustus 2024"_s, u"2024-08-05"_s);
    row("Vietnamese, a word and a number", u"5 tháng 2 2024"_s, u"2024-02-05"_s);
    row("Thai, with the years of its era", u"5 ก.พ. 2567"_s, u"2024-02-05"_s);
    row("Hindi", u"5 जून 2024"_s, u"2024-06-05"_s);
    row("Arabic", u"5 فبراير 2024"_s, u"2024-02-05"_s);
    row("Arabic of the Levant, two words", u"5 كانون الثاني 2024"_s, u"2024-01-05"_s);
    row("Hebrew with a preposition", u"5 בפברואר 2024"_s, u"2024-02-05"_s);
    row("Japanese", u"2024年2月5日(月)"_s, u"2024-02-05"_s);
    row("Japanese inside an English date", u"Mon, 05 2月 2024"_s, u"2024-02-05"_s);
    row("Korean", u"2024년 2월 5일"_s, u"2024-02-05"_s);
    row("English, misspelt", u"5 Januarry 2024"_s, u"2024-01-05"_s);
}

void TestDates::languages()
{
    QFETCH(const QString, text);
    QFETCH(const QString, day);
    QCOMPARE(readable(text), QString(day + "T00:00:00Z"_L1));
    QCOMPARE(readable(text + " 10:30:00 +0200"_L1), QString(day + "T08:30:00Z"_L1));
}

void TestDates::everyNameOfCldr_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language :
         {"en", "es", "pt", "de", "fr", "it", "nl", "sv", "pl", "ru", "tr", "nb", "da",
          "fi", "cs", "hu", "ro", "el", "uk", "id", "he", "ar", "sk", "bg", "sl", "lt",
          "lv", "et", "ca", "is", "eu", "af", "hi", "fa", "sq", "cy", "ka", "ko", "ja"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// Each month name in dates and standalone, long and short; as written, in capitals, and with a
/// dot.
void TestDates::everyNameOfCldr()
{
    QFETCH(const QString, language);
    const QLocale locale(language);
    for (int month = 1; month <= 12; ++month) {
        for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
            for (const QString &name :
                 {locale.monthName(month, format), locale.standaloneMonthName(month, format)}) {
                const QString expected = u"2024-%1-05T00:00:00Z"_s.arg(month, 2, 10, QChar(u'0'));
                for (const QString &written : {name, name.toUpper(), QString(name + u'.')})
                    QCOMPARE(readable(u"05 "_s + written + u" 2024"_s), expected);
            }
        }
    }
}

void TestDates::zones_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("expected"); // the UTC time of 10:00 local time
    QTest::addColumn<bool>("isSure");
    const auto zone = [](const char *name, const QString &text, const QString &time, bool isSure) {
        QTest::newRow(name) << text << time << isSure;
    };
    zone("a place in summer", u"America/Los_Angeles"_s, u"17:00:00Z"_s, true);
    zone("a place whose name has three parts",
         u"America/Argentina/Buenos_Aires"_s,
         u"13:00:00Z"_s,
         true);
    zone("a place in brackets behind an offset", u"+02:00[Europe/Paris]"_s, u"08:00:00Z"_s, true);
    zone("a name that says both", u"EST5EDT"_s, u"14:00:00Z"_s, true);
    zone("a name that leaves summer open", u"PT"_s, u"17:00:00Z"_s, true);
    zone("a long name of Windows", u"Pacific Daylight Time"_s, u"17:00:00Z"_s, true);
    zone("a long name of browsers",
         u"GMT+0200 (Central European Summer Time)"_s,
         u"08:00:00Z"_s,
         true);
    zone("New Zealand", u"NZST"_s, u"22:00:00Z"_s, true);
    zone("Brazil", u"BRT"_s, u"13:00:00Z"_s, true);
    zone("an offset and its name", u"+0100 GMT"_s, u"09:00:00Z"_s, true);
    zone("one digit", u"GMT+2"_s, u"08:00:00Z"_s, true);
    zone("two signs", u"--0500"_s, u"15:00:00Z"_s, true);
    zone("a minus of typesetters", u"\u22120500"_s, u"15:00:00Z"_s, true);
    zone("one that several places have", u"IST"_s, u"04:30:00Z"_s, false);
    zone("one that is not known", u"XYZ"_s, u"10:00:00Z"_s, false);
    zone("an offset that no place has", u"+2500"_s, u"10:00:00Z"_s, false);
    zone("a word that is none", u"Uhr MESZ"_s, u"08:00:00Z"_s, true);
}

void TestDates::zones()
{
    QFETCH(const QString, zone);
    QFETCH(const QString, expected);
    QFETCH(const bool, isSure);
    // The date is in summer, so zones with daylight saving time use it.
    const DateReading reading = readDateWithDoubt(u"Mon, 05 Aug 2024 10:00:00 "_s + zone);
    QVERIFY(reading.date);
    QCOMPARE(QString(reading.date->time().toString(Qt::ISODate) + u'Z'), expected);
    QCOMPARE(reading.doubt.isEmpty(), isSure);
}

void TestDates::forms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    row("an impossible hour keeps the day",
        u"Wed, 27 May 2020 34:50:00 -0400"_s,
        u"2020-05-27T00:00:00Z"_s);
    row("an impossible minute keeps the day", u"2024-02-05T10:75:00Z"_s, u"2024-02-05T00:00:00Z"_s);
    row("a number for the weekday",
        u"026, 26 Mar 2023 22:43:38 +0000"_s,
        u"2023-03-26T22:43:38Z"_s);
    row("glued together", u"Mon,05Feb2024 10:00:00 GMT"_s, u"2024-02-05T10:00:00Z"_s);
    row("an ordinal", u"Monday, 5th of February 2024 10:00"_s, u"2024-02-05T10:00:00Z"_s);
    row("dots in the time", u"Mon, 05 Feb 2024 10.00.00 +0000"_s, u"2024-02-05T10:00:00Z"_s);
    row("the time as in France", u"5 mars 2024 à 10h30"_s, u"2024-03-05T10:30:00Z"_s);
    row("the time as in Japan", u"2024年2月5日 15時30分"_s, u"2024-02-05T15:30:00Z"_s);
    row("an afternoon as in Korea", u"2024년 2월 5일 오후 3:00"_s, u"2024-02-05T15:00:00Z"_s);
    row("an afternoon with dots",
        u"Mon, 05 Feb 2024 10:00:00 p.m. EST"_s,
        u"2024-02-06T03:00:00Z"_s);
    row("a T that stands alone", u"Mon, 05 Feb 2024 T10:00:00Z"_s, u"2024-02-05T10:00:00Z"_s);
    row("as Go prints it",
        u"2017-08-01 13:55:44.364419679 +0200 CEST m=+0.012"_s,
        u"2017-08-01T11:55:44Z"_s);
    row("as JavaScript prints it",
        u"Mon Feb 05 2024 10:00:00 GMT+0100 (Central European Standard Time)"_s,
        u"2024-02-05T09:00:00Z"_s);
    row("seconds since 1970", u"1707127200"_s, u"2024-02-05T10:00:00Z"_s);
    row("milliseconds since 1970", u"1707127200000"_s, u"2024-02-05T10:00:00Z"_s);
    row("the day of the year", u"2024-036"_s, u"2024-02-05T00:00:00Z"_s);
    row("the week of the year", u"2024-W06-1"_s, u"2024-02-05T00:00:00Z"_s);
    row("digits of full width", u"２０２４-02-05T10:00:00Z"_s, u"2024-02-05T10:00:00Z"_s);
    row("a mark of direction in front",
        u"\u200eMon, 05 Feb 2024 10:00:00 +0000"_s,
        u"2024-02-05T10:00:00Z"_s);
    row("three digits for the year, counted from 1900",
        u"Mon, 05 Feb 124 10:00:00 GMT"_s,
        u"2024-02-05T10:00:00Z"_s);
    row("dots between numbers: the day is first", u"5.2.2024"_s, u"2024-02-05T00:00:00Z"_s);
    row("slashes, where only the month can be second", u"15/02/2024"_s, u"2024-02-15T00:00:00Z"_s);
    row("slashes, where only the month can be first",
        u"02/15/2024 10:00:00"_s,
        u"2024-02-15T10:00:00Z"_s);
    row("slashes that may be read both ways", u"05/02/2024 10:00"_s, u"none"_s);
    row("the time first", u"10:00 5 Feb 2024"_s, u"2024-02-05T10:00:00Z"_s);
    row("a weekday alone", u"Monday"_s, u"none"_s);
    row("no year", u"Monday 5 February"_s, u"none"_s);
}

void TestDates::forms()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(readable(text), expected);
}

void TestDates::noDates_data()
{
    QTest::addColumn<QString>("text");
    // Zeros and limits of date types, which feeds write for "no date".
    for (const char *text : {"Mon, 01 Jan 0001 00:00:00 +0000",
                             "0001-01-01T00:00:00Z",
                             "Wed, 30 Nov -0001 00:00:00 +0000",
                             "-0001-11-30T00:00:00+00:00",
                             "0000-00-00 00:00:00",
                             "Thu, 01 Jan 1970 00:00:00 +0000",
                             "1970-01-01T00:00:00Z",
                             "1970-01-01",
                             "Thu, 01 Jan 1970 01:00:00 +0100",
                             "Thu, 01 Jan 1970 00:00:00 +0100",
                             "Wed, 31 Dec 1969 19:00:00 -0500",
                             "Wed, 31 Dec 1969 23:59:59 GMT",
                             "Mon, 01 Jan 1900 00:00:00 GMT",
                             "Sat, 30 Dec 1899 00:00:00 GMT",
                             "Mon, 01 Jan 1601 00:00:00 GMT",
                             "Fri, 31 Dec 9999 23:59:59 GMT",
                             "Tue, 19 Jan 2038 03:14:07 GMT"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestDates::noDates()
{
    QFETCH(const QString, text);
    QCOMPARE(readable(text), u"none"_s);
}

QTEST_GUILESS_MAIN(TestDates)
#include "tst_dates.moc"
