// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the real program on a screen and a bus of its own, in the tray of a fake panel, which
// clicks on its icon and reads its menu.

#include "window_driver.h"

#include <support/fake_status_notifier_watcher.h>
#include <support/hidden_screen.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QDBusArgument>
#include <QDBusVariant>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestTrayProgram final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void itStartsInTheTray_data();
    void itStartsInTheTray();
    void aClickHidesAndShowsTheWindow();
    void aKeyLeavesItInTheTray();
    void aPanelThatComesLaterIsEnough();
    void itQuitsOutOfTheTray_data();
    void itQuitsOutOfTheTray();

private:
    QDBusConnection desk() { return m_bus->connection(u"desk"_s); }
    QDBusMessage call(const QString &path,
                      const QString &interface,
                      const QString &method,
                      const QVariantList &arguments)
    {
        QDBusMessage message =
            QDBusMessage::createMethodCall(m_panel->items().value(0), path, interface, method);
        message.setArguments(arguments);
        return test::ask(desk(), message);
    }
    QDBusMessage click(const QString &method)
    {
        return call(u"/StatusNotifierItem"_s, u"org.kde.StatusNotifierItem"_s, method, {1, 1});
    }
    /// Returns the texts of the entries of the menu.
    QStringList menu()
    {
        QList<int> ids; // Qt numbers the entries of a program from 1 on
        for (int id = 1; id < 100; ++id)
            ids.append(id);
        const QDBusMessage answer = call(u"/MenuBar"_s,
                                         u"com.canonical.dbusmenu"_s,
                                         u"GetGroupProperties"_s,
                                         {QVariant::fromValue(ids), QStringList{u"label"_s}});
        QStringList labels;
        if (answer.type() != QDBusMessage::ReplyMessage)
            return labels;
        const auto list = answer.arguments().constFirst().value<QDBusArgument>();
        list.beginArray();
        while (!list.atEnd()) {
            int id = 0;
            QVariantMap properties;
            list.beginStructure();
            list >> id >> properties;
            list.endStructure();
            labels.append(properties.value(u"label"_s).toString());
        }
        list.endArray();
        return labels;
    }
    [[nodiscard]] bool isWindowShown() { return menu().contains(u"Hide the window"_s); }
    [[nodiscard]] bool isWindowHidden() { return menu().contains(u"Show the window"_s); }
    void start(const QStringList &arguments = {})
    {
        m_dogear.start(QStringLiteral(DOGEAR), QStringList{u"--data-dir"_s, m_data} + arguments);
        QVERIFY(m_dogear.waitForStarted());
    }

    std::unique_ptr<HiddenScreen> m_screen;
    std::unique_ptr<PrivateBus> m_bus;
    std::unique_ptr<FakeStatusNotifierWatcher> m_panel;
    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    QProcess m_dogear;
};

void TestTrayProgram::initTestCase()
{
    if (!HiddenScreen::isPossible() || !PrivateBus::isInstalled())
        QSKIP("no Xvfb, or no dbus-daemon");
    m_screen = std::make_unique<HiddenScreen>();
    m_bus = std::make_unique<PrivateBus>();
    QVERIFY(m_screen->isRunning());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    m_screen->useIn(environment);
    environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, m_bus->address());
    m_dogear.setProcessEnvironment(environment);
    // Shows the messages of a failure.
    m_dogear.setProcessChannelMode(QProcess::ForwardedErrorChannel);
}

void TestTrayProgram::init()
{
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    const auto folders = settings::DataFolders::create(m_data);
    settings::Settings settings(folders->settings);
    settings.desktop().setTray({.isShown = true, .closesToTray = true});
    m_panel = std::make_unique<FakeStatusNotifierWatcher>(desk());
}

void TestTrayProgram::cleanup()
{
    if (m_dogear.state() != QProcess::NotRunning) {
        m_dogear.terminate();
        QVERIFY(test::waitUntil([&] { return m_dogear.state() == QProcess::NotRunning; }));
    }
    m_panel.reset();
}

void TestTrayProgram::itStartsInTheTray_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("isHidden");
    QTest::newRow("with its window") << QStringList() << false;
    QTest::newRow("without it, at login") << QStringList{u"--minimised"_s} << true;
}

void TestTrayProgram::itStartsInTheTray()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const bool, isHidden);
    start(arguments);
    QTRY_COMPARE(m_panel->items().size(), 1);
    if (isHidden)
        QTRY_VERIFY(isWindowHidden());
    else
        QTRY_VERIFY(isWindowShown());
    QVERIFY2(menu().contains(u"Quit"_s), qPrintable(menu().join(u", "_s)));
}

void TestTrayProgram::aClickHidesAndShowsTheWindow()
{
    start();
    QTRY_COMPARE(m_panel->items().size(), 1);
    QTRY_VERIFY(isWindowShown());
    QCOMPARE(click(u"Activate"_s).type(), QDBusMessage::ReplyMessage);
    QTRY_VERIFY(isWindowHidden());
    QCOMPARE(m_dogear.state(), QProcess::Running);
    QCOMPARE(click(u"Activate"_s).type(), QDBusMessage::ReplyMessage);
    QTRY_VERIFY(isWindowShown());
    // Nothing is in the player: the middle click must not fail.
    QCOMPARE(click(u"SecondaryActivate"_s).type(), QDBusMessage::ReplyMessage);
    QTRY_VERIFY(isWindowShown());
}

/// The fifteenth job of tst_keyboard_jobs: one key.
void TestTrayProgram::aKeyLeavesItInTheTray()
{
    start();
    QTRY_COMPARE(m_panel->items().size(), 1);
    QTRY_VERIFY(isWindowShown());
    for (const bool isHidden : {true, false}) { // coming back, it takes the focus
        QCOMPARE(click(u"Activate"_s).type(), QDBusMessage::ReplyMessage);
        QTRY_COMPARE(isWindowHidden(), isHidden);
    }
    QVERIFY(m_screen->press(u"ctrl+w"_s));
    QTRY_VERIFY(isWindowHidden());
    QCOMPARE(m_dogear.state(), QProcess::Running);
}

void TestTrayProgram::aPanelThatComesLaterIsEnough()
{
    m_panel.reset();
    start({u"--minimised"_s});
    // The name on the bus shows that Dogear has looked for a tray.
    const auto hasStarted = [this] {
        const QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s,
                                                                     u"/org/freedesktop/DBus"_s,
                                                                     u"org.freedesktop.DBus"_s,
                                                                     u"NameHasOwner"_s)
                                      << u"org.mpris.MediaPlayer2.dogear"_s;
        return test::ask(desk(), question).arguments().value(0).toBool();
    };
    QTRY_VERIFY(hasStarted());
    m_panel = std::make_unique<FakeStatusNotifierWatcher>(desk());
    QTRY_COMPARE(m_panel->items().size(), 1);
    QTRY_VERIFY(isWindowHidden());
}

void TestTrayProgram::itQuitsOutOfTheTray_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"the signal of the session's end", "MPRIS"})
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestTrayProgram::itQuitsOutOfTheTray()
{
    QFETCH(const QString, how);
    start({u"--minimised"_s});
    QTRY_COMPARE(m_panel->items().size(), 1);
    QTRY_VERIFY(isWindowHidden());
    if (how == "MPRIS"_L1) {
        const QDBusMessage quit = QDBusMessage::createMethodCall(u"org.mpris.MediaPlayer2.dogear"_s,
                                                                 u"/org/mpris/MediaPlayer2"_s,
                                                                 u"org.mpris.MediaPlayer2"_s,
                                                                 u"Quit"_s);
        QCOMPARE(test::ask(desk(), quit).type(), QDBusMessage::ReplyMessage);
    } else {
        m_dogear.terminate();
    }
    QTRY_COMPARE(m_dogear.state(), QProcess::NotRunning);
    QCOMPARE(m_dogear.exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_dogear.exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestTrayProgram)
#include "tst_tray_program.moc"
