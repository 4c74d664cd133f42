// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept_copies.h"
#include "migrations.h"
#include "sample_episodes.h"

#include <base/feed_url.h>
#include <storage/connection.h>
#include <storage/listening_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// Writes a library of version 15: one show.
void makeVersion15(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 15"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(15)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.prepare(u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
                              " (7, 'https://e.org/f', ?, 'Show', 1)"_s));
        query.addBindValue(feedUrlKey(QUrl(u"https://e.org/f"_s)));
        QVERIFY(query.exec());
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 15"_s);
}

} // namespace

class TestMigration0016 final : public QObject
{
    Q_OBJECT

private slots:
    void listeningIsCountedFromNowOn();
};

void TestMigration0016::listeningIsCountedFromNowOn()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion15(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 16);
    QVERIFY(test::hasCopyBefore(path, 16)); // every upgrade keeps a copy
    ListeningStore store(**connection);
    QVERIFY(!store.firstDay()->isValid());
    const QDate day(2026, 8, 5);
    const domain::ListeningRecord record{.day = day,
                                         .podcast = QUrl(u"https://e.org/f"_s),
                                         .podcastTitle = u"Show"_s,
                                         .time = {.listened = std::chrono::seconds(5)}};
    QVERIFY(store.add(record).has_value());
    QCOMPARE(
        store.shows({day, day})->constFirst(),
        (domain::ListeningShow{.podcast = PodcastId{7}, .title = u"Show"_s, .time = record.time}));
}

QTEST_GUILESS_MAIN(TestMigration0016)
#include "tst_migration_0016.moc"
