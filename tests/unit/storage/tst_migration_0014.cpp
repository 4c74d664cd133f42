// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept_copies.h"
#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/download_store.h>

#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// Writes a library of version 13: one show with one episode.
void makeVersion13(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 13"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(13)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s));
        QVERIFY(query.exec(u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                           " has_enclosure, type, image, content_hash)"
                           " VALUES (8, 7, 'guid', 'Episode', 1, 1, 0, '', x'00')"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 13"_s);
}

} // namespace

class TestMigration0014 final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsDownloadedYet();
};

void TestMigration0014::nothingIsDownloadedYet()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion13(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 14);
    QVERIFY(test::hasCopyBefore(path, 14)); // every upgrade keeps a copy
    DownloadStore store(**connection);
    QVERIFY(*store.counts() == DownloadCounts());
    QVERIFY(*store.show(PodcastId{7}) == domain::ShowDownloads());
    const auto episode = EpisodeStore(**connection).summary(EpisodeId{8});
    QVERIFY(episode.has_value());
    QVERIFY(!episode->download);
    QVERIFY(episode->presence == domain::MediaPresence::None);
    QVERIFY(store.put({.episode = EpisodeId{8}}).has_value());
    QCOMPARE(store.counts()->waiting, 1);
}

QTEST_GUILESS_MAIN(TestMigration0014)
#include "tst_migration_0014.moc"
