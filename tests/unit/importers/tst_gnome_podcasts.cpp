// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestGnomePodcasts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyFieldOfEveryVersion_data();
    void everyFieldOfEveryVersion();
    void values_data();
    void values();
    void addressThatWasNotFetchedYet();
    void account();
};

namespace {

/// Migrations after which the schema differs, by the digits of their dates.
constexpr qint64 beforeShows = 20'180'601'000'000;
constexpr qint64 shows = 20'180'630'000'000;
constexpr qint64 positions = 20'210'624'000'000;
constexpr qint64 ids = 20'240'220'000'000;
constexpr qint64 textDates = 20'240'706'000'000;
constexpr qint64 newest = 20'260'403'001'200;

struct Schema
{
    qint64 version;

    [[nodiscard]] Table source() const
    {
        return {u"source"_s,
                {u"id INTEGER PRIMARY KEY"_s,
                 u"uri TEXT"_s,
                 u"last_modified TEXT"_s,
                 u"http_etag TEXT"_s}};
    }

    [[nodiscard]] Table show() const
    {
        return {version < shows ? u"podcast"_s : u"shows"_s,
                {u"id INTEGER PRIMARY KEY"_s,
                 u"title TEXT"_s,
                 u"link TEXT"_s,
                 u"description TEXT"_s,
                 u"source_id INTEGER"_s}};
    }

    [[nodiscard]] Table episode() const
    {
        QStringList columns{u"title TEXT"_s,
                            u"uri TEXT"_s,
                            u"local_uri TEXT"_s,
                            u"description TEXT"_s,
                            u"length INTEGER"_s,
                            u"duration INTEGER"_s,
                            u"guid TEXT"_s};
        const QString date = version < textDates ? u" INTEGER"_s : u" TIMESTAMP"_s;
        columns += {u"epoch"_s + date, u"played"_s + date};
        if (version < shows)
            columns += {u"podcast_id INTEGER"_s, u"favorite BOOLEAN"_s, u"archive BOOLEAN"_s};
        else
            columns.append(u"show_id INTEGER"_s);
        if (version >= positions)
            columns.append(u"play_position INTEGER"_s);
        if (version >= ids)
            columns.prepend(u"id INTEGER PRIMARY KEY"_s);
        return {version < shows ? u"episode"_s : u"episodes"_s, columns};
    }

    [[nodiscard]] Table queue() const
    {
        return {u"queue"_s,
                {u"id INTEGER PRIMARY KEY"_s, u"episode_id INTEGER"_s, u"position REAL"_s}};
    }

    [[nodiscard]] QString date(const QString &text, qint64 seconds) const
    {
        return version < textDates ? QString::number(seconds) : u'\'' + text + u'\'';
    }

    [[nodiscard]] QStringList create() const
    {
        QStringList all{
            u"CREATE TABLE __diesel_schema_migrations (version TEXT PRIMARY KEY, run_on TIMESTAMP)"_s,
            u"INSERT INTO __diesel_schema_migrations (version) VALUES ('20170913153000'), ('%1')"_s
                .arg(version),
            source().create(),
            show().create(),
            episode().create()};
        if (version >= newest)
            all.append(queue().create());
        return all;
    }
};

} // namespace

void TestGnomePodcasts::everyFieldOfEveryVersion_data()
{
    QTest::addColumn<qint64>("version");
    for (const qint64 version : {beforeShows, shows, positions, ids, textDates, newest})
        QTest::addRow("migration %lld", version) << version;
    QTest::newRow("a newer migration is read as far as it is known") << newest + 1;
}

void TestGnomePodcasts::everyFieldOfEveryVersion()
{
    QFETCH(const qint64, version);
    const Schema schema{version};
    QStringList statements = schema.create();
    statements += {
        schema.source().insert({{u"id"_s, u"4"_s}, {u"uri"_s, u"'https://e.org/one'"_s}}),
        schema.show().insert(
            {{u"id"_s, u"2"_s}, {u"title"_s, u"'One'"_s}, {u"source_id"_s, u"4"_s}}),
        schema.episode().insert({{u"id"_s, u"1"_s},
                                 {u"show_id"_s, u"2"_s},
                                 {u"podcast_id"_s, u"2"_s},
                                 {u"guid"_s, u"'g-1'"_s},
                                 {u"title"_s, u"'First'"_s},
                                 {u"uri"_s, u"'https://e.org/1.mp3'"_s},
                                 {u"epoch"_s, schema.date(u"2023-11-14 22:13:20"_s, 1'700'000'000)},
                                 {u"duration"_s, u"1800"_s},
                                 {u"play_position"_s, u"61"_s},
                                 {u"favorite"_s, u"1"_s}}),
        schema.episode().insert(
            {{u"id"_s, u"2"_s},
             {u"show_id"_s, u"2"_s},
             {u"podcast_id"_s, u"2"_s},
             {u"guid"_s, u"'g-2'"_s},
             {u"title"_s, u"'Second'"_s},
             {u"played"_s, schema.date(u"2023-11-14 23:13:20"_s, 1'700'003'600)},
             {u"play_position"_s, u"0"_s}})};
    if (version >= newest) {
        statements +=
            {schema.queue().insert({{u"episode_id"_s, u"1"_s}, {u"position"_s, u"2.5"_s}}),
             schema.queue().insert({{u"episode_id"_s, u"2"_s}, {u"position"_s, u"1.5"_s}})};
    }
    ForeignFiles files;
    files.execute(u"podcasts.db"_s, statements);
    QStringList expected{
        u"gnome-podcasts version=%1%2"_s.arg(version).arg(version > newest ? u" newer"_s : u""_s),
        u"show feed=https://e.org/one title=One"_s,
        u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
        " published=2023-11-14T22:13:20.000Z"_s
            + (version >= positions ? u" position=61000"_s : u""_s) + u" duration=1800000"_s
            + (version < shows ? u" favourite"_s : u""_s),
        u"episode of 0 guid=g-2 title=Second state=played last=2023-11-14T23:13:20.000Z"_s};
    if (version >= newest)
        expected.append(u"queue 1 0"_s);
    QCOMPARE(files.read(u"podcasts.db"_s), lines(expected));
}

void TestGnomePodcasts::values_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, const QString &column, const QString &literal, const QString &text) {
            QTest::newRow(name) << Values{{column, literal}} << text;
        };
    row("seconds in a column of texts are a date",
        u"epoch"_s,
        u"1700000000"_s,
        u" published=2023-11-14T22:13:20.000Z"_s);
    row("fractions of a second are kept",
        u"epoch"_s,
        u"'2023-11-14 22:13:20.5'"_s,
        u" published=2023-11-14T22:13:20.500Z"_s);
    row("an impossible day is counted",
        u"epoch"_s,
        u"'2023-02-30 10:00:00'"_s,
        u"\nskipped BadDate 1: "_s);
    row("a date of zeros is counted",
        u"epoch"_s,
        u"'0001-01-01 00:00:00'"_s,
        u"\nskipped BadDate 1: "_s);
    row("null is unplayed", u"played"_s, u"NULL"_s, u""_s);
    row("-1 as length is unknown", u"duration"_s, u"-1"_s, u""_s);
    row("a text position is read", u"play_position"_s, u"'61'"_s, u" position=61000"_s);
}

void TestGnomePodcasts::values()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    const Schema schema{newest};
    ForeignFiles files;
    files.execute(
        u"podcasts.db"_s,
        schema.create()
            + QStringList{
                schema.source().insert({{u"id"_s, u"1"_s}, {u"uri"_s, u"'https://e.org/a'"_s}}),
                schema.show().insert({{u"id"_s, u"1"_s}, {u"source_id"_s, u"1"_s}}),
                schema.episode().insert(Values{{u"show_id"_s, u"1"_s}, {u"guid"_s, u"'g'"_s}}
                                        + values)});
    QCOMPARE(files.read(u"podcasts.db"_s),
             lines({u"gnome-podcasts version=20260403001200"_s,
                    u"show feed=https://e.org/a"_s,
                    u"episode of 0 guid=g"_s + expected}));
}

void TestGnomePodcasts::addressThatWasNotFetchedYet()
{
    const Schema schema{newest};
    ForeignFiles files;
    files.execute(u"podcasts.db"_s,
                  schema.create()
                      + QStringList{schema.source().insert(
                          {{u"id"_s, u"1"_s}, {u"uri"_s, u"'https://e.org/a'"_s}})});
    QCOMPARE(files.read(u"podcasts.db"_s),
             lines({u"gnome-podcasts version=20260403001200"_s, u"show feed=https://e.org/a"_s}));
}

void TestGnomePodcasts::account()
{
    const Schema schema{newest};
    ForeignFiles files;
    files.execute(
        u"podcasts.db"_s,
        schema.create()
            + QStringList{
                u"CREATE TABLE settings_sync (server TEXT, user TEXT, active BOOLEAN, last_sync TEXT)"_s,
                u"INSERT INTO settings_sync VALUES ('https://old.e.org', 'ann', 0, NULL)"_s,
                u"INSERT INTO settings_sync VALUES ('https://cloud.e.org/sub', 'ann', 1, NULL)"_s});
    QCOMPARE(files.read(u"podcasts.db"_s),
             lines({u"gnome-podcasts version=20260403001200"_s,
                    u"account https://cloud.e.org/sub ann "_s}));
}

QTEST_GUILESS_MAIN(TestGnomePodcasts)
#include "tst_gnome_podcasts.moc"
