// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that changed texts are added to the search index in the background.

#include <library/library.h>
#include <maintenance/search_indexer.h>
#include <storage/database_thread.h>
#include <storage/search_index.h>
#include <storage/search_rebuild.h>
#include <support/backed_up_library.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;

namespace {

/// No pauses, so that the tests are fast.
const maintenance::SearchIndexer::Pace quick{0ms, 10ms, 0ms, 0ms};

} // namespace

class TestSearchIndexer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void allIsIndexedInPieces();
    void finishWaitsForAll();
    void whatIsIndexedIsMerged();
    void anIndexOfOldTextsIsWrittenAnew();
    void aDamagedIndexIsToldOnce();

private:
    [[nodiscard]] int found(const QString &words)
    {
        auto results = m_library->episodes().search().find(words, false, 1000);
        if (!test::waitUntil([&] { return results.isFinished(); }))
            return -1;
        return results.result() ? int(results.result()->hits.size()) : -1;
    }

    FakeHttpClient m_http;
    std::unique_ptr<BackedUpLibrary> m_folder;
    std::unique_ptr<library::Library> m_library;
};

void TestSearchIndexer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library.reset();
    m_folder = std::make_unique<BackedUpLibrary>();
    QVERIFY(m_folder->fill(u"lighthouses"_s, 250));
    const auto connection = storage::Connection::open(m_folder->folders.database);
    QVERIFY(connection.has_value());
    QVERIFY(storage::SearchIndex(**connection).startOver().has_value());
    m_library = std::make_unique<library::Library>(m_folder->folders, m_http, m_folder->clock);
}

void TestSearchIndexer::allIsIndexedInPieces()
{
    QVERIFY(found(u"lighthouses"_s) < 100); // a search indexes only a few episodes itself
    const QSignalSpy caughtUp(&m_library->maintenance().searchIndexer,
                              &maintenance::SearchIndexer::caughtUp);
    m_library->maintenance().searchIndexer.start();
    QTRY_COMPARE_WITH_TIMEOUT(caughtUp.size(), 1, 20'000);
    QCOMPARE(found(u"lighthouses"_s), 250);
}

void TestSearchIndexer::finishWaitsForAll()
{
    auto left = m_library->maintenance().searchIndexer.finish();
    QVERIFY(test::waitUntil([&] { return left.isFinished(); }, 20'000));
    QCOMPARE(*left.result(), 0);
    QCOMPARE(found(u"lighthouses"_s), 250);
}

void TestSearchIndexer::whatIsIndexedIsMerged()
{
    const auto connection = storage::Connection::open(m_folder->folders.database);
    QVERIFY(connection.has_value());
    const auto segments = [&]() -> int {
        const auto counted =
            (*connection)->execute(u"SELECT count(DISTINCT segid) FROM word_search_idx"_s);
        const int count = counted && (*counted)->next() ? (*counted)->value(0).toInt() : -1;
        (*connection)->finishAll();
        return count;
    };
    auto left = m_library->maintenance().searchIndexer.finish();
    QVERIFY(test::waitUntil([&] { return left.isFinished(); }, 20'000));
    QVERIFY(segments() > 1);
    m_library->maintenance().searchIndexer.start();
    QTRY_COMPARE_WITH_TIMEOUT(segments(), 1, 20'000);
    QCOMPARE(found(u"lighthouses"_s), 250);
}

void TestSearchIndexer::anIndexOfOldTextsIsWrittenAnew()
{
    m_library.reset();
    storage::DatabaseThread database(m_folder->folders.database);
    maintenance::SearchIndexer indexer(database, quick);
    const auto connection = storage::Connection::open(m_folder->folders.database);
    QVERIFY(connection.has_value());
    // 22 times 250 outdated documents are more than SearchRebuild::maxOrphanedDocuments (5,000).
    for (int round = 0; round < 22; ++round) {
        QVERIFY((*connection)
                    ->execute(u"INSERT OR IGNORE INTO search_pending SELECT id FROM episode"_s)
                    .has_value());
        auto left = indexer.finish();
        QVERIFY(test::waitUntil([&] { return left.isFinished(); }, 20'000));
    }
    storage::SearchRebuild rebuild(**connection);
    QVERIFY(rebuild.isDue().value_or(false));
    indexer.start();
    QTRY_VERIFY_WITH_TIMEOUT(!rebuild.isDue().value_or(true), 20'000);
    m_library = std::make_unique<library::Library>(m_folder->folders, m_http, m_folder->clock);
    QCOMPARE(found(u"lighthouses"_s), 250);
}

void TestSearchIndexer::aDamagedIndexIsToldOnce()
{
    m_library.reset();
    storage::DatabaseThread database(m_folder->folders.database);
    {
        maintenance::SearchIndexer indexer(database, quick);
        auto left = indexer.finish();
        QVERIFY(test::waitUntil([&] { return left.isFinished(); }, 20'000));
    }
    const auto connection = storage::Connection::open(m_folder->folders.database);
    QVERIFY(connection.has_value());
    QVERIFY((*connection)
                ->execute(u"UPDATE word_search_data SET block = x'00ff00ff' WHERE id > 10"_s)
                .has_value());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^not put in order:"_s)); // only once
    maintenance::SearchIndexer indexer(database, quick);
    indexer.start();
    // A second warning within these 500 ms, which are dozens of intervals, would fail the test.
    const QDeadlineTimer someDozenLooks(500);
    QVERIFY(test::waitUntil([&] { return someDozenLooks.hasExpired(); }));
}

QTEST_GUILESS_MAIN(TestSearchIndexer)
#include "tst_search_indexer.moc"
