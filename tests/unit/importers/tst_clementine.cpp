// SPDX-License-Identifier: GPL-3.0-or-later

#include "foreign_files.h"

#include <QRegularExpression>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestClementine final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyFieldOfEveryVersion_data();
    void everyFieldOfEveryVersion();
    void flags_data();
    void flags();
    void pocketCastsIsNotClementine();
};

namespace {

const Table podcasts{u"podcasts"_s,
                     {u"url TEXT"_s, u"title TEXT"_s, u"description TEXT"_s, u"extra BLOB"_s}};
const Table episodes{u"podcast_episodes"_s,
                     {u"podcast_id INTEGER"_s,
                      u"title TEXT"_s,
                      u"publication_date INTEGER"_s,
                      u"duration_secs INTEGER"_s,
                      u"url TEXT"_s,
                      u"listened BOOLEAN"_s,
                      u"listened_date INTEGER"_s,
                      u"downloaded BOOLEAN"_s,
                      u"local_url TEXT"_s}};

QStringList emptyDatabase(int version)
{
    return {u"CREATE TABLE schema_version (version INTEGER)"_s,
            u"INSERT INTO schema_version VALUES (%1)"_s.arg(version),
            u"CREATE TABLE songs (title TEXT)"_s,
            podcasts.create(),
            episodes.create()};
}

} // namespace

void TestClementine::everyFieldOfEveryVersion_data()
{
    QTest::addColumn<int>("version");
    for (int version = 37; version <= 51; ++version)
        QTest::addRow("schema %d", version) << version;
    QTest::newRow("a newer schema is read as far as it is known") << 52;
}

void TestClementine::everyFieldOfEveryVersion()
{
    QFETCH(const int, version);
    ForeignFiles files;
    files.write(u"music/1.mp3"_s, "sound");
    const QString file =
        QString::fromUtf8(QUrl::fromLocalFile(files.path(u"music/1.mp3"_s)).toEncoded());
    files.execute(u"clementine.db"_s,
                  emptyDatabase(version)
                      + QStringList{podcasts.insert(
                                        {{u"rowid"_s, u"9"_s}, {u"url"_s, u"'https://e.org/x'"_s}}),
                                    u"UPDATE podcasts SET rowid = 9, title = 'One'"_s,
                                    episodes.insert({{u"podcast_id"_s, u"9"_s},
                                                     {u"title"_s, u"'First'"_s},
                                                     {u"publication_date"_s, u"1700000000"_s},
                                                     {u"duration_secs"_s, u"1800"_s},
                                                     {u"url"_s, u"'https://e.org/1.mp3'"_s},
                                                     {u"listened"_s, u"'true'"_s},
                                                     {u"listened_date"_s, u"1700003600"_s},
                                                     {u"downloaded"_s, u"'true'"_s},
                                                     {u"local_url"_s, u'\'' + file + u'\''}}),
                                    episodes.insert({{u"podcast_id"_s, u"9"_s},
                                                     {u"title"_s, u"'Second'"_s},
                                                     {u"listened"_s, u"'false'"_s},
                                                     {u"listened_date"_s, u"-1"_s},
                                                     {u"downloaded"_s, u"'false'"_s}})});
    QCOMPARE(
        files.read(u"clementine.db"_s),
        lines({u"clementine version=%1%2"_s.arg(version).arg(version > 51 ? u" newer"_s : u""_s),
               u"show feed=https://e.org/x title=One"_s,
               u"episode of 0 enclosure=https://e.org/1.mp3 title=First"
               " published=2023-11-14T22:13:20.000Z state=probably duration=1800000"
               " file=1.mp3 last=2023-11-14T23:13:20.000Z"_s,
               u"episode of 0 title=Second"_s}));
}

void TestClementine::flags_data()
{
    QTest::addColumn<QString>("literal");
    QTest::addColumn<bool>("isSet");
    QTest::newRow("'true'") << u"'true'"_s << true;
    QTest::newRow("'TRUE'") << u"'TRUE'"_s << true;
    QTest::newRow("1") << u"1"_s << true;
    QTest::newRow("'1'") << u"'1'"_s << true;
    QTest::newRow("'false'") << u"'false'"_s << false;
    QTest::newRow("0") << u"0"_s << false;
    QTest::newRow("null") << u"NULL"_s << false;
    QTest::newRow("-1") << u"-1"_s << false;
    QTest::newRow("another word") << u"'maybe'"_s << false;
    QTest::newRow("bytes") << u"x'00'"_s << false;
}

void TestClementine::flags()
{
    QFETCH(const QString, literal);
    QFETCH(const bool, isSet);
    ForeignFiles files;
    files.execute(u"clementine.db"_s,
                  emptyDatabase(51)
                      + QStringList{podcasts.insert({{u"url"_s, u"'https://e.org/x'"_s}}),
                                    episodes.insert({{u"podcast_id"_s, u"1"_s},
                                                     {u"title"_s, u"'T'"_s},
                                                     {u"listened"_s, literal}})});
    QCOMPARE(files.read(u"clementine.db"_s),
             lines({u"clementine version=51"_s,
                    u"show feed=https://e.org/x"_s,
                    u"episode of 0 title=T"_s + (isSet ? u" state=probably"_s : u""_s)}));
}

void TestClementine::pocketCastsIsNotClementine()
{
    ForeignFiles files;
    files.execute(u"pocketcasts"_s,
                  {u"CREATE TABLE podcasts (uuid TEXT, title TEXT, podcast_url TEXT)"_s,
                   u"CREATE TABLE podcast_episodes (uuid TEXT, playing_status INTEGER)"_s});
    QCOMPARE(files.read(u"pocketcasts"_s), u"error OtherPlayerUnknown of pocketcasts"_s);
}

QTEST_GUILESS_MAIN(TestClementine)
#include "tst_clementine.moc"
