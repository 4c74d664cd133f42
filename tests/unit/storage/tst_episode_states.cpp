// SPDX-License-Identifier: GPL-3.0-or-later
// Writes and reads the states (played, position, favourite) of many episodes in one call.

#include "sample_episodes.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::EpisodeState;

class TestEpisodeStates final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsSetIsStored_data();
    void whatIsSetIsStored();
    void unplayedOnesAreCounted();
    void whoIsGoneIsLeftOut();
    void theyComeInTheOrderOfTheQuestion();

private:
    [[nodiscard]] EpisodeStore store() const { return EpisodeStore(*m_connection); }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
    QList<EpisodeId> m_ids;
};

void TestEpisodeStates::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    const auto update = store().update(
        m_show, {episode(u"a"_s, 1), episode(u"b"_s, 2), episode(u"c"_s, 3)}, true, testNow);
    QVERIFY(update.has_value());
    m_ids = update->added;
}

void TestEpisodeStates::whatIsSetIsStored_data()
{
    QTest::addColumn<EpisodeState>("state");
    QTest::newRow("played") << EpisodeState{.isPlayed = true, .lastPlayed = testNow};
    QTest::newRow("a favourite") << EpisodeState{.isFavourite = true};
    QTest::newRow("in progress") << EpisodeState{.position = 83'000ms, .lastPlayed = testNow};
    QTest::newRow("a position beyond 32 bits of milliseconds") << EpisodeState{.position = 3'000h};
    QTest::newRow("the default state") << EpisodeState{};
}

void TestEpisodeStates::whatIsSetIsStored()
{
    QFETCH(const EpisodeState, state);
    const EpisodeState other{.isPlayed = true, .isFavourite = true, .lastPlayed = testNow};
    QVERIFY(store().setStates({{m_ids[0], other}, {m_ids[1], other}, {m_ids[2], other}}));
    QVERIFY(store().setStates({{m_ids[0], state}, {m_ids[2], state}}));
    const auto stored = store().stored(m_ids);
    QVERIFY(stored.has_value());
    QCOMPARE(stored->size(), 3);
    QVERIFY(stored->at(0).state == state);
    QVERIFY(stored->at(1).state == other);
    QVERIFY(stored->at(2).state == state);
    QVERIFY(store().summary(m_ids[2])->state == state);
}

void TestEpisodeStates::unplayedOnesAreCounted()
{
    const auto unplayed = [this] {
        return PodcastStore(*m_connection).find(m_show)->unplayedCount;
    };
    QCOMPARE(unplayed(), 3);
    QVERIFY(store().setStates({{m_ids[0], {.isPlayed = true}}, {m_ids[1], {.isPlayed = true}}}));
    QCOMPARE(unplayed(), 1);
    QVERIFY(store().setStates({{m_ids[0], {}}, {m_ids[1], {.isPlayed = true}}}));
    QCOMPARE(unplayed(), 2);
}

void TestEpisodeStates::whoIsGoneIsLeftOut()
{
    const EpisodeId gone{4'711};
    QVERIFY(store().setStates({{gone, {.isPlayed = true}}, {m_ids[1], {.isPlayed = true}}}));
    const auto stored = store().stored({gone, m_ids[1]});
    QCOMPARE(stored->size(), 1);
    QCOMPARE(stored->constFirst().id, m_ids[1]);
    QVERIFY(stored->constFirst().state.isPlayed);
}

void TestEpisodeStates::theyComeInTheOrderOfTheQuestion()
{
    const auto stored = store().stored({m_ids[2], m_ids[0], m_ids[1]});
    QStringList guids;
    for (const StoredState &each : *stored)
        guids.append(each.guid);
    QCOMPARE(guids, (QStringList{u"c"_s, u"a"_s, u"b"_s}));
    QCOMPARE(stored->constFirst().podcast, QUrl(u"https://example.org/show"_s));
    QCOMPARE(stored->constFirst().duration, 13min);
}

QTEST_GUILESS_MAIN(TestEpisodeStates)
#include "tst_episode_states.moc"
