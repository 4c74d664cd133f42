// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/connection.h>
#include <storage/database_file.h>
#include <storage/repair.h>
#include <storage/search_index.h>
#include <storage/search_rebuild.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using domain::LibraryFault;

class TestLibraryRepair final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aSoundLibraryHasNoFindings();
    void countsAreMadeAnew_data();
    void countsAreMadeAnew();
    void whatBelongsToNothingGoes_data();
    void whatBelongsToNothingGoes();
    void aBookmarkOutlivesItsEpisode();
    void theSearchIndexIsRebuilt_data();
    void theSearchIndexIsRebuilt();
    void everySearchTableIsAsked();
    void anIndexThatIsHalfWrittenIsNoFinding();
    void oneThatCannotBeRebuiltIsTold();
    void anIndexIsRebuilt();
    void damageIsTold();

private:
    void execute(const QString &sql) { QVERIFY2(m_connection->execute(sql), qPrintable(sql)); }
    qint64 number(const QString &sql)
    {
        const auto query = m_connection->execute(sql);
        return query && (*query)->next() ? (*query)->value(0).toLongLong() : -1;
    }
    /// \return "subject count repaired|left" for each finding, one a line
    static QString text(const Findings &findings)
    {
        if (!findings)
            return toName(findings.error().code);
        QStringList lines;
        for (const domain::LibraryFinding &finding : *findings) {
            lines.append(u"%1 %2 %3"_s.arg(finding.subject)
                             .arg(finding.count)
                             .arg(finding.isRepaired ? u"repaired"_s : u"left"_s));
        }
        return lines.join(u'\n');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<Connection> m_connection;
};

void TestLibraryRepair::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"library.sqlite"_s);
    m_connection = *Connection::open(m_path);
    for (const QString &name : {u"one"_s, u"two"_s}) {
        const PodcastId show = test::addShow(*m_connection, name);
        QVERIFY(m_connection->transaction([&] {
            return EpisodeStore(*m_connection)
                .update(show,
                        {test::episode(name + u"-a"_s, 1, u"walruses"_s),
                         test::episode(name + u"-b"_s, 2, u"penguins"_s),
                         test::episode(name + u"-c"_s, 3, u"walruses"_s)},
                        true,
                        test::testNow);
        }));
    }
    execute(u"UPDATE episode SET played = 1 WHERE guid = 'one-a'"_s);
}

void TestLibraryRepair::aSoundLibraryHasNoFindings()
{
    QCOMPARE(text(repairIndexes(*m_connection, *readDamage(m_path))), QString());
    QCOMPARE(text(repairOrphans(*m_connection)), QString());
    QCOMPARE(text(repairCounts(*m_connection)), QString());
    QCOMPARE(text(repairSearch(*m_connection)), QString());
}

void TestLibraryRepair::countsAreMadeAnew_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("found");
    QTest::newRow("the episode count of a show")
        << u"UPDATE podcast SET episode_count = 7 WHERE title = 'one'"_s << u"podcast 1 repaired"_s;
    QTest::newRow("the unplayed counts of all shows")
        << u"UPDATE podcast SET unplayed_count = -1"_s << u"podcast 2 repaired"_s;
    QTest::newRow("the episode count of a show without episodes")
        << u"INSERT INTO podcast (url, url_key, added_at, episode_count) VALUES ('u', 'u', 0, 4)"_s
        << u"podcast 1 repaired"_s;
}

void TestLibraryRepair::countsAreMadeAnew()
{
    QFETCH(const QString, sql);
    QFETCH(const QString, found);
    execute(sql);
    QCOMPARE(text(repairCounts(*m_connection)), found);
    // Two shows with three episodes each, of which init() has marked one as played.
    QCOMPARE(number(u"SELECT sum(episode_count) FROM podcast"_s), 6);
    QCOMPARE(number(u"SELECT sum(unplayed_count) FROM podcast"_s), 5);
    QCOMPARE(text(repairCounts(*m_connection)), QString());
}

void TestLibraryRepair::whatBelongsToNothingGoes_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("found");
    QTest::newRow("a queue entry of a missing episode")
        << u"INSERT INTO queue VALUES (0, 4711)"_s << u"queue 1 repaired"_s;
    QTest::newRow("texts of missing episodes")
        << u"DELETE FROM episode WHERE guid LIKE '%-a'"_s << u"episode_text 2 repaired"_s;
    QTest::newRow("episodes of a missing show")
        << u"DELETE FROM podcast WHERE title = 'one'"_s << u"episode 3 repaired"_s;
    QTest::newRow("a row of a table without row ids")
        << u"INSERT INTO skipped_chapter VALUES (4711, 0)"_s << u"skipped_chapter 1 repaired"_s;
}

void TestLibraryRepair::whatBelongsToNothingGoes()
{
    QFETCH(const QString, sql);
    QFETCH(const QString, found);
    execute(u"PRAGMA foreign_keys = OFF"_s);
    execute(sql);
    execute(u"PRAGMA foreign_keys = ON"_s);
    QCOMPARE(text(repairOrphans(*m_connection)), found);
    QCOMPARE(text(repairOrphans(*m_connection)), QString());
    QCOMPARE(number(u"SELECT count(*) FROM pragma_foreign_key_check"_s), 0);
    QCOMPARE(text(repairCounts(*m_connection)), QString());
    QCOMPARE(text(repairSearch(*m_connection)), QString());
}

void TestLibraryRepair::aBookmarkOutlivesItsEpisode()
{
    execute(u"PRAGMA foreign_keys = OFF"_s);
    execute(u"INSERT INTO bookmark VALUES (1, 4711, 0, 'mine', 0, '', '', '', '', '', '', '')"_s);
    execute(u"PRAGMA foreign_keys = ON"_s);
    QCOMPARE(text(repairOrphans(*m_connection)), u"bookmark 1 repaired"_s);
    QCOMPARE(number(u"SELECT count(*) FROM bookmark WHERE note = 'mine' AND episode_id IS NULL"_s),
             1);
}

void TestLibraryRepair::theSearchIndexIsRebuilt_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("found");
    QTest::newRow("an empty index of words")
        << u"INSERT INTO word_search (word_search) VALUES ('delete-all')"_s
        << u"word_search 1 repaired"_s;
    QTest::newRow("an empty index of phrases")
        << u"INSERT INTO phrase_search (phrase_search) VALUES ('delete-all')"_s
        << u"phrase_search 1 repaired"_s;
    QTest::newRow("words of a missing episode are ignored")
        << u"INSERT INTO word_search (rowid, words) VALUES (4711, 'awalruses')"_s << QString();
    QTest::newRow("overwritten blocks")
        << u"UPDATE word_search_data SET block = x'00ff00ff' WHERE id > 10"_s
        << u"word_search 1 repaired"_s;
    QTest::newRow("missing blocks")
        << u"DELETE FROM word_search_data WHERE id > 10"_s << u"word_search 1 repaired"_s;
}

void TestLibraryRepair::theSearchIndexIsRebuilt()
{
    QFETCH(const QString, sql);
    QFETCH(const QString, found);
    execute(sql);
    QCOMPARE(text(repairSearch(*m_connection)), found);
    QCOMPARE(text(repairSearch(*m_connection)), QString());
    const query::Query words = query::parse(u"walruses"_s, query::LastWord::AsTyped, test::testNow);
    QCOMPARE(SearchIndex(*m_connection).search(words, 10)->hits.size(), 4);
}

void TestLibraryRepair::anIndexThatIsHalfWrittenIsNoFinding()
{
    // Two steps: the new index is created next to the one in use and holds two episodes.
    QVERIFY(SearchRebuild(*m_connection).step(2).value_or(false));
    QVERIFY(SearchRebuild(*m_connection).step(2).value_or(false));
    QCOMPARE(text(repairSearch(*m_connection)), QString());
    QCOMPARE(number(u"SELECT count(*) FROM sqlite_schema WHERE name LIKE 'next_%'"_s), 0);
    QCOMPARE(number(u"SELECT stage FROM search_rebuild"_s), 0);
}

void TestLibraryRepair::everySearchTableIsAsked()
{
    execute(u"CREATE TABLE text (id INTEGER PRIMARY KEY, words TEXT)"_s);
    execute(u"INSERT INTO text VALUES (1, 'lighthouse')"_s);
    execute(u"CREATE VIRTUAL TABLE \"a \"\"new\"\" one\" USING FTS5 (words, content = 'text',"
            " content_rowid = 'id')"_s);
    QCOMPARE(text(repairSearch(*m_connection)), u"a \"new\" one 1 repaired"_s);
    QCOMPARE(text(repairSearch(*m_connection)), QString());
}

void TestLibraryRepair::oneThatCannotBeRebuiltIsTold()
{
    execute(u"CREATE VIRTUAL TABLE loose USING fts5 (words, content = '')"_s);
    execute(u"INSERT INTO loose (rowid, words) VALUES (1, 'lighthouse')"_s);
    QCOMPARE(text(repairSearch(*m_connection)), QString());
    execute(u"DELETE FROM loose_data WHERE id > 10"_s);
    execute(u"DELETE FROM word_search_data WHERE id > 10"_s);
    execute(u"UPDATE podcast SET episode_count = 7"_s);
    // The table after it and the counts are repaired all the same.
    QCOMPARE(text(repairSearch(*m_connection)), u"loose 1 left\nword_search 1 repaired"_s);
    QCOMPARE(text(repairCounts(*m_connection)), u"podcast 2 repaired"_s);
    // It is told as long as it is broken.
    QCOMPARE(text(repairSearch(*m_connection)), u"loose 1 left"_s);
}

/// Simulates a disk that lost the write of one page: the root page of an index keeps its old
/// content.
void TestLibraryRepair::anIndexIsRebuilt()
{
    const qint64 page =
        number(u"SELECT rootpage FROM sqlite_schema WHERE name = 'jump_of_episode'"_s);
    const qint64 size = number(u"PRAGMA page_size"_s);
    m_connection.reset();
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek((page - 1) * size));
    const QByteArray before = file.read(size);
    m_connection = *Connection::open(m_path);
    execute(u"INSERT INTO jump (episode_id, position_ms) SELECT id, 5 FROM episode"_s);
    m_connection.reset(); // closing writes the log back into the file
    QVERIFY(file.seek((page - 1) * size));
    file.write(before);
    file.close();

    m_connection = *Connection::open(m_path);
    const auto damage = readDamage(m_path);
    QVERIFY(damage && !damage->isEmpty());
    const Findings findings = repairIndexes(*m_connection, *damage);
    QVERIFY(findings.has_value());
    QCOMPARE(findings->size(), 1);
    QVERIFY(findings->constFirst().fault == LibraryFault::Index);
    QVERIFY(findings->constFirst().isRepaired);
    QCOMPARE(readDamage(m_path)->join(u'\n'), QString());
}

void TestLibraryRepair::damageIsTold()
{
    const qint64 page = number(u"SELECT rootpage FROM sqlite_schema WHERE name = 'episode'"_s);
    const qint64 size = number(u"PRAGMA page_size"_s);
    m_connection.reset();
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek((page - 1) * size));
    file.write(QByteArray(size, '\xff'));
    file.close();

    m_connection = *Connection::open(m_path);
    const auto damage = readDamage(m_path);
    QVERIFY(damage && !damage->isEmpty());
    const Findings findings = repairIndexes(*m_connection, *damage);
    QVERIFY(findings.has_value());
    QCOMPARE(findings->size(), 1);
    QVERIFY(findings->constFirst().fault == LibraryFault::Damage);
    QVERIFY(!findings->constFirst().isRepaired);
}

QTEST_GUILESS_MAIN(TestLibraryRepair)
#include "tst_library_repair.moc"
