// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that network and sync follow the settings, and that the settings show the password of the
// proxy.

#include "features/devices/sync_configurator.h"
#include "features/settings/settings_controller.h"
#include "real_warnings.h"
#include "settings_connections.h"
#include "settings_fields.h"
#include "test_library.h"

#include <library/network_configurator.h>
#include <library/synced_player.h>
#include <listening/playback_preferences.h>
#include <net/network_api_client.h>
#include <net/network_status.h>
#include <playback/intro_outro_skipper.h>
#include <settings/settings.h>
#include <support/fake_secret_store.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>

#include <devices/devices.h>
#include <utility>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using widgets::SettingsDialog;

namespace {

const QString entry = u"proxy anna@proxy.example:3128"_s; ///< of the keychain

} // namespace

class TestSettingsConnections final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theNetworkFollows();
    void aPasswordThatIsReadIsShown();
    void aPasswordIsStored_data();
    void aPasswordIsStored();
    void aPasswordStaysWithItsProxy_data();
    void aPasswordStaysWithItsProxy();
    void theSettingsOfAnotherWindowKnowThePassword();
    void theScheduleOfSyncFollows();

private:
    SettingsDialog *open(QWidget &window)
    {
        m_controller->open()->trigger();
        auto *dialog = window.findChild<SettingsDialog *>();
        [&] { QVERIFY(QTest::qWaitForWindowActive(dialog)); }(); // typing needs it
        return dialog;
    }
    [[nodiscard]] static QString shownPassword(const SettingsDialog &dialog)
    {
        return dialog.findChild<QLineEdit *>(u"settingsProxyPassword"_s)->text();
    }
    [[nodiscard]] std::unique_ptr<SettingsController> makeController()
    {
        return std::make_unique<SettingsController>(
            *m_settings, *m_preferences, m_library->sound, u"/nowhere"_s, *m_window);
    }

    std::unique_ptr<TestLibrary> m_library;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<playback::IntroOutroSkipper> m_introOutro;
    std::unique_ptr<listening::PlaybackPreferences> m_preferences;
    std::unique_ptr<FakeSecretStore> m_secrets;
    std::shared_ptr<net::Connections> m_connections;
    std::unique_ptr<library::NetworkConfigurator> m_network;
    std::unique_ptr<QWidget> m_window;
    widgets::MessageBar *m_messages = nullptr; ///< child of the window
    std::unique_ptr<SettingsController> m_controller;
};

void TestSettingsConnections::init()
{
    failOnRealWarning();
    m_library = std::make_unique<TestLibrary>();
    m_settings =
        std::make_unique<settings::Settings>(m_library->folder.filePath(u"connections.ini"_s));
    m_settings->desktop().setNetwork({.proxyMode = settings::ProxyMode::Http,
                                      .proxyHost = u"proxy.example"_s,
                                      .proxyPort = 3128,
                                      .proxyUser = u"anna"_s});
    m_introOutro = std::make_unique<playback::IntroOutroSkipper>(m_library->player);
    m_preferences =
        std::make_unique<listening::PlaybackPreferences>(m_library->sound,
                                                         *m_library->session,
                                                         m_library->library.showPlaybacks(),
                                                         *m_introOutro,
                                                         *m_settings);
    m_secrets = std::make_unique<FakeSecretStore>();
    m_connections = std::make_shared<net::Connections>();
    m_network = std::make_unique<library::NetworkConfigurator>(m_connections, m_secrets.get());
    m_window = std::make_unique<QWidget>();
    m_window->show();
    m_messages = new widgets::MessageBar(m_window.get());
    m_controller = makeController();
    connectNetwork(*m_controller, *m_network, *m_messages);
}

void TestSettingsConnections::cleanup()
{
    m_controller.reset();
    m_window.reset();
    m_network.reset();
    m_preferences.reset();
    m_introOutro.reset();
    m_library.reset();
}

void TestSettingsConnections::theNetworkFollows()
{
    m_network->begin(m_settings->desktop().network());
    QCOMPARE(m_connections->proxy().host, u"proxy.example"_s);
    choose(*open(*m_window), u"settingsProxyHost"_s, u"other.example"_s);
    QTRY_COMPARE(m_connections->proxy().host, u"other.example"_s);
}

void TestSettingsConnections::aPasswordThatIsReadIsShown()
{
    m_secrets->secrets.insert(entry, u"swordfish"_s);
    const SettingsDialog *dialog = open(*m_window);
    QCOMPARE(shownPassword(*dialog), QString());
    m_network->begin(m_settings->desktop().network());
    m_network->readPassword();
    QTRY_COMPARE(shownPassword(*dialog), u"swordfish"_s); // in the open dialog
    delete dialog;
    QCOMPARE(shownPassword(*open(*m_window)), u"swordfish"_s); // and in the next one
}

void TestSettingsConnections::aPasswordIsStored_data()
{
    QTest::addColumn<bool>("isBroken");
    QTest::newRow("in the keychain") << false;
    QTest::newRow("or the user hears that it is not") << true;
}

void TestSettingsConnections::aPasswordIsStored()
{
    QFETCH(const bool, isBroken);
    m_secrets->isBroken = isBroken;
    m_network->begin(m_settings->desktop().network());
    choose(*open(*m_window), u"settingsProxyPassword"_s, u"swordfish"_s);
    QTRY_COMPARE(m_connections->proxy().password, u"swordfish"_s);
    QTRY_COMPARE(m_secrets->secrets.value(entry), isBroken ? QString() : u"swordfish"_s);
    QTRY_COMPARE(m_messages->text().isEmpty(), !isBroken);
}

void TestSettingsConnections::aPasswordStaysWithItsProxy_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("own");
    QTest::newRow("another host") << u"settingsProxyHost"_s << u"evil.example"_s
                                  << u"proxy.example"_s;
    QTest::newRow("another port") << u"settingsProxyPort"_s << u"1"_s << u"3128"_s;
    QTest::newRow("another user") << u"settingsProxyUser"_s << u"eve"_s << u"anna"_s;
}

void TestSettingsConnections::aPasswordStaysWithItsProxy()
{
    QFETCH(const QString, field);
    QFETCH(const QString, other);
    QFETCH(const QString, own);
    m_secrets->secrets.insert(entry, u"swordfish"_s);
    m_network->setNetwork(m_settings->desktop().network());
    SettingsDialog *dialog = open(*m_window);
    QTRY_COMPARE(shownPassword(*dialog), u"swordfish"_s);

    choose(*dialog, field, other); // as an import does
    QTRY_COMPARE(shownPassword(*dialog), QString());
    QVERIFY(m_connections->proxy().password.isEmpty());
    choose(*dialog, field, own); // as the undoing of it does
    QTRY_COMPARE(shownPassword(*dialog), u"swordfish"_s);
    QCOMPARE(m_connections->proxy().password, u"swordfish"_s);
}

void TestSettingsConnections::theSettingsOfAnotherWindowKnowThePassword()
{
    m_controller->setProxyPassword(u"swordfish"_s);
    const auto previous = std::exchange(m_controller, makeController());
    m_controller->takeSecrets(*previous);
    QCOMPARE(shownPassword(*open(*m_window)), u"swordfish"_s);
}

void TestSettingsConnections::theScheduleOfSyncFollows()
{
    net::NetworkApiClient client("Dogear test");
    const auto devices =
        library::makeDevices(m_library->library, client, m_secrets.get(), m_library->clock);
    library::SyncedPlayer player(*m_library->session, *devices);
    net::NetworkStatus network;
    SyncConfigurator sync(*devices, player, network);
    connectSync(*m_controller, sync);
    const auto next = [&devices] { return devices->scheduler().nextRun(); };
    QVERIFY(!next());
    sync.start(m_settings->desktop().sync(), m_settings->downloads());
    QVERIFY(next());
    SettingsDialog *dialog = open(*m_window);
    choose(*dialog, u"settingsSyncMinutes"_s, u"45"_s);
    QVERIFY(next());
    QCOMPARE(m_library->clock.now().secsTo(*next()), 45 * 60);
    network.take(true, true);
    QVERIFY(!next()); // a metered network
    choose(*dialog, u"settingsMetered"_s, {});
    QVERIFY(next());
    network.take(false, false);
    QVERIFY(!next());
    network.take(true, false);
    QVERIFY(next());
    choose(*dialog, u"settingsSyncAutomatic"_s, {});
    QVERIFY(!next());
}

QTEST_MAIN(TestSettingsConnections)
#include "tst_settings_connections.moc"
