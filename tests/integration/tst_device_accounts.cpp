// SPDX-License-Identifier: GPL-3.0-or-later
// Tests setting up servers of sync, and logging out.

#include "device_under_test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using devices::ConnectedServer;
using devices::DeviceAccounts;
using sync::Limitation;

class TestDeviceAccounts final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void eachKindOfServerIsConnected_data();
    void eachKindOfServerIsConnected();
    void whatAServerCannotDoIsSaid();
    void aFailureAddsNothing_data();
    void aFailureAddsNothing();
    void allServersKnowOneDevice();
    void connectingAgainReplacesThePassword();
    void thePasswordIsOnlyInTheKeychain();
    void withoutAKeychainItLastsForTheSession();
    void aNextcloudGivesAnAppPassword();
    void loggingOutRevokesIt();
    void loggingOutWithoutAServerForgetsAllTheSame();
    void devicesAreGroupedWhereTheServerCan_data();
    void devicesAreGroupedWhereTheServerCan();
    void theBrowserLogsIn();
    void aLoginInTheBrowserCanBeCancelled();

private:
    [[nodiscard]] DeviceAccounts &accounts() { return m_device->devices->accounts(); }
    [[nodiscard]] QList<domain::SyncTarget> targets()
    {
        return valueOf(accounts().targets()).value_or(QList<domain::SyncTarget>());
    }

    FakeClock m_clock;
    std::unique_ptr<DeviceUnderTest> m_device;
};

void TestDeviceAccounts::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_device = std::make_unique<DeviceUnderTest>(m_clock);
}

void TestDeviceAccounts::eachKindOfServerIsConnected_data()
{
    QTest::addColumn<int>("preset");
    const QList<SyncServerQuirks> presets = syncServerPresets();
    for (int i = 0; i < presets.size(); ++i)
        QTest::newRow(qPrintable(presets[i].name)) << i;
}

void TestDeviceAccounts::eachKindOfServerIsConnected()
{
    QFETCH(const int, preset);
    const SyncServer server(syncServerPresets()[preset], m_clock);
    const QSignalSpy changed(&accounts(), &DeviceAccounts::changed);
    const auto connected = m_device->connectTo(server);
    QVERIFY2(connected,
             connected ? ""
                       : qPrintable(toName(connected.error().code) + connected.error().detail));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(targets(), QList{connected->target});
    QVERIFY(connected->isPasswordKept);
    QVERIFY(connected->limitations.contains(Limitation::OnlyShowsAndPlaces));
    // Nothing was changed there.
    for (const ServerRequest &request : server.requests()) {
        const bool isUpload = request.method == "POST" && !request.body.isEmpty()
                              && !request.target.contains("/auth/")
                              && !request.target.contains("/devices/");
        QVERIFY2(!isUpload, request.target.constData());
    }
}

void TestDeviceAccounts::whatAServerCannotDoIsSaid()
{
    const SyncServer nextcloud(syncServerPresets()[5], m_clock);
    const auto connected = m_device->connectTo(nextcloud);
    QVERIFY(connected.has_value());
    QVERIFY(connected->limitations.contains(Limitation::LastUploadWins));
}

void TestDeviceAccounts::aFailureAddsNothing_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("status");
    QTest::newRow("a wrong password for a gpodder server") << u"gpodder"_s << 401;
    QTest::newRow("a wrong password for a Nextcloud") << u"nextcloud"_s << 401;
}

void TestDeviceAccounts::aFailureAddsNothing()
{
    QFETCH(const QString, kind);
    QFETCH(const int, status);
    const SyncServer server(kind == "gpodder"_L1 ? strictServer() : syncServerPresets()[3],
                            m_clock);
    const QSignalSpy changed(&accounts(), &DeviceAccounts::changed);
    const auto connected = m_device->connectTo(server, u"wrong"_s);
    QVERIFY(!connected);
    QCOMPARE(connected.error().httpStatus, status);
    QVERIFY(changed.isEmpty());
    QVERIFY(targets().isEmpty());
    QVERIFY(m_device->secrets.secrets.isEmpty());
}

void TestDeviceAccounts::allServersKnowOneDevice()
{
    const SyncServer first(strictServer(), m_clock);
    const SyncServer second(strictServer(), m_clock);
    QVERIFY(m_device->connectTo(first).has_value());
    QVERIFY(m_device->connectTo(second).has_value());
    const QList<domain::SyncTarget> all = targets();
    QCOMPARE(all.size(), 2);
    QCOMPARE(all[0].device, all[1].device);
    static const QRegularExpression usual(u"^[A-Za-z0-9._-]{1,64}$"_s);
    QVERIFY2(usual.match(all[0].device).hasMatch(), qPrintable(all[0].device));
    // Another library is another device.
    DeviceUnderTest other(m_clock);
    const auto connected = other.connectTo(first);
    QVERIFY(connected.has_value());
    QVERIFY(connected->target.device != all[0].device);
}

void TestDeviceAccounts::connectingAgainReplacesThePassword()
{
    const SyncServer server(strictServer(), m_clock);
    QVERIFY(m_device->connectTo(server).has_value());
    m_device->secrets.secrets.begin().value() = u"outdated"_s;
    QVERIFY(m_device->connectTo(server).has_value());
    QCOMPARE(targets().size(), 1);
    QCOMPARE(m_device->secrets.secrets.values(), QStringList{SyncServer::password});
}

void TestDeviceAccounts::thePasswordIsOnlyInTheKeychain()
{
    const SyncServer server(strictServer(), m_clock);
    QVERIFY(m_device->connectTo(server).has_value());
    QCOMPARE(m_device->sync().outcomes.size(), 1);
    m_device->settle();
    QDirIterator files(
        m_device->folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    int looked = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(SyncServer::password.toUtf8()),
                 qPrintable(file.fileName()));
        ++looked;
    }
    QVERIFY(looked > 0);
}

void TestDeviceAccounts::withoutAKeychainItLastsForTheSession()
{
    m_device->secrets.isBroken = true;
    const SyncServer server(strictServer(), m_clock);
    const auto connected = m_device->connectTo(server);
    QVERIFY(connected.has_value());
    QVERIFY(!connected->isPasswordKept);
    const devices::RunSummary summary = m_device->sync();
    QCOMPARE(summary.outcomes.size(), 1);
    QVERIFY(summary.outcomes.constFirst().report.has_value());
}

void TestDeviceAccounts::aNextcloudGivesAnAppPassword()
{
    const SyncServer server(syncServerPresets()[3], m_clock);
    QVERIFY(m_device->connectTo(server).has_value());
    QVERIFY(server.hasAppPassword());
    QCOMPARE(m_device->secrets.secrets.values(), QStringList{SyncServer::appPassword});
}

void TestDeviceAccounts::loggingOutRevokesIt()
{
    const SyncServer server(syncServerPresets()[3], m_clock);
    const auto connected = m_device->connectTo(server);
    QVERIFY(connected.has_value());
    QVERIFY(valueOf(accounts().logOut(connected->target)).has_value());
    QVERIFY(!server.hasAppPassword());
    QVERIFY(m_device->secrets.secrets.isEmpty());
    QVERIFY(targets().isEmpty());
}

void TestDeviceAccounts::loggingOutWithoutAServerForgetsAllTheSame()
{
    SyncServer server(syncServerPresets()[3], m_clock);
    const auto connected = m_device->connectTo(server);
    QVERIFY(connected.has_value());
    server.setFaults([](const ServerRequest &) { return SyncFault::DropBefore; });
    QVERIFY(!valueOf(accounts().logOut(connected->target)));
    QVERIFY(m_device->secrets.secrets.isEmpty());
    QVERIFY(targets().isEmpty());
}

void TestDeviceAccounts::devicesAreGroupedWhereTheServerCan_data()
{
    QTest::addColumn<int>("preset");
    QTest::addColumn<bool>("isPossible");
    const QList<SyncServerQuirks> presets = syncServerPresets();
    for (int i = 0; i < presets.size(); ++i) {
        const SyncServerQuirks &quirks = presets[i];
        QTest::newRow(qPrintable(quirks.name))
            << i << (quirks.isPerDevice && !quirks.isNextcloud && !quirks.lacksExtras);
    }
}

void TestDeviceAccounts::devicesAreGroupedWhereTheServerCan()
{
    QFETCH(const int, preset);
    QFETCH(const bool, isPossible);
    SyncServer server(syncServerPresets()[preset], m_clock);
    // Shows of another device, of which a server with one list for each tells this one nothing.
    DeviceUnderTest other(m_clock);
    other.addShow(u"a"_s);
    QVERIFY(other.connectTo(server).has_value());
    (void)other.sync();
    const auto connected = m_device->connectTo(server);
    QVERIFY(connected.has_value());
    (void)m_device->sync();
    const auto state = [this] { return m_device->states().targets.value(0); };
    QCOMPARE(state().canGroupDevices, isPossible);
    if (!isPossible)
        return;
    QVERIFY(state().limitations.contains(Limitation::ShowsPerDevice));
    server.clearRequests();
    QVERIFY(valueOf(accounts().groupDevices(connected->target)).has_value());
    QVERIFY(std::ranges::any_of(server.requests(), [](const ServerRequest &request) {
        return request.method == "POST" && request.path.contains(u"/sync-devices/"_s);
    }));
    QVERIFY(!state().canGroupDevices);
    QVERIFY(!state().limitations.contains(Limitation::ShowsPerDevice));
}

void TestDeviceAccounts::theBrowserLogsIn()
{
    DeviceAccounts quick(m_device->library.database(), m_device->api, &m_device->secrets, 10ms);
    SyncServer server(syncServerPresets()[3], m_clock);
    const QSignalSpy pages(&quick, &DeviceAccounts::pageReady);
    const auto connecting = quick.connectWithBrowser(server.address());
    QVERIFY(waitForEvents([&] { return pages.size() == 1; }));
    QVERIFY(pages.constFirst().constFirst().toUrl().path().contains(u"/login/v2/flow/"_s));
    server.confirmLogin();
    const auto connected = valueOf(connecting);
    QVERIFY(connected.has_value());
    QCOMPARE(connected->target.user, SyncServer::user);
    // The server names itself with a folder, which stays.
    QCOMPARE(connected->target.address, QUrl(server.address().toString() + "/sub"_L1));
}

void TestDeviceAccounts::aLoginInTheBrowserCanBeCancelled()
{
    DeviceAccounts quick(m_device->library.database(), m_device->api, &m_device->secrets, 10ms);
    const SyncServer server(syncServerPresets()[3], m_clock);
    const QSignalSpy pages(&quick, &DeviceAccounts::pageReady);
    const auto connecting = quick.connectWithBrowser(server.address());
    QVERIFY(waitForEvents([&] { return pages.size() == 1; }));
    quick.cancelLogin();
    QCOMPARE(valueOf(connecting).error().code, ErrorCode::Cancelled);
    QVERIFY(targets().isEmpty());
}

QTEST_GUILESS_MAIN(TestDeviceAccounts)
#include "tst_device_accounts.moc"
