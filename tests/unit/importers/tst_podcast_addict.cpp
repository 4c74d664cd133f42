// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <zip.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestPodcastAddict final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyField();
    void databaseAlone();
    void shows_data();
    void shows();
    void episodes_data();
    void episodes();
    void otherArchives_data();
    void otherArchives();
    void cutBackupIsDamaged_data();
    void cutBackupIsDamaged();
};

namespace {

const QString databaseName = u"podcastAddict.db"_s;
const QString settingsName = u"com.bambuna.podcastaddict_preferences.xml"_s;

const Table podcastTable{u"podcasts"_s,
                         {u"_id INTEGER PRIMARY KEY"_s,
                          u"feed_url TEXT"_s,
                          u"name TEXT"_s,
                          u"custom_name TEXT"_s,
                          u"subscribed_status INTEGER"_s,
                          u"iTunesID TEXT"_s}};
const Table episodeTable{u"episodes"_s,
                         {u"_id INTEGER PRIMARY KEY"_s,
                          u"podcast_id INTEGER"_s,
                          u"guid TEXT"_s,
                          u"url TEXT"_s,
                          u"download_url TEXT"_s,
                          u"name TEXT"_s,
                          u"publication_date INTEGER"_s,
                          u"duration TEXT"_s,
                          u"duration_ms INTEGER"_s,
                          u"seen_status INTEGER"_s,
                          u"position_to_resume INTEGER"_s,
                          u"favorite INTEGER"_s,
                          u"playbackDate INTEGER"_s,
                          u"playing_status INTEGER"_s}};

const QByteArray settings =
    R"(<?xml version='1.0' encoding='utf-8' standalone='yes' ?>
<map>
    <float name="pref_speedAdjustment" value="1.1" />
    <float name="pref_speedAdjustment_3" value="1.5" />
    <boolean name="pref_speedPlaybackOn_3" value="true" />
    <float name="pref_speedAdjustment_4" value="2.0" />
    <boolean name="pref_speedPlaybackOn_4" value="false" />
    <string name="pref_password">secret</string>
</map>)";

/// Packs files of \a files into the archive \a name.
void pack(const ForeignFiles &files,
          const QString &name,
          const QList<std::pair<QString, QByteArray>> &parts)
{
    int code = 0;
    zip_t *zip = zip_open(QFile::encodeName(files.path(name)).constData(), ZIP_CREATE, &code);
    QVERIFY(zip != nullptr);
    for (const auto &[entry, bytes] : parts) {
        zip_source_t *source =
            zip_source_buffer(zip, bytes.constData(), zip_uint64_t(bytes.size()), 0);
        QVERIFY(zip_file_add(zip, entry.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8) >= 0);
    }
    QCOMPARE(zip_close(zip), 0);
}

QStringList emptyDatabase()
{
    return {u"PRAGMA user_version = 90"_s, podcastTable.create(), episodeTable.create()};
}

} // namespace

void TestPodcastAddict::everyField()
{
    ForeignFiles files;
    files.execute(
        databaseName,
        emptyDatabase()
            + QStringList{podcastTable.insert({{u"_id"_s, u"3"_s},
                                               {u"feed_url"_s, u"'https://e.org/one'"_s},
                                               {u"name"_s, u"'One'"_s},
                                               {u"custom_name"_s, u"'Mine'"_s},
                                               {u"subscribed_status"_s, u"1"_s}}),
                          podcastTable.insert({{u"_id"_s, u"4"_s},
                                               {u"feed_url"_s, u"'https://e.org/two'"_s},
                                               {u"name"_s, u"'Two'"_s},
                                               {u"subscribed_status"_s, u"0"_s}}),
                          episodeTable.insert({{u"podcast_id"_s, u"3"_s},
                                               {u"guid"_s, u"'g-1'"_s},
                                               {u"url"_s, u"'https://e.org/page'"_s},
                                               {u"download_url"_s, u"'https://e.org/1.mp3'"_s},
                                               {u"name"_s, u"'First'"_s},
                                               {u"publication_date"_s, u"1700000000000"_s},
                                               {u"duration"_s, u"'00:31:00'"_s},
                                               {u"duration_ms"_s, u"1800000"_s},
                                               {u"seen_status"_s, u"0"_s},
                                               {u"position_to_resume"_s, u"61500"_s},
                                               {u"favorite"_s, u"1"_s},
                                               {u"playbackDate"_s, u"1700003600000"_s}}),
                          episodeTable.insert({{u"podcast_id"_s, u"4"_s},
                                               {u"guid"_s, u"'g-2'"_s},
                                               {u"name"_s, u"'Second'"_s},
                                               {u"seen_status"_s, u"1"_s},
                                               {u"playbackDate"_s, u"-1"_s}})});
    pack(files,
         u"podcasts.backup"_s,
         {{databaseName, files.bytes(databaseName)}, {settingsName, settings}});
    const QStringList before = files.fingerprints();
    QCOMPARE(files.read(u"podcasts.backup"_s),
             lines({u"podcast-addict version=90"_s,
                    u"show feed=https://e.org/one title=One own=Mine speed=1.5"_s,
                    u"show feed=https://e.org/two title=Two following=no speed=1"_s,
                    u"episode of 0 guid=g-1 enclosure=https://e.org/1.mp3 title=First"
                    " published=2023-11-14T22:13:20.000Z position=61500 duration=1800000 favourite"
                    " last=2023-11-14T23:13:20.000Z"_s,
                    u"episode of 1 guid=g-2 title=Second state=played"_s}));
    QCOMPARE(files.fingerprints(), before);
}

void TestPodcastAddict::databaseAlone()
{
    ForeignFiles files;
    files.execute(databaseName,
                  emptyDatabase()
                      + QStringList{podcastTable.insert({{u"_id"_s, u"3"_s},
                                                         {u"feed_url"_s, u"'https://e.org/one'"_s},
                                                         {u"subscribed_status"_s, u"1"_s}})});
    QCOMPARE(files.read(databaseName),
             lines({u"podcast-addict version=90"_s, u"show feed=https://e.org/one"_s}));
}

void TestPodcastAddict::shows_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QByteArray>("preferences");
    QTest::addColumn<QString>("expected");
    const Values followed{{u"_id"_s, u"3"_s},
                          {u"feed_url"_s, u"'https://e.org/a'"_s},
                          {u"subscribed_status"_s, u"1"_s}};
    const QString show = u"show feed=https://e.org/a"_s;
    QTest::newRow("a speed that is not switched off counts")
        << followed
        << QByteArray(R"(<map><float name="pref_speedAdjustment_3" value="1.5"/></map>)")
        << show + u" speed=1.5"_s;
    QTest::newRow("a switch without a speed counts only if it is off")
        << followed
        << QByteArray(R"(<map><boolean name="pref_speedPlaybackOn_3" value="true"/></map>)")
        << show;
    QTest::newRow("a word as speed is counted")
        << followed << QByteArray(R"(<map><float name="pref_speedAdjustment_3" value="x"/></map>)")
        << show + u"\nskipped BadSpeed 1: "_s;
    QTest::newRow("broken settings are counted, and the shows are read")
        << followed << QByteArray("<map><float")
        << show + u"\nskipped UnreadableFile 1: com.bambuna.podcastaddict_preferences.xml"_s;
    QTest::newRow("another status is not followed")
        << Values{{u"feed_url"_s, u"'https://e.org/a'"_s}, {u"subscribed_status"_s, u"2"_s}}
        << QByteArray("<map/>") << show + u" following=no"_s;
    QTest::newRow("a null status is not followed")
        << Values{{u"feed_url"_s, u"'https://e.org/a'"_s}, {u"subscribed_status"_s, u"NULL"_s}}
        << QByteArray("<map/>") << show + u" following=no"_s;
}

void TestPodcastAddict::shows()
{
    QFETCH(const Values, values);
    QFETCH(const QByteArray, preferences);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(databaseName, emptyDatabase() + QStringList{podcastTable.insert(values)});
    pack(files,
         u"a.backup"_s,
         {{databaseName, files.bytes(databaseName)}, {settingsName, preferences}});
    QCOMPARE(files.read(u"a.backup"_s), lines({u"podcast-addict version=90"_s, expected}));
}

void TestPodcastAddict::episodes_data()
{
    QTest::addColumn<Values>("values");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, const QString &column, const QString &literal, const QString &text) {
            QTest::newRow(name) << Values{{column, literal}} << text;
        };
    row("a length as text", u"duration"_s, u"'01:02:03'"_s, u" duration=3723000"_s);
    row("a length of zeros is unknown", u"duration"_s, u"'00:00:00'"_s, u""_s);
    row("-1 as length is unknown", u"duration_ms"_s, u"-1"_s, u""_s);
    row("a text boolean", u"seen_status"_s, u"'true'"_s, u" state=played"_s);
    row("a null flag", u"seen_status"_s, u"NULL"_s, u""_s);
    row("a text position", u"position_to_resume"_s, u"'61500'"_s, u" position=61500"_s);
    row("a position of -1 is none", u"position_to_resume"_s, u"-1"_s, u""_s);
    row("a word as date is counted", u"publication_date"_s, u"'x'"_s, u"\nskipped BadDate 1: "_s);
}

void TestPodcastAddict::episodes()
{
    QFETCH(const Values, values);
    QFETCH(const QString, expected);
    ForeignFiles files;
    files.execute(
        databaseName,
        emptyDatabase()
            + QStringList{podcastTable.insert({{u"_id"_s, u"1"_s},
                                               {u"feed_url"_s, u"'https://e.org/a'"_s},
                                               {u"subscribed_status"_s, u"1"_s}}),
                          episodeTable.insert(
                              Values{{u"podcast_id"_s, u"1"_s}, {u"guid"_s, u"'g'"_s}} + values)});
    QCOMPARE(files.read(databaseName),
             lines({u"podcast-addict version=90"_s,
                    u"show feed=https://e.org/a"_s,
                    u"episode of 0 guid=g"_s + expected}));
}

void TestPodcastAddict::otherArchives_data()
{
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an archive without the database is unknown")
        << u"notes.txt"_s << QByteArray("x") << u"error OtherPlayerUnknown of a.backup"_s;
    QTest::newRow("a database in a folder is not taken")
        << u"../podcastAddict.db"_s << QByteArray("x") << u"error OtherPlayerUnknown of a.backup"_s;
    QTest::newRow("a database that is none is damaged")
        << databaseName << QByteArray(200, 'x') << u"error OtherPlayerDamaged of a.backup"_s;
    QTest::newRow("an empty database is damaged")
        << databaseName << QByteArray() << u"error OtherPlayerDamaged of a.backup"_s;
}

void TestPodcastAddict::otherArchives()
{
    QFETCH(const QString, entry);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    ForeignFiles files;
    pack(files, u"a.backup"_s, {{entry, bytes}});
    QCOMPARE(files.read(u"a.backup"_s), expected);
}

void TestPodcastAddict::cutBackupIsDamaged_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {1, 30, 60, 99})
        QTest::addRow("cut after %d percent", percent) << percent;
}

void TestPodcastAddict::cutBackupIsDamaged()
{
    QFETCH(const int, percent);
    ForeignFiles files;
    files.execute(databaseName, emptyDatabase());
    pack(files, u"a.backup"_s, {{databaseName, files.bytes(databaseName)}});
    const QByteArray bytes = files.bytes(u"a.backup"_s);
    files.write(u"cut.backup"_s, bytes.first(std::max(qsizetype(4), bytes.size() * percent / 100)));
    QCOMPARE(files.read(u"cut.backup"_s), u"error OtherPlayerDamaged of cut.backup"_s);
}

QTEST_GUILESS_MAIN(TestPodcastAddict)
#include "tst_podcast_addict.moc"
