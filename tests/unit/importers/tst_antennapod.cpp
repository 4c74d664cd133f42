// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestAntennaPod final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyFieldOfEveryVersion_data();
    void everyFieldOfEveryVersion();
    void shows_data();
    void shows();
    void episodes_data();
    void episodes();
    void chapterWithoutATimeIsCounted();
};

namespace {

constexpr int newest = 3'110'000;

Table feeds(int version)
{
    QStringList columns{u"id INTEGER PRIMARY KEY"_s,
                        u"title TEXT"_s,
                        u"file_url TEXT"_s,
                        u"download_url TEXT"_s,
                        u"downloaded INTEGER"_s,
                        u"link TEXT"_s,
                        u"username TEXT"_s,
                        u"password TEXT"_s};
    if (version >= 1'060'200)
        columns.append(u"custom_title TEXT"_s);
    if (version >= 1'070'400)
        columns.append(u"feed_playback_speed REAL"_s);
    if (version >= 1'090'001)
        columns += {u"feed_skip_intro INTEGER"_s, u"feed_skip_ending INTEGER"_s};
    if (version >= 2'030'000)
        columns.append(u"tags TEXT"_s);
    if (version >= 3'040'000)
        columns.append(u"feed_skip_silence INTEGER"_s);
    if (version >= 3'050'000)
        columns.append(u"state INTEGER"_s);
    return {u"Feeds"_s, columns};
}

const Table items{u"FeedItems"_s,
                  {u"id INTEGER PRIMARY KEY"_s,
                   u"title TEXT"_s,
                   u"pubDate INTEGER"_s,
                   u"read INTEGER"_s,
                   u"feed INTEGER"_s,
                   u"item_identifier TEXT"_s}};
const Table media{u"FeedMedia"_s,
                  {u"id INTEGER PRIMARY KEY"_s,
                   u"duration INTEGER"_s,
                   u"file_url TEXT"_s,
                   u"download_url TEXT"_s,
                   u"downloaded INTEGER"_s,
                   u"position INTEGER"_s,
                   u"playback_completion_date INTEGER"_s,
                   u"feeditem INTEGER"_s,
                   u"played_duration INTEGER"_s,
                   u"last_played_time INTEGER"_s}};
const Table queue{u"Queue"_s,
                  {u"id INTEGER PRIMARY KEY"_s, u"feeditem INTEGER"_s, u"feed INTEGER"_s}};
const Table favourites{u"Favorites"_s,
                       {u"id INTEGER PRIMARY KEY"_s, u"feeditem INTEGER"_s, u"feed INTEGER"_s}};
const Table chapters{u"SimpleChapters"_s,
                     {u"id INTEGER PRIMARY KEY"_s,
                      u"title TEXT"_s,
                      u"start INTEGER"_s,
                      u"feeditem INTEGER"_s,
                      u"link TEXT"_s,
                      u"image_url TEXT"_s}};

QStringList emptyDatabase(int version)
{
    QStringList all{u"PRAGMA user_version = %1"_s.arg(version),
                    feeds(version).create(),
                    items.create(),
                    media.create(),
                    queue.create(),
                    chapters.create()};
    if (version >= 1'040'001)
        all.append(favourites.create());
    return all;
}

} // namespace

void TestAntennaPod::everyFieldOfEveryVersion_data()
{
    QTest::addColumn<int>("version");
    for (const int version : {1,
                              17,
                              1'040'000,
                              1'040'001,
                              1'060'200,
                              1'070'400,
                              1'090'001,
                              2'030'000,
                              3'040'000,
                              3'050'000,
                              newest})
        QTest::addRow("version %d", version) << version;
    QTest::newRow("a newer version is read as far as it is known") << 3'120'000;
}

void TestAntennaPod::everyFieldOfEveryVersion()
{
    QFETCH(const int, version);
    QStringList statements = emptyDatabase(version);
    statements += {feeds(version).insert(
                       {{u"id"_s, u"3"_s},
                        {u"title"_s, u"'One'"_s},
                        {u"custom_title"_s, u"'Mine'"_s},
                        {u"download_url"_s, u"'https://e.org/one'"_s},
                        {u"feed_playback_speed"_s, u"1.25"_s},
                        {u"feed_skip_intro"_s, u"30"_s},
                        {u"feed_skip_ending"_s, u"15"_s},
                        {u"tags"_s, u"'#root' || char(30) || 'News' || char(30) || 'Short'"_s},
                        {u"feed_skip_silence"_s, u"2"_s},
                        {u"state"_s, u"2"_s}}),
                   items.insert({{u"id"_s, u"10"_s},
                                 {u"title"_s, u"'First'"_s},
                                 {u"pubDate"_s, u"1700000000000"_s},
                                 {u"read"_s, u"-1"_s},
                                 {u"feed"_s, u"3"_s},
                                 {u"item_identifier"_s, u"'g-1'"_s}}),
                   media.insert({{u"feeditem"_s, u"10"_s},
                                 {u"download_url"_s, u"'https://e.org/1.mp3'"_s},
                                 {u"file_url"_s, u"'/storage/emulated/0/1.mp3'"_s},
                                 {u"downloaded"_s, u"1"_s},
                                 {u"duration"_s, u"1800000"_s},
                                 {u"position"_s, u"61500"_s},
                                 {u"playback_completion_date"_s, u"1700000000000"_s},
                                 {u"last_played_time"_s, u"1700003600000"_s},
                                 {u"played_duration"_s, u"70000"_s}}),
                   items.insert({{u"id"_s, u"11"_s},
                                 {u"title"_s, u"'Second'"_s},
                                 {u"read"_s, u"1"_s},
                                 {u"feed"_s, u"3"_s},
                                 {u"item_identifier"_s, u"'g-2'"_s}}),
                   queue.insert({{u"id"_s, u"0"_s}, {u"feeditem"_s, u"11"_s}}),
                   queue.insert({{u"id"_s, u"1"_s}, {u"feeditem"_s, u"10"_s}}),
                   chapters.insert({{u"title"_s, u"'B'"_s},
                                    {u"start"_s, u"90000"_s},
                                    {u"feeditem"_s, u"10"_s},
                                    {u"link"_s, u"'https://e.org/b'"_s},
                                    {u"image_url"_s, u"'https://e.org/b.png'"_s}})};
    if (version >= 1'040'001)
        statements.append(favourites.insert({{u"feeditem"_s, u"10"_s}}));
    ForeignFiles files;
    files.execute(u"export.db"_s, statements);

    const auto from = [version](int first, const QString &text) {
        return version >= first ? text : QString();
    };
    QCOMPARE(
        files.read(u"export.db"_s),
        lines(
            {u"antennapod version=%1%2"_s.arg(version).arg(version > newest ? u" newer"_s : u""_s),
             u"show feed=https://e.org/one title=One"_s + from(1'060'200, u" own=Mine"_s)
                 + from(3'050'000, u" following=archived"_s)
                 + from(2'030'000, u" tags=News+Short"_s) + from(1'070'400, u" speed=1.25"_s)
                 + from(3'040'000, u" trims=1"_s) + from(1'090'001, u" intro=30000 outro=15000"_s),
             u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
             " published=2023-11-14T22:13:20.000Z state=new position=61500 duration=1800000"_s
                 + from(1'040'001, u" favourite"_s)
                 + u" last=2023-11-14T23:13:20.000Z listened=70000"
                   " chapter=90000/B/https://e.org/b/https://e.org/b.png"_s,
             u"episode of 0 guid=g-2 title=Second state=played"_s,
             u"queue 1 0"_s}));
}

void TestAntennaPod::shows_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const Values web{{u"title"_s, u"'T'"_s}, {u"download_url"_s, u"'https://e.org/a'"_s}};
    const QString show = u"show feed=https://e.org/a title=T"_s;
    const auto row = [&](const char *name, const Values &values, const QString &text) {
        QTest::newRow(name) << web + values << show + text;
    };
    row("state 0 is followed", {{u"state"_s, u"0"_s}}, u""_s);
    row("state 1 is not followed", {{u"state"_s, u"1"_s}}, u" following=no"_s);
    row("state 2 is archived", {{u"state"_s, u"2"_s}}, u" following=archived"_s);
    row("speed -1 is that of all shows", {{u"feed_playback_speed"_s, u"-1"_s}}, u""_s);
    row("a speed above Dogear's is limited", {{u"feed_playback_speed"_s, u"4.5"_s}}, u" speed=3"_s);
    row("a text speed is read", {{u"feed_playback_speed"_s, u"'1.5'"_s}}, u" speed=1.5"_s);
    row("a word as speed is counted",
        {{u"feed_playback_speed"_s, u"'fast'"_s}},
        u"\nskipped BadSpeed 1: T"_s);
    row("silence 0 is off", {{u"feed_skip_silence"_s, u"0"_s}}, u" trims=0"_s);
    row("silence 1 is that of all shows", {{u"feed_skip_silence"_s, u"1"_s}}, u""_s);
    row("a null silence is that of all shows", {{u"feed_skip_silence"_s, u"NULL"_s}}, u""_s);
    row("a long intro is limited to an hour",
        {{u"feed_skip_intro"_s, u"9999"_s}},
        u" intro=3600000"_s);
    row("a negative intro is none", {{u"feed_skip_intro"_s, u"-1"_s}}, u""_s);
    row("a null tag is none", {{u"tags"_s, u"NULL"_s}}, u""_s);
    row("equal tags are one", {{u"tags"_s, u"'A' || char(30) || 'A' || char(30)"_s}}, u" tags=A"_s);
    row("a password is noted, not read", {{u"password"_s, u"'secret'"_s}}, u" credentials"_s);
    QTest::newRow("a folder of the phone is counted")
        << Values{{u"title"_s, u"'Folder'"_s},
                  {u"download_url"_s, u"'antennapod_local:content://x'"_s}}
        << u"skipped LocalFolder 1: Folder"_s;
}

void TestAntennaPod::shows()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(u"export.db"_s,
                  emptyDatabase(newest) + QStringList{feeds(newest).insert(values)});
    QCOMPARE(files.read(u"export.db"_s), lines({u"antennapod version=3110000"_s, expected}));
}

void TestAntennaPod::episodes_data()
{
    QTest::addColumn<Values>("item");
    QTest::addColumn<Values>("file");
    QTest::addColumn<QString>("expected");
    const auto item =
        [](const char *name, const QString &column, const QString &literal, const QString &text) {
            QTest::newRow(name) << Values{{column, literal}} << Values{} << text;
        };
    const auto file = [](const char *name, const Values &values, const QString &text) {
        QTest::newRow(name) << Values{} << values << text;
    };
    item("read 0 is unplayed", u"read"_s, u"0"_s, u""_s);
    item("read null is unplayed", u"read"_s, u"NULL"_s, u""_s);
    item("read as text is read", u"read"_s, u"'-1'"_s, u" state=new"_s);
    item("read as text boolean is played", u"read"_s, u"'true'"_s, u" state=played"_s);
    item("a date of -1 is none", u"pubDate"_s, u"-1"_s, u""_s);
    file("a position of -1 is none", {{u"position"_s, u"-1"_s}}, u""_s);
    file("a position without a length is kept", {{u"position"_s, u"5000"_s}}, u" position=5000"_s);
    file("a position at the end may mean that it was played",
         {{u"position"_s, u"60000"_s}, {u"duration"_s, u"60000"_s}},
         u" state=probably duration=60000\nskipped PositionBeyondEnd 1: "_s);
    file("a completion date of 0 is none", {{u"playback_completion_date"_s, u"0"_s}}, u""_s);
    file("a blob as position is counted",
         {{u"position"_s, u"x'ff'"_s}},
         u"\nskipped BadPosition 1: "_s);
}

void TestAntennaPod::episodes()
{
    QFETCH(const Values, item);
    QFETCH(const Values, file);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(
        u"export.db"_s,
        emptyDatabase(newest)
            + QStringList{
                feeds(newest).insert(
                    {{u"id"_s, u"1"_s}, {u"download_url"_s, u"'https://e.org/a'"_s}}),
                items.insert(
                    Values{{u"id"_s, u"1"_s}, {u"feed"_s, u"1"_s}, {u"item_identifier"_s, u"'g'"_s}}
                    + item),
                media.insert(Values{{u"feeditem"_s, u"1"_s}} + file)});
    QCOMPARE(files.read(u"export.db"_s),
             lines({u"antennapod version=3110000"_s,
                    u"show feed=https://e.org/a"_s,
                    u"episode of 0 guid=g"_s + expected}));
}

void TestAntennaPod::chapterWithoutATimeIsCounted()
{
    ForeignFiles files;
    files.execute(
        u"export.db"_s,
        emptyDatabase(newest)
            + QStringList{
                feeds(newest).insert(
                    {{u"id"_s, u"1"_s}, {u"download_url"_s, u"'https://e.org/a'"_s}}),
                items.insert(
                    {{u"id"_s, u"1"_s}, {u"feed"_s, u"1"_s}, {u"item_identifier"_s, u"'g'"_s}}),
                chapters.insert(
                    {{u"title"_s, u"'C'"_s}, {u"start"_s, u"-5"_s}, {u"feeditem"_s, u"1"_s}})});
    QCOMPARE(files.read(u"export.db"_s),
             lines({u"antennapod version=3110000"_s,
                    u"show feed=https://e.org/a"_s,
                    u"episode of 0 guid=g"_s,
                    u"skipped BadChapters 1: C"_s}));
}

QTEST_GUILESS_MAIN(TestAntennaPod)
#include "tst_antennapod.moc"
