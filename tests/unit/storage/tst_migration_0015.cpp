// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept_copies.h"
#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/search_index.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

namespace {

/// Writes a library of version 14: one show with one episode.
void makeVersion14(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 14"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(14)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s));
        QVERIFY(query.exec(u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                           " has_enclosure, type, image, content_hash)"
                           " VALUES (8, 7, 'guid', 'Episode', 1, 1, 0, '', x'00')"_s));
        QVERIFY(query.exec(
            u"INSERT INTO episode_text (episode_id, title, notes, notes_html, subtitle, author, "
            u"link,"
            " enclosure_url, enclosure_type, chapters_url, chapters_type, transcripts, persons)"
            " VALUES (8, 'Light', 'Of a harbour', '', '', '', '', '', '', '', '', '', '')"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 14"_s);
}

} // namespace

class TestMigration0015 final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsThereIsIndexed();
};

void TestMigration0015::whatIsThereIsIndexed()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion14(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 15);
    QVERIFY(test::hasCopyBefore(path, 15)); // every upgrade keeps a copy
    SearchIndex index(**connection);
    const query::Query words =
        query::parse(u"harbour light"_s, query::LastWord::AsTyped, QDateTime::currentDateTimeUtc());
    QVERIFY(index.search(words, 10)->hits.isEmpty()); // catchUp() fills the index, not the upgrade
    QCOMPARE(*index.catchUp(10), 0);
    const auto found = index.search(words, 10);
    QCOMPARE(found->hits.size(), 1);
    QCOMPARE(found->hits.constFirst().episode.id, EpisodeId{8});
}

QTEST_GUILESS_MAIN(TestMigration0015)
#include "tst_migration_0015.moc"
