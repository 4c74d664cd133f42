// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestGPodder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyFieldOfEveryVersion_data();
    void everyFieldOfEveryVersion();
    void states_data();
    void states();
    void values_data();
    void values();
    void shows_data();
    void shows();
    void sectionOfAllShowsIsNoTag();
    void episodeOfAMissingShowIsCounted();
    void downloadsInAnotherFolder();
    void account_data();
    void account();
    void gPodder2IsTooOld();
};

namespace {

constexpr int newest = 8;

Table podcasts(int version)
{
    QStringList columns{u"id INTEGER PRIMARY KEY"_s,
                        u"title TEXT"_s,
                        u"url TEXT UNIQUE"_s,
                        u"link TEXT"_s,
                        u"description TEXT"_s,
                        u"cover_url TEXT"_s,
                        u"auth_username TEXT"_s,
                        u"auth_password TEXT"_s,
                        u"http_last_modified TEXT"_s,
                        u"http_etag TEXT"_s,
                        u"auto_archive_episodes INTEGER"_s,
                        u"download_folder TEXT"_s,
                        u"pause_subscription INTEGER"_s};
    if (version >= 2)
        columns.append(u"section TEXT"_s);
    if (version >= 3)
        columns.append(u"payment_url TEXT"_s);
    if (version >= 4)
        columns.append(u"download_strategy INTEGER"_s);
    if (version >= 5)
        columns.append(u"sync_to_mp3_player INTEGER"_s);
    if (version >= 6)
        columns.append(u"cover_thumb BLOB"_s);
    return {u"podcast"_s, columns};
}

Table episodes(int version)
{
    QStringList columns{u"id INTEGER PRIMARY KEY"_s,
                        u"podcast_id INTEGER"_s,
                        u"title TEXT"_s,
                        u"description TEXT"_s,
                        u"url TEXT"_s,
                        u"published INTEGER"_s,
                        u"guid TEXT"_s,
                        u"link TEXT"_s,
                        u"file_size INTEGER"_s,
                        u"mime_type TEXT"_s,
                        u"state INTEGER"_s,
                        u"is_new INTEGER"_s,
                        u"archive INTEGER"_s,
                        u"download_filename TEXT"_s,
                        u"total_time INTEGER"_s,
                        u"current_position INTEGER"_s,
                        u"current_position_updated INTEGER"_s,
                        u"last_playback INTEGER"_s};
    if (version >= 3)
        columns.append(u"payment_url TEXT"_s);
    if (version >= 7)
        columns.append(u"description_html TEXT"_s);
    if (version >= 8)
        columns += {u"episode_art_url TEXT"_s, u"chapters TEXT"_s};
    return {u"episode"_s, columns};
}

QStringList emptyDatabase(int version)
{
    return {u"CREATE TABLE version (version INTEGER)"_s,
            u"INSERT INTO version VALUES (%1)"_s.arg(version),
            podcasts(version).create(),
            episodes(version).create()};
}

/// A database of the newest version with one show and one episode that has \a values.
QStringList withEpisode(const Values &values)
{
    return emptyDatabase(newest)
           + QStringList{
               podcasts(newest).insert({{u"id"_s, u"1"_s}, {u"url"_s, u"'https://e.org/feed'"_s}}),
               episodes(newest).insert(Values{{u"podcast_id"_s, u"1"_s}, {u"guid"_s, u"'g'"_s}}
                                       + values)};
}

} // namespace

void TestGPodder::everyFieldOfEveryVersion_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version <= newest; ++version)
        QTest::addRow("schema %d", version) << version;
    QTest::newRow("a newer schema is read as far as it is known") << newest + 1;
}

void TestGPodder::everyFieldOfEveryVersion()
{
    QFETCH(const int, version);
    const Table podcast = podcasts(version);
    const Table episode = episodes(version);
    ForeignFiles files;
    files.execute(
        u"gPodder/Database"_s,
        emptyDatabase(version)
            + QStringList{
                podcast.insert({{u"id"_s, u"7"_s},
                                {u"title"_s, u"'One'"_s},
                                {u"url"_s, u"'https://e.org/one.xml'"_s},
                                {u"section"_s, u"'News'"_s},
                                {u"download_folder"_s, u"'One'"_s}}),
                podcast.insert({{u"id"_s, u"9"_s},
                                {u"title"_s, u"'Two'"_s},
                                {u"url"_s, u"'https://ann:secret@e.org/two.xml'"_s},
                                {u"pause_subscription"_s, u"1"_s}}),
                episode.insert({{u"podcast_id"_s, u"7"_s},
                                {u"guid"_s, u"'g-1'"_s},
                                {u"url"_s, u"'https://e.org/1.mp3'"_s},
                                {u"title"_s, u"'First'"_s},
                                {u"published"_s, u"1700000000"_s},
                                {u"state"_s, u"1"_s},
                                {u"is_new"_s, u"1"_s},
                                {u"archive"_s, u"1"_s},
                                {u"download_filename"_s, u"'first.mp3'"_s},
                                {u"total_time"_s, u"1800"_s},
                                {u"current_position"_s, u"600"_s},
                                {u"current_position_updated"_s, u"1700003600"_s},
                                {u"last_playback"_s, u"1700000060"_s},
                                {u"chapters"_s,
                                 u"'[{\"start\":60,\"title\":\"B\",\"href\":\"https://e.org/b\","
                                 "\"image\":\"https://e.org/b.png\"},"
                                 "{\"start\":0,\"title\":\"A\"}]'"_s}}),
                episode.insert({{u"podcast_id"_s, u"9"_s},
                                {u"guid"_s, u"'g-2'"_s},
                                {u"url"_s, u"'https://e.org/2.mp3'"_s},
                                {u"title"_s, u"'Second'"_s},
                                {u"state"_s, u"2"_s},
                                {u"is_new"_s, u"0"_s}})});
    files.write(u"gPodder/Downloads/One/first.mp3"_s, "sound");

    const QString chapters =
        version >= 8 ? u" chapter=0/A// chapter=60000/B/https://e.org/b/https://e.org/b.png"_s
                     : u""_s;
    QCOMPARE(
        files.read(u"gPodder/Database"_s),
        lines({u"gpodder version=%1%2"_s.arg(version).arg(version > newest ? u" newer"_s : u""_s),
               u"show feed=https://e.org/one.xml title=One"_s
                   + (version >= 2 ? u" tags=News"_s : u""_s),
               u"show feed=https://e.org/two.xml title=Two following=archived credentials"_s,
               u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
               " published=2023-11-14T22:13:20.000Z state=new position=600000"
               " duration=1800000 favourite file=first.mp3 last=2023-11-14T23:13:20.000Z"_s
                   + chapters,
               u"episode of 1 guid=g-2 enclosure=https://e.org/2.mp3 title=Second removed"_s}));
}

void TestGPodder::states_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const QString &isNew,
                        const QString &position,
                        const QString &total,
                        const QString &playback,
                        const QString &expected) {
        QTest::newRow(name) << Values{{u"is_new"_s, isNew},
                                      {u"current_position"_s, position},
                                      {u"total_time"_s, total},
                                      {u"last_playback"_s, playback}}
                            << expected;
    };
    const QString last = u" last=2023-11-14T22:13:20.000Z"_s;
    row("not new alone does not mean played",
        u"0"_s,
        u"0"_s,
        u"100"_s,
        u"0"_s,
        u"duration=100000"_s);
    row("not new and played once means probably played",
        u"0"_s,
        u"0"_s,
        u"100"_s,
        u"1700000000"_s,
        u"state=probably duration=100000"_s + last);
    row("ten seconds before the end is played",
        u"0"_s,
        u"990"_s,
        u"1000"_s,
        u"1700000000"_s,
        u"state=played duration=1000000"_s + last);
    row("one per cent before the end is played",
        u"0"_s,
        u"9900"_s,
        u"10000"_s,
        u"1700000000"_s,
        u"state=played duration=10000000"_s + last);
    row("eleven seconds before the end of a short one is not played",
        u"0"_s,
        u"989"_s,
        u"1000"_s,
        u"1700000000"_s,
        u"position=989000 duration=1000000"_s + last);
    row("a position behind the end is played",
        u"0"_s,
        u"1200"_s,
        u"1000"_s,
        u"1700000000"_s,
        u"state=played duration=1000000"_s + last);
    row("a position without a length is kept",
        u"0"_s,
        u"50"_s,
        u"0"_s,
        u"1700000000"_s,
        u"position=50000"_s + last);
    row("new and started stays new",
        u"1"_s,
        u"50"_s,
        u"100"_s,
        u"0"_s,
        u"state=new position=50000 duration=100000"_s);
}

void TestGPodder::states()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(u"Database"_s, withEpisode(values));
    QCOMPARE(files.read(u"Database"_s),
             lines({u"gpodder version=8"_s,
                    u"show feed=https://e.org/feed"_s,
                    u"episode of 0 guid=g "_s + expected}));
}

void TestGPodder::values_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, const QString &column, const QString &literal, const QString &text) {
            QTest::newRow(name) << Values{{u"is_new"_s, u"0"_s}, {column, literal}} << text;
        };
    row("a null position is none", u"current_position"_s, u"NULL"_s, u""_s);
    row("-1 as position is none", u"current_position"_s, u"-1"_s, u""_s);
    row("a number as text is a number", u"current_position"_s, u"' 42 '"_s, u" position=42000"_s);
    row("a fraction is kept", u"current_position"_s, u"42.5"_s, u" position=42500"_s);
    row("a word as position is counted",
        u"current_position"_s,
        u"'x'"_s,
        u"\nskipped BadPosition 1: "_s);
    row("a negative position is counted",
        u"current_position"_s,
        u"-7"_s,
        u"\nskipped BadPosition 1: "_s);
    row("-1 read as unsigned is counted",
        u"current_position"_s,
        u"4294967295000"_s,
        u"\nskipped BadPosition 1: "_s);
    row("a word as length is counted", u"total_time"_s, u"'x'"_s, u"\nskipped BadDuration 1: "_s);
    row("a null date is none", u"published"_s, u"NULL"_s, u""_s);
    row("a date of zero is none", u"published"_s, u"0"_s, u""_s);
    row("a date before 1970 is counted", u"published"_s, u"-86400"_s, u"\nskipped BadDate 1: "_s);
    row("a text boolean is read", u"archive"_s, u"'true'"_s, u" favourite"_s);
    row("a false text boolean is read", u"archive"_s, u"'false'"_s, u""_s);
    row("bytes as guid are text", u"guid"_s, u"x'6162'"_s, u""_s);
    row("broken chapters are counted", u"chapters"_s, u"'[{'"_s, u"\nskipped BadChapters 1: "_s);
    row("chapters without times are counted",
        u"chapters"_s,
        u"'[{\"title\":\"A\"}]'"_s,
        u"\nskipped BadChapters 1: "_s);
    row("an enclosure loses its password",
        u"url"_s,
        u"'https://ann:secret@e.org/1.mp3'"_s,
        u" enclosure=https://e.org/1.mp3"_s);
}

void TestGPodder::values()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    const bool isGuid = values.last().first == "guid"_L1;
    ForeignFiles files;
    QStringList statements = withEpisode(isGuid ? Values{} : values);
    if (isGuid)
        statements.append(u"UPDATE episode SET is_new = 0, guid = "_s + values.last().second);
    files.execute(u"Database"_s, statements);
    QCOMPARE(files.read(u"Database"_s),
             lines({u"gpodder version=8"_s,
                    u"show feed=https://e.org/feed"_s,
                    u"episode of 0 guid=%1"_s.arg(isGuid ? u"ab"_s : u"g"_s) + expected}));
}

void TestGPodder::shows_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &url, const QString &expected) {
        QTest::newRow(name) << Values{{u"url"_s, url}} << expected;
    };
    row("a channel of YouTube is no feed",
        u"'https://www.youtube.com/channel/UC1'"_s,
        u"skipped VideoPage 1: https://www.youtube.com/channel/UC1"_s);
    row("a feed of YouTube is one",
        u"'https://www.youtube.com/feeds/videos.xml?channel_id=UC1'"_s,
        u"show feed=https://www.youtube.com/feeds/videos.xml?channel_id=UC1"_s);
    row("a page of Vimeo is no feed",
        u"'https://vimeo.com/someone'"_s,
        u"skipped VideoPage 1: https://vimeo.com/someone"_s);
    row("a page of SoundCloud is no feed",
        u"'https://soundcloud.com/someone'"_s,
        u"skipped VideoPage 1: https://soundcloud.com/someone"_s);
    row("a feed of SoundCloud is one",
        u"'https://feeds.soundcloud.com/users/1/sounds.rss'"_s,
        u"show feed=https://feeds.soundcloud.com/users/1/sounds.rss"_s);
    row("a missing address is counted", u"NULL"_s, u"skipped BadAddress 1: "_s);
    row("a word is counted", u"'nonsense'"_s, u"skipped BadAddress 1: nonsense"_s);
    row("a folder is counted", u"'/home/ann/shows'"_s, u"skipped LocalFolder 1: /home/ann/shows"_s);
    row("a full stop at the end belongs to the address",
        u"'https://e.org/who.'"_s,
        u"show feed=https://e.org/who."_s);
    QTest::newRow("a user name in its own column is noted, not read")
        << Values{{u"url"_s, u"'https://e.org/a'"_s},
                  {u"auth_username"_s, u"'ann'"_s},
                  {u"auth_password"_s, u"'secret'"_s}}
        << u"show feed=https://e.org/a credentials"_s;
}

void TestGPodder::shows()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(u"Database"_s,
                  emptyDatabase(newest) + QStringList{podcasts(newest).insert(values)});
    QCOMPARE(files.read(u"Database"_s), lines({u"gpodder version=8"_s, expected}));
}

void TestGPodder::sectionOfAllShowsIsNoTag()
{
    ForeignFiles files;
    QStringList statements = emptyDatabase(newest);
    for (const QString &name : {u"a"_s, u"b"_s}) {
        statements.append(podcasts(newest).insert(
            {{u"url"_s, u"'https://e.org/%1'"_s.arg(name)}, {u"section"_s, u"'audio'"_s}}));
    }
    files.execute(u"Database"_s, statements);
    QCOMPARE(files.read(u"Database"_s),
             lines({u"gpodder version=8"_s,
                    u"show feed=https://e.org/a"_s,
                    u"show feed=https://e.org/b"_s}));
}

void TestGPodder::episodeOfAMissingShowIsCounted()
{
    ForeignFiles files;
    files.execute(u"Database"_s,
                  emptyDatabase(newest)
                      + QStringList{episodes(newest).insert(
                          {{u"podcast_id"_s, u"5"_s}, {u"title"_s, u"'Lost'"_s}})});
    QCOMPARE(files.read(u"Database"_s),
             lines({u"gpodder version=8"_s, u"skipped NoShow 1: Lost"_s}));
}

void TestGPodder::downloadsInAnotherFolder()
{
    ForeignFiles files;
    QStringList statements = withEpisode(
        {{u"is_new"_s, u"0"_s}, {u"state"_s, u"1"_s}, {u"download_filename"_s, u"'a.mp3'"_s}});
    statements.append(u"UPDATE podcast SET download_folder = 'Show'"_s);
    files.execute(u"Database"_s, statements);
    files.write(u"music/Show/a.mp3"_s, "sound");
    importers::UserFolders folders = files.noFolders();
    folders.gpodderDownloads = files.path(u"music"_s);
    const std::atomic_bool isCancelled = false;
    const auto read = [&] {
        return importers::readPlayer(
            files.path(u"Database"_s), folders, importers::DamageRule::Refuse, isCancelled);
    };

    auto library = read();
    QVERIFY(library);
    QCOMPARE(library->episodes.at(0).downloadPath, files.path(u"music/Show/a.mp3"_s));

    // A name that leads out of the folder names no download.
    files.write(u"music/a.mp3"_s, "sound");
    files.execute(u"Database"_s, {u"UPDATE episode SET download_filename = '../a.mp3'"_s});
    library = read();
    QVERIFY(library);
    QCOMPARE(library->episodes.at(0).downloadPath, QString());
}

void TestGPodder::account_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an account is read without its password")
        << QByteArray(R"({"mygpo":{"enabled":true,"server":"gpodder.net","username":"ann",)"
                      R"("password":"secret","device":{"uid":"desk","caption":"Desk"}}})")
        << u"account https://gpodder.net ann desk"_s;
    QTest::newRow("an account that is switched off is none")
        << QByteArray(R"({"mygpo":{"enabled":false,"server":"gpodder.net","username":"ann"}})")
        << QString();
    QTest::newRow("an account without a name is none")
        << QByteArray(R"({"mygpo":{"enabled":true,"server":"gpodder.net","username":""}})")
        << QString();
    QTest::newRow("broken settings are no account") << QByteArray("{") << QString();
}

void TestGPodder::account()
{
    QFETCH(const QByteArray, settings);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(u"Database"_s, emptyDatabase(newest));
    files.write(u"Settings.json"_s, settings);
    QStringList all{u"gpodder version=8"_s};
    if (!expected.isEmpty())
        all.append(expected);
    QCOMPARE(files.read(u"Database"_s), lines(all));
}

void TestGPodder::gPodder2IsTooOld()
{
    ForeignFiles files;
    files.execute(u"database.sqlite"_s,
                  {u"CREATE TABLE channels (id INTEGER PRIMARY KEY, url TEXT)"_s,
                   u"CREATE TABLE episodes (id INTEGER PRIMARY KEY, channel_id INTEGER)"_s});
    QCOMPARE(files.read(u"database.sqlite"_s), u"error OtherPlayerTooOld of database.sqlite"_s);
}

QTEST_GUILESS_MAIN(TestGPodder)
#include "tst_gpodder.moc"
