// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/former_address_store.h>
#include <storage/sync_log_store.h>
#include <storage/sync_show_store.h>
#include <storage/sync_target_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::SyncAction;
using domain::SyncActionKind;

namespace {

SyncAction play(const QString &episode, qint64 time, qint64 position)
{
    return {.feed = u"https://example.org/show"_s,
            .episode = u"https://example.org/"_s + episode,
            .guid = episode,
            .device = u"phone"_s,
            .time = time,
            .started = 0,
            .position = position,
            .total = 1000};
}

} // namespace

class TestSyncLogStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void spellingsOfOneFeed_data();
    void spellingsOfOneFeed();
    void aPasswordIsNeverStored();
    void actionsComeBackAsTheyWere();
    void identity_data();
    void identity();
    void theNewestStateIsFound_data();
    void theNewestStateIsFound();
    void ownActionsWaitForEveryTarget();
    void newActionsWaitUntilTheyAreSettled();
    void marksAreJudgedAgainTogether();
    void mergedFeedsKeepEverythingOnce();
    void consentIsKept();
    void aFailureAtAnyStatementChangesNothing();

private:
    [[nodiscard]] qint64 feed(const QString &address = u"https://example.org/show"_s)
    {
        return m_connection
            ->transaction([&] { return SyncLogStore(*m_connection).feedFor(address); })
            .value_or(0);
    }
    [[nodiscard]] Result<ReceivedCounts> receive(const QList<SyncAction> &actions, qint64 feed)
    {
        QList<ReceivedAction> received;
        for (const SyncAction &action : actions)
            received.append({feed, action, action.time});
        return m_connection->transaction(
            [&] { return SyncLogStore(*m_connection).addReceived(received); });
    }
    [[nodiscard]] qint64 count(const QString &table)
    {
        return m_connection->number("SELECT count(*) FROM "_L1 + table).value_or(-1);
    }

    std::unique_ptr<Connection> m_connection;
};

void TestSyncLogStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
}

void TestSyncLogStore::spellingsOfOneFeed_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");
    QTest::newRow("http") << u"http://example.org/show"_s << true;
    QTest::newRow("blanks around it") << u" https://example.org/show\n"_s << true;
    QTest::newRow("capitals in the host") << u"https://EXAMPLE.org/show"_s << true;
    QTest::newRow("a slash at the end") << u"https://example.org/show/"_s << true;
    QTest::newRow("encoded letters") << u"https://example.org/%73how"_s << true;
    QTest::newRow("another path") << u"https://example.org/shows"_s << false;
    QTest::newRow("a query") << u"https://example.org/show?x=1"_s << false;
}

void TestSyncLogStore::spellingsOfOneFeed()
{
    QFETCH(const QString, other);
    const qint64 first = feed();
    QVERIFY(first > 0);
    QCOMPARE(feed(), first);
    QTEST(feed(other) == first, "isSame");
}

void TestSyncLogStore::aPasswordIsNeverStored()
{
    const qint64 id = feed(u"https://ann:secret@example.org/show"_s);
    QCOMPARE(id, feed());
    QCOMPARE(SyncLogStore(*m_connection).address(id).value_or(QString()),
             u"https://example.org/show"_s);
    QCOMPARE(
        m_connection->number(u"SELECT count(*) FROM sync_feed_key WHERE feed_key LIKE '%secret%'"_s)
            .value_or(-1),
        0);
}

void TestSyncLogStore::actionsComeBackAsTheyWere()
{
    SyncAction unplayed = play(u"1"_s, 200, 0);
    unplayed.kind = SyncActionKind::New;
    unplayed.started = unplayed.position = unplayed.total = std::nullopt;
    unplayed.guid.clear();
    SyncAction odd = play(u"\"'1,[]\n\u00e9"_s, 300, 5);
    odd.total = std::nullopt;
    const QList<SyncAction> actions{play(u"1"_s, 100, 20), unplayed, odd};
    QVERIFY(receive(actions, feed()).has_value());
    const auto logged = SyncLogStore(*m_connection).actions(feed());
    QVERIFY(logged.has_value());
    QCOMPARE(logged->size(), 3);
    for (int i = 0; i < 3; ++i) {
        SyncAction read = logged->at(i).action;
        read.feed = actions[i].feed; // the feed is known by its id
        QVERIFY(read == actions[i]);
        QCOMPARE(logged->at(i).orderTime, actions[i].time);
        QVERIFY(!logged->at(i).isOwn);
    }
}

void TestSyncLogStore::identity_data()
{
    QTest::addColumn<SyncAction>("second");
    QTest::addColumn<int>("added");
    const SyncAction first = play(u"1"_s, 100, 20);
    const auto with = [&first](auto change) {
        SyncAction action = first;
        change(action);
        return action;
    };
    QTest::newRow("the same") << first << 0;
    QTest::newRow("another device") << with([](auto &a) { a.device = u"x"_s; }) << 0;
    QTest::newRow("another guid") << with([](auto &a) { a.guid = u"x"_s; }) << 0;
    QTest::newRow("another start") << with([](auto &a) { a.started = 5; }) << 0;
    QTest::newRow("another second") << with([](auto &a) { a.time = 101; }) << 1;
    QTest::newRow("another position") << with([](auto &a) { a.position = 21; }) << 1;
    QTest::newRow("another episode") << play(u"2"_s, 100, 20) << 1;
    QTest::newRow("another kind") << with([](auto &a) { a.kind = SyncActionKind::Delete; }) << 1;
}

void TestSyncLogStore::identity()
{
    QFETCH(const SyncAction, second);
    QVERIFY(receive({play(u"1"_s, 100, 20)}, feed()).has_value());
    QTEST(receive({second}, feed())->added, "added");
}

void TestSyncLogStore::theNewestStateIsFound_data()
{
    QTest::addColumn<QList<SyncAction>>("actions");
    QTest::addColumn<int>("newest"); // index in the actions; -1: none
    const auto other = [](SyncActionKind kind, qint64 time) {
        SyncAction action = play(u"1"_s, time, 0);
        action.kind = kind;
        action.started = action.position = action.total = std::nullopt;
        return action;
    };
    QTest::newRow("none") << QList<SyncAction>() << -1;
    QTest::newRow("another episode") << QList{play(u"2"_s, 100, 10)} << -1;
    QTest::newRow("the later one") << QList{play(u"1"_s, 200, 10), play(u"1"_s, 100, 90)} << 0;
    QTest::newRow("the farther one of one second")
        << QList{play(u"1"_s, 100, 10), play(u"1"_s, 100, 90)} << 1;
    QTest::newRow("a mark as unplayed")
        << QList{play(u"1"_s, 100, 10), other(SyncActionKind::New, 200)} << 1;
    QTest::newRow("a download is no state")
        << QList{play(u"1"_s, 100, 10), other(SyncActionKind::Download, 200)} << 0;
    QTest::newRow("a play without a position is no state")
        << QList{play(u"1"_s, 100, 10), other(SyncActionKind::Play, 200)} << 0;
}

void TestSyncLogStore::theNewestStateIsFound()
{
    QFETCH(const QList<SyncAction>, actions);
    QFETCH(const int, newest);
    const qint64 id = feed();
    QVERIFY(receive(actions, id).has_value());
    // In another spelling, as a feed may have it.
    const auto found = SyncLogStore(*m_connection).newestState(id, u"http://EXAMPLE.org/1"_s);
    QVERIFY(found.has_value());
    QCOMPARE(found->has_value(), newest >= 0);
    if (newest < 0)
        return;
    QCOMPARE((*found)->time, actions.at(newest).time);
    QCOMPARE((*found)->kind, actions.at(newest).kind);
    QCOMPARE((*found)->position, actions.at(newest).position);
}

void TestSyncLogStore::ownActionsWaitForEveryTarget()
{
    SyncTargetStore targets(*m_connection);
    for (const QString &user : {u"ann"_s, u"bob"_s})
        QVERIFY(targets.add({.address = QUrl(u"https://s.example"_s), .user = user}).has_value());
    SyncLogStore log(*m_connection);
    const qint64 id = log.addOwn(feed(), play(u"1"_s, 100, 20)).value_or(0);
    QVERIFY(id > 0);
    QCOMPARE(log.addOwn(feed(), play(u"1"_s, 100, 20)).value_or(0), id);
    QCOMPARE(count(u"sync_upload"_s), 2);
    QCOMPARE(count(u"sync_waiting"_s), 0); // the library shows it already
    QCOMPARE(log.countSame(feed(), play(u"1"_s, 900, 20)).value_or(-1), 1);
    QCOMPARE(log.countSame(feed(), play(u"1"_s, 900, 21)).value_or(-1), 0);
    QCOMPARE(receive({play(u"1"_s, 100, 20)}, feed())->ownIds, QSet<qint64>{id});
}

void TestSyncLogStore::newActionsWaitUntilTheyAreSettled()
{
    SyncAction download = play(u"3"_s, 100, 0);
    download.kind = SyncActionKind::Download;
    SyncLogStore log(*m_connection);
    QVERIFY(receive({play(u"1"_s, 100, 20), play(u"2"_s, 100, 20), download}, feed()).has_value());
    QCOMPARE(log.waitingFeeds().value_or(QList<qint64>()), QList<qint64>{feed()});
    const auto waiting = log.waitingEpisodes(feed());
    QCOMPARE(waiting->size(), 2);
    QVERIFY(log.settle(waiting->values()).has_value());
    QVERIFY(log.waitingFeeds()->isEmpty());
    QVERIFY(receive({play(u"1"_s, 100, 20)}, feed()).has_value()); // known: no news
    QVERIFY(log.waitingFeeds()->isEmpty());
    QVERIFY(receive({play(u"1"_s, 101, 30)}, feed()).has_value());
    QCOMPARE(log.waitingEpisodes(feed())->size(), 1);
}

void TestSyncLogStore::marksAreJudgedAgainTogether()
{
    const auto mark = [](const QString &episode, qint64 time) {
        SyncAction action = play(episode, time, 1000);
        action.started = 1000;
        return action;
    };
    SyncLogStore log(*m_connection);
    QVERIFY(receive({mark(u"1"_s, 10'000), mark(u"2"_s, 50'000)}, feed()).has_value());
    QVERIFY(log.settle(log.waitingEpisodes(feed())->values()).has_value());
    QVERIFY(receive({mark(u"3"_s, 10'001)}, feed()).has_value());
    QCOMPARE(log.waitingEpisodes(feed())->size(), 2); // 1 and 3, but not 2
    QCOMPARE(log.marks()->size(), 3);
}

void TestSyncLogStore::mergedFeedsKeepEverythingOnce()
{
    const PodcastId show = addShow(*m_connection, u"show"_s);
    const QString moved = u"https://new.example/feed"_s;
    const auto target =
        SyncTargetStore(*m_connection).add({.address = QUrl(u"https://s.example"_s)});
    QVERIFY(target.has_value());
    const qint64 first = feed();
    const qint64 second = feed(moved);
    QVERIFY(first != second);
    QVERIFY(receive({play(u"1"_s, 100, 20), play(u"2"_s, 100, 30)}, first).has_value());
    QVERIFY(receive({play(u"1"_s, 100, 20), play(u"3"_s, 100, 40)}, second).has_value());
    SyncShowStore shows(*m_connection, target->id);
    QVERIFY(shows.put({second, moved}).has_value());

    QVERIFY(FormerAddressStore(*m_connection)
                .add(show, QUrl(u"https://example.org/show"_s))
                .has_value());
    QVERIFY(PodcastStore(*m_connection).moveTo(show, QUrl(moved)).has_value());
    QCOMPARE(feed(moved), first);
    QCOMPARE(feed(), first);
    QCOMPARE(count(u"sync_feed"_s), 1);
    QCOMPARE(SyncLogStore(*m_connection).actions(first)->size(), 3);
    QCOMPARE(SyncLogStore(*m_connection).waitingEpisodes(first)->size(), 3);
    QCOMPARE(shows.all()->value(first).spelling, moved);
    const auto found = SyncLogStore(*m_connection).show(first);
    QVERIFY(found.has_value() && found->has_value() && (*found)->id == show);
}

void TestSyncLogStore::consentIsKept()
{
    SyncLogStore log(*m_connection);
    QVERIFY(!*log.isUploadAllowed(feed()));
    for (const bool isAllowed : {true, false}) {
        QVERIFY(log.setUploadAllowed(feed(), isAllowed).has_value());
        QVERIFY(*log.isUploadAllowed(feed()) == isAllowed);
    }
}

void TestSyncLogStore::aFailureAtAnyStatementChangesNothing()
{
    const qint64 id = feed();
    for (int n = 1;; ++n) {
        m_connection->failAfter(n);
        const auto received = receive({play(u"1"_s, 100, 20)}, id);
        m_connection->failAfter(0);
        if (received)
            break;
        QCOMPARE(count(u"sync_action"_s), 0);
        QCOMPARE(count(u"sync_episode"_s), 0);
        QCOMPARE(count(u"sync_waiting"_s), 0);
        QVERIFY(n < 20);
    }
    QCOMPARE(count(u"sync_action"_s), 1);
}

QTEST_GUILESS_MAIN(TestSyncLogStore)
#include "tst_sync_log_store.moc"
