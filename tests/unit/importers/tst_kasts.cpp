// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestKasts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyFieldOfEveryVersion_data();
    void everyFieldOfEveryVersion();
    void downloads_data();
    void downloads();
    void values_data();
    void values();
    void episodesOfTwoShowsWithOneGuid();
    void unusedPositionOfEntries();
    void unknownQueueEntry();
};

namespace {

constexpr int newest = 15;
constexpr int firstWithNumbers = 12;

/// The tables of one version.
struct Schema
{
    int version;

    [[nodiscard]] bool hasNumbers() const { return version >= firstWithNumbers; }

    [[nodiscard]] Table feeds() const
    {
        QStringList columns{u"name TEXT"_s,
                            u"url TEXT"_s,
                            u"image TEXT"_s,
                            u"link TEXT"_s,
                            u"description TEXT"_s,
                            u"subscribed INTEGER"_s,
                            u"lastUpdated INTEGER"_s,
                            u"new BOOL"_s};
        if (hasNumbers())
            columns.prepend(u"feeduid INTEGER PRIMARY KEY"_s);
        else
            columns +=
                {u"deleteAfterCount INTEGER"_s, u"deleteAfterType INTEGER"_s, u"notify BOOL"_s};
        if (version >= 8)
            columns.append(u"dirname TEXT"_s);
        if (version >= 9)
            columns.append(u"lastHash TEXT"_s);
        if (version >= 10)
            columns.append(u"filterType INTEGER"_s);
        if (version >= 11)
            columns.append(u"sortType INTEGER"_s);
        return {u"Feeds"_s, columns};
    }

    [[nodiscard]] Table entries() const
    {
        QStringList columns{u"title TEXT"_s,
                            u"content TEXT"_s,
                            u"created INTEGER"_s,
                            u"updated INTEGER"_s,
                            u"link TEXT"_s,
                            u"read BOOL"_s,
                            u"new BOOL"_s,
                            u"hasEnclosure BOOL"_s,
                            u"image TEXT"_s};
        if (hasNumbers())
            columns += {u"entryuid INTEGER PRIMARY KEY"_s,
                        u"feeduid INTEGER"_s,
                        u"id TEXT"_s,
                        u"playposition INTEGER"_s};
        else
            columns += {u"feed TEXT"_s, u"id TEXT"_s};
        if (version >= 7)
            columns.append(u"favorite BOOL"_s);
        if (version >= 15)
            columns.append(u"removed BOOL"_s);
        return {u"Entries"_s, columns};
    }

    [[nodiscard]] Table enclosures() const
    {
        QStringList columns{u"duration INTEGER"_s,
                            u"size INTEGER"_s,
                            u"type TEXT"_s,
                            u"url TEXT"_s,
                            u"playposition INTEGER"_s,
                            u"downloaded INTEGER"_s};
        return {u"Enclosures"_s, columns + keys()};
    }

    [[nodiscard]] Table queue() const
    {
        return {u"Queue"_s, QStringList{u"listnr INTEGER"_s, u"playing BOOL"_s} + keys()};
    }

    [[nodiscard]] Table chapters() const
    {
        return {u"Chapters"_s,
                QStringList{u"start INTEGER"_s, u"title TEXT"_s, u"link TEXT"_s, u"image TEXT"_s}
                    + keys()};
    }

    [[nodiscard]] QStringList create() const
    {
        QStringList all{u"PRAGMA user_version = %1"_s.arg(version),
                        feeds().create(),
                        entries().create(),
                        enclosures().create(),
                        queue().create()};
        if (version >= 5)
            all.append(chapters().create());
        return all;
    }

    /// Columns by which a row refers to its episode.
    [[nodiscard]] QStringList keys() const
    {
        if (hasNumbers())
            return {u"entryuid INTEGER"_s, u"feeduid INTEGER"_s};
        return {u"feed TEXT"_s, u"id TEXT"_s};
    }
};

/// Values that refer to episode \a number of the show at \a feed, in both kinds of schema.
Values refers(int number, const QString &feed, const QString &guid)
{
    return {{u"entryuid"_s, QString::number(number)},
            {u"feeduid"_s, feed.endsWith("one'"_L1) ? u"1"_s : u"2"_s},
            {u"feed"_s, feed},
            {u"id"_s, guid}};
}

const QString one = u"'https://e.org/one'"_s;
const QString two = u"'https://e.org/two'"_s;

/// A show with one episode, whose rows get \a entry and \a enclosure in addition.
QStringList withEpisode(const Schema &schema, const Values &entry, const Values &enclosure)
{
    return schema.create()
           + QStringList{schema.feeds().insert({{u"feeduid"_s, u"1"_s}, {u"url"_s, one}}),
                         schema.entries().insert(refers(1, one, u"'g'"_s) + entry),
                         schema.enclosures().insert(refers(1, one, u"'g'"_s)
                                                    + Values{{u"url"_s, u"'https://e.org/1.mp3'"_s}}
                                                    + enclosure)};
}

} // namespace

void TestKasts::everyFieldOfEveryVersion_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version <= newest; ++version)
        QTest::addRow("schema %d", version) << version;
    QTest::newRow("a newer schema is read as far as it is known") << newest + 1;
}

void TestKasts::everyFieldOfEveryVersion()
{
    QFETCH(const int, version);
    const Schema schema{version};
    const QString guid = u"'g-1'"_s;
    QStringList statements = schema.create();
    statements +=
        {schema.feeds().insert({{u"feeduid"_s, u"1"_s},
                                {u"name"_s, u"'One'"_s},
                                {u"url"_s, one},
                                {u"subscribed"_s, u"1600000000"_s}}),
         schema.feeds().insert({{u"feeduid"_s, u"2"_s}, {u"name"_s, u"'Two'"_s}, {u"url"_s, two}}),
         schema.entries().insert(refers(1, one, guid)
                                 + Values{{u"title"_s, u"'First'"_s},
                                          {u"created"_s, u"1700000000"_s},
                                          {u"updated"_s, u"1700003600"_s},
                                          {u"read"_s, u"0"_s},
                                          {u"new"_s, u"1"_s},
                                          {u"favorite"_s, u"1"_s},
                                          {u"removed"_s, u"0"_s}}),
         schema.entries().insert(refers(2, two, u"'g-2'"_s)
                                 + Values{{u"title"_s, u"'Second'"_s},
                                          {u"updated"_s, u"1700003600"_s},
                                          {u"read"_s, u"1"_s},
                                          {u"new"_s, u"0"_s},
                                          {u"favorite"_s, u"0"_s},
                                          {u"removed"_s, u"1"_s}}),
         schema.enclosures().insert(refers(1, one, guid)
                                    + Values{{u"url"_s, u"'https://e.org/1.mp3'"_s},
                                             {u"duration"_s, u"1800"_s},
                                             {u"playposition"_s, u"61500"_s}}),
         schema.enclosures().insert(refers(1, one, guid)
                                    + Values{{u"url"_s, u"'https://e.org/other.mp3'"_s}}),
         schema.queue().insert(refers(2, two, u"'g-2'"_s) + Values{{u"listnr"_s, u"1"_s}}),
         schema.queue().insert(refers(1, one, guid)
                               + Values{{u"listnr"_s, u"0"_s}, {u"playing"_s, u"1"_s}})};
    if (version >= 5) {
        statements.append(
            schema.chapters().insert(refers(1, one, guid)
                                     + Values{{u"start"_s, u"90"_s},
                                              {u"title"_s, u"'B'"_s},
                                              {u"link"_s, u"'https://e.org/b'"_s},
                                              {u"image"_s, u"'https://e.org/b.png'"_s}}));
    }
    ForeignFiles files;
    files.execute(u"database.db3"_s, statements);
    QCOMPARE(
        files.read(u"database.db3"_s),
        lines({u"kasts version=%1%2"_s.arg(version).arg(version > newest ? u" newer"_s : u""_s),
               u"show feed=https://e.org/one title=One"_s,
               u"show feed=https://e.org/two title=Two"_s,
               u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
               " published=2023-11-14T22:13:20.000Z state=new position=61500 duration=1800000"_s
                   + (version >= 7 ? u" favourite"_s : u""_s)
                   + (version >= 5 ? u" chapter=90000/B/https://e.org/b/https://e.org/b.png"_s
                                   : u""_s),
               u"episode of 1 guid=g-2 title=Second published=2023-11-14T23:13:20.000Z"
               " state=played"_s
                   + (version >= 15 ? u" removed"_s : u""_s),
               u"queue 0 1"_s}));
}

void TestKasts::downloads_data()
{
    QTest::addColumn<int>("version");
    QTest::addColumn<QString>("downloaded");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("version 11: 3 is downloaded") << 11 << u"3"_s << true;
    QTest::newRow("version 11: 2 is a part") << 11 << u"2"_s << false;
    QTest::newRow("version 13: 3 is downloaded") << 13 << u"3"_s << true;
    QTest::newRow("version 14: 4 is downloaded") << 14 << u"4"_s << true;
    QTest::newRow("version 14: 3 is a part") << 14 << u"3"_s << false;
    QTest::newRow("version 14: -1 is an error") << 14 << u"-1"_s << false;
    QTest::newRow("version 14: null is none") << 14 << u"NULL"_s << false;
}

void TestKasts::downloads()
{
    QFETCH(const int, version);
    QFETCH(const QString, downloaded);
    QFETCH(const bool, isFound);
    ForeignFiles files;
    files.execute(u"database.db3"_s,
                  withEpisode({version}, {}, {{u"downloaded"_s, downloaded}})
                      + QStringList{u"UPDATE Feeds SET dirname = 'One'"_s});
    const QString hash = QString::fromLatin1(
        QCryptographicHash::hash("https://e.org/1.mp3", QCryptographicHash::Md5).toHex().first(6));
    const QString name = u"A title."_s + hash + u".mp3"_s;
    files.write(u"enclosures/One/"_s + name, "sound");
    files.write(u"enclosures/One/Another.123456.mp3"_s, "sound");
    const QString expected = isFound ? u" file="_s + name : QString();
    QCOMPARE(files.read(u"database.db3"_s),
             lines({u"kasts version=%1"_s.arg(version),
                    u"show feed=https://e.org/one"_s,
                    u"episode of 0 guid=g enclosure=https://e.org/1.mp3"_s + expected}));
}

void TestKasts::values_data()
{
    QTest::addColumn<Values>("entry");
    QTest::addColumn<Values>("enclosure");
    QTest::addColumn<QString>("expected");
    const auto entry =
        [](const char *name, const QString &column, const QString &literal, const QString &text) {
            QTest::newRow(name) << Values{{column, literal}} << Values{} << text;
        };
    const auto enclosure = [](const char *name, const Values &values, const QString &text) {
        QTest::newRow(name) << Values{} << values << text;
    };
    entry("text booleans are read", u"read"_s, u"'true'"_s, u" state=played"_s);
    entry("a false text boolean is read", u"read"_s, u"'false'"_s, u""_s);
    entry("null is unplayed", u"read"_s, u"NULL"_s, u""_s);
    entry("-1 is unplayed", u"read"_s, u"-1"_s, u""_s);
    entry("a title gets one line", u"title"_s, u"'A' || char(10) || ' B'"_s, u" title=A B"_s);
    entry("a word as date is counted", u"created"_s, u"'soon'"_s, u"\nskipped BadDate 1: "_s);
    enclosure("-1 as position is none", {{u"playposition"_s, u"-1"_s}}, u""_s);
    enclosure("a null position is none", {{u"playposition"_s, u"NULL"_s}}, u""_s);
    enclosure("a text position is read", {{u"playposition"_s, u"'61500'"_s}}, u" position=61500"_s);
    enclosure("a length of zero is unknown",
              {{u"duration"_s, u"0"_s}, {u"playposition"_s, u"5000"_s}},
              u" position=5000"_s);
    enclosure("a position behind the end may mean that it was played",
              {{u"duration"_s, u"60"_s}, {u"playposition"_s, u"61500"_s}},
              u" state=probably duration=60000\nskipped PositionBeyondEnd 1: "_s);
    enclosure("-1 read as unsigned is counted",
              {{u"playposition"_s, u"18446744073709551615"_s}},
              u"\nskipped BadPosition 1: "_s);
}

void TestKasts::values()
{
    QFETCH(const Values, entry);
    QFETCH(const Values, enclosure);
    QFETCH(const QString, expected);
    for (const int version : {11, newest}) {
        ForeignFiles files;
        files.execute(u"database.db3"_s, withEpisode({version}, entry, enclosure));
        QString line = u"episode of 0 guid=g enclosure=https://e.org/1.mp3"_s;
        QCOMPARE(files.read(u"database.db3"_s),
                 lines({u"kasts version=%1"_s.arg(version),
                        u"show feed=https://e.org/one"_s,
                        line + expected}));
    }
}

void TestKasts::episodesOfTwoShowsWithOneGuid()
{
    const Schema schema{11};
    QStringList statements = schema.create();
    for (const QString &feed : {one, two}) {
        const QString file = feed == one ? u"'https://e.org/1.mp3'"_s : u"'https://e.org/2.mp3'"_s;
        statements +=
            {schema.feeds().insert({{u"url"_s, feed}}),
             schema.entries().insert(refers(0, feed, u"'1'"_s)),
             schema.enclosures().insert(refers(0, feed, u"'1'"_s) + Values{{u"url"_s, file}})};
    }
    ForeignFiles files;
    files.execute(u"database.db3"_s, statements);
    QCOMPARE(files.read(u"database.db3"_s),
             lines({u"kasts version=11"_s,
                    u"show feed=https://e.org/one"_s,
                    u"show feed=https://e.org/two"_s,
                    u"episode of 0 guid=1 enclosure=https://e.org/1.mp3"_s,
                    u"episode of 1 guid=1 enclosure=https://e.org/2.mp3"_s}));
}

void TestKasts::unusedPositionOfEntries()
{
    ForeignFiles files;
    files.execute(u"database.db3"_s, withEpisode({newest}, {{u"playposition"_s, u"99000"_s}}, {}));
    QCOMPARE(files.read(u"database.db3"_s),
             lines({u"kasts version=15"_s,
                    u"show feed=https://e.org/one"_s,
                    u"episode of 0 guid=g enclosure=https://e.org/1.mp3"_s}));
}

void TestKasts::unknownQueueEntry()
{
    const Schema schema{newest};
    ForeignFiles files;
    files.execute(u"database.db3"_s,
                  withEpisode(schema, {}, {})
                      + QStringList{schema.queue().insert(refers(77, one, u"'x'"_s)),
                                    schema.queue().insert(refers(1, one, u"'g'"_s)),
                                    schema.queue().insert(refers(1, one, u"'g'"_s))});
    QCOMPARE(files.read(u"database.db3"_s),
             lines({u"kasts version=15"_s,
                    u"show feed=https://e.org/one"_s,
                    u"episode of 0 guid=g enclosure=https://e.org/1.mp3"_s,
                    u"queue 0"_s,
                    u"skipped UnknownQueueEntry 1: "_s}));
}

QTEST_GUILESS_MAIN(TestKasts)
#include "tst_kasts.moc"
