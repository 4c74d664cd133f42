// SPDX-License-Identifier: GPL-3.0-or-later

#include "common_date.h"
#include "field_readers.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::feed;
using namespace std::chrono_literals;

class TestFieldReaders final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void duration_data();
    void duration();
    void date_data();
    void date();
    void usualDate_data();
    void usualDate();
    void length_data();
    void length();
    void url_data();
    void url();
    void urlBesideABrokenBase();
    void mediaType_data();
    void mediaType();
};

void TestFieldReaders::duration_data()
{
    using Duration = std::optional<std::chrono::milliseconds>;
    QTest::addColumn<QString>("text");
    QTest::addColumn<Duration>("expected");
    QTest::newRow("rule 42: plain seconds") << u"3723"_s << Duration(3723s);
    QTest::newRow("rule 42: decimal seconds") << u"3723.5"_s << Duration(3723500ms);
    QTest::newRow("rule 42: hours:minutes:seconds") << u"1:02:03"_s << Duration(1h + 2min + 3s);
    QTest::newRow("rule 42: minutes may exceed an hour") << u"61:08"_s << Duration(61min + 8s);
    QTest::newRow("rule 42: a single digit for minutes")
        << u"25:3:30"_s << Duration(25h + 3min + 30s);
    QTest::newRow("rule 42: spaces around") << u" 03:02:01\n"_s << Duration(3h + 2min + 1s);
    QTest::newRow("rule 42: zero is unknown") << u"00:00"_s << Duration();
    QTest::newRow("rule 42: words are unknown") << u"about an hour"_s << Duration();
    QTest::newRow("rule 42: negative is unknown") << u"-1:00"_s << Duration();
    QTest::newRow("rule 42: four parts are unknown") << u"1:2:3:4"_s << Duration();
    QTest::newRow("empty") << u""_s << Duration();
    QTest::newRow("an empty part") << u"1::3"_s << Duration();
    QTest::newRow("more than 64 bits") << u"99999999999999999999"_s << Duration();
    QTest::newRow("not a number") << u"nan"_s << Duration();
    QTest::newRow("an exponent") << u"1e3"_s << Duration();
    QTest::newRow("ISO 8601") << u"PT1H2M3S"_s << Duration(1h + 2min + 3s);
    QTest::newRow("ISO 8601, only minutes") << u"PT45M"_s << Duration(45min);
    QTest::newRow("ISO 8601 with days") << u"P1DT2H"_s << Duration(26h);
    QTest::newRow("ISO 8601, zero is unknown") << u"PT0S"_s << Duration();
    QTest::newRow("units, with a space") << u"1h 02m"_s << Duration(1h + 2min);
    QTest::newRow("units without spaces") << u"1h20m30s"_s << Duration(1h + 20min + 30s);
    QTest::newRow("units and colons") << u"01h:02m:03s"_s << Duration(1h + 2min + 3s);
    QTest::newRow("a unit in full") << u"90 minutes"_s << Duration(90min);
    QTest::newRow("an abbreviated unit") << u"45 min"_s << Duration(45min);
    QTest::newRow("units in a sentence") << u"1 hour and 5 minutes"_s << Duration(65min);
    QTest::newRow("a decimal number of hours") << u"1.5 hours"_s << Duration(90min);
    QTest::newRow("German units") << u"1 Std. 20 Min."_s << Duration(80min);
    QTest::newRow("Russian units") << u"1 ч 20 мин"_s << Duration(80min);
    QTest::newRow("Japanese units") << u"1時間20分"_s << Duration(80min);
    QTest::newRow("minutes and seconds as prime marks") << u"12'34\""_s << Duration(12min + 34s);
    QTest::newRow("a unit after a time with colons") << u"12:34 min"_s << Duration(12min + 34s);
    QTest::newRow("hours and minutes with the unit h") << u"1:05 h"_s << Duration(65min);
    QTest::newRow("a comma as the decimal separator") << u"1:02:03,500"_s << Duration(3723500ms);
    QTest::newRow("full-width digits") << u"１:02:03"_s << Duration(1h + 2min + 3s);
    QTest::newRow("a label before the time") << u"Duration: 12:34"_s << Duration(12min + 34s);
    QTest::newRow("units that do not become smaller") << u"1 hour 2 hours"_s << Duration();
    QTest::newRow("an unknown unit") << u"45 bananas"_s << Duration();
}

void TestFieldReaders::duration()
{
    QFETCH(const QString, text);
    QFETCH(const std::optional<std::chrono::milliseconds>, expected);
    QVERIFY(readDuration(text) == expected);
}

void TestFieldReaders::date_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // empty if unreadable
    QTest::newRow("RFC 822") << u"Sun, 4 Aug 2024 01:47:46 +0000"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: a wrong weekday")
        << u"Mon, 04 Aug 2024 01:47:46 GMT"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: Sept")
        << u"Tue, 3 Sept 2024 10:00:00 GMT"_s << u"2024-09-03T10:00:00Z"_s;
    QTest::newRow("rule 37: a month in full")
        << u"3 September 2024 10:00:00 GMT"_s << u"2024-09-03T10:00:00Z"_s;
    QTest::newRow("rule 37: without seconds")
        << u"Sun, 4 Aug 2024 01:47 +0200"_s << u"2024-08-03T23:47:00Z"_s;
    QTest::newRow("rule 37: without a time") << u"Sun, 4 Aug 2024"_s << u"2024-08-04T00:00:00Z"_s;
    QTest::newRow("rule 37: CEST")
        << u"Sun, 04 Aug 2024 12:00:00 CEST"_s << u"2024-08-04T10:00:00Z"_s;
    QTest::newRow("rule 37: EDT") << u"Sun, 04 Aug 2024 12:00:00 EDT"_s
                                  << u"2024-08-04T16:00:00Z"_s;
    QTest::newRow("rule 37: an unknown zone is read as UTC")
        << u"Sun, 04 Aug 2024 12:00:00 XYZ"_s << u"2024-08-04T12:00:00Z"_s;
    QTest::newRow("rule 37: a two-digit year")
        << u"04 Aug 24 12:00:00 GMT"_s << u"2024-08-04T12:00:00Z"_s;
    QTest::newRow("a two-digit year of the last century")
        << u"04 Aug 99 12:00:00 GMT"_s << u"1999-08-04T12:00:00Z"_s;
    QTest::newRow("rule 37: ISO 8601 in RSS")
        << u"2024-08-04T01:47:46Z"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: milliseconds")
        << u"2024-08-04T01:47:46.123Z"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 38: an offset without a colon")
        << u"2024-08-04T01:47:46+0200"_s << u"2024-08-03T23:47:46Z"_s;
    QTest::newRow("rule 38: an offset with a colon")
        << u"2024-08-04T01:47:46-02:30"_s << u"2024-08-04T04:17:46Z"_s;
    QTest::newRow("rule 38: before 1970")
        << u"Sat, 01 Jan 1955 00:00:00 GMT"_s << u"1955-01-01T00:00:00Z"_s;
    QTest::newRow("rule 44: after 2038")
        << u"Sat, 01 Jan 2050 00:00:00 GMT"_s << u"2050-01-01T00:00:00Z"_s;
    QTest::newRow("a space instead of the T")
        << u"2024-08-04 01:47:46"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("a date without a time, ISO 8601")
        << u"2024-08-04"_s << u"2024-08-04T00:00:00Z"_s;
    QTest::newRow("line breaks inside")
        << u" Sun,\n 4 Aug 2024 01:47:46 +0000 "_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: a comma without a space")
        << u"Sun,4 Aug 2024 01:47:46 GMT"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: the month first, with PM")
        << u"August 4th, 2024 1:47 PM"_s << u"2024-08-04T13:47:00Z"_s;
    QTest::newRow("rule 37: twelve AM is midnight")
        << u"Aug 4, 2024 12:05:00 AM EDT"_s << u"2024-08-04T04:05:00Z"_s;
    QTest::newRow("rule 37: the format of asctime()")
        << u"Sun Aug  4 01:47:46 2024"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: the format of date(1)")
        << u"Sun Aug 4 01:47:46 CEST 2024"_s << u"2024-08-03T23:47:46Z"_s;
    QTest::newRow("rule 37: GMT with an offset")
        << u"Sun, 04 Aug 2024 01:47:46 GMT+0200"_s << u"2024-08-03T23:47:46Z"_s;
    QTest::newRow("rule 37: an offset with its name")
        << u"Sun, 04 Aug 2024 01:47:46 +0200 (CEST)"_s << u"2024-08-03T23:47:46Z"_s;
    QTest::newRow("rule 37: hyphens as separators")
        << u"04-Aug-2024 01:47:46 GMT"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: a weekday in German")
        << u"So., 04 Aug 2024 01:47:46 GMT"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: ISO 8601 without separators")
        << u"20240804T014746Z"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: slashes as separators")
        << u"2024/08/04 01:47:46"_s << u"2024-08-04T01:47:46Z"_s;
    QTest::newRow("rule 37: a month without a day") << u"2024-08"_s << u"2024-08-01T00:00:00Z"_s;
    QTest::newRow("rule 37: seconds with three digits")
        << u"Sun, 28 Apr 2013 15:12:352 CST"_s << u"2013-04-28T21:12:35Z"_s;
    QTest::newRow("rule 37: 24:00 as the end of a day")
        << u"Sun, 04 Aug 2024 24:00:00 GMT"_s << u"2024-08-05T00:00:00Z"_s;
    QTest::newRow("rule 38: before 1900") << u"1884-01-01T00:00:00Z"_s << u"1884-01-01T00:00:00Z"_s;
    QTest::newRow("rule 38: a year with five digits")
        << u"Sun, 04 Aug 20240 01:47:46 GMT"_s << u""_s;
    QTest::newRow("rule 38: a year with five digits in ISO 8601") << u"20240-08-04"_s << u""_s;
    QTest::newRow("rule 38: the year zero") << u"0000-00-00T00:00:00Z"_s << u""_s;
    QTest::newRow("the 31st of February") << u"31 Feb 2024 10:00:00 GMT"_s << u""_s;
    QTest::newRow("an impossible hour keeps the day")
        << u"4 Aug 2024 25:00:00 GMT"_s << u"2024-08-04T00:00:00Z"_s;
    QTest::newRow("a word") << u"yesterday"_s << u""_s;
    QTest::newRow("empty") << u""_s << u""_s;
}

void TestFieldReaders::date()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const auto date = readDate(text);
    QCOMPARE(date ? date->toString(Qt::ISODate) : QString(u""_s), expected);
}

void TestFieldReaders::usualDate_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isUsual"); // false: only readDate() reads it
    QTest::newRow("RFC 822") << u"Sun, 04 Aug 2024 01:47:46 +0000"_s << true;
    QTest::newRow("a single digit for the day") << u"Sun, 4 Aug 2024 01:47:46 GMT"_s << true;
    QTest::newRow("without a weekday") << u"04 Aug 2024 01:47:46 -0430"_s << true;
    QTest::newRow("RFC 3339") << u"2024-08-04T01:47:46Z"_s << true;
    QTest::newRow("an offset with a colon") << u"2024-08-04T01:47:46+05:30"_s << true;
    QTest::newRow("fractions of a second") << u"2024-08-04T01:47:46.123456Z"_s << true;
    QTest::newRow("an offset without a colon") << u"2024-08-04T01:47:46+0530"_s << false;
    QTest::newRow("a zone that RFC 822 names") << u"Sun, 04 Aug 2024 01:47:46 EDT"_s << true;
    QTest::newRow("a zone that RFC 822 does not name")
        << u"Sun, 04 Aug 2024 01:47:46 CEST"_s << false;
    QTest::newRow("an offset that no zone has") << u"Sun, 04 Aug 2024 01:47:46 +2500"_s << false;
    QTest::newRow("a month in full") << u"Sun, 04 August 2024 01:47:46 GMT"_s << false;
    QTest::newRow("a month in capitals") << u"Sun, 04 AUG 2024 01:47:46 GMT"_s << false;
    QTest::newRow("a year with two digits") << u"Sun, 04 Aug 24 01:47:46 GMT"_s << false;
    QTest::newRow("a leap second") << u"Sat, 31 Dec 2016 23:59:60 GMT"_s << false;
    QTest::newRow("a day that does not exist") << u"Sun, 31 Feb 2024 01:47:46 GMT"_s << false;
    QTest::newRow("text after the date") << u"Sun, 04 Aug 2024 01:47:46 GMT or so"_s << false;
    QTest::newRow("truncated") << u"Sun, 04 Aug 2024 01:47:4"_s << false;
    QTest::newRow("empty") << u""_s << false;
}

void TestFieldReaders::usualDate()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isUsual);
    const auto quick = readCommonDate(text);
    QCOMPARE(quick.has_value(), isUsual);
    if (quick)
        // A comment makes readDate() use its general parser.
        QVERIFY(quick == readDate(text + " "_L1 + "(any comment)"_L1));
}

void TestFieldReaders::length_data()
{
    using Length = std::optional<qint64>;
    QTest::addColumn<QString>("text");
    QTest::addColumn<Length>("expected");
    QTest::newRow("bytes") << u"15898472"_s << Length(15898472);
    QTest::newRow("rule 44: beyond 2 GB") << u"5368709120"_s << Length(5368709120);
    QTest::newRow("rule 46: zero") << u"0"_s << Length();
    QTest::newRow("rule 46: not a number") << u"unknown"_s << Length();
    QTest::newRow("rule 46: a fraction") << u"1234567.5"_s << Length();
    QTest::newRow("rule 46: a placeholder of less than 16 kB") << u"1024"_s << Length();
    QTest::newRow("rule 46: thousands separators") << u"15,898,472"_s << Length();
    QTest::newRow("negative") << u"-15898472"_s << Length();
    QTest::newRow("missing") << QString() << Length();
}

void TestFieldReaders::length()
{
    QFETCH(const QString, text);
    QFETCH(const std::optional<qint64>, expected);
    QVERIFY(readLength(text) == expected);
}

void TestFieldReaders::url_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an absolute URL is unchanged")
        << u"https://e.org/a?b=c&d=e"_s << u"https://e.org/a?b=c&d=e"_s;
    QTest::newRow("rule 14: white space around")
        << u"\n  https://e.org/a \t"_s << u"https://e.org/a"_s;
    QTest::newRow("rule 15: a relative path") << u"../a.mp3"_s << u"https://base.org/a.mp3"_s;
    QTest::newRow("rule 15: without a scheme") << u"//e.org/a.mp3"_s << u"https://e.org/a.mp3"_s;
    QTest::newRow("rule 16: a space") << u"https://e.org/a b.mp3"_s << u"https://e.org/a%20b.mp3"_s;
    QTest::newRow("rule 16: an umlaut")
        << u"https://e.org/ä.mp3"_s << u"https://e.org/%C3%A4.mp3"_s;
    QTest::newRow("rule 16: a host with an umlaut")
        << u"https://bücher.org/a"_s << u"https://xn--bcher-kva.org/a"_s;
    QTest::newRow("rule 17: an escaped URL is not escaped again")
        << u"https://e.org/a%20b%2Fc.mp3"_s << u"https://e.org/a%20b%2Fc.mp3"_s;
    QTest::newRow("rule 17: a signed query stays byte-exact")
        << u"https://e.org/a?Signature=a%2Bb%2Fc~d%3D&Policy=e__"_s
        << u"https://e.org/a?Signature=a%2Bb%2Fc~d%3D&Policy=e__"_s;
    QTest::newRow("an ampersand escaped twice")
        << u"https://e.org/a?b=c&amp;d=e"_s << u"https://e.org/a?b=c&d=e"_s;
    QTest::newRow("an ampersand escaped three times")
        << u"https://e.org/a?b=c&amp;amp;d=e"_s << u"https://e.org/a?b=c&d=e"_s;
    QTest::newRow("an ampersand as a numeric reference")
        << u"https://e.org/a?b=c&#038;d=e"_s << u"https://e.org/a?b=c&d=e"_s;
    QTest::newRow("a zero-width space at the end")
        << u"https://e.org/a.mp3\u200b"_s << u"https://e.org/a.mp3"_s;
    QTest::newRow("a byte order mark at the start")
        << u"\ufeffhttps://e.org/a"_s << u"https://e.org/a"_s;
    QTest::newRow("two schemes") << u"http://https://e.org/a"_s << u"https://e.org/a"_s;
    QTest::newRow("one slash after the scheme") << u"https:/e.org/a"_s << u"https://e.org/a"_s;
    QTest::newRow("www without a scheme") << u"www.e.org/a"_s << u"http://www.e.org/a"_s;
    QTest::newRow("a URL within the path of another")
        << u"https://e.org/r/https://f.org/a"_s << u"https://e.org/r/https://f.org/a"_s;
    QTest::newRow("empty") << u" "_s << u""_s;
}

void TestFieldReaders::url()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const QUrl url = readUrl(text, QUrl(u"https://base.org/feeds/x.xml"_s));
    QCOMPARE(QString::fromUtf8(url.toEncoded()), expected);
}

void TestFieldReaders::urlBesideABrokenBase()
{
    const QUrl base(u"https://example.org>\"/"_s);
    QVERIFY(!base.isEmpty() && !base.isValid());
    QCOMPARE(readUrl(u"1.mp3"_s, base), QUrl());
    QCOMPARE(readUrl(u"https://e.org/1.mp3"_s, base), QUrl(u"https://e.org/1.mp3"_s));
}

void TestFieldReaders::mediaType_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a known type is unchanged")
        << u"audio/mpeg"_s << u"https://e.org/a"_s << u"audio/mpeg"_s;
    QTest::newRow("lower case without parameters")
        << u"Audio/OGG; codecs=opus"_s << u""_s << u"audio/ogg"_s;
    QTest::newRow("rule 47: a missing type comes from the file name")
        << u""_s << u"https://e.org/a.MP3?x=1"_s << u"audio/mpeg"_s;
    QTest::newRow("rule 47: the type mp3")
        << u"mp3"_s << u"https://e.org/a.mp3"_s << u"audio/mpeg"_s;
    QTest::newRow("rule 47: the type text/xml")
        << u"text/xml"_s << u"https://e.org/a.m4a"_s << u"audio/mp4"_s;
    QTest::newRow("rule 45: for application/octet-stream the file name decides")
        << u"application/octet-stream"_s << u"https://e.org/a.opus"_s << u"audio/ogg"_s;
    QTest::newRow("rule 47: the type mp3 without a file name")
        << u"mp3"_s << u"https://e.org/a"_s << u"audio/mpeg"_s;
    QTest::newRow("neither a type nor a file name") << u""_s << u"https://e.org/a"_s << u""_s;
}

void TestFieldReaders::mediaType()
{
    QFETCH(const QString, type);
    QFETCH(const QString, address);
    QFETCH(const QString, expected);
    QCOMPARE(readMediaType(type, QUrl(address)), expected);
}

QTEST_GUILESS_MAIN(TestFieldReaders)
#include "tst_field_readers.moc"
