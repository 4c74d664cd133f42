// SPDX-License-Identifier: GPL-3.0-or-later

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
using namespace dogear::storage::test;

namespace {

/// Writes a library of version 5: one show with two indexed episodes.
void makeVersion5(const QString &path)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"version 5"_s);
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(migrate(database, path, embeddedMigrations().first(5)).has_value());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"INSERT INTO podcast (id, url, url_key, title, added_at) VALUES"
                           " (7, 'https://e.org/f', 'e.org/f', 'Show', 1)"_s));
        for (const QString &number : {u"1"_s, u"2"_s}) {
            const QString title = number == "1"_L1 ? u"Lighthouse"_s : u"Foghorn"_s;
            QVERIFY(
                query.exec(u"INSERT INTO episode (id, podcast_id, guid, title, sort_time,"
                           " has_enclosure, type, image, content_hash)"
                           " VALUES (%1, 7, 'g%1', '%2', %1, 1, 0, '', x'')"_s.arg(number, title)));
            QVERIFY(query.exec(
                u"INSERT INTO episode_text (episode_id, title, notes, notes_html, subtitle,"
                " author, link, enclosure_url, enclosure_type, chapters_url, chapters_type,"
                " transcripts, persons)"
                " VALUES (%1, '%2', 'Notes of the harbour', '', '', '', '', '', '', '', '', '',"
                " '')"_s.arg(number, title)));
        }
        QVERIFY(query.exec(u"INSERT INTO episode_search (rowid, title, notes)"
                           " SELECT episode_id, title, notes FROM episode_text"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"version 5"_s);
}

/// Brings the index up to date and searches for \a text.
/// \return the number of hits; -1 after an error
qsizetype hitsOf(Connection &connection, const QString &text)
{
    SearchIndex index(connection);
    const auto left = index.catchUp(100);
    if (!left || *left > 0)
        return -1;
    const auto found = index.search(query::parse(text, query::LastWord::AsTyped, testNow), 10);
    return found ? found->hits.size() : -1;
}

} // namespace

class TestMigration0006 final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void whatVersion5FoundIsFound_data();
    void whatVersion5FoundIsFound();
    void theIndexFollowsItsEpisodes();
    void whatComesIsCountedOnce();
};

void TestMigration0006::whatVersion5FoundIsFound_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("total");
    QTest::newRow("a word of a title") << u"foghorn"_s << 1;
    QTest::newRow("a word of the notes of both episodes") << u"harbour"_s << 2;
    QTest::newRow("a phrase") << u"\"of the harbour\""_s << 2;
    QTest::newRow("a prefix of one letter") << u"l*"_s << 1;
    QTest::newRow("a prefix of two letters") << u"ha*"_s << 2;
    QTest::newRow("a prefix of three letters") << u"fog*"_s << 1;
    QTest::newRow("a word that occurs nowhere") << u"submarine"_s << 0;
}

void TestMigration0006::whatVersion5FoundIsFound()
{
    QFETCH(const QString, query);
    QFETCH(const int, total);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion5(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE_GE((*connection)->schemaVersion(), 6);
    QCOMPARE(hitsOf(**connection, query), total);
}

void TestMigration0006::theIndexFollowsItsEpisodes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion5(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    QCOMPARE(hitsOf(**connection, u"harbour"_s), 2);
    QVERIFY((*connection)->execute(u"DELETE FROM podcast WHERE id = 7"_s).has_value());
    QVERIFY((*connection)
                ->execute(u"INSERT INTO phrase_search (phrase_search, rank)"
                          " VALUES ('integrity-check', 1)"_s)
                .has_value());
    QCOMPARE(hitsOf(**connection, u"harbour"_s), 0);
}

void TestMigration0006::whatComesIsCountedOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"library.sqlite"_s);
    makeVersion5(path);

    const auto connection = Connection::open(path);
    QVERIFY(connection.has_value());
    const auto stored =
        EpisodeStore(**connection)
            .update(PodcastId{7}, {episode(u"g3"_s, 3, u"harbour"_s)}, false, testNow);
    QVERIFY(stored.has_value());
    const auto show = PodcastStore(**connection).find(PodcastId{7});
    QVERIFY(show.has_value());
    QCOMPARE(show->episodeCount, 3);
    QCOMPARE(show->unplayedCount, 3);
    QCOMPARE(hitsOf(**connection, u"harbour"_s), 3);
}

QTEST_GUILESS_MAIN(TestMigration0006)
#include "tst_migration_0006.moc"
