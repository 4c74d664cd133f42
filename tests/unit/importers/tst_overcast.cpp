// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestOvercast final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyField();
    void attributes_data();
    void attributes();
    void playlists_data();
    void playlists();
    void everyCutIsRefusedOrRead();
};

namespace {

QByteArray document(const QByteArray &playlists, const QByteArray &feeds)
{
    return R"(<?xml version="1.0" encoding="utf-8"?><opml version="1.0"><head><title>Overcast</title>)"
           R"(</head><body><outline text="playlists">)"
           + playlists + R"(</outline><outline text="feeds">)" + feeds + "</outline></body></opml>";
}

const QByteArray first =
    R"(<outline type="podcast-episode" overcastId="11" title="First" )"
    R"(pubDate="2023-11-14T23:13:20+01:00" url="https://e.org/page" )"
    R"(overcastUrl="https://overcast.fm/+x" enclosureUrl="https://e.org/1.mp3?a=b" )"
    R"(userUpdatedDate="2023-11-14T18:13:20-05:00" progress="61" )"
    R"(userRecommendedDate="2023-11-14T22:13:20Z"/>)";
const QByteArray second = R"(<outline type="podcast-episode" overcastId="12" title="Second" )"
                          R"(played="1" userDeleted="1"/>)";

} // namespace

void TestOvercast::everyField()
{
    ForeignFiles files;
    files.write(u"overcast.opml"_s,
                document(R"(<outline type="podcast-playlist" title="Later" smart="0" )"
                         R"(sorting="manual" sortedEpisodeIds="12,11" includeEpisodeIds="11,12"/>)"
                         R"(<outline type="podcast-playlist" title="New" smart="1"/>)",
                         R"(<outline type="rss" overcastId="1" text="T" title="One &amp; two" )"
                         R"(xmlUrl="https://e.org/one" subscribed="1" notifications="1">)"
                             + first + second + "</outline>"
                             + R"(<outline type="rss" overcastId="2" text="Only text" )"
                               R"(xmlUrl="https://e.org/two"/>)"));
    const QStringList before = files.fingerprints();
    QCOMPARE(files.read(u"overcast.opml"_s),
             lines({u"overcast"_s,
                    u"show feed=https://e.org/one title=One & two"_s,
                    u"show feed=https://e.org/two title=Only text following=no"_s,
                    u"episode of 0 enclosure=https://e.org/1.mp3?a=b title=First"
                    " published=2023-11-14T22:13:20.000Z position=61000 favourite"
                    " last=2023-11-14T23:13:20.000Z"_s,
                    u"episode of 0 title=Second state=played removed"_s,
                    u"list Later: 1 0"_s,
                    u"skipped SmartList 1: New"_s}));
    QCOMPARE(files.fingerprints(), before);
}

void TestOvercast::attributes_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("absent is no") << QByteArray() << QString();
    QTest::newRow("0 is no") << QByteArray(R"(played="0" userDeleted="0" progress="0")")
                             << QString();
    QTest::newRow("a progress of -1 is none") << QByteArray(R"(progress="-1")") << QString();
    QTest::newRow("a word as progress is counted")
        << QByteArray(R"(progress="half")") << u"\nskipped BadPosition 1: T"_s;
    QTest::newRow("a word as date is counted")
        << QByteArray(R"(pubDate="yesterday")") << u"\nskipped BadDate 1: T"_s;
    QTest::newRow("a date without an offset is UTC")
        << QByteArray(R"(pubDate="2023-11-14T22:13:20")")
        << u" published=2023-11-14T22:13:20.000Z"_s;
}

void TestOvercast::attributes()
{
    QFETCH(const QByteArray, attributes);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.write(u"a.opml"_s,
                document({},
                         R"(<outline type="rss" xmlUrl="https://e.org/a" subscribed="1">)"
                         R"(<outline type="podcast-episode" title="T" )"
                             + attributes + "/></outline>"));
    QCOMPARE(
        files.read(u"a.opml"_s),
        lines(
            {u"overcast"_s, u"show feed=https://e.org/a"_s, u"episode of 0 title=T"_s + expected}));
}

void TestOvercast::playlists_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("sorted ids come first")
        << QByteArray(R"(sortedEpisodeIds="12" includeEpisodeIds="11,12")") << u"list L: 1 0"_s;
    QTest::newRow("without ids it is empty") << QByteArray() << u"list L: "_s;
    QTest::newRow("unknown ids are counted") << QByteArray(R"(includeEpisodeIds="11, 99,,12")")
                                             << u"list L: 0 1\nskipped UnknownQueueEntry 1: "_s;
}

void TestOvercast::playlists()
{
    QFETCH(const QByteArray, attributes);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.write(
        u"a.opml"_s,
        document(R"(<outline type="podcast-playlist" title="L" )" + attributes + "/>",
                 R"(<outline type="rss" xmlUrl="https://e.org/a" subscribed="1">)"
                 R"(<outline type="podcast-episode" title="A" overcastId="11"/>)"
                 R"(<outline type="podcast-episode" title="B" overcastId="12"/></outline>)"));
    QCOMPARE(files.read(u"a.opml"_s),
             lines({u"overcast"_s,
                    u"show feed=https://e.org/a"_s,
                    u"episode of 0 title=A"_s,
                    u"episode of 0 title=B"_s,
                    expected}));
}

void TestOvercast::everyCutIsRefusedOrRead()
{
    const QByteArray whole =
        document({},
                 R"(<outline type="rss" xmlUrl="https://e.org/a" subscribed="1">)" + first + second
                     + "</outline>");
    const qsizetype known = whole.indexOf("\"podcast-episode\"") + 20;
    for (qsizetype size = known; size < whole.size(); ++size) {
        ForeignFiles files;
        files.write(u"a.opml"_s, whole.first(size));
        QCOMPARE(files.read(u"a.opml"_s), u"error OtherPlayerDamaged of a.opml"_s);
        const QString read = files.read(u"a.opml"_s, importers::DamageRule::ReadWhatIsThere);
        QVERIFY2(read.startsWith(u"overcast\nshow feed=https://e.org/a"_s), qPrintable(read));
        QVERIFY2(read.contains(u"skipped DamagedRows 1"_s), qPrintable(read));
        const bool hasFirst = size >= whole.indexOf(second);
        QCOMPARE(read.contains(u"title=First"_s), hasFirst);
    }
}

QTEST_GUILESS_MAIN(TestOvercast)
#include "tst_overcast.moc"
