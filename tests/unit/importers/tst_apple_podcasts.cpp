// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestApplePodcasts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyField();
    void shows_data();
    void shows();
    void states_data();
    void states();
    void versionWithFewColumns();
};

namespace {

const Table podcasts{u"ZMTPODCAST"_s,
                     {u"Z_PK INTEGER PRIMARY KEY"_s,
                      u"ZTITLE VARCHAR"_s,
                      u"ZAUTHOR VARCHAR"_s,
                      u"ZFEEDURL VARCHAR"_s,
                      u"ZUPDATEDFEEDURL VARCHAR"_s,
                      u"ZSUBSCRIBED INTEGER"_s}};
const Table episodes{u"ZMTEPISODE"_s,
                     {u"Z_PK INTEGER PRIMARY KEY"_s,
                      u"ZPODCAST INTEGER"_s,
                      u"ZGUID VARCHAR"_s,
                      u"ZTITLE VARCHAR"_s,
                      u"ZENCLOSUREURL VARCHAR"_s,
                      u"ZASSETURL VARCHAR"_s,
                      u"ZPUBDATE TIMESTAMP"_s,
                      u"ZDURATION FLOAT"_s,
                      u"ZPLAYHEAD FLOAT"_s,
                      u"ZPLAYCOUNT INTEGER"_s,
                      u"ZPLAYSTATE INTEGER"_s,
                      u"ZPLAYSTATESOURCE INTEGER"_s,
                      u"ZHASBEENPLAYED INTEGER"_s,
                      u"ZMARKASPLAYED INTEGER"_s,
                      u"ZLASTUSERMARKEDASPLAYEDDATE TIMESTAMP"_s,
                      u"ZLASTDATEPLAYED TIMESTAMP"_s,
                      u"ZSAVED INTEGER"_s}};

/// 2023-11-14T22:13:20Z, in seconds since 2001.
const QString date = u"721692800"_s;
const QString hourLater = u"721696400.5"_s;

} // namespace

void TestApplePodcasts::everyField()
{
    ForeignFiles files;
    files.write(u"asset.mp3"_s, "sound");
    const QString asset =
        QString::fromUtf8(QUrl::fromLocalFile(files.path(u"asset.mp3"_s)).toEncoded());
    files.execute(u"MTLibrary.sqlite"_s,
                  {podcasts.create(),
                   episodes.create(),
                   podcasts.insert({{u"Z_PK"_s, u"5"_s},
                                    {u"ZTITLE"_s, u"'One'"_s},
                                    {u"ZFEEDURL"_s, u"'https://e.org/old'"_s},
                                    {u"ZUPDATEDFEEDURL"_s, u"'https://e.org/new'"_s},
                                    {u"ZSUBSCRIBED"_s, u"1"_s}}),
                   episodes.insert({{u"ZPODCAST"_s, u"5"_s},
                                    {u"ZGUID"_s, u"'g-1'"_s},
                                    {u"ZTITLE"_s, u"'First'"_s},
                                    {u"ZENCLOSUREURL"_s, u"'https://e.org/1.mp3'"_s},
                                    {u"ZASSETURL"_s, u'\'' + asset + u'\''},
                                    {u"ZPUBDATE"_s, date},
                                    {u"ZDURATION"_s, u"1800.25"_s},
                                    {u"ZPLAYHEAD"_s, u"61.5"_s},
                                    {u"ZPLAYCOUNT"_s, u"1"_s},
                                    {u"ZPLAYSTATE"_s, u"3"_s},
                                    {u"ZLASTDATEPLAYED"_s, hourLater},
                                    {u"ZSAVED"_s, u"1"_s}}),
                   episodes.insert({{u"ZPODCAST"_s, u"6"_s}, {u"ZTITLE"_s, u"'Lost'"_s}})});
    QCOMPARE(files.read(u"MTLibrary.sqlite"_s),
             lines({u"apple-podcasts"_s,
                    u"show feed=https://e.org/new title=One"_s,
                    u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
                    " published=2023-11-14T22:13:20.000Z position=61500 duration=1800250 favourite"
                    " file=asset.mp3 last=2023-11-14T23:13:20.500Z"_s,
                    u"skipped NoShow 1: Lost"_s}));
}

void TestApplePodcasts::shows_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a show that is not followed")
        << Values{{u"ZFEEDURL"_s, u"'https://e.org/a'"_s}, {u"ZSUBSCRIBED"_s, u"0"_s}}
        << u"show feed=https://e.org/a following=no"_s;
    QTest::newRow("a paid channel is counted")
        << Values{{u"ZTITLE"_s, u"'Paid'"_s}, {u"ZFEEDURL"_s, u"'internal://x/1'"_s}}
        << u"skipped PlayerOnly 1: Paid"_s;
    QTest::newRow("a show without an address is counted")
        << Values{{u"ZTITLE"_s, u"'None'"_s}, {u"ZFEEDURL"_s, u"NULL"_s}}
        << u"skipped BadAddress 1: None"_s;
}

void TestApplePodcasts::shows()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(u"MTLibrary.sqlite"_s,
                  {podcasts.create(), episodes.create(), podcasts.insert(values)});
    QCOMPARE(files.read(u"MTLibrary.sqlite"_s), lines({u"apple-podcasts"_s, expected}));
}

void TestApplePodcasts::states_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const QString last = u" last=2023-11-14T22:13:20.000Z"_s;
    QTest::newRow("played once and back at the beginning is played")
        << Values{{u"ZPLAYCOUNT"_s, u"1"_s}, {u"ZPLAYHEAD"_s, u"0"_s}} << u" state=played"_s;
    QTest::newRow("played once and started again is in progress")
        << Values{{u"ZPLAYCOUNT"_s, u"1"_s}, {u"ZPLAYHEAD"_s, u"9"_s}} << u" position=9000"_s;
    QTest::newRow("marked by the user is played")
        << Values{{u"ZLASTUSERMARKEDASPLAYEDDATE"_s, date}} << u" state=played"_s + last;
    QTest::newRow("marked by the app is not played")
        << Values{{u"ZPLAYCOUNT"_s, u"1"_s}, {u"ZPLAYSTATESOURCE"_s, u"2"_s}} << QString();
    QTest::newRow("has been played") << Values{{u"ZHASBEENPLAYED"_s, u"1"_s}} << u" state=played"_s;
    QTest::newRow("mark as played")
        << Values{{u"ZMARKASPLAYED"_s, u"'true'"_s}} << u" state=played"_s;
    QTest::newRow("ZPLAYSTATE proves nothing") << Values{{u"ZPLAYSTATE"_s, u"2"_s}} << QString();
    QTest::newRow("the date of playback proves nothing")
        << Values{{u"ZLASTDATEPLAYED"_s, date}} << QString();
    QTest::newRow("a position behind the end may mean that it was played")
        << Values{{u"ZDURATION"_s, u"10.5"_s}, {u"ZPLAYHEAD"_s, u"10.5"_s}}
        << u" state=probably duration=10500\nskipped PositionBeyondEnd 1: "_s;
    QTest::newRow("-1 and null") << Values{{u"ZPLAYHEAD"_s, u"-1"_s}, {u"ZDURATION"_s, u"NULL"_s}}
                                 << QString();
}

void TestApplePodcasts::states()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(
        u"MTLibrary.sqlite"_s,
        {podcasts.create(),
         episodes.create(),
         podcasts.insert({{u"Z_PK"_s, u"1"_s},
                          {u"ZFEEDURL"_s, u"'https://e.org/a'"_s},
                          {u"ZSUBSCRIBED"_s, u"1"_s}}),
         episodes.insert(Values{{u"ZPODCAST"_s, u"1"_s}, {u"ZGUID"_s, u"'g'"_s}} + values)});
    QCOMPARE(files.read(u"MTLibrary.sqlite"_s),
             lines({u"apple-podcasts"_s,
                    u"show feed=https://e.org/a"_s,
                    u"episode of 0 guid=g"_s + expected}));
}

void TestApplePodcasts::versionWithFewColumns()
{
    ForeignFiles files;
    files.execute(u"MTLibrary.sqlite"_s,
                  {u"CREATE TABLE ZMTPODCAST (Z_PK INTEGER PRIMARY KEY, ZFEEDURL VARCHAR)"_s,
                   u"CREATE TABLE ZMTEPISODE (ZPODCAST INTEGER, ZTITLE VARCHAR)"_s,
                   u"INSERT INTO ZMTPODCAST VALUES (1, 'https://e.org/a')"_s,
                   u"INSERT INTO ZMTEPISODE VALUES (1, 'First')"_s});
    QCOMPARE(
        files.read(u"MTLibrary.sqlite"_s),
        lines(
            {u"apple-podcasts"_s, u"show feed=https://e.org/a"_s, u"episode of 0 title=First"_s}));
}

QTEST_GUILESS_MAIN(TestApplePodcasts)
#include "tst_apple_podcasts.moc"
