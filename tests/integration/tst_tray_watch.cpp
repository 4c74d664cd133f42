// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how Dogear learns of the tray: it comes late at login, and may go.

#include <desktop/tray_watch.h>
#include <support/fake_status_notifier_watcher.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using desktop::TrayWatch;
using test::FakeStatusNotifierWatcher;

class TestTrayWatch final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void aTrayThatIsThere();
    void aTrayThatComesAndGoes();
    void aWatcherWithoutAPanelIsNoTray();
    void withoutABus();

private:
    QDBusConnection desk() { return m_bus->connection(u"desk"_s); }
    QDBusConnection own() { return m_bus->connection(u"dogear"_s); }

    std::unique_ptr<test::PrivateBus> m_bus;
};

void TestTrayWatch::initTestCase()
{
    if (!test::PrivateBus::isInstalled())
        QSKIP("dbus-daemon is not installed");
    m_bus = std::make_unique<test::PrivateBus>();
}

void TestTrayWatch::aTrayThatIsThere()
{
    const FakeStatusNotifierWatcher tray(desk());
    TrayWatch watch(own());
    QSignalSpy changed(&watch, &TrayWatch::changed);
    QVERIFY(!watch.isKnown()); // it does not wait
    QTRY_VERIFY(watch.isKnown());
    QVERIFY(watch.isTrayThere());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.constFirst().constFirst().toBool(), true);
}

void TestTrayWatch::aTrayThatComesAndGoes()
{
    TrayWatch watch(own());
    QSignalSpy changed(&watch, &TrayWatch::changed);
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(watch.isKnown() && !watch.isTrayThere());
    auto tray = std::make_unique<FakeStatusNotifierWatcher>(desk());
    QTRY_VERIFY(watch.isTrayThere());
    tray.reset();
    QTRY_VERIFY(!watch.isTrayThere());
    QCOMPARE(changed.size(), 3);
}

void TestTrayWatch::aWatcherWithoutAPanelIsNoTray()
{
    FakeStatusNotifierWatcher tray(desk());
    tray.setHost(false);
    TrayWatch watch(own());
    QTRY_VERIFY(watch.isKnown());
    QVERIFY(!watch.isTrayThere());
    tray.setHost(true);
    QTRY_VERIFY(watch.isTrayThere());
    tray.setHost(false);
    QTRY_VERIFY(!watch.isTrayThere());
}

void TestTrayWatch::withoutABus()
{
    const TrayWatch watch(QDBusConnection(u"no such bus"_s));
    QVERIFY(watch.isKnown());
    QVERIFY(!watch.isTrayThere());
}

QTEST_GUILESS_MAIN(TestTrayWatch)
#include "tst_tray_watch.moc"
