// SPDX-License-Identifier: GPL-3.0-or-later
// Tests sync of whole libraries over a server: runs, questions, consent, refused changes.

#include "device_under_test.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using devices::PrivateShow;
using devices::RemovalQuestion;
using devices::RunCause;
using devices::RunSummary;
using devices::SyncRunner;
using devices::TargetState;

class TestDevices final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatTheUserDoesReachesTheOther_data();
    void whatTheUserDoesReachesTheOther();
    void showsReachTheOther();
    void whatPlaysIsChangedAfterwards();
    void aRunTellsWhatItDid();
    void oneRunAtATime();
    void aCancelledRunLosesNothing();
    void aMissingPasswordIsInTheLog();
    void aDeviceThatIsLoggedOutSendsNothing();
    void statesTellWhatIsKnown();
    void manyRemovalsWaitForAnAnswer_data();
    void manyRemovalsWaitForAnAnswer();
    void privateShowsWaitForConsent();
    void refusedChangesAreTriedAgain();

private:
    void mark(DeviceUnderTest &device, const QString &episode, bool isPlayed = true)
    {
        QVERIFY(valueOf(device.library.episodes().setPlayed(device.id(episode), isPlayed)));
    }
    /// Syncs \a device a minute later; each run must succeed.
    RunSummary sync(DeviceUnderTest &device, sync::PullScope scope = sync::PullScope::AsDue)
    {
        m_clock.advance(1min);
        const RunSummary summary = device.sync(RunCause::User, scope);
        for (const devices::TargetOutcome &outcome : summary.outcomes) {
            if (!outcome.report)
                qWarning() << outcome.report.error();
        }
        return summary;
    }
    void connectBoth()
    {
        for (DeviceUnderTest *device : {m_desk.get(), m_sofa.get()})
            QVERIFY(device->connectTo(*m_server).has_value());
    }
    [[nodiscard]] static TargetState stateOf(DeviceUnderTest &device)
    {
        return device.states().targets.value(0);
    }

    FakeClock m_clock;
    std::unique_ptr<SyncServer> m_server;
    std::unique_ptr<DeviceUnderTest> m_desk;
    std::unique_ptr<DeviceUnderTest> m_sofa;
};

void TestDevices::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_clock = FakeClock();
    m_server = std::make_unique<SyncServer>(strictServer(), m_clock);
    m_desk = std::make_unique<DeviceUnderTest>(m_clock);
    m_sofa = std::make_unique<DeviceUnderTest>(m_clock);
}

void TestDevices::cleanup()
{
    m_desk.reset();
    m_sofa.reset();
    m_server.reset();
}

void TestDevices::whatTheUserDoesReachesTheOther_data()
{
    QTest::addColumn<int>("preset");
    const QList<SyncServerQuirks> presets = syncServerPresets();
    for (int i = 0; i < presets.size(); ++i) {
        if (presets[i].deliversActions)
            QTest::newRow(qPrintable(presets[i].name)) << i;
    }
}

void TestDevices::whatTheUserDoesReachesTheOther()
{
    QFETCH(const int, preset);
    m_server = std::make_unique<SyncServer>(syncServerPresets()[preset], m_clock);
    m_desk->addShow(u"a"_s);
    m_sofa->addShow(u"a"_s);
    connectBoth();
    sync(*m_desk);
    sync(*m_sofa);
    mark(*m_desk, u"a/1"_s);
    QVERIFY(valueOf(m_desk->library.episodes().setPosition(m_desk->id(u"a/2"_s), 250s)));
    sync(*m_desk);
    sync(*m_sofa);
    QCOMPARE(m_sofa->state(u"a/1"_s), u"played"_s);
    QCOMPARE(m_sofa->state(u"a/2"_s), u"250 s"_s);
    QCOMPARE(m_sofa->state(u"a/3"_s), u"new"_s);
    // What came from elsewhere is not sent back as an act of this device.
    QCOMPARE(m_sofa->recorded(), QStringList());
}

void TestDevices::showsReachTheOther()
{
    m_desk->addShow(u"a"_s);
    m_sofa->addShow(u"b"_s);
    connectBoth();
    sync(*m_desk);
    const RunSummary summary = sync(*m_sofa);
    QCOMPARE(summary.changes.followed, QList{DeviceUnderTest::feedOf(u"a"_s)});
    sync(*m_desk);
    QCOMPARE(m_desk->shows(), m_sofa->shows());
    QCOMPARE(m_desk->shows().size(), 2);
}

void TestDevices::whatPlaysIsChangedAfterwards()
{
    m_desk->addShow(u"a"_s);
    m_sofa->addShow(u"a"_s);
    connectBoth();
    sync(*m_desk);
    sync(*m_sofa);
    FakePlayingEpisode player;
    player.playing = m_sofa->id(u"a/1"_s);
    m_sofa->devices->library().setPlayer(&player);
    QVERIFY(valueOf(m_desk->library.episodes().setPosition(m_desk->id(u"a/1"_s), 500s)));
    sync(*m_desk);
    sync(*m_sofa);
    QCOMPARE(m_sofa->state(u"a/1"_s), u"new"_s);
    player.playing = {};
    sync(*m_sofa);
    QCOMPARE(m_sofa->state(u"a/1"_s), u"500 s"_s);
    QCOMPARE(player.reloaded, QList{m_sofa->id(u"a/1"_s)});
    m_sofa->devices->library().setPlayer(nullptr);
}

void TestDevices::aRunTellsWhatItDid()
{
    m_desk->addShow(u"a"_s);
    m_sofa->addShow(u"a"_s);
    connectBoth();
    mark(*m_desk, u"a/1"_s);
    const QSignalSpy finished(&m_desk->devices->runner(), &SyncRunner::finished);
    const RunSummary first = sync(*m_desk);
    QCOMPARE(finished.size(), 1);
    QCOMPARE(first.cause, RunCause::User);
    QCOMPARE(first.outcomes.size(), 1);
    QCOMPARE(first.outcomes.constFirst().report.value_or(sync::SyncReport()).sent, 1);
    QVERIFY(first.changes.isEmpty());
    const RunSummary second = sync(*m_sofa);
    QCOMPARE(second.changes.episodes.size(), 1);
    QCOMPARE(second.changes.markedPlayed, 1);
    // Undone, it is an act of this device, which the other one gets.
    QVERIFY(valueOf(m_sofa->devices->library().undo(second.changes)));
    QCOMPARE(m_sofa->state(u"a/1"_s), u"new"_s);
    sync(*m_sofa);
    sync(*m_desk);
    QCOMPARE(m_desk->state(u"a/1"_s), u"new"_s);
}

void TestDevices::oneRunAtATime()
{
    QVERIFY(m_desk->connectTo(*m_server).has_value());
    SyncRunner &runner = m_desk->devices->runner();
    const QSignalSpy started(&runner, &SyncRunner::started);
    const auto first = runner.run(RunCause::Schedule);
    const auto second = runner.run(RunCause::User);
    QVERIFY(runner.isRunning());
    QCOMPARE(valueOf(first).value_or(RunSummary()).outcomes.size(), 1);
    QCOMPARE(valueOf(second).value_or(RunSummary()).outcomes.size(), 1);
    QCOMPARE(started.size(), 1);
    // The user is answered.
    QCOMPARE(valueOf(first).value_or(RunSummary()).cause, RunCause::User);
    QVERIFY(!runner.isRunning());
    QCOMPARE(m_desk->number(u"SELECT count(*) FROM sync_run"_s), 1);
}

void TestDevices::aCancelledRunLosesNothing()
{
    m_desk->addShow(u"a"_s);
    m_sofa->addShow(u"a"_s);
    connectBoth();
    sync(*m_desk);
    mark(*m_desk, u"a/1"_s);
    m_desk->settle();
    SyncRunner &runner = m_desk->devices->runner();
    m_server->clearRequests();
    const auto run = runner.run(RunCause::User);
    QVERIFY(waitForEvents([&] { return !m_server->requests().isEmpty(); }));
    const QSignalSpy finished(&runner, &SyncRunner::finished);
    runner.cancel();
    QVERIFY(!runner.isRunning());
    const auto summary = finished.constFirst().constFirst().value<RunSummary>();
    QCOMPARE(summary.error.value_or(Error()).code, ErrorCode::Cancelled);
    QCOMPARE(valueOf(run).error().code, ErrorCode::Cancelled);
    sync(*m_desk);
    sync(*m_sofa);
    QCOMPARE(m_sofa->state(u"a/1"_s), u"played"_s);
}

void TestDevices::aMissingPasswordIsInTheLog()
{
    m_desk->addShow(u"a"_s);
    QVERIFY(m_desk->connectTo(*m_server).has_value());
    // As after a new start, with an empty keychain.
    m_desk->secrets.secrets.clear();
    m_desk->devices =
        library::makeDevices(m_desk->library, m_desk->api, &m_desk->secrets, m_desk->clock);
    m_server->clearRequests();
    const RunSummary summary = m_desk->sync();
    QCOMPARE(summary.outcomes.size(), 1);
    QCOMPARE(summary.outcomes.constFirst().report.error().code, ErrorCode::NotFound);
    const QList<domain::SyncRunRecord> runs = stateOf(*m_desk).runs;
    QCOMPARE(runs.size(), 1);
    QCOMPARE(runs.constFirst().error.value_or(Error()).code, ErrorCode::NotFound);
    QVERIFY(m_server->requests().isEmpty());
}

void TestDevices::aDeviceThatIsLoggedOutSendsNothing()
{
    m_desk->addShow(u"a"_s);
    const auto connected = m_desk->connectTo(*m_server);
    QVERIFY(connected.has_value());
    sync(*m_desk);
    QVERIFY(valueOf(m_desk->devices->accounts().logOut(connected->target)).has_value());
    m_server->clearRequests();
    mark(*m_desk, u"a/1"_s);
    QVERIFY(sync(*m_desk).outcomes.isEmpty());
    QVERIFY(m_server->requests().isEmpty());
    QCOMPARE(m_desk->recorded(), QStringList());
    // Connected again, the first run sends what happened meanwhile.
    QVERIFY(m_desk->connectTo(*m_server).has_value());
    sync(*m_desk);
    QCOMPARE(m_server->store().actions().size(), 1);
}

void TestDevices::statesTellWhatIsKnown()
{
    QVERIFY(m_desk->states().targets.isEmpty());
    m_desk->addShow(u"a"_s);
    QVERIFY(m_desk->connectTo(*m_server).has_value());
    TargetState state = stateOf(*m_desk);
    QVERIFY(!state.progress.lastPull);
    QVERIFY(state.runs.isEmpty());
    sync(*m_desk);
    mark(*m_desk, u"a/1"_s);
    mark(*m_desk, u"a/2"_s);
    m_desk->settle();
    state = stateOf(*m_desk);
    QCOMPARE(state.progress.lastPull, std::optional(m_clock.now()));
    QCOMPARE(state.runs.size(), 1);
    QCOMPARE(state.waiting, 2);
    QVERIFY(state.limitations.contains(sync::Limitation::OnlyShowsAndPlaces));
    for (int run = 0; run < 25; ++run)
        sync(*m_desk);
    state = stateOf(*m_desk);
    QCOMPARE(state.runs.size(), 20);
    QCOMPARE(state.waiting, 0);
}

void TestDevices::manyRemovalsWaitForAnAnswer_data()
{
    QTest::addColumn<bool>("isHere"); // who is asked: the device where the shows still are
    QTest::addColumn<bool>("isWanted");
    QTest::addColumn<int>("left");
    QTest::newRow("gone on the server, and removed here") << true << true << 0;
    QTest::newRow("gone on the server, and kept") << true << false << 8;
    QTest::newRow("gone here, and removed on the server") << false << true << 0;
    QTest::newRow("gone here, and followed again") << false << false << 8;
}

void TestDevices::manyRemovalsWaitForAnAnswer()
{
    QFETCH(const bool, isHere);
    QFETCH(const bool, isWanted);
    for (int number = 0; number < 8; ++number)
        m_desk->addShow(u"s%1"_s.arg(number), 1);
    connectBoth();
    sync(*m_desk);
    sync(*m_sofa);
    QCOMPARE(m_sofa->shows().size(), 8);
    const auto all = valueOf(m_desk->library.subscriptions().all());
    QVERIFY(all.has_value());
    for (const domain::FollowedPodcast &show : *all)
        QVERIFY(valueOf(m_desk->library.subscriptions().remove(show.id)));
    sync(*m_desk);
    QCOMPARE(stateOf(*m_desk).questionsThere, 8);
    DeviceUnderTest &asked = isHere ? *m_sofa : *m_desk;
    if (isHere) { // the desk removes them on the server, then the sofa is asked
        QVERIFY(valueOf(m_desk->devices->states().answer(
            stateOf(*m_desk).target.id, RemovalQuestion::There, true)));
        sync(*m_desk);
        sync(*m_sofa);
        QCOMPARE(stateOf(*m_sofa).questionsHere, 8);
        QCOMPARE(m_sofa->shows().size(), 8);
    }
    const QSignalSpy changed(&asked.devices->states(), &devices::DeviceStates::changed);
    QVERIFY(valueOf(
        asked.devices->states().answer(stateOf(asked).target.id,
                                       isHere ? RemovalQuestion::Here : RemovalQuestion::There,
                                       isWanted)));
    QCOMPARE(changed.size(), 1);
    sync(asked);
    QCOMPARE(stateOf(asked).questionsHere + stateOf(asked).questionsThere, 0);
    QTEST(int(asked.shows().size()), "left");
    QTEST(int(m_server->store().allShows().size()), "left");
}

void TestDevices::privateShowsWaitForConsent()
{
    const QUrl secret(u"https://example.org/paid.xml?token=a1b2c3d4e5f6g7h8"_s);
    m_desk->addShow(u"a"_s);
    m_desk->addShow(u"paid"_s, 2, secret);
    QVERIFY(m_desk->connectTo(*m_server).has_value());
    mark(*m_desk, u"paid/1"_s);
    sync(*m_desk);
    QVERIFY(!m_server->requestLog().contains("a1b2c3d4e5f6g7h8"));
    QVERIFY(!m_server->requestLog().contains("media/paid"));
    QList<PrivateShow> privates = m_desk->states().privateShows;
    QCOMPARE(privates.size(), 1);
    QCOMPARE(privates.constFirst().title, u"paid"_s);
    QCOMPARE(privates.constFirst().reason, sync::UploadBlock::HasToken);
    QVERIFY(!privates.constFirst().isAllowed);
    QVERIFY(valueOf(m_desk->devices->states().allowUpload(secret, true)));
    privates = m_desk->states().privateShows;
    QCOMPARE(privates.size(), 1); // still listed, to take it back
    QVERIFY(privates.constFirst().isAllowed);
    sync(*m_desk);
    QVERIFY(m_server->requestLog().contains("a1b2c3d4e5f6g7h8"));
}

void TestDevices::refusedChangesAreTriedAgain()
{
    m_desk->addShow(u"a"_s);
    QVERIFY(m_desk->connectTo(*m_server).has_value());
    sync(*m_desk);
    m_server->refuseActions(
        [](const QJsonObject &action) {
            return action.value("episode"_L1).toString().endsWith("/1.mp3"_L1);
        },
        400);
    mark(*m_desk, u"a/1"_s);
    mark(*m_desk, u"a/2"_s);
    sync(*m_desk);
    QCOMPARE(m_server->store().actions().size(), 1);
    const TargetState state = stateOf(*m_desk);
    QCOMPARE(state.setAside.size(), 1);
    QVERIFY(state.setAside.constFirst().episode.endsWith("/a/1.mp3"_L1));
    QCOMPARE(state.setAside.constFirst().reason.httpStatus, 400);
    m_server->refuseActions([](const QJsonObject &) { return false; }, 400);
    QVERIFY(valueOf(m_desk->devices->states().retry(state.target.id)));
    QVERIFY(stateOf(*m_desk).setAside.isEmpty());
    sync(*m_desk);
    QCOMPARE(m_server->store().actions().size(), 2);
}

QTEST_GUILESS_MAIN(TestDevices)
#include "tst_devices.moc"
