// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how the settings of the network and the password in the keychain become a proxy.

#include <library/network_configurator.h>
#include <library/networking.h>
#include <settings/data_folders.h>
#include <settings/settings.h>
#include <support/fake_clock.h>
#include <support/fake_secret_store.h>
#include <support/timeouts.h>

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using library::NetworkConfigurator;
using net::Proxy;
using net::ProxyKind;
using settings::NetworkSettings;
using settings::ProxyMode;

namespace {

const QString entry = u"proxy anna@proxy.example:3128"_s;

NetworkSettings withUser(const QString &user = u"anna"_s)
{
    return {.proxyMode = ProxyMode::Http,
            .proxyHost = u"proxy.example"_s,
            .proxyPort = 3128,
            .proxyUser = user};
}

template<typename T>
T answerOf(const Future<T> &future)
{
    (void)test::waitUntil([&] { return future.isFinished(); });
    return future.result();
}

} // namespace

class TestNetworkConfigurator final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void settingsBecomeAProxy_data();
    void settingsBecomeAProxy();
    void thePasswordIsRead();
    void theKeychainIsOpenedOnlyForAUser();
    void theKeychainIsOpenedOnce();
    void aPasswordBelongsToOneProxy_data();
    void aPasswordBelongsToOneProxy();
    void aMissingPasswordEndsTheWait();
    void withoutAKeychainTheWaitEnds();
    void aPasswordIsStored();
    void aPasswordIsUsedAlthoughItIsNotStored();
    void whatIsEnteredMeanwhileStays();
    void aProxyWithoutAUserGetsNoPassword();
    void theSettingsAreAppliedAtTheStart();

private:
    [[nodiscard]] Proxy proxy() const { return m_connections->proxy(); }

    std::shared_ptr<net::Connections> m_connections;
    std::unique_ptr<test::FakeSecretStore> m_secrets;
    std::unique_ptr<NetworkConfigurator> m_configurator;
};

void TestNetworkConfigurator::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connections = std::make_shared<net::Connections>();
    m_secrets = std::make_unique<test::FakeSecretStore>();
    m_configurator = std::make_unique<NetworkConfigurator>(m_connections, m_secrets.get());
}

void TestNetworkConfigurator::settingsBecomeAProxy_data()
{
    QTest::addColumn<NetworkSettings>("network");
    QTest::addColumn<Proxy>("expected");
    QTest::newRow("the default") << NetworkSettings{} << Proxy{};
    NetworkSettings none;
    none.proxyMode = ProxyMode::None;
    QTest::newRow("none") << none << Proxy{.kind = ProxyKind::None};
    NetworkSettings network = withUser();
    Proxy expected{.kind = ProxyKind::Http,
                   .host = u"proxy.example"_s,
                   .port = 3128,
                   .user = u"anna"_s,
                   .password = u"secret"_s};
    QTest::newRow("HTTP") << network << expected;
    network.proxyMode = ProxyMode::Socks5;
    expected.kind = ProxyKind::Socks5;
    QTest::newRow("SOCKS5") << network << expected;
    network.proxyHost = u" proxy.example "_s;
    QTest::newRow("with spaces around the host") << network << expected;
    network.proxyUser.clear();
    expected.user.clear();
    expected.password.clear();
    QTest::newRow("no user, so that no password is sent") << network << expected;
    network = withUser();
    network.proxyMode = ProxyMode::System;
    QTest::newRow("the fields of another mode are not used") << network << Proxy{};
    network = withUser();
    network.proxyHost.clear();
    QTest::newRow("no host: a proxy is meant all the same")
        << network
        << Proxy{.kind = ProxyKind::Http, .port = 3128, .user = u"anna"_s, .password = u"secret"_s};
}

void TestNetworkConfigurator::settingsBecomeAProxy()
{
    QFETCH(const NetworkSettings, network);
    QFETCH(const Proxy, expected);
    m_configurator->applyNetwork(network, u"secret"_s);
    QCOMPARE(proxy(), expected);
    QVERIFY(m_secrets->asked.isEmpty());
}

void TestNetworkConfigurator::thePasswordIsRead()
{
    m_secrets->secrets.insert(entry, u"secret"_s);
    const QSignalSpy read(m_configurator.get(), &NetworkConfigurator::passwordRead);
    m_configurator->begin(withUser());
    QVERIFY(proxy().awaitsPassword);
    QVERIFY(answerOf(m_configurator->readPassword()));
    QVERIFY(!proxy().awaitsPassword);
    QCOMPARE(proxy().password, u"secret"_s);
    QCOMPARE(read.count(), 1);
    QCOMPARE(read.constFirst().constFirst().toString(), u"secret"_s);
}

void TestNetworkConfigurator::theKeychainIsOpenedOnlyForAUser()
{
    for (const ProxyMode mode :
         {ProxyMode::System, ProxyMode::None, ProxyMode::Http, ProxyMode::Socks5}) {
        NetworkSettings network = withUser(QString());
        network.proxyMode = mode;
        m_configurator->begin(network);
        QVERIFY(!proxy().awaitsPassword);
        QVERIFY(answerOf(m_configurator->readPassword()));
    }
    NetworkSettings system = withUser();
    system.proxyMode = ProxyMode::System;
    m_configurator->setNetwork(system);
    QVERIFY(m_secrets->asked.isEmpty());
}

void TestNetworkConfigurator::theKeychainIsOpenedOnce()
{
    m_secrets->secrets.insert(entry, u"secret"_s);
    m_configurator->setNetwork(withUser());
    QTRY_COMPARE(proxy().password, u"secret"_s);
    NetworkSettings other = withUser();
    other.proxyMode = ProxyMode::Socks5;
    m_configurator->setNetwork(other);
    QCOMPARE(proxy().kind, ProxyKind::Socks5);
    QCOMPARE(proxy().password, u"secret"_s);
    QVERIFY(!proxy().awaitsPassword);
    QCOMPARE(m_secrets->asked, QStringList{entry});
}

void TestNetworkConfigurator::aPasswordBelongsToOneProxy_data()
{
    QTest::addColumn<NetworkSettings>("other");
    QTest::addColumn<QString>("otherEntry");
    NetworkSettings other = withUser();
    other.proxyHost = u"other.example"_s;
    QTest::newRow("another host") << other << u"proxy anna@other.example:3128"_s;
    other = withUser();
    other.proxyPort = 8080;
    QTest::newRow("another port") << other << u"proxy anna@proxy.example:8080"_s;
    QTest::newRow("another user") << withUser(u"ben"_s) << u"proxy ben@proxy.example:3128"_s;
}

void TestNetworkConfigurator::aPasswordBelongsToOneProxy()
{
    QFETCH(const NetworkSettings, other);
    QFETCH(const QString, otherEntry);
    m_secrets->secrets.insert(entry, u"secret"_s);
    m_configurator->setNetwork(withUser());
    QTRY_COMPARE(proxy().password, u"secret"_s);

    const QSignalSpy read(m_configurator.get(), &NetworkConfigurator::passwordRead);
    m_configurator->setNetwork(other);
    QVERIFY(proxy().password.isEmpty());
    QTRY_VERIFY(!proxy().awaitsPassword);
    QVERIFY(proxy().password.isEmpty());
    QCOMPARE(read.constLast().constFirst().toString(), QString()); // for the form
    QVERIFY(answerOf(m_configurator->setPassword(u"its own"_s)));
    QCOMPARE(m_secrets->secrets.value(otherEntry), u"its own"_s);

    // Back, as an undone import does.
    m_configurator->setNetwork(withUser());
    QTRY_COMPARE(proxy().password, u"secret"_s);
}

void TestNetworkConfigurator::aMissingPasswordEndsTheWait()
{
    m_configurator->begin(withUser());
    QVERIFY(answerOf(m_configurator->readPassword())); // the proxy says what it wants
    QVERIFY(!proxy().awaitsPassword);
    QCOMPARE(proxy().user, u"anna"_s);
    QVERIFY(proxy().password.isEmpty());
}

void TestNetworkConfigurator::withoutAKeychainTheWaitEnds()
{
    m_secrets->isBroken = true;
    m_configurator->begin(withUser());
    const auto isRead = answerOf(m_configurator->readPassword());
    QVERIFY(!isRead);
    QCOMPARE(isRead.error().code, ErrorCode::KeychainUnavailable);
    QCOMPARE(isRead.error().url.host(), u"proxy.example"_s);
    QVERIFY(!proxy().awaitsPassword);

    NetworkConfigurator without(m_connections, nullptr);
    without.begin(withUser());
    QVERIFY(proxy().awaitsPassword);
    QVERIFY(!answerOf(without.readPassword()));
    QVERIFY(!proxy().awaitsPassword);
}

void TestNetworkConfigurator::aPasswordIsStored()
{
    m_configurator->applyNetwork(withUser(), {});
    QVERIFY(answerOf(m_configurator->setPassword(u"new"_s)));
    QCOMPARE(proxy().password, u"new"_s);
    QCOMPARE(m_secrets->secrets.value(entry), u"new"_s);
    QVERIFY(answerOf(m_configurator->setPassword(QString())));
    QVERIFY(proxy().password.isEmpty());
    QVERIFY(m_secrets->secrets.isEmpty());
}

void TestNetworkConfigurator::aPasswordIsUsedAlthoughItIsNotStored()
{
    m_secrets->isBroken = true;
    m_configurator->applyNetwork(withUser(), {});
    const auto isStored = answerOf(m_configurator->setPassword(u"new"_s));
    QVERIFY(!isStored);
    QCOMPARE(isStored.error().code, ErrorCode::KeychainUnavailable);
    QVERIFY(!isStored.error().detail.contains(u"new"_s));
    QCOMPARE(proxy().password, u"new"_s);
}

void TestNetworkConfigurator::whatIsEnteredMeanwhileStays()
{
    m_secrets->secrets.insert(entry, u"old"_s);
    m_configurator->begin(withUser());
    const auto read = m_configurator->readPassword();
    const auto stored = m_configurator->setPassword(u"new"_s);
    QVERIFY(answerOf(read));
    QVERIFY(answerOf(stored));
    QCOMPARE(proxy().password, u"new"_s);
}

void TestNetworkConfigurator::aProxyWithoutAUserGetsNoPassword()
{
    m_configurator->applyNetwork(withUser(), u"secret"_s);
    m_configurator->setNetwork(withUser(QString()));
    QVERIFY(proxy().password.isEmpty());
    m_configurator->setNetwork(withUser());
    QCOMPARE(proxy().password, u"secret"_s);
}

void TestNetworkConfigurator::theSettingsAreAppliedAtTheStart()
{
    const QTemporaryDir folder;
    const auto created = settings::DataFolders::create(folder.path());
    QVERIFY(created);
    const settings::DataFolders &folders = *created;
    settings::Settings(folders.settings).desktop().setNetwork(withUser());
    const test::FakeClock clock;
    library::Networking networking(folders, clock, m_secrets.get());
    QCOMPARE(networking.connections()->proxy().host, u"proxy.example"_s);
    QVERIFY(networking.connections()->proxy().awaitsPassword);
    QVERIFY(m_secrets->asked.isEmpty()); // the caller decides when the keychain may open
    // The password is not a setting.
    QFile file(folders.settings);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().toLower().contains("password"));
}

QTEST_GUILESS_MAIN(TestNetworkConfigurator)
#include "tst_network_configurator.moc"
