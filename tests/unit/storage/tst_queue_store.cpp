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

private:
    /// "b a" as ids; "?" is an episode that is not there.
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
    QTest::newRow("what was there goes") << u"a b"_s << u"c"_s << u"c"_s;
    QTest::newRow("nothing") << u"a b"_s << u""_s << u""_s;
    QTest::newRow("each counts once, where it comes first") << u""_s << u"b a b"_s << u"b a"_s;
    QTest::newRow("what is no episode is left out") << u""_s << u"b ? a"_s << u"b a"_s;
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

QTEST_GUILESS_MAIN(TestQueueStore)
#include "tst_queue_store.moc"
