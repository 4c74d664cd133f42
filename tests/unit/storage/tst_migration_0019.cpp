// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
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

class TestMigration0019 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aLibraryOfVersion18ShowsWhatItsFeedsSay();
};

void TestMigration0019::aLibraryOfVersion18ShowsWhatItsFeedsSay()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"dogear.sqlite"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 18"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(18)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, image, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 'https://e.org/i', 1)"_s));
        QVERIFY(query.exec(u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                           " has_enclosure, type, image, content_hash)"
                           " VALUES (8, 7, 'guid', 'Episode', 1, 1, 0, '', x'00')"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 18"_s);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    const auto show = PodcastStore(**connection).find(PodcastId{7});
    QCOMPARE(show->title(), u"Show"_s);
    QVERIFY(show->overrides == domain::ShowOverrides{});
    const auto inbox = EpisodeStore(**connection).list({.played = false, .archived = false});
    QCOMPARE(inbox->size(), 1);
    QCOMPARE(inbox->constFirst().podcastTitle, u"Show"_s);
    QCOMPARE(inbox->constFirst().image, QUrl(u"https://e.org/i"_s));
}

QTEST_GUILESS_MAIN(TestMigration0019)
#include "tst_migration_0019.moc"
