// SPDX-License-Identifier: GPL-3.0-or-later
// Tests when sync runs by itself, with a clock that the test holds.

#include "device_under_test.h"

#include <QElapsedTimer>
#include <QPromise>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using devices::RunCause;
using devices::SyncRunner;
using devices::SyncScheduler;
using settings::SyncSettings;

namespace {

/// A server that takes connections and never answers.
class SilentTransport final : public sync::Transport
{
public:
    [[nodiscard]] sync::ServerProfile standardProfile() const override { return {}; }
    [[nodiscard]] Future<Result<sync::ServerProfile>> open(const sync::ServerProfile &) override
    {
        m_opening.start();
        return m_opening.future();
    }
    [[nodiscard]] Future<Result<QStringList>> allShows() override { return {}; }
    [[nodiscard]] Future<Result<sync::ShowChanges>> showChanges(qint64) override { return {}; }
    [[nodiscard]] Future<Result<sync::ActionPage>> actions(qint64) override { return {}; }
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendShows(const QStringList &,
                                                                       const QStringList &) override
    {
        return {};
    }
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendActions(
        const QList<domain::SyncAction> &) override
    {
        return {};
    }
    [[nodiscard]] Future<Result<>> close() override { return {}; }

private:
    QPromise<Result<sync::ServerProfile>> m_opening;
};

} // namespace

class TestSyncScheduler final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_device.reset(); }

    void runsAreDue_data();
    void runsAreDue();
    void aChangeIsUploadedSoon();
    void aFailedServerWaits();
    void theLastRunUploads();
    void theLastRunIsShort();
    void theLastRunIsLeftOut_data();
    void theLastRunIsLeftOut();

private:
    [[nodiscard]] SyncScheduler &scheduler() { return m_device->devices->scheduler(); }
    [[nodiscard]] SyncRunner &runner() { return m_device->devices->runner(); }
    /// Advances the clock to the next run and lets it end.
    void runNext();
    /// Waits until no run is under way.
    void waitForEnd()
    {
        QVERIFY(waitForEvents([this] { return !runner().isRunning(); }));
    }

    FakeClock m_clock;
    std::unique_ptr<DeviceUnderTest> m_device;
};

void TestSyncScheduler::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_clock = FakeClock();
    m_device = std::make_unique<DeviceUnderTest>(m_clock);
}

void TestSyncScheduler::runNext()
{
    const auto next = scheduler().nextRun();
    QVERIFY(next.has_value());
    m_clock.time = *next;
    scheduler().tick();
    waitForEnd();
}

void TestSyncScheduler::runsAreDue_data()
{
    // Words: start, off, on N (minutes), run, change, offline, online, metered, allow, user,
    // +SECONDS. The result: seconds until the next run, or "none".
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("next");
    const auto row = [](const char *name, const char *script, const char *next) {
        QTest::newRow(name) << QString::fromLatin1(script) << QString::fromLatin1(next);
    };
    row("nothing before the start", "change", "none");
    row("a moment after the start", "start", "8");
    row("the first run is followed by one after the interval", "start run", "1800");
    row("the interval is that of the settings", "start run on:45", "2700");
    row("switched off", "start run off", "none");
    row("switched off, the user's runs change nothing", "start off user", "none");
    row("switched on again", "start run off on:30", "1800");
    row("a change is synced soon", "start run +600 change", "5");
    row("several changes are one run", "start run +600 change +2 change", "3");
    row("not more than once a minute", "start run +10 change", "50");
    row("a run by the user counts", "start run +600 user", "1800");
    row("without a network", "start run offline", "none");
    row("a network that comes back", "start run +600 offline online", "5");
    row("on a metered network", "start run metered", "none");
    row("on a metered network that may be used", "start run metered +600 allow", "5");
    row("a change without a network is overdue once it is back",
        "start run +600 offline change +60 online",
        "-55");
}

void TestSyncScheduler::runsAreDue()
{
    QFETCH(const QString, script);
    QFETCH(const QString, next);
    devices::NetworkUse network;
    for (const QString &word : script.split(u' ')) {
        const int value = word.section(u':', 1).toInt();
        if (word == "start"_L1)
            scheduler().start({});
        else if (word == "off"_L1)
            scheduler().setSettings({.isAutomatic = false});
        else if (word.startsWith("on:"_L1))
            scheduler().setSettings({.minutes = value});
        else if (word == "run"_L1)
            runNext();
        else if (word == "change"_L1)
            scheduler().requestRun();
        else if (word == "user"_L1)
            (void)m_device->sync();
        else if (word.startsWith(u'+'))
            m_clock.advance(std::chrono::seconds(word.sliced(1).toInt()));
        else {
            network.isOnline =
                word == "offline"_L1 ? false : (word == "online"_L1 || network.isOnline);
            network.isMetered = network.isMetered || word == "metered"_L1;
            network.allowsMetered = network.allowsMetered || word == "allow"_L1;
            scheduler().setNetwork(network);
        }
    }
    const auto due = scheduler().nextRun();
    QCOMPARE(due ? QString::number(m_clock.now().secsTo(*due)) : u"none"_s, next);
}

void TestSyncScheduler::aChangeIsUploadedSoon()
{
    SyncServer server(strictServer(), m_clock);
    m_device->addShow(u"a"_s);
    QVERIFY(m_device->connectTo(server).has_value());
    scheduler().start({});
    runNext();
    m_clock.advance(10min);
    QVERIFY(valueOf(m_device->library.episodes().setPlayed(m_device->id(u"a/1"_s), true)));
    m_device->settle();
    QCOMPARE(m_clock.now().secsTo(*scheduler().nextRun()), 5);
    QVERIFY(server.store().actions().isEmpty());
    runNext();
    QCOMPARE(server.store().actions().size(), 1);
}

void TestSyncScheduler::aFailedServerWaits()
{
    SyncServer server(strictServer(), m_clock);
    QVERIFY(m_device->connectTo(server).has_value());
    server.setFaults([](const ServerRequest &) { return SyncFault::Broken; });
    scheduler().start({.minutes = 5});
    runNext();
    server.clearRequests();
    // Back-off: 5, then 10 minutes. A run that finds only waiting servers sends nothing.
    m_clock.advance(1min);
    QCOMPARE(m_device->sync(RunCause::Schedule).outcomes.size(), 0);
    QVERIFY(server.requests().isEmpty());
    QCOMPARE(m_device->sync(RunCause::User).outcomes.size(), 1); // the user does not wait
    QVERIFY(!server.requests().isEmpty());
    server.setFaults([](const ServerRequest &) { return SyncFault::None; });
    m_clock.advance(11min);
    const devices::RunSummary summary = m_device->sync(RunCause::Schedule);
    QCOMPARE(summary.outcomes.size(), 1);
    QVERIFY(summary.outcomes.constFirst().report.has_value());
}

void TestSyncScheduler::theLastRunUploads()
{
    SyncServer server(strictServer(), m_clock);
    m_device->addShow(u"a"_s);
    QVERIFY(m_device->connectTo(server).has_value());
    scheduler().start({});
    runNext();
    // As on exit: the position is saved, and its answer was not handled yet.
    const auto detail = valueOf(m_device->library.episodes().detail(m_device->id(u"a/1"_s)));
    QVERIFY(detail.has_value());
    m_device->library.episodes().savePosition(*detail, 77s);
    QVERIFY(valueOf(scheduler().finish()));
    QCOMPARE(server.store().actions().size(), 1);
    QCOMPARE(server.store().actions().constFirst().fields.value("position"_L1).toInt(), 77);
    QVERIFY(!scheduler().nextRun());
}

void TestSyncScheduler::theLastRunIsShort()
{
    SyncServer server(strictServer(), m_clock);
    m_device->addShow(u"a"_s);
    QVERIFY(m_device->connectTo(server).has_value());
    scheduler().start({});
    runNext();
    QVERIFY(valueOf(m_device->library.episodes().setPlayed(m_device->id(u"a/1"_s), true)));
    m_device->devices->accounts().setTransportMaker(
        [](const sync_servers::ServerAccount &) { return std::make_shared<SilentTransport>(); });
    QElapsedTimer time;
    time.start();
    QVERIFY(!valueOf(scheduler().finish(200ms)));
    QVERIFY2(time.elapsed() < 10'000, qPrintable(QString::number(time.elapsed())));
    QVERIFY(!runner().isRunning());
    // Nothing is lost: it waits for the next start.
    QCOMPARE(m_device->number(u"SELECT count(*) FROM sync_upload WHERE state = 0"_s), 1);
}

void TestSyncScheduler::theLastRunIsLeftOut_data()
{
    QTest::addColumn<QString>("why");
    QTest::newRow("without a server") << u"server"_s;
    QTest::newRow("with nothing to upload") << u"change"_s;
    QTest::newRow("without a network") << u"network"_s;
    QTest::newRow("switched off") << u"settings"_s;
}

void TestSyncScheduler::theLastRunIsLeftOut()
{
    QFETCH(const QString, why);
    SyncServer server(strictServer(), m_clock);
    m_device->addShow(u"a"_s);
    if (why != "server"_L1)
        QVERIFY(m_device->connectTo(server).has_value());
    scheduler().start({});
    runNext();
    if (why != "change"_L1)
        QVERIFY(valueOf(m_device->library.episodes().setPlayed(m_device->id(u"a/1"_s), true)));
    m_device->settle();
    if (why == "network"_L1)
        scheduler().setNetwork({.isOnline = false});
    if (why == "settings"_L1)
        scheduler().setSettings({.isAutomatic = false});
    server.clearRequests();
    const QSignalSpy started(&runner(), &SyncRunner::started);
    (void)valueOf(scheduler().finish());
    QVERIFY(started.isEmpty());
    QVERIFY(server.requests().isEmpty());
}

QTEST_GUILESS_MAIN(TestSyncScheduler)
#include "tst_sync_scheduler.moc"
