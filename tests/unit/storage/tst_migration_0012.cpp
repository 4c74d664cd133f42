// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept_copies.h"
#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/show_playback_store.h>

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

/// Writes a library of version 10: one show.
void makeVersion10(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 10"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(10)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 10"_s);
}

} // namespace

class TestMigration0012 final : public QObject
{
    Q_OBJECT

private slots:
    void everyShowIsPlayedAsAllAre();
};

void TestMigration0012::everyShowIsPlayedAsAllAre()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion10(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 12);
    QVERIFY(test::hasCopyBefore(path, 11)); // several migrations, one copy before the first
    ShowPlaybackStore store(**connection);
    QVERIFY(*store.find(PodcastId{7}) == domain::ShowPlayback());
    const domain::ShowPlayback playback{.speed = 1.5, .outro = std::chrono::seconds(60)};
    QVERIFY(store.put(PodcastId{7}, playback).has_value());
    QVERIFY(*store.find(PodcastId{7}) == playback);
}

QTEST_GUILESS_MAIN(TestMigration0012)
#include "tst_migration_0012.moc"
