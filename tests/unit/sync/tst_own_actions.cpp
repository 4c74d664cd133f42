// SPDX-License-Identifier: GPL-3.0-or-later

#include "sync_samples.h"

#include <sync/own_actions.h>

#include <QRegularExpression>
#include <QTest>

using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::sync;
using namespace dogear::sync::test;
using domain::EpisodeState;
using domain::SyncAction;
using domain::SyncActionKind;

namespace {

/// "play 10-120/1000" or "new"
QString describe(const SyncAction &action)
{
    if (action.kind == SyncActionKind::New)
        return action.position || action.started || action.total ? u"new with numbers"_s : u"new"_s;
    return u"play %1-%2/%3"_s.arg(action.started.value_or(-1))
        .arg(action.position.value_or(-1))
        .arg(action.total.value_or(-1));
}

} // namespace

class TestOwnActions final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void forms_data();
    void forms();
    void aRepeatedPlaceDiffersInItsStart();
    void onlyChangesAreRecorded();
    void anImportedStateCountsFromWhenItWasHeard();
    void statesOfBeforeAreRecordedOnce();
};

void TestOwnActions::forms_data()
{
    QTest::addColumn<EpisodeState>("state");
    QTest::addColumn<std::chrono::seconds>("duration");
    QTest::addColumn<std::chrono::seconds>("started");
    QTest::addColumn<QString>("action");
    QTest::newRow("a place") << EpisodeState{.position = 120'900ms} << 1000s << 10s
                             << u"play 10-120/1000"_s;
    QTest::newRow("a played episode")
        << EpisodeState{.isPlayed = true} << 1000s << 900s << u"play 900-1000/1000"_s;
    QTest::newRow("a mark as played begins before the end")
        << EpisodeState{.isPlayed = true} << 1000s << 1000s << u"play 999-1000/1000"_s;
    QTest::newRow("a played episode of unknown length")
        << EpisodeState{.isPlayed = true} << 0s << 0s << u"play 0-1/1"_s;
    QTest::newRow("a place in an episode of unknown length is below its total")
        << EpisodeState{.position = 120s} << 0s << 0s << u"play 0-120/121"_s;
    QTest::newRow("a place beyond the length that the feed says")
        << EpisodeState{.position = 1200s} << 1000s << 0s << u"play 0-1200/1201"_s;
    QTest::newRow("a place in the first second is never 0/0/0")
        << EpisodeState{.position = 300ms} << 1000s << 0s << u"play 0-1/1000"_s;
    QTest::newRow("a start after the place")
        << EpisodeState{.position = 20s} << 1000s << 300s << u"play 19-20/1000"_s;
    QTest::newRow("an unplayed episode") << EpisodeState{} << 1000s << 0s << u"new"_s;
}

void TestOwnActions::forms()
{
    QFETCH(const EpisodeState, state);
    QFETCH(const std::chrono::seconds, duration);
    QFETCH(const std::chrono::seconds, started);
    const storage::EpisodeForSync episode{.id = {},
                                          .show = {},
                                          .feed = QUrl(feedOf(u"a"_s)),
                                          .enclosure = QUrl(mediaOf(u"1"_s)),
                                          .guid = u"1"_s,
                                          .state = state,
                                          .duration = duration,
                                          .published = {}};
    const SyncAction action = stateAction(episode, u"desk"_s, 5, started);
    QTEST(describe(action), "action");
    // Every player on the account reads the same of it.
    QCOMPARE(action.isPlayed(), state.isPlayed);
    QVERIFY(!action.isMark());
}

void TestOwnActions::aRepeatedPlaceDiffersInItsStart()
{
    const auto connection = openLibrary();
    addShow(*connection, u"a"_s, {u"1"_s});
    const EpisodeId id = episodeId(*connection, u"1"_s);
    SyncRecorder recorder(*connection, u"desk"_s);
    QVERIFY(storage::EpisodeStore(*connection).setState(id, {.isPlayed = true}).has_value());
    for (const qint64 time : {100, 200, 300})
        QVERIFY(recorder.record(id, time).has_value());
    const auto actions = storage::SyncLogStore(*connection).actions(1);
    QVERIFY(actions.has_value());
    QStringList forms;
    for (const domain::LoggedAction &logged : *actions)
        forms.append(describe(logged.action));
    QCOMPARE(forms,
             (QStringList{u"play 0-1000/1000"_s, u"play 1-1000/1000"_s, u"play 2-1000/1000"_s}));
}

void TestOwnActions::onlyChangesAreRecorded()
{
    const auto connection = openLibrary();
    addShow(*connection, u"a"_s, {u"1"_s});
    const EpisodeId id = episodeId(*connection, u"1"_s);
    SyncRecorder recorder(*connection, u"desk"_s);
    const auto isRecorded = [&](const EpisodeState &state, qint64 time) {
        return storage::EpisodeStore(*connection).setState(id, state).has_value()
               && recorder.recordChange(id, time).value_or(false);
    };
    QVERIFY(!isRecorded({}, 100)); // unplayed, and nothing else is known
    QVERIFY(isRecorded({.position = 50'200ms}, 200));
    QVERIFY(!isRecorded({.position = 50'900ms}, 300));
    QVERIFY(!isRecorded({.isFavourite = true, .position = 50'900ms}, 400));
    QVERIFY(isRecorded({.isPlayed = true}, 500));
    QVERIFY(!isRecorded({.isPlayed = true}, 600));
    QVERIFY(isRecorded({}, 700));
    QVERIFY(!isRecorded({}, 800));
    // A newer action of another device is compared, too.
    const auto received = connection->transaction([&] {
        storage::SyncLogStore log(*connection);
        return log.addReceived({{1,
                                 {.feed = feedOf(u"a"_s),
                                  .episode = mediaOf(u"1"_s),
                                  .guid = u"1"_s,
                                  .device = u"phone"_s,
                                  .time = 900,
                                  .started = 0,
                                  .position = 80,
                                  .total = 1000},
                                 900}});
    });
    QVERIFY(received.has_value());
    QVERIFY(!isRecorded({.position = 80s}, 1000));
    QVERIFY(isRecorded({}, 1100));
    QCOMPARE(recorder.recordChange(EpisodeId{4711}, 1).error().code, ErrorCode::NotFound);
}

void TestOwnActions::anImportedStateCountsFromWhenItWasHeard()
{
    const auto connection = openLibrary();
    addShow(*connection, u"a"_s, {u"1"_s, u"2"_s});
    storage::EpisodeStore episodes(*connection);
    const EpisodeId one = episodeId(*connection, u"1"_s);
    const EpisodeId two = episodeId(*connection, u"2"_s);
    const QDateTime heard = QDateTime::fromSecsSinceEpoch(1'650'000'000, utc);
    QVERIFY(episodes.setState(one, {.position = 50s, .lastPlayed = heard}).has_value());
    QVERIFY(episodes.setState(two, {.isFavourite = true}).has_value());
    SyncRecorder recorder(*connection, u"desk"_s);
    QCOMPARE(recorder.recordImported(one).value_or(false), true);
    QCOMPARE(recorder.recordImported(one).value_or(true), false);
    QCOMPARE(recorder.recordImported(two).value_or(true), false); // no place came over
    QCOMPARE(recorder.recordImported(EpisodeId{4711}).error().code, ErrorCode::NotFound);
    const auto actions = storage::SyncLogStore(*connection).actions(1);
    QVERIFY(actions.has_value());
    QCOMPARE(actions->size(), 1);
    QCOMPARE(actions->constFirst().action.time, heard.toSecsSinceEpoch());
}

void TestOwnActions::statesOfBeforeAreRecordedOnce()
{
    const auto connection = openLibrary();
    addShow(*connection, u"a"_s, {u"1"_s, u"2"_s, u"3"_s, u"4"_s});
    storage::EpisodeStore episodes(*connection);
    const QDateTime heard = QDateTime::fromSecsSinceEpoch(1'650'000'000, utc);
    QVERIFY(
        episodes.setState(episodeId(*connection, u"1"_s), {.position = 50s, .lastPlayed = heard})
            .has_value());
    QVERIFY(episodes.setState(episodeId(*connection, u"2"_s), {.isPlayed = true}).has_value());
    QVERIFY(episodes.setState(episodeId(*connection, u"4"_s), {.isFavourite = true}).has_value());
    const domain::SyncTarget target = addTarget(*connection);
    SyncRecorder recorder(*connection, u"desk"_s);
    for (int repetition = 0; repetition < 2; ++repetition) {
        std::optional<EpisodeId> last = EpisodeId();
        for (int part = 0; last && part < 10; ++part) {
            const auto next = recorder.seed(*last, 1);
            QVERIFY(next.has_value());
            last = *next;
        }
        QVERIFY(!last);
    }
    QStringList forms;
    const auto actions = storage::SyncLogStore(*connection).actions(1);
    QVERIFY(actions.has_value());
    for (const domain::LoggedAction &logged : *actions)
        forms.append(describe(logged.action) + u" at %1"_s.arg(logged.action.time));
    // A played episode that was never heard counts from its publication: older than anything.
    QCOMPARE(forms,
             (QStringList{u"play 0-50/1000 at 1650000000"_s, u"play 0-1000/1000 at 1700000000"_s}));
    QCOMPARE(*connection->number(u"SELECT count(*) FROM sync_upload WHERE target_id = ?"_s,
                                 {target.id.value}),
             2);
}

QTEST_GUILESS_MAIN(TestOwnActions)
#include "tst_own_actions.moc"
