// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"

#include <storage/chapter_store.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/queue_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// Writes a library of version 7: one show, one episode that is in progress and queued.
void makeVersion7(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 7"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(7)).has_value());
        QSqlQuery query(database);
        for (
            const QString &row :
            {u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
             " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s,
             u"INSERT INTO episode (id, podcast_id, guid, title, sort_time, has_enclosure, type,"
             " image, content_hash, position_ms) VALUES (3, 7, 'g', 'T', 1, 1, 0, '', x'', 5000)"_s,
             u"INSERT INTO episode_text (episode_id, title, notes, notes_html, subtitle, author,"
             " link, enclosure_url, enclosure_type, chapters_url, chapters_type, transcripts,"
             " persons) VALUES (3, 'T', '', '', '', '', '', 'https://e.org/3.mp3', '',"
             " 'https://e.org/3.json', '', '', '')"_s,
             u"INSERT INTO queue (place, episode_id) VALUES (0, 3)"_s})
            QVERIFY(query.exec(row));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 7"_s);
}

} // namespace

class TestMigration0008 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void whatVersion7HadIsKept();
    void chaptersFindTheirPlace();
};

void TestMigration0008::whatVersion7HadIsKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion7(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 8);
    const auto episode = EpisodeStore(**connection).detail(EpisodeId{3});
    QVERIFY(episode.has_value());
    QCOMPARE(episode->summary.state.position.count(), 5000);
    QCOMPARE(episode->episode.chaptersUrl, QUrl(u"https://e.org/3.json"_s));
    QCOMPARE(*QueueStore(**connection).all(), QList{EpisodeId{3}});
}

void TestMigration0008::chaptersFindTheirPlace()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion7(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    ChapterStore store(**connection);
    QCOMPARE(*store.skips(EpisodeId{3}), domain::ChapterSkips());
    QVERIFY(!store.find(EpisodeId{3}, ChapterSource::Media)->has_value());
    QVERIFY(store.setSkipped(EpisodeId{3}, std::chrono::seconds(5), true).has_value());
    QVERIFY(store.setPatterns(PodcastId{7}, {u"ad"_s}).has_value());
    const domain::ChapterSkips expected{{std::chrono::seconds(5)}, {u"ad"_s}};
    QCOMPARE(*store.skips(EpisodeId{3}), expected);
}

QTEST_GUILESS_MAIN(TestMigration0008)
#include "tst_migration_0008.moc"
