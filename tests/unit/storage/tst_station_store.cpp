// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/station_store.h>

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::StationOrder;

class TestStationStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aLongSearchRunsInParts_data();
    void aLongSearchRunsInParts();
    void theLimitEndsTheSearch();
    void nothingIsFoundWithoutAQuery();
    void playedEpisodesCountForTheShow();
    void theIndexOfUnplayedEpisodesIsReadAlone();
    void missingLocalFilesAreNotPlayed();

private:
    static constexpr int episodes = 5'000;

    static StationRequest request(const QString &query, StationOrder order, int limit = 1)
    {
        return {.query = query::parse(query, query::LastWord::AsTyped, testNow),
                .rules = {.order = order, .seed = 3},
                .limit = limit};
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

/// Writes episodes without texts: only their rows matter here.
void TestStationStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(m_connection
                ->execute(u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
                          " WHERE i < ?)"
                          " INSERT INTO episode (id, podcast_id, guid, title, sort_time, published,"
                          " duration_ms, has_enclosure, type, image, content_hash)"
                          " SELECT i, ?, 'g' || i, 'T', 1600000000 + i * 60, 1600000000 + i * 60,"
                          " 600000, 1, 0, '', x'' FROM n"_s,
                          {episodes, m_show.value})
                .has_value());
}

void TestStationStore::aLongSearchRunsInParts_data()
{
    QTest::addColumn<StationOrder>("order");
    QTest::addColumn<int>("maxParts");
    const int perLaterParts = StationStore::laterSize;
    QTest::newRow("newest first") << StationOrder::NewestFirst << 2 + episodes / perLaterParts;
    QTest::newRow("oldest first") << StationOrder::OldestFirst << 2 + episodes / perLaterParts;
    // There are more places than ids.
    QTest::newRow("shuffled") << StationOrder::Shuffled << 2 + 8'192 / perLaterParts;
}

void TestStationStore::aLongSearchRunsInParts()
{
    QFETCH(const StationOrder, order);
    QFETCH(const int, maxParts);
    StationStore store(*m_connection);
    const StationRequest none = request(u"longer:20m"_s, order); // no episode is that long
    std::optional<StationPosition> from;
    int parts = 0;
    do {
        const auto part = store.part(none, from);
        QVERIFY(part.has_value());
        QVERIFY(part->episodes.isEmpty());
        from = part->next;
        QVERIFY(++parts <= maxParts);
    } while (from);
    QVERIFY(parts > 1);

    // The episode is found wherever it is.
    for (const int id : {1, 250, 2'500, episodes}) {
        QVERIFY(m_connection->execute(u"UPDATE episode SET duration_ms = 600000"_s).has_value());
        QVERIFY(
            m_connection->execute(u"UPDATE episode SET duration_ms = 1800000 WHERE id = ?"_s, {id})
                .has_value());
        QCOMPARE(store.first(none).value_or(QList<EpisodeId>()), QList{EpisodeId{id}});
    }
}

void TestStationStore::theLimitEndsTheSearch()
{
    StationStore store(*m_connection);
    const auto part = store.part(request(u"longer:5m"_s, StationOrder::NewestFirst, 3));
    QVERIFY(part.has_value());
    QVERIFY(part->episodes == (QList{EpisodeId{5'000}, EpisodeId{4'999}, EpisodeId{4'998}}));
    QVERIFY(!part->next);
    const auto all = store.first(request(u"longer:5m"_s, StationOrder::OldestFirst, 3'000));
    QVERIFY(all.has_value());
    QCOMPARE(all->size(), 3'000);
    QCOMPARE(all->constFirst(), EpisodeId{1});
    QCOMPARE(all->constLast(), EpisodeId{3'000});
}

void TestStationStore::nothingIsFoundWithoutAQuery()
{
    StationStore store(*m_connection);
    QVERIFY(store.first(request(u""_s, StationOrder::NewestFirst))->isEmpty());
    QVERIFY(store.first(request(u"longer:5m"_s, StationOrder::NewestFirst, 0))->isEmpty());
}

/// Otherwise playing the newest episode of a show would bring in the one before it.
void TestStationStore::playedEpisodesCountForTheShow()
{
    StationStore store(*m_connection);
    StationRequest two = request(u"longer:5m"_s, StationOrder::NewestFirst, 10);
    two.rules.maxPerShow = 2;
    QVERIFY(m_connection->execute(u"UPDATE episode SET played = 1 WHERE id = 5000"_s).has_value());
    QCOMPARE(*store.first(two), QList{EpisodeId{4'999}});
    QVERIFY(m_connection->execute(u"UPDATE episode SET played = 1 WHERE id = 4999"_s).has_value());
    QVERIFY(store.first(two)->isEmpty());
}

void TestStationStore::theIndexOfUnplayedEpisodesIsReadAlone()
{
    if (!listsStatements(*m_connection))
        QSKIP("This SQLite does not list its statements");
    StationStore store(*m_connection);
    for (const StationOrder order : {StationOrder::NewestFirst, StationOrder::OldestFirst}) {
        QVERIFY(store.first(request(u"longer:5m"_s, order)).has_value());
        const QString part = order == StationOrder::OldestFirst ? u"sort_time, e.id) > (?, ?)"_s
                                                                : u"sort_time, e.id) < (?, ?)"_s;
        const QString sql = statementWith(*m_connection, part);
        QVERIFY(!sql.isEmpty());
        const QString plan = planOf(*m_connection, sql, {0, 0, 0, 1});
        QVERIFY2(plan.contains(u"COVERING INDEX episode_unplayed"_s), qPrintable(plan));
        QVERIFY2(!plan.contains(u"TEMP B-TREE"_s), qPrintable(plan));
    }
}

void TestStationStore::missingLocalFilesAreNotPlayed()
{
    QVERIFY(m_connection->execute(u"DELETE FROM episode"_s).has_value());
    EpisodeToStore local = episode(u"local"_s, 2);
    local.episode.enclosure->url = QUrl(u"file:///music/1.mp3"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show, {local, episode(u"web"_s, 1)}, true, testNow)
                .has_value());
    const EpisodeId file = idOf(*m_connection, m_show, u"local"_s);
    const EpisodeId web = idOf(*m_connection, m_show, u"web"_s);
    StationStore store(*m_connection);
    const StationRequest all = request(u"longer:5m"_s, StationOrder::NewestFirst, 5);
    QCOMPARE(*store.first(all), (QList{file, web}));
    QVERIFY(m_connection->execute(u"UPDATE episode SET removed = 1"_s).has_value());
    QCOMPARE(*store.first(all), QList{web}); // media on the web may still be there
}

QTEST_GUILESS_MAIN(TestStationStore)
#include "tst_station_store.moc"
