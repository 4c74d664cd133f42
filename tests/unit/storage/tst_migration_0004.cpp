// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"

#include <storage/connection.h>
#include <storage/podcast_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// Writes a library of version 3: one show with a failed and a successful fetch.
void makeVersion3(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 3"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(3)).has_value());
        QSqlQuery query(database);
        for (const QString &row :
             {u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
              " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s,
              u"INSERT INTO fetch (podcast_id, at, error_code, error_detail, error_status,"
              " modified, bytes, elapsed_ms, final_url, warnings) VALUES"
              " (7, 100, 'HttpStatus', 'Gone', 410, 0, 0, 0, 'https://e.org/f', '')"_s,
              u"INSERT INTO fetch (podcast_id, at, modified, bytes, elapsed_ms, final_url,"
              " warnings) VALUES (7, 200, 1, 5000, 300, 'https://e.org/f', 'w')"_s})
            QVERIFY(query.exec(row));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 3"_s);
}

} // namespace

class TestMigration0004 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void fetchesOfVersion3AreKept();
};

void TestMigration0004::fetchesOfVersion3AreKept()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion3(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 4);
    const auto fetches = PodcastStore(**connection).fetches(PodcastId{7});
    QVERIFY(fetches.has_value());
    QCOMPARE(fetches->size(), 2);
    QCOMPARE(fetches->at(0).bytes, 5000);
    QCOMPARE(fetches->at(0).httpStatus, 0); // version 3 did not store the status of a success
    QVERIFY(!fetches->at(0).error);
    QCOMPARE(fetches->at(1).httpStatus, 410);
    const Error gone{ErrorCode::HttpStatus, u"Gone"_s, QUrl(u"https://e.org/f"_s), 410};
    QCOMPARE(*fetches->at(1).error, gone);
}

QTEST_GUILESS_MAIN(TestMigration0004)
#include "tst_migration_0004.moc"
