// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept_copies.h"
#include "migrations.h"
#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/episode_store.h>
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

/// Writes a library of version 17: one show with one episode.
void makeVersion17(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 17"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(17)).has_value());
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
            " VALUES (8, 'Light', 'Of a harbour', '<p>Of a harbour</p>', '', '', '', '', '', '', '', '', '')"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 17"_s);
}

Result<domain::SearchResults> find(SearchIndex &index)
{
    return index.search(
        query::parse(u"harbour light"_s, query::LastWord::AsTyped, QDateTime::currentDateTimeUtc()),
        10);
}

QString notesOf(Connection &connection)
{
    const auto detail = EpisodeStore(connection).detail(EpisodeId{8});
    return detail ? detail->episode.notesHtml : QString();
}

} // namespace

class TestMigration0018 final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsThereIsPackedAndFound();
};

void TestMigration0018::whatIsThereIsPackedAndFound()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion17(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 18);
    QVERIFY(test::hasCopyBefore(path, 18)); // every upgrade keeps a copy
    QCOMPARE(notesOf(**connection), u"<p>Of a harbour</p>"_s);
    SearchIndex index(**connection);
    QVERIFY(find(index)->hits.isEmpty()); // catchUp() fills the index, not the upgrade
    QCOMPARE(*index.catchUp(10), 0);
    const auto found = find(index);
    QCOMPARE(found->hits.size(), 1);
    QCOMPARE(found->hits.constFirst().episode.id, EpisodeId{8});
    QVERIFY(found->hits.constFirst().snippet.contains(u"harbour"_s));
    // catchUp() has packed the notes; reading them returns the same text.
    QCOMPARE(notesOf(**connection), u"<p>Of a harbour</p>"_s);
    const auto columns =
        (*connection)->execute(u"SELECT notes, typeof(notes_html) FROM episode_text"_s);
    QVERIFY(columns && (*columns)->next());
    QCOMPARE((*columns)->value(0).toString(), QString());
    QCOMPARE((*columns)->value(1).toString(), u"blob"_s);
    (*columns)->finish();
    QCOMPARE(*index.catchUp(10), 0); // packing notes does not queue them for indexing
}

QTEST_GUILESS_MAIN(TestMigration0018)
#include "tst_migration_0018.moc"
