// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/jump_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// Writes a library of version 9: one show, one episode in progress.
void makeVersion9(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 9"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(9)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s));
        QVERIFY(query.exec(
            u"INSERT INTO episode (id, podcast_id, guid, title, sort_time, has_enclosure, type,"
            " image, content_hash, position_ms) VALUES (3, 7, 'g', 'T', 1, 1, 0, '', x'', 5000)"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 9"_s);
}

} // namespace

class TestMigration0010 final : public QObject
{
    Q_OBJECT

private slots:
    void jumpsFindTheirPlace();
};

void TestMigration0010::jumpsFindTheirPlace()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion9(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 10);
    JumpStore store(**connection);
    QVERIFY(store.all()->isEmpty());
    const domain::Jump jump{EpisodeId{3}, std::chrono::seconds(5)};
    QVERIFY(store.append(jump).has_value());
    QCOMPARE(*store.all(), QList{jump});
}

QTEST_GUILESS_MAIN(TestMigration0010)
#include "tst_migration_0010.moc"
