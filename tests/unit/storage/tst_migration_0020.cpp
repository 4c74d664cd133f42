// SPDX-License-Identifier: GPL-3.0-or-later

#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/wanted_document_store.h>

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

class TestMigration0020 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void whatPointsToDocumentsIsWanted();
};

void TestMigration0020::whatPointsToDocumentsIsWanted()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"dogear.sqlite"_s);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 19"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(19)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, image, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 'https://e.org/i', 1)"_s));
        for (const auto &[id, transcripts] : {std::pair{8, u"[{\"url\":\"https://e.org/t\"}]"_s},
                                              std::pair{9, u"[]"_s},
                                              std::pair{10, QString(u""_s)}}) {
            query.prepare(u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                          " has_enclosure, type, image, content_hash)"
                          " VALUES (?, 7, ?, 'Episode', 1, 1, 0, '', x'00')"_s);
            query.addBindValue(id);
            query.addBindValue(QString::number(id));
            QVERIFY(query.exec());
            query.prepare(u"INSERT INTO episode_text (episode_id, title, notes, notes_html,"
                          " subtitle, author, link, enclosure_url, enclosure_type, chapters_url,"
                          " chapters_type, transcripts, persons)"
                          " VALUES (?, '', '', '', '', '', '', '', '', '', '', ?, '')"_s);
            query.addBindValue(id);
            query.addBindValue(transcripts);
            QVERIFY(query.exec());
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 19"_s);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    // Only episode 8 names a transcript; those of 9 and 10 are an empty list and an empty text.
    const auto next = WantedDocumentStore(**connection).next(storage::test::testNow);
    QVERIFY(next.has_value());
    QCOMPARE(next->value_or(EpisodeId()), EpisodeId{8});
    const auto other = WantedDocumentStore(**connection).next(storage::test::testNow, EpisodeId{8});
    QVERIFY(other.has_value());
    QVERIFY(!other->has_value());
}

QTEST_GUILESS_MAIN(TestMigration0020)
#include "tst_migration_0020.moc"
