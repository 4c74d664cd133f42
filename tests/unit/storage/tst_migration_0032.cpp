// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/search_index.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <query/parse.h>

#include <algorithm>

using namespace dogear;
using namespace dogear::storage;

namespace {

/// The steps up to version 30.
QList<Migration> before()
{
    QList<Migration> steps = embeddedMigrations();
    steps.removeIf([](const Migration &step) { return step.number > 30; });
    return steps;
}

/// Writes a library of version 30: a show with persons, one of its two episodes names its own.
void makeVersion30(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 30"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, before()).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, persons, added_at)"
                           " VALUES (7, 'https://e.org/f', 'e.org/f', 'Show',"
                           " '[{\"name\":\"Ada\"}]', 1)"_s));
        for (const auto &[id, persons] :
             {std::pair{8, QString(u""_s)}, std::pair{9, u"[{\"name\":\"Grace\"}]"_s}}) {
            query.prepare(u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                          " has_enclosure, type, image, content_hash)"
                          " VALUES (?, 7, ?, 'Episode', 1, 1, 0, '', x'00')"_s);
            query.addBindValue(id);
            query.addBindValue(QString::number(id));
            QVERIFY(query.exec());
            query.prepare(u"INSERT INTO episode_text (episode_id, title, notes, notes_html,"
                          " subtitle, author, link, enclosure_url, enclosure_type, chapters_url,"
                          " chapters_type, transcripts, persons)"
                          " VALUES (?, '', '', '', '', '', '', '', '', '', '', '', ?)"_s);
            query.addBindValue(id);
            query.addBindValue(persons);
            QVERIFY(query.exec());
        }
        QVERIFY(query.exec(u"DELETE FROM search_pending"_s)); // all are indexed
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 30"_s);
}

} // namespace

class TestMigration0032 final : public QObject
{
    Q_OBJECT

private slots:
    void anEpisodeWithoutPersonsIsIndexedAgain();
};

void TestMigration0032::anEpisodeWithoutPersonsIsIndexedAgain()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion30(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 32);
    const auto pending =
        (*connection)->list(u"SELECT episode_id FROM search_pending"_s, {}, [](const auto &row) {
            return row.value(0).toInt();
        });
    QCOMPARE(*pending, QList<int>{8});
    SearchIndex index(**connection);
    QCOMPARE(*index.catchUp(10), 0);
    const auto found =
        index.search(query::parse(u"person:ada"_s, query::LastWord::AsTyped, test::testNow), 10);
    QVERIFY(found.has_value());
    QCOMPARE(found->hits.size(), 1);
    QCOMPARE(found->hits.constFirst().episode.id, EpisodeId{8});
}

QTEST_GUILESS_MAIN(TestMigration0032)
#include "tst_migration_0032.moc"
