// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the situations in which sync loses or doubles something, on every kind of server.

#include "sync_device.h"

#include <support/wait_for.h>
#include <sync/sync_answers.h>

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using sync::PullScope;

namespace {

using States = QMap<QString, QString>;

QString keyOf(const QString &show)
{
    return domain::syncAddressKey(SyncDevice::showUrl(show).toString(QUrl::FullyEncoded));
}

/// An action as another player uploads it.
QJsonObject foreignAction(const QString &episode, qint64 time, int started, int position, int total)
{
    const QString show = episode.section(u'/', 0, 0);
    return {{u"podcast"_s, SyncDevice::showUrl(show).toString()},
            {u"episode"_s, u"https://example.org/media/%1.mp3"_s.arg(episode)},
            {u"guid"_s, episode},
            {u"device"_s, u"phone"_s},
            {u"action"_s, u"play"_s},
            {u"timestamp"_s,
             QDateTime::fromSecsSinceEpoch(time, utc).toString(u"yyyy-MM-ddTHH:mm:ss"_s)},
            {u"started"_s, started},
            {u"position"_s, position},
            {u"total"_s, total}};
}

} // namespace

class TestSyncRuns final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_clock = FakeClock();
    }

    void presets_data();
    void aPlaceReachesTheOther_data() { presets_data(); }
    void aPlaceReachesTheOther();
    void showsAreUnitedAtFirst_data() { presets_data(); }
    void showsAreUnitedAtFirst();
    void aDeviceThatWasOfflineForTwentyDays_data() { presets_data(); }
    void aDeviceThatWasOfflineForTwentyDays();
    void anUploadBetweenReadAndUpload_data() { presets_data(); }
    void anUploadBetweenReadAndUpload();
    void anActionOf2099_data() { presets_data(); }
    void anActionOf2099();
    void aStormOfMarks_data() { presets_data(); }
    void aStormOfMarks();
    void aResetServer_data() { presets_data(); }
    void aResetServer();
    void privateShowsAreNeverSeen_data() { presets_data(); }
    void privateShowsAreNeverSeen();
    void unknownEpisodesWaitForTheirFeed();
    void aPlayingEpisodeStaysWhereItIs();
    void statesOfBeforeReachTheOther();
    void aMovedShowStaysOne();
    void aRemovedShowIsRemovedThere();
    void manyRemovalsAreAskedAbout();
    void oneBadActionIsSetAside_data();
    void oneBadActionIsSetAside();
    void aFailureMovesTheNextRun();
    void aRunThatIsDestroyedLosesNothing();

private:
    [[nodiscard]] SyncServer &makeServer(const SyncServerQuirks &quirks)
    {
        m_server = std::make_unique<SyncServer>(quirks, m_clock);
        return *m_server;
    }
    /// The server of the row.
    [[nodiscard]] SyncServer &server()
    {
        QFETCH(const int, preset);
        return makeServer(syncServerPresets()[preset]);
    }
    /// Syncs and advances the clock by a minute.
    void exchange(SyncDevice &device, PullScope scope = PullScope::AsDue)
    {
        m_clock.advance(1min);
        const auto report = device.syncOnce(scope);
        QVERIFY2(report,
                 report ? ""
                        : qPrintable(toName(report.error().code) + u' ' + report.error().detail));
    }

    FakeClock m_clock;
    std::unique_ptr<SyncServer> m_server;
};

void TestSyncRuns::presets_data()
{
    QTest::addColumn<int>("preset");
    const QList<SyncServerQuirks> presets = syncServerPresets();
    for (int preset = 0; preset < presets.size(); ++preset)
        QTest::addRow("%s", qPrintable(presets[preset].name)) << preset;
}

void TestSyncRuns::aPlaceReachesTheOther()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    desk.followShow(u"a"_s);
    desk.play(u"a/1"_s, 120);
    desk.markPlayed(u"a/2"_s);
    exchange(desk);
    exchange(laptop);
    const States expected = there.quirks().deliversActions
                                ? States{{u"a/1"_s, u"120 s"_s}, {u"a/2"_s, u"played"_s}}
                                : States();
    QCOMPARE(laptop.states(), expected);
    QCOMPARE(laptop.shows(), QStringList{keyOf(u"a"_s)});
    laptop.play(u"a/1"_s, 300);
    exchange(laptop);
    exchange(desk);
    QCOMPARE(desk.states().value(u"a/1"_s),
             there.quirks().deliversActions ? u"300 s"_s : u"120 s"_s);
}

void TestSyncRuns::showsAreUnitedAtFirst()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    desk.followShow(u"a"_s);
    desk.followShow(u"b"_s);
    laptop.followShow(u"b"_s);
    laptop.followShow(u"c"_s);
    exchange(desk);
    exchange(laptop);
    exchange(desk);
    const QStringList all{keyOf(u"a"_s), keyOf(u"b"_s), keyOf(u"c"_s)};
    QCOMPARE(laptop.shows(), all);
    // Where each device has its own list, later shows come only if the devices are grouped.
    QCOMPARE(desk.shows(), there.quirks().isPerDevice ? all.first(2) : all);
    for (int run = 0; run < 3; ++run) {
        exchange(desk, PullScope::Everything);
        exchange(laptop, PullScope::Everything);
    }
    QCOMPARE(laptop.shows(), all); // nothing comes twice, in whatever spelling
}

void TestSyncRuns::aDeviceThatWasOfflineForTwentyDays()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice train(u"train"_s, there, m_clock);
    for (SyncDevice *device : {&desk, &train}) {
        device->followShow(u"a"_s);
        exchange(*device);
    }
    train.play(u"a/1"_s, 500);
    for (int day = 0; day < 20; ++day) {
        m_clock.advance(24h);
        desk.play(u"a/2"_s, 10 + day);
        exchange(desk);
    }
    exchange(train);
    m_clock.advance(24h); // the next overlap
    exchange(desk);
    if (!there.quirks().deliversActions)
        return;
    QCOMPARE(desk.states().value(u"a/1"_s), u"500 s"_s);
    QCOMPARE(train.states().value(u"a/2"_s), u"29 s"_s);
}

void TestSyncRuns::anUploadBetweenReadAndUpload()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    for (SyncDevice *device : {&desk, &laptop}) {
        device->followShow(u"a"_s);
        exchange(*device);
    }
    m_clock.advance(1min);
    desk.play(u"a/1"_s, 100);
    desk.play(u"a/2"_s, 50);
    m_clock.advance(1min);
    laptop.play(u"a/1"_s, 200);
    // The laptop uploads after the desk has read, and before the desk uploads.
    there.afterNext(there.quirks().isNextcloud ? u"/episode_action"_s : u"/episodes/ann.json"_s,
                    [&laptop] { (void)laptop.syncOnce(); });
    exchange(desk);
    for (int run = 0; run < 3; ++run) {
        m_clock.advance(24h);
        exchange(laptop);
        exchange(desk);
    }
    if (!there.quirks().deliversActions)
        return;
    const States expected{{u"a/1"_s, u"200 s"_s}, {u"a/2"_s, u"50 s"_s}};
    QCOMPARE(desk.states(), expected);
    QCOMPARE(laptop.states(), expected);
}

void TestSyncRuns::anActionOf2099()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    for (SyncDevice *device : {&desk, &laptop}) {
        device->followShow(u"a"_s);
        exchange(*device);
    }
    QVERIFY(there.store().addAction(foreignAction(u"a/1"_s, 4'080'000'000, 0, 700, 1000),
                                    u"phone"_s,
                                    m_clock.now().toSecsSinceEpoch()));
    for (int day = 0; day < 3; ++day) {
        m_clock.advance(24h);
        desk.play(u"a/2"_s, 10 + day);
        exchange(desk);
        exchange(laptop);
    }
    // What was played since, on whatever device, is never held up or replaced by it.
    desk.play(u"a/1"_s, 30);
    exchange(desk);
    exchange(laptop, PullScope::Everything);
    exchange(desk, PullScope::Everything);
    QCOMPARE(desk.states().value(u"a/1"_s), u"30 s"_s);
    QCOMPARE(desk.states().value(u"a/2"_s), u"12 s"_s);
    if (there.quirks().deliversActions) {
        QCOMPARE(laptop.states().value(u"a/1"_s), u"30 s"_s);
        QCOMPARE(laptop.states().value(u"a/2"_s), u"12 s"_s);
    }
    QCOMPARE_LE(laptop.number(u"SELECT count(*) FROM sync_action WHERE time > 4000000000"_s), 1);
}

void TestSyncRuns::aStormOfMarks()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    desk.followShow(u"a"_s);
    desk.play(u"a/1"_s, 120);
    exchange(desk);
    m_clock.advance(1h);
    // Another player marks everything that it has ever played, with the present time.
    const qint64 now = m_clock.now().toSecsSinceEpoch();
    for (int i = 0; i < 3000; ++i) {
        const QString episode = i < 2 ? u"a/%1"_s.arg(i + 1) : u"old%1/%2"_s.arg(i % 50).arg(i);
        QVERIFY(there.store().addAction(
            foreignAction(episode, now, 1000, 1000, 1000), u"phone"_s, now));
    }
    exchange(desk, PullScope::Everything);
    QCOMPARE(desk.states().value(u"a/1"_s), u"120 s"_s);
    if (there.quirks().deliversActions)
        QCOMPARE(desk.states().value(u"a/2"_s), u"played"_s);
    const qint64 rows = desk.number(u"SELECT count(*) FROM sync_action"_s);
    for (int run = 0; run < 2; ++run)
        exchange(desk, PullScope::Everything);
    QCOMPARE(desk.number(u"SELECT count(*) FROM sync_action"_s), rows);
    QCOMPARE(desk.states().value(u"a/1"_s), u"120 s"_s);
}

void TestSyncRuns::aResetServer()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    desk.followShow(u"a"_s);
    desk.followShow(u"b"_s);
    desk.play(u"a/1"_s, 120);
    exchange(desk);
    exchange(desk); // the server has shown what it has
    there.store().clear();
    m_clock.advance(24h * 8); // a run from the beginning is due
    exchange(desk);
    exchange(desk);
    QCOMPARE(desk.shows().size(), 2); // an empty server is no removal
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    exchange(laptop);
    QCOMPARE(laptop.shows(), desk.shows());
    if (there.quirks().deliversActions)
        QCOMPARE(laptop.states(), (States{{u"a/1"_s, u"120 s"_s}}));
}

void TestSyncRuns::privateShowsAreNeverSeen()
{
    SyncServer &there = server();
    SyncDevice desk(u"desk"_s, there, m_clock);
    desk.followShow(u"public"_s);
    desk.preview(SyncDevice::showUrl(u"preview"_s));
    desk.followAt(QUrl(u"file:///music/local.xml"_s));
    desk.followAt(QUrl(u"https://example.org/feeds/token.xml?auth=4711"_s));
    const QUrl paid(u"https://example.org/feeds/paid.xml"_s);
    desk.followAt(paid);
    desk.accounts.insert(paid);
    for (int run = 0; run < 3; ++run) {
        for (const QString &show : {u"public"_s, u"preview"_s, u"local"_s, u"token"_s, u"paid"_s})
            desk.play(show + "/1"_L1, 100 + run);
        desk.markPlayed(u"preview/2"_s);
        exchange(desk, run == 2 ? PullScope::Everything : PullScope::AsDue);
    }
    desk.unfollowShow(u"public"_s);
    exchange(desk);
    const QByteArray log = there.requestLog();
    QVERIFY(log.contains("public"));
    for (const char *secret : {"preview", "local", "/music", "token", "4711", "paid"})
        QVERIFY2(!log.contains(secret), secret);

    // With the user's consent the address goes, and so do the places.
    sync::SyncAnswers answers(desk.database(), desk, this);
    QVERIFY(waitUntil([done = answers.allowUpload(paid, true)] { return done.isFinished(); }));
    exchange(desk);
    QVERIFY(there.requestLog().contains("paid"));
}

void TestSyncRuns::unknownEpisodesWaitForTheirFeed()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    laptop.readsFeeds = false; // no network but the server
    desk.followShow(u"a"_s);
    desk.play(u"a/3"_s, 77);
    exchange(desk);
    exchange(laptop);
    exchange(laptop);
    QCOMPARE(laptop.states(), States());
    laptop.readFeed(u"a"_s);
    exchange(laptop);
    QCOMPARE(laptop.states(), (States{{u"a/3"_s, u"77 s"_s}}));
}

void TestSyncRuns::aPlayingEpisodeStaysWhereItIs()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    desk.followShow(u"a"_s);
    desk.play(u"a/1"_s, 100);
    exchange(desk);
    exchange(laptop);
    laptop.playing.insert(laptop.id(u"a/1"_s));
    desk.play(u"a/1"_s, 200);
    exchange(desk);
    exchange(laptop);
    QCOMPARE(laptop.states().value(u"a/1"_s), u"100 s"_s);
    laptop.playing.clear(); // paused without a change
    exchange(laptop);
    QCOMPARE(laptop.states().value(u"a/1"_s), u"200 s"_s);
}

void TestSyncRuns::statesOfBeforeReachTheOther()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    desk.followShow(u"a"_s);
    laptop.followShow(u"a"_s);
    desk.setState(u"a/1"_s, {.position = 80s, .lastPlayed = m_clock.now()});
    desk.setState(u"a/2"_s, {.isPlayed = true});
    laptop.setState(u"a/2"_s, {.position = 10s, .lastPlayed = m_clock.now()});
    exchange(desk);
    exchange(laptop);
    exchange(desk);
    const States expected{{u"a/1"_s, u"80 s"_s}, {u"a/2"_s, u"10 s"_s}};
    QCOMPARE(desk.states(), expected);
    QCOMPARE(laptop.states(), expected);
}

void TestSyncRuns::aMovedShowStaysOne()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    for (SyncDevice *device : {&desk, &laptop}) {
        device->followShow(u"a"_s);
        exchange(*device);
    }
    desk.moveShow(u"a"_s, QUrl(u"https://new.example/feed:a/a.xml"_s));
    desk.play(u"a/1"_s, 60);
    for (int run = 0; run < 3; ++run) {
        exchange(desk, PullScope::Everything);
        exchange(laptop, PullScope::Everything);
    }
    QCOMPARE(desk.shows().size(), 1);
    QCOMPARE(laptop.shows(), QStringList{keyOf(u"a"_s)}); // its own feed says when it moves
    QCOMPARE(laptop.states(), (States{{u"a/1"_s, u"60 s"_s}}));
}

void TestSyncRuns::aRemovedShowIsRemovedThere()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    for (SyncDevice *device : {&desk, &laptop}) {
        device->followShow(u"a"_s);
        device->followShow(u"b"_s);
        exchange(*device);
    }
    desk.unfollowShow(u"a"_s);
    exchange(desk);
    exchange(laptop);
    QCOMPARE(laptop.shows(), QStringList{keyOf(u"b"_s)});
    exchange(desk, PullScope::Everything);
    QCOMPARE(desk.shows(), QStringList{keyOf(u"b"_s)});
}

void TestSyncRuns::manyRemovalsAreAskedAbout()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    for (int show = 0; show < 8; ++show)
        desk.followShow(u"s%1"_s.arg(show));
    exchange(desk);
    exchange(laptop);
    for (int show = 0; show < 7; ++show)
        desk.unfollowShow(u"s%1"_s.arg(show));
    m_clock.advance(1min);
    QCOMPARE(desk.syncOnce()->questionsThere, 7);
    QCOMPARE(there.store().allShows().size(), 8); // nothing is removed before the answer

    sync::SyncAnswers answers(desk.database(), desk, this);
    QVERIFY(waitUntil(
        [done = answers.removeThere(desk.target().id, true)] { return done.isFinished(); }));
    exchange(desk);
    QCOMPARE(there.store().allShows().size(), 1);

    m_clock.advance(1min);
    QCOMPARE(laptop.syncOnce()->questionsHere, 7);
    QCOMPARE(laptop.shows().size(), 8);
    sync::SyncAnswers laptopAnswers(laptop.database(), laptop, this);
    QVERIFY(waitUntil([done = laptopAnswers.removeHere(laptop.target().id, false)] {
        return done.isFinished();
    }));
    exchange(laptop); // they stay, and go to the server again
    QCOMPARE(there.store().allShows().size(), 8);
}

void TestSyncRuns::oneBadActionIsSetAside_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("a server that says so") << 400;
    QTest::newRow("a server that cannot process it") << 422;
    QTest::newRow("a server that breaks") << 500;
}

void TestSyncRuns::oneBadActionIsSetAside()
{
    QFETCH(const int, status);
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    QMap<QString, QString> expected;
    for (int show = 0; show < 10; ++show) {
        desk.followShow(u"s%1"_s.arg(show));
        for (int episode = 1; episode <= SyncDevice::episodesPerShow; ++episode) {
            m_clock.advance(1s);
            const QString name = u"s%1/%2"_s.arg(show).arg(episode);
            desk.play(name, 10 + episode);
            if (name != "s4/2"_L1)
                expected.insert(name, u"%1 s"_s.arg(10 + episode));
        }
    }
    there.refuseActions(
        [](const QJsonObject &action) { return action.value("guid"_L1).toString() == "s4/2"_L1; },
        status);
    const auto report = desk.syncOnce();
    QVERIFY(report.has_value());
    QCOMPARE(report->setAside, 1);
    QCOMPARE(report->sent, 59);
    exchange(laptop);
    QCOMPARE(laptop.states(), expected);
    QCOMPARE(desk.number(u"SELECT count(*) FROM sync_upload WHERE state = 3 AND error_status = ?"_s,
                         {status}),
             1);
}

void TestSyncRuns::aFailureMovesTheNextRun()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    desk.followShow(u"a"_s);
    desk.play(u"a/1"_s, 10);
    there.setFaults([](const ServerRequest &) { return SyncFault::Broken; });
    for (int failures = 1; failures <= 2; ++failures) {
        QVERIFY(!desk.syncOnce());
        QCOMPARE(desk.number(u"SELECT failures FROM sync_target"_s), failures);
        QCOMPARE(desk.number(u"SELECT not_before FROM sync_target"_s),
                 m_clock.now().toSecsSinceEpoch() + 300 * failures);
    }
    there.setFaults(nullptr);
    exchange(desk);
    QCOMPARE(desk.number(u"SELECT failures FROM sync_target"_s), 0);
    QCOMPARE(desk.number(u"SELECT not_before FROM sync_target"_s), 0);
    QCOMPARE(desk.number(u"SELECT count(*) FROM sync_run"_s), 3);
    QCOMPARE(there.store().actions().size(), 1); // nothing was lost, nothing came twice
}

void TestSyncRuns::aRunThatIsDestroyedLosesNothing()
{
    SyncServer &there = makeServer(strictServer());
    SyncDevice desk(u"desk"_s, there, m_clock);
    desk.followShow(u"a"_s);
    desk.play(u"a/1"_s, 10);
    for (int requests = 1; requests <= 6; ++requests) {
        there.clearRequests();
        auto run = std::make_unique<sync::SyncRun>(
            desk.database(), desk.transport(), desk, m_clock, desk.target());
        const auto future = run->start();
        QVERIFY(waitForEvents(
            [&] { return future.isFinished() || there.requests().size() >= requests; }));
        run.reset();
        QVERIFY(future.isFinished());
    }
    exchange(desk);
    SyncDevice laptop(u"laptop"_s, there, m_clock);
    exchange(laptop);
    QCOMPARE(laptop.states(), (States{{u"a/1"_s, u"10 s"_s}}));
    QCOMPARE(laptop.shows(), desk.shows());
}

QTEST_GUILESS_MAIN(TestSyncRuns)
#include "tst_sync_runs.moc"
