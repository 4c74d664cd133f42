// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestNewsboat final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyField_data();
    void everyField();
    void listAlone();
    void foldersApart();
    void queue_data();
    void queue();
    void cacheAlone();
    void damagedCache();
    void typesOfMedia_data();
    void typesOfMedia();
};

namespace {

const Table feeds{u"rss_feed"_s, {u"rssurl TEXT"_s, u"url TEXT"_s, u"title TEXT"_s}};
const Table items{u"rss_item"_s,
                  {u"id INTEGER PRIMARY KEY"_s,
                   u"guid TEXT"_s,
                   u"title TEXT"_s,
                   u"url TEXT"_s,
                   u"feedurl TEXT"_s,
                   u"pubDate INTEGER"_s,
                   u"unread INTEGER"_s,
                   u"enclosure_url TEXT"_s,
                   u"enclosure_type TEXT"_s,
                   u"deleted INTEGER"_s}};

QStringList emptyCache()
{
    return {
        u"CREATE TABLE metadata (db_schema_version_major INTEGER, db_schema_version_minor INTEGER)"_s,
        u"INSERT INTO metadata VALUES (2, 11)"_s,
        feeds.create(),
        items.create()};
}

QStringList cache()
{
    return emptyCache()
           + QStringList{
               feeds.insert({{u"rssurl"_s, u"'https://e.org/one'"_s}, {u"title"_s, u"'One'"_s}}),
               feeds.insert({{u"rssurl"_s, u"'https://e.org/blog'"_s}, {u"title"_s, u"'Blog'"_s}}),
               feeds.insert({{u"rssurl"_s, u"'https://e.org/gone'"_s}, {u"title"_s, u"'Gone'"_s}}),
               items.insert({{u"guid"_s, u"'g-1'"_s},
                             {u"title"_s, u"'First'"_s},
                             {u"feedurl"_s, u"'https://e.org/one'"_s},
                             {u"pubDate"_s, u"1700000000"_s},
                             {u"unread"_s, u"0"_s},
                             {u"enclosure_url"_s, u"'https://e.org/1.mp3'"_s},
                             {u"enclosure_type"_s, u"'audio/mpeg'"_s},
                             {u"deleted"_s, u"1"_s}}),
               items.insert({{u"guid"_s, u"'a-1'"_s},
                             {u"title"_s, u"'Article'"_s},
                             {u"feedurl"_s, u"'https://e.org/blog'"_s}})};
}

} // namespace

void TestNewsboat::everyField_data()
{
    QTest::addColumn<QString>("given");
    QTest::newRow("the list of addresses") << u"urls"_s;
    QTest::newRow("the cache leads to the list next to it") << u"cache.db"_s;
    QTest::newRow("the folder") << u"."_s;
}

void TestNewsboat::everyField()
{
    QFETCH(const QString, given);
    ForeignFiles files;
    files.write(u"urls"_s,
                "https://e.org/one \"~Mine\" News \"late night\"\n"
                "https://e.org/blog\n"
                "\"query:Unread:unread = yes\"\n");
    files.execute(u"cache.db"_s, cache());
    files.write(u"1.mp3"_s, "sound");
    files.write(u"queue"_s,
                QByteArray("https://e.org/1.mp3 \"") + files.path(u"1.mp3"_s).toUtf8()
                    + "\" downloaded\nhttps://e.org/unknown.mp3 \"/nowhere.mp3\"\n");
    const QStringList before = files.fingerprints();
    QCOMPARE(files.read(given),
             lines({u"newsboat"_s,
                    u"show feed=https://e.org/one title=One own=Mine tags=News+late night"_s,
                    u"show feed=https://e.org/blog title=Blog articles"_s,
                    u"show feed=https://e.org/gone title=Gone following=no"_s,
                    u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
                    " published=2023-11-14T22:13:20.000Z removed file=1.mp3"_s,
                    u"episode of -1 enclosure=https://e.org/unknown.mp3"_s,
                    u"queue 0 1"_s,
                    u"skipped NotAFeed 1: query:Unread:unread = yes"_s}));
    QCOMPARE(files.fingerprints(), before);
}

void TestNewsboat::listAlone()
{
    ForeignFiles files;
    files.write(u"my list.txt"_s, "https://ann:secret@e.org/one\nhttps://e.org/one News\n");
    QCOMPARE(files.read(u"my list.txt"_s),
             lines({u"newsboat"_s,
                    u"show feed=https://e.org/one tags=News credentials"_s,
                    u"skipped RepeatedShow 1: https://e.org/one"_s}));
}

void TestNewsboat::foldersApart()
{
    ForeignFiles files;
    files.write(u"config/newsboat/urls"_s, "https://e.org/one\n");
    files.execute(u"data/newsboat/cache.db"_s, cache());
    files.write(u"data/newsboat/queue"_s, "https://e.org/1.mp3 \"/nowhere.mp3\" finished\n");
    importers::UserFolders folders = files.noFolders();
    folders.config = files.path(u"config"_s);
    folders.data = files.path(u"data"_s);
    const std::atomic_bool isCancelled = false;
    const auto library = importers::readPlayer(
        files.path(u"config/newsboat/urls"_s), folders, importers::DamageRule::Refuse, isCancelled);
    QVERIFY(library);
    QCOMPARE(library->shows.at(0).title, u"One"_s);
    QCOMPARE(library->episodes.size(), 1);
    QCOMPARE(library->episodes.at(0).state, importers::PlayedState::Played);
}

void TestNewsboat::queue_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QString>("expected");
    const QString episode = u"episode of -1 enclosure=https://e.org/1.mp3"_s;
    QTest::newRow("queued") << QByteArray() << episode + u"\nqueue 0"_s;
    QTest::newRow("downloaded") << QByteArray("downloaded") << episode + u"\nqueue 0"_s;
    QTest::newRow("played means started") << QByteArray("played") << episode + u" state=probably"_s;
    QTest::newRow("finished") << QByteArray("finished") << episode + u" state=played"_s;
    QTest::newRow("missing says nothing") << QByteArray("missing") << episode;
}

void TestNewsboat::queue()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.write(u"urls"_s, "https://e.org/one\n");
    files.write(u"queue"_s, "https://e.org/1.mp3 \"/nowhere.mp3\" " + status + '\n');
    QCOMPARE(files.read(u"urls"_s),
             lines({u"newsboat"_s, u"show feed=https://e.org/one"_s, expected}));
}

void TestNewsboat::cacheAlone()
{
    ForeignFiles files;
    files.execute(u"saved.db"_s, cache());
    QCOMPARE(files.read(u"saved.db"_s),
             lines({u"newsboat version=2"_s,
                    u"show feed=https://e.org/one title=One"_s,
                    u"show feed=https://e.org/blog title=Blog articles"_s,
                    u"show feed=https://e.org/gone title=Gone"_s,
                    u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
                    " published=2023-11-14T22:13:20.000Z removed"_s}));
}

void TestNewsboat::damagedCache()
{
    ForeignFiles files;
    files.write(u"urls"_s, "https://e.org/one\n");
    files.execute(u"cache.db"_s, cache());
    files.write(u"cache.db"_s, files.bytes(u"cache.db"_s).first(5000));
    QCOMPARE(files.read(u"urls"_s), u"error OtherPlayerDamaged of cache.db"_s);
    QCOMPARE(files.read(u"urls"_s, importers::DamageRule::ReadWhatIsThere),
             lines({u"newsboat"_s,
                    u"show feed=https://e.org/one"_s,
                    u"skipped UnreadableFile 1: cache.db"_s}));
}

void TestNewsboat::typesOfMedia_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("isEpisode");
    QTest::newRow("audio") << u"'audio/mpeg'"_s << true;
    QTest::newRow("video") << u"'video/mp4'"_s << true;
    QTest::newRow("no type") << u"NULL"_s << true;
    QTest::newRow("a picture") << u"'image/jpeg'"_s << false;
    QTest::newRow("a page") << u"'text/html'"_s << false;
}

void TestNewsboat::typesOfMedia()
{
    QFETCH(const QString, type);
    QFETCH(const bool, isEpisode);
    ForeignFiles files;
    files.execute(u"saved.db"_s,
                  emptyCache()
                      + QStringList{feeds.insert({{u"rssurl"_s, u"'https://e.org/a'"_s}}),
                                    items.insert({{u"feedurl"_s, u"'https://e.org/a'"_s},
                                                  {u"guid"_s, u"'g'"_s},
                                                  {u"enclosure_url"_s, u"'https://e.org/1'"_s},
                                                  {u"enclosure_type"_s, type}})});
    QStringList expected{u"newsboat version=2"_s,
                         u"show feed=https://e.org/a"_s + (isEpisode ? u""_s : u" articles"_s)};
    if (isEpisode)
        expected.append(u"episode of 0 guid=g enclosure=https://e.org/1"_s);
    QCOMPARE(files.read(u"saved.db"_s), lines(expected));
}

QTEST_GUILESS_MAIN(TestNewsboat)
#include "tst_newsboat.moc"
