// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which desktops are asked for shortcuts, and that they reach the player.

#include <desktop/global_shortcuts.h>
#include <support/fake_portal.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using desktop::GlobalShortcuts;
using desktop::PlayerCommand;
using test::FakePortal;

namespace {

const QString session = u"/org/freedesktop/portal/desktop/session/1_1/dogear"_s;

/// Reads the ids and the preferred keys of "a(sa{sv})", as "id=key".
QStringList shortcutsOf(const QVariant &argument)
{
    QStringList shortcuts;
    const auto list = argument.value<QDBusArgument>();
    list.beginArray();
    while (!list.atEnd()) {
        QString id;
        QVariantMap facts;
        list.beginStructure();
        list >> id >> facts;
        list.endStructure();
        shortcuts.append(id + u'=' + facts.value(u"preferred_trigger"_s).toString());
    }
    list.endArray();
    return shortcuts;
}

} // namespace

class TestGlobalShortcuts final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void whoPassesMediaKeysOn_data();
    void whoPassesMediaKeysOn();
    void theKeysAreBound();
    void aKeyIsACommand_data();
    void aKeyIsACommand();
    void nothingIsBound_data();
    void nothingIsBound();
    void withoutABus();

private:
    QDBusConnection desk() { return m_bus->connection(u"desk"_s); }
    QDBusConnection own() { return m_bus->connection(u"dogear"_s); }
    /// Waits until what start() has sent is answered, and the answers to that.
    void settle()
    {
        const QDBusMessage question = QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s,
                                                                     u"/org/freedesktop/DBus"_s,
                                                                     u"org.freedesktop.DBus"_s,
                                                                     u"GetId"_s);
        constexpr int exchanges = 5; // names, version, session, shortcuts, and one more
        for (int i = 0; i < exchanges; ++i) {
            test::ask(own(), question);
            test::ask(desk(), question);
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<test::PrivateBus> m_bus;
};

void TestGlobalShortcuts::initTestCase()
{
    if (!test::PrivateBus::isInstalled())
        QSKIP("dbus-daemon is not installed");
    m_bus = std::make_unique<test::PrivateBus>();
}

void TestGlobalShortcuts::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestGlobalShortcuts::whoPassesMediaKeysOn_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<bool>("hasMediaKeys");
    QTest::newRow("no one on an empty bus") << QStringList() << false;
    QTest::newRow("no one under a compositor without a desktop")
        << QStringList{u"org.freedesktop.portal.Desktop"_s, u"org.freedesktop.Notifications"_s}
        << false;
    QTest::newRow("GNOME") << QStringList{u":1.1"_s, u"org.gnome.SettingsDaemon.MediaKeys"_s}
                           << true;
    QTest::newRow("Cinnamon") << QStringList{u"org.cinnamon.SettingsDaemon.MediaKeys"_s} << true;
    QTest::newRow("MATE") << QStringList{u"org.mate.SettingsDaemon"_s} << true;
    QTest::newRow("Plasma") << QStringList{u"org.kde.kglobalaccel"_s} << true;
    QTest::newRow("keys that the user has bound to playerctl")
        << QStringList{u"org.mpris.MediaPlayer2.playerctld"_s} << true;
    QTest::newRow("not another player") << QStringList{u"org.mpris.MediaPlayer2.vlc"_s} << false;
}

void TestGlobalShortcuts::whoPassesMediaKeysOn()
{
    QFETCH(const QStringList, names);
    QFETCH(const bool, hasMediaKeys);
    QCOMPARE(GlobalShortcuts::hasMediaKeys(names), hasMediaKeys);
}

void TestGlobalShortcuts::theKeysAreBound()
{
    FakePortal portal(desk());
    portal.results[u"CreateSession"_s] = {{u"session_handle"_s, session}};
    GlobalShortcuts shortcuts(own());
    shortcuts.start();
    QTRY_COMPARE(portal.methods(), QStringList({u"CreateSession"_s, u"BindShortcuts"_s}));
    const QVariantList arguments = portal.calls.constLast().arguments;
    QCOMPARE(arguments.at(0).value<QDBusObjectPath>().path(), session);
    QCOMPARE(shortcutsOf(arguments.at(1)).join(u' '),
             u"play-pause=XF86AudioPlay next=XF86AudioNext back=XF86AudioRewind "
             "forward=XF86AudioForward"_s);
}

void TestGlobalShortcuts::aKeyIsACommand_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isCommand");
    QTest::newRow("of this session") << session << u"forward"_s << true;
    QTest::newRow("not of another session") << u"/other/session"_s << u"forward"_s << false;
    QTest::newRow("not an unknown one") << session << u"dance"_s << false;
}

void TestGlobalShortcuts::aKeyIsACommand()
{
    QFETCH(const QString, path);
    QFETCH(const QString, id);
    QFETCH(const bool, isCommand);
    FakePortal portal(desk());
    portal.results[u"CreateSession"_s] = {{u"session_handle"_s, session}};
    GlobalShortcuts shortcuts(own());
    QSignalSpy commanded(&shortcuts, &GlobalShortcuts::commanded);
    shortcuts.start();
    QTRY_COMPARE(portal.calls.size(), 2);
    portal.emitSignal(
        u"GlobalShortcuts"_s,
        u"Activated"_s,
        {QVariant::fromValue(QDBusObjectPath(path)), id, qulonglong(7), QVariantMap()});
    settle();
    QCOMPARE(commanded.size(), isCommand ? 1 : 0);
    if (isCommand)
        QVERIFY(commanded.constFirst().constFirst().value<PlayerCommand>()
                == PlayerCommand::Forward);
}

void TestGlobalShortcuts::nothingIsBound_data()
{
    QTest::addColumn<QString>("name"); // another service on the bus
    QTest::addColumn<uint>("version");
    QTest::addColumn<uint>("response");
    QTest::addColumn<QStringList>("calls");
    QTest::newRow("where a desktop passes media keys on")
        << u"org.mate.SettingsDaemon"_s << 1U << 0U << QStringList();
    QTest::newRow("where the portal has no shortcuts") << QString() << 0U << 0U << QStringList();
    QTest::newRow("where the portal refuses a session")
        << QString() << 1U << 2U << QStringList(u"CreateSession"_s);
}

void TestGlobalShortcuts::nothingIsBound()
{
    QFETCH(const QString, name);
    QFETCH(const uint, version);
    QFETCH(const uint, response);
    QFETCH(const QStringList, calls);
    FakePortal portal(desk());
    portal.versions = version;
    portal.response = response;
    if (!name.isEmpty())
        QVERIFY(desk().registerService(name));
    GlobalShortcuts shortcuts(own());
    shortcuts.start();
    settle();
    if (!name.isEmpty())
        QVERIFY(desk().unregisterService(name));
    QCOMPARE(portal.methods(), calls);
}

void TestGlobalShortcuts::withoutABus()
{
    GlobalShortcuts shortcuts(QDBusConnection(u"no such bus"_s));
    shortcuts.start();
    QCoreApplication::processEvents();
}

QTEST_GUILESS_MAIN(TestGlobalShortcuts)
#include "tst_global_shortcuts.moc"
