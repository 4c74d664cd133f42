// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/sync_log_store.h>
#include <storage/sync_show_store.h>
#include <storage/sync_target_store.h>
#include <storage/sync_upload_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::SyncedShow;
using domain::SyncProgress;
using domain::SyncRunRecord;
using domain::SyncShowState;
using domain::SyncTarget;
using domain::SyncTargetKind;
using domain::SyncUploadState;

class TestSyncTargetStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void oneAccountIsOneTarget();
    void aNewTargetGetsEverything();
    void progressAndProfileAreKept();
    void theLastTwentyRunsAreKept();
    void valuesCountInTheNewestRun();
    void uploadsGoFromStateToState();
    void whatIsSetAsideCanBeTriedAgain();
    void showsAreKeptPerTarget();
    void removingATargetKeepsTheLog();

private:
    [[nodiscard]] SyncTarget add(const QString &user)
    {
        const SyncTarget wanted{.kind = SyncTargetKind::Nextcloud,
                                .address = QUrl(u"https://x:y@cloud.example/sub"_s),
                                .user = user,
                                .device = u"desk"_s};
        return SyncTargetStore(*m_connection).add(wanted).value_or(SyncTarget());
    }
    [[nodiscard]] qint64 addOwn(const QString &episode, qint64 time)
    {
        return m_connection
            ->transaction([&]() -> Result<qint64> {
                SyncLogStore log(*m_connection);
                const auto feed = log.feedFor(u"https://example.org/show"_s);
                if (!feed)
                    return feed;
                return log.addOwn(*feed,
                                  {.feed = {},
                                   .episode = u"https://example.org/"_s + episode,
                                   .guid = episode,
                                   .device = u"desk"_s,
                                   .time = time,
                                   .position = 5});
            })
            .value_or(0);
    }

    std::unique_ptr<Connection> m_connection;
};

void TestSyncTargetStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
}

void TestSyncTargetStore::oneAccountIsOneTarget()
{
    const SyncTarget ann = add(u"ann"_s);
    QVERIFY(ann.id.isValid());
    QCOMPARE(ann.address, QUrl(u"https://cloud.example/sub"_s)); // never with a password
    QVERIFY(add(u"ann"_s) == ann);
    QVERIFY(add(u"bob"_s).id != ann.id);
    QCOMPARE(SyncTargetStore(*m_connection).all()->size(), 2);
}

void TestSyncTargetStore::aNewTargetGetsEverything()
{
    (void)addOwn(u"1"_s, 100);
    (void)addOwn(u"2"_s, 100);
    const SyncTarget ann = add(u"ann"_s);
    QCOMPARE(SyncUploadStore(*m_connection, ann.id).waitingCount().value_or(-1), 2);
}

void TestSyncTargetStore::progressAndProfileAreKept()
{
    SyncTargetStore store(*m_connection);
    const SyncTarget ann = add(u"ann"_s);
    QVERIFY(store.progress(ann.id).value_or(SyncProgress{.failures = 9}) == SyncProgress());
    const SyncProgress progress{.subscriptionCursor = 5,
                                .actionCursor = 0,
                                .lastPull = testNow,
                                .lastOverlap = testNow.addSecs(1),
                                .lastEverything = testNow.addSecs(2),
                                .failures = 3,
                                .notBefore = testNow.addSecs(3)};
    QVERIFY(store.setProgress(ann.id, progress).has_value());
    QVERIFY(store.progress(ann.id).value_or(SyncProgress()) == progress);
    QVERIFY(store.setProfile(ann.id, "{\"a\":1}").has_value());
    QCOMPARE(store.profile(ann.id).value_or(QByteArray()), QByteArray("{\"a\":1}"));
    const auto none = store.progress(domain::SyncTargetId{99});
    QVERIFY(!none && none.error().code == ErrorCode::NotFound);
}

void TestSyncTargetStore::theLastTwentyRunsAreKept()
{
    SyncTargetStore store(*m_connection);
    const SyncTarget ann = add(u"ann"_s);
    const SyncTarget bob = add(u"bob"_s);
    QVERIFY(store.addRun(bob.id, {.at = testNow, .received = 7}).has_value());
    const Error error{ErrorCode::HttpStatus, u"503 Busy"_s, {}, 503};
    for (int run = 0; run < SyncTargetStore::keptRuns + 5; ++run) {
        const SyncRunRecord record{
            testNow.addSecs(run), run, 2, 1, run % 2 == 0 ? std::nullopt : std::optional(error)};
        QVERIFY(store.addRun(ann.id, record).has_value());
    }
    const auto runs = store.runs(ann.id);
    QCOMPARE(runs->size(), SyncTargetStore::keptRuns);
    QVERIFY(runs->constFirst() == (SyncRunRecord{testNow.addSecs(24), 24, 2, 1, std::nullopt}));
    QVERIFY(runs->at(1).error == error);
    QCOMPARE(store.runs(bob.id)->size(), 1);
}

void TestSyncTargetStore::valuesCountInTheNewestRun()
{
    SyncTargetStore store(*m_connection);
    const SyncTarget ann = add(u"ann"_s);
    const SyncTarget bob = add(u"bob"_s);
    QVERIFY(store.addRun(bob.id, {.at = testNow, .received = 1}).has_value());
    QVERIFY(store.addRun(bob.id, {.at = testNow.addSecs(1), .received = 7, .sent = 1}).has_value());
    QVERIFY(store.addRun(ann.id, {.at = testNow.addSecs(2)}).has_value());
    QVERIFY(store.addToLastRun(bob.id, 2, 3).has_value());
    QCOMPARE(store.runs(bob.id)->at(0).received, 9);
    QCOMPARE(store.runs(bob.id)->at(0).sent, 4);
    QCOMPARE(store.runs(bob.id)->at(1).received, 1);
    QCOMPARE(store.runs(ann.id)->at(0).received, 0);
}

void TestSyncTargetStore::uploadsGoFromStateToState()
{
    const SyncTarget ann = add(u"ann"_s);
    SyncUploadStore uploads(*m_connection, ann.id);
    const qint64 first = addOwn(u"1"_s, 100);
    const qint64 second = addOwn(u"2"_s, 200);
    const qint64 feed = uploads.waitingFeeds()->value(0);
    QCOMPARE(*uploads.waiting(feed), (QSet<qint64>{first, second}));
    QVERIFY(uploads.setState({first, second}, SyncUploadState::Sent).has_value());
    QVERIFY(uploads.waitingFeeds()->isEmpty());
    QCOMPARE(*uploads.expected(0), (QHash<qint64, int>{{first, 1}, {second, 1}}));
    QCOMPARE(*uploads.expected(100), (QHash<qint64, int>{{second, 1}}));
    QVERIFY(uploads.setState({first}, SyncUploadState::Sent).has_value());
    QCOMPARE(uploads.expected(0)->value(first), 2);
    QVERIFY(uploads.setState({first}, SyncUploadState::Confirmed).has_value());
    QCOMPARE(uploads.expected(0)->value(first), 0);
    QVERIFY(uploads.setState({first}, SyncUploadState::NotCarried).has_value());
    QCOMPARE(*uploads.blocked(feed), QSet<qint64>{first});
    QVERIFY(uploads.setState({second}, SyncUploadState::Replaced).has_value());
    QVERIFY(uploads.expected(0)->isEmpty());
    QVERIFY(uploads.reconsider().has_value());
    QCOMPARE(*uploads.waiting(feed), QSet<qint64>{second});
    QVERIFY(!*uploads.hasConfirmedNew());
    QVERIFY(uploads.setState({second}, SyncUploadState::Sent).has_value());
    QVERIFY(uploads.sendAgain().has_value());
    QCOMPARE(*uploads.waiting(feed), QSet<qint64>{second}); // the other one is not carried
}

void TestSyncTargetStore::whatIsSetAsideCanBeTriedAgain()
{
    const SyncTarget ann = add(u"ann"_s);
    SyncUploadStore uploads(*m_connection, ann.id);
    const qint64 id = addOwn(u"1"_s, 100);
    const Error reason{ErrorCode::HttpStatus, u"400; Invalid URL"_s, {}, 400};
    QVERIFY(uploads.setAside(id, reason).has_value());
    QCOMPARE(*uploads.waitingCount(), 0);
    const auto list = uploads.setAside();
    QCOMPARE(list->size(), 1);
    QVERIFY(list->constFirst()
            == (domain::SetAsideAction{
                id, u"https://example.org/show"_s, u"https://example.org/1"_s, at(100), reason}));
    QVERIFY(uploads.retry().has_value());
    QCOMPARE(*uploads.waitingCount(), 1);
    QVERIFY(uploads.setAside()->isEmpty());
}

void TestSyncTargetStore::showsAreKeptPerTarget()
{
    SyncShowStore ann(*m_connection, add(u"ann"_s).id);
    SyncShowStore bob(*m_connection, add(u"bob"_s).id);
    (void)addOwn(u"1"_s, 100); // makes the feed with the id 1
    const SyncedShow show{1, u"https://E.org/%31"_s, SyncShowState::RemovedThere};
    QVERIFY(ann.put({1, u"x"_s}).has_value());
    QVERIFY(ann.put(show).has_value());
    QVERIFY(ann.all()->value(1) == show);
    QVERIFY(bob.all()->isEmpty());
    QVERIFY(ann.remove(1).has_value());
    QVERIFY(ann.all()->isEmpty());
}

void TestSyncTargetStore::removingATargetKeepsTheLog()
{
    const SyncTarget ann = add(u"ann"_s);
    (void)addOwn(u"1"_s, 100);
    QVERIFY(SyncTargetStore(*m_connection).addRun(ann.id, {.at = testNow}).has_value());
    QVERIFY(SyncTargetStore(*m_connection).remove(ann.id).has_value());
    for (const QString &table : {u"sync_target"_s, u"sync_upload"_s, u"sync_run"_s})
        QCOMPARE(m_connection->number("SELECT count(*) FROM "_L1 + table).value_or(-1), 0);
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM sync_action"_s).value_or(-1), 1);
}

QTEST_GUILESS_MAIN(TestSyncTargetStore)
#include "tst_sync_target_store.moc"
