// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/database_file.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

class TestMigration0031 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyShowOfVersion30IsFollowed();
};

void TestMigration0031::everyShowOfVersion30IsFollowed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"dogear.sqlite"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 30"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(30)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, image, added_at,"
                           " episode_count, unplayed_count) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', '', 1, 2, 2)"_s));
        for (const int id : {8, 9}) {
            query.prepare(
                u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                " has_enclosure, type, image, content_hash, favourite, position_ms,"
                " last_played) VALUES (?, 7, ?, 'Episode', ?, 1, 0, '', x'00', 1, 5, ?)"_s);
            query.addBindValue(id);
            query.addBindValue(QString::number(id));
            query.addBindValue(id);
            query.addBindValue(id);
            QVERIFY(query.exec());
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 30"_s);

    // A backup of before tells its key figures without being migrated.
    const auto facts = readFacts(path);
    QVERIFY(facts.has_value());
    QCOMPARE(facts->schema, 30);
    QCOMPARE(facts->shows, 1);
    QCOMPARE(facts->episodes, 2);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QVERIFY(!PodcastStore(**connection).find(PodcastId{7})->isPreview());
    QCOMPARE(PodcastStore(**connection).all()->size(), 1);
    const QList<domain::EpisodeFilter> filters{{},
                                               {.played = false, .archived = false},
                                               {.favourite = true},
                                               {.started = true, .orderByLastPlayed = true},
                                               {.heard = true, .orderByLastPlayed = true}};
    for (const domain::EpisodeFilter &filter : filters) {
        const auto ids = EpisodeStore(**connection).ids(filter, {}, 10);
        QVERIFY(ids.has_value());
        QCOMPARE(ids->ids, (QList{EpisodeId{9}, EpisodeId{8}}));
    }
    QCOMPARE(readFacts(path)->episodes, 2);
}

QTEST_GUILESS_MAIN(TestMigration0031)
#include "tst_migration_0031.moc"
