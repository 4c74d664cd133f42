// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the proxy on the page Network of the settings: its address and its password.

#include "real_warnings.h"
#include "settings/network_settings_page.h"
#include "settings_fields.h"

#include <support/timeouts.h>

#include <QLabel>

#include <algorithm>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using settings::ProxyMode;
using settings::UserSettings;
using test::lastChange;

class TestNetworkSettings final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup() { m_dialog.reset(); }

    void addressesAreRead_data();
    void addressesAreRead();
    void aPastedAddressFillsHostAndPort();
    void aMissingHostIsSaid_data();
    void aMissingHostIsSaid();
    void thePasswordIsEmittedAndNotStored();
    void thePasswordIsNotShown();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }

    std::unique_ptr<SettingsDialog> m_dialog;
};

void TestNetworkSettings::init()
{
    test::failOnRealWarning();
    m_dialog = std::make_unique<SettingsDialog>(SettingsContext{.proxyPassword = u"old"_s});
    UserSettings all;
    all.network = {.proxyMode = ProxyMode::Http, .proxyHost = u"p.example"_s};
    m_dialog->setSettings(all);
    m_dialog->openPage(u"settingsNetwork"_s);
    m_dialog->open();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestNetworkSettings::addressesAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::newRow("a name") << u"proxy.example"_s << u"proxy.example"_s << 0;
    QTest::newRow("a name with blanks around") << u"  proxy.example "_s << u"proxy.example"_s << 0;
    QTest::newRow("a name and a port") << u"proxy.example:3128"_s << u"proxy.example"_s << 3128;
    QTest::newRow("an address of the web")
        << u"http://proxy.example:3128/"_s << u"proxy.example"_s << 3128;
    QTest::newRow("an address without a port")
        << u"socks5://proxy.example"_s << u"proxy.example"_s << 0;
    QTest::newRow("name and password are left out")
        << u"http://ann:secret@proxy.example:80"_s << u"proxy.example"_s << 80;
    QTest::newRow("an IPv4 address") << u"10.0.0.1:1080"_s << u"10.0.0.1"_s << 1080;
    QTest::newRow("an IPv6 address") << u"fe80::1"_s << u"fe80::1"_s << 0;
    QTest::newRow("an IPv6 address with a port") << u"[::1]:1080"_s << u"::1"_s << 1080;
    QTest::newRow("a port that is none") << u"proxy.example:many"_s << u"proxy.example:many"_s << 0;
    QTest::newRow("nothing") << QString() << QString() << 0;
}

void TestNetworkSettings::addressesAreRead()
{
    QFETCH(const QString, text);
    const ProxyAddress address = proxyAddress(text);
    QTEST(address.host, "host");
    QTEST(address.port, "port");
}

void TestNetworkSettings::aPastedAddressFillsHostAndPort()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    test::choose(*m_dialog, u"settingsProxyHost"_s, u"http://other.example:3128"_s);
    QCOMPARE(lastChange(said).network.proxyHost, u"other.example"_s);
    QCOMPARE(lastChange(said).network.proxyPort, 3128);
    QCOMPARE(part<QLineEdit>("settingsProxyHost")->text(), u"other.example"_s);
    QCOMPARE(part<QSpinBox>("settingsProxyPort")->value(), 3128);
}

void TestNetworkSettings::aMissingHostIsSaid_data()
{
    QTest::addColumn<ProxyMode>("mode");
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("a proxy without a host") << ProxyMode::Http << QString() << true;
    QTest::newRow("a SOCKS proxy without a host") << ProxyMode::Socks5 << QString() << true;
    QTest::newRow("a proxy with a host") << ProxyMode::Http << u"p.example"_s << false;
    QTest::newRow("the proxy of the desktop") << ProxyMode::System << QString() << false;
    QTest::newRow("no proxy") << ProxyMode::None << QString() << false;
}

void TestNetworkSettings::aMissingHostIsSaid()
{
    QFETCH(const ProxyMode, mode);
    QFETCH(const QString, host);
    QFETCH(const bool, isSaid);
    UserSettings all;
    all.network = {.proxyMode = mode, .proxyHost = host};
    m_dialog->setSettings(all);
    const auto notes = part<QWidget>("settingsNetwork")->findChildren<QLabel *>(u"settingsNote"_s);
    const bool isShown = std::ranges::any_of(notes, [](const QLabel *note) {
        return note->isVisible() && note->text().startsWith(u"Enter the host"_s);
    });
    QCOMPARE(isShown, isSaid);
}

void TestNetworkSettings::thePasswordIsEmittedAndNotStored()
{
    const QSignalSpy changed(m_dialog.get(), &SettingsDialog::changed);
    const QSignalSpy password(m_dialog.get(), &SettingsDialog::proxyPasswordChanged);
    test::choose(*m_dialog, u"settingsProxyPassword"_s, u"new one"_s);
    QCOMPARE(password.count(), 1);
    QCOMPARE(password.constLast().constFirst().toString(), u"new one"_s);
    test::choose(*m_dialog, u"settingsProxyPassword"_s, u"new one"_s);
    QCOMPARE(password.count(), 1); // unchanged
    test::choose(*m_dialog, u"settingsProxyPassword"_s, {});
    QCOMPARE(password.count(), 2);
    QCOMPARE(password.constLast().constFirst().toString(), QString());
    m_dialog->setProxyPassword(u"read later"_s);
    QCOMPARE(part<QLineEdit>("settingsProxyPassword")->text(), u"read later"_s);
    QCOMPARE(password.count(), 2);
    QCOMPARE(changed.count(), 0);
}

void TestNetworkSettings::thePasswordIsNotShown()
{
    const auto *field = part<QLineEdit>("settingsProxyPassword");
    QCOMPARE(field->text(), u"old"_s);
    QCOMPARE(field->echoMode(), QLineEdit::Password);
}

QTEST_MAIN(TestNetworkSettings)
#include "tst_network_settings.moc"
