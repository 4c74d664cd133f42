// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/queue_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestQueueStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void replacing_data();
    void replacing();
    void anEpisodeThatGoesLeavesTheQueue();
    void listsFollowIt();
    void timeLeft_data();
    void timeLeft();
    void timeLeftReadsTheQueueAlone();

private:
    /// Converts guids such as "b a" to ids; "?" is an id that no episode has.
    [[nodiscard]] QList<EpisodeId> ids(const QString &guids) const
    {
        QList<EpisodeId> ids;
        for (const QString &guid : guids.split(u' ', Qt::SkipEmptyParts))
            ids.append(guid == "?"_L1 ? EpisodeId{9'999} : idOf(*m_connection, m_show, guid));
        return ids;
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestQueueStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(
        EpisodeStore(*m_connection)
            .update(
                m_show, {episode(u"a"_s, 1), episode(u"b"_s, 2), episode(u"c"_s, 3)}, true, testNow)
            .has_value());
}

void TestQueueStore::replacing_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the order is kept") << u""_s << u"b c a"_s << u"b c a"_s;
    QTest::newRow("the new queue replaces the old one") << u"a b"_s << u"c"_s << u"c"_s;
    QTest::newRow("an empty queue") << u"a b"_s << u""_s << u""_s;
    QTest::newRow("an episode named twice is queued once, at its first place")
        << u""_s << u"b a b"_s << u"b a"_s;
    QTest::newRow("an id that no episode has is left out") << u""_s << u"b ? a"_s << u"b a"_s;
}

void TestQueueStore::replacing()
{
    QFETCH(const QString, before);
    QFETCH(const QString, wanted);
    QFETCH(const QString, expected);
    QueueStore queue(*m_connection);
    QVERIFY(queue.replace(ids(before)).has_value());
    QCOMPARE(*queue.replace(ids(wanted)), ids(expected));
    QCOMPARE(*queue.all(), ids(expected));
}

void TestQueueStore::anEpisodeThatGoesLeavesTheQueue()
{
    QueueStore queue(*m_connection);
    QVERIFY(queue.replace(ids(u"c a b"_s)).has_value());
    QVERIFY(m_connection->execute(u"DELETE FROM episode WHERE guid = 'a'"_s).has_value());
    QCOMPARE(*queue.all(), ids(u"c b"_s));
    QCOMPARE(*queue.replace(*queue.all() + ids(u"a"_s)), ids(u"c b"_s));
}

void TestQueueStore::listsFollowIt()
{
    QVERIFY(QueueStore(*m_connection).replace(ids(u"b c"_s)).has_value());
    QCOMPARE(guids(*m_connection, {.queued = true}), u"b c"_s);
    QCOMPARE(guids(*m_connection, {.queued = false}), u"a"_s);
    QCOMPARE(EpisodeStore(*m_connection).count({.queued = true}).value_or(-1), 2);
}

/// The remaining time is read at each start, so the query must not scan all episodes.
void TestQueueStore::timeLeftReadsTheQueueAlone()
{
    const QString plan = planOf(*m_connection, QueueStore::timeLeftSql(), {});
    QVERIFY2(plan.contains(u"SCAN queue"_s) && !plan.contains(u"SCAN episode"_s), qPrintable(plan));
}

void TestQueueStore::timeLeft_data()
{
    QTest::addColumn<QString>("queue");
    QTest::addColumn<QString>("change"); // column values that episode a gets
    QTest::addColumn<int>("expectedMs");
    QTest::newRow("the queue is empty") << u""_s << u"duration_ms = 60000"_s << 0;
    QTest::newRow("one episode") << u"a"_s << u"duration_ms = 60000"_s << 60'000;
    QTest::newRow("the part already heard is subtracted")
        << u"a"_s << u"duration_ms = 60000, position_ms = 15000"_s << 45'000;
    QTest::newRow("a played episode starts from the beginning")
        << u"a"_s << u"duration_ms = 60000, position_ms = 15000, played = 1"_s << 60'000;
    QTest::newRow("the duration that the player measured counts")
        << u"a"_s << u"duration_ms = 60000, measured_ms = 90000"_s << 90'000;
    QTest::newRow("an unknown duration counts as 0") << u"a"_s << u"duration_ms = NULL"_s << 0;
    QTest::newRow("a position after the end leaves 0")
        << u"a"_s << u"duration_ms = 60000, position_ms = 70000"_s << 0;
    QTest::newRow("an episode that is not queued does not count")
        << u"b"_s << u"duration_ms = 60000"_s << 0;
}

void TestQueueStore::timeLeft()
{
    QFETCH(const QString, queue);
    QFETCH(const QString, change);
    QFETCH(const int, expectedMs);
    QVERIFY(m_connection->execute(u"UPDATE episode SET duration_ms = NULL"_s).has_value());
    QVERIFY(
        m_connection->execute(u"UPDATE episode SET %1 WHERE guid = 'a'"_s.arg(change)).has_value());
    QueueStore store(*m_connection);
    QVERIFY(store.replace(ids(queue)).has_value());
    std::chrono::milliseconds left{};
    const auto byShow = store.timeLeft();
    QVERIFY(byShow.has_value());
    for (const std::chrono::milliseconds ofShow : *byShow)
        left += ofShow;
    QCOMPARE(left.count(), expectedMs);
}

QTEST_GUILESS_MAIN(TestQueueStore)
#include "tst_queue_store.moc"
