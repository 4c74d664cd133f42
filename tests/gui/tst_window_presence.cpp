// SPDX-License-Identifier: GPL-3.0-or-later
// Tests when closing the window leaves Dogear in the tray, and that it stays reachable.

#include "real_warnings.h"
#include "tray/window_presence.h"
#include "window_driver.h"

#include <support/timeouts.h>

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;

class TestWindowPresence final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void closingTheWindow_data();
    void closingTheWindow();
    void theTrayIsSaidOncePerClosing();
    void theIconHidesAndShows();
    void theIconDoesNotHideWithoutItself();
    void aStartWithTheSession_data();
    void aStartWithTheSession();
    void theWindowComesBackWhenTheIconGoes();
    void anIconThatComesBackInTimeIsEnough();
    void quittingFromTheTraySaves();
    void theEndOfTheSessionSaves();
    void theTokenIsPassedToQt();

private:
    MainWindow &window() { return m_dogear->window(); }
    bool quitsOnClose() { return QApplication::quitOnLastWindowClosed(); }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
    std::unique_ptr<WindowPresence> m_presence;
    bool m_isIconVisible = true;
};

void TestWindowPresence::init()
{
    failOnWindowWarnings();
    // A test has no event loop that could quit; the rows that look at it set it themselves.
    QApplication::setQuitOnLastWindowClosed(false);
    m_isIconVisible = true;
    m_folder.emplace();
    prepareLibrary(m_folder->filePath(u"data"_s));
    m_dogear = startDogear(m_folder->filePath(u"data"_s));
    QVERIFY(m_dogear);
    m_presence = std::make_unique<WindowPresence>(window(), [this] { return m_isIconVisible; });
}

void TestWindowPresence::cleanup()
{
    m_presence.reset();
    m_dogear.reset();
    m_folder.reset();
    QApplication::setQuitOnLastWindowClosed(false);
    QCOMPARE(dogearWarnings(), QString());
}

void TestWindowPresence::closingTheWindow_data()
{
    QTest::addColumn<bool>("isWanted");
    QTest::addColumn<bool>("isIconVisible");
    QTest::addColumn<bool>("staysInTray");
    QTest::newRow("leaves it in the tray") << true << true << true;
    QTest::newRow("quits if no icon is visible at that moment") << true << false << false;
    QTest::newRow("quits if the user does not want the tray") << false << true << false;
}

void TestWindowPresence::closingTheWindow()
{
    QFETCH(const bool, isWanted);
    QFETCH(const bool, isIconVisible);
    QFETCH(const bool, staysInTray);
    m_presence->setClosesToTray(isWanted);
    m_isIconVisible = isIconVisible;
    if (staysInTray)
        QApplication::setQuitOnLastWindowClosed(true);
    QSignalSpy saved(&window(), &MainWindow::closing);
    QSignalSpy said(m_presence.get(), &WindowPresence::wentToTray);
    QVERIFY(window().close());
    QVERIFY(!window().isVisible());
    QCOMPARE(saved.size(), 1);
    QVERIFY(!quitsOnClose());
    QCoreApplication::processEvents();
    QCOMPARE(said.size(), staysInTray ? 1 : 0);
    if (!staysInTray)
        return;
    m_presence->bringToFront();
    QVERIFY(window().isVisible());
    QVERIFY(quitsOnClose()); // as before, until it is closed to the tray again
}

void TestWindowPresence::theTrayIsSaidOncePerClosing()
{
    m_presence->setClosesToTray(true);
    QSignalSpy said(m_presence.get(), &WindowPresence::wentToTray);
    m_presence->toggle(); // a click on the icon: the user knows where the window is
    QCoreApplication::processEvents();
    QCOMPARE(said.size(), 0);
    m_presence->toggle();
    window().close();
    QTRY_COMPARE(said.size(), 1);
}

void TestWindowPresence::theIconHidesAndShows()
{
    // Also where closing quits: then only the icon hides the window.
    QApplication::setQuitOnLastWindowClosed(true);
    QSignalSpy saved(&window(), &MainWindow::closing);
    QSignalSpy shown(m_presence.get(), &WindowPresence::shownChanged);
    m_presence->toggle();
    QVERIFY(!window().isVisible());
    QVERIFY(!quitsOnClose());
    QCOMPARE(saved.size(), 1);
    m_presence->toggle();
    QVERIFY(window().isVisible());
    QVERIFY(quitsOnClose());
    window().showMinimized();
    m_presence->toggle();
    QVERIFY(window().isVisible() && !window().isMinimized());
    QCOMPARE(shown.at(0).constFirst().toBool(), false);
    QCOMPARE(shown.at(1).constFirst().toBool(), true);
}

void TestWindowPresence::theIconDoesNotHideWithoutItself()
{
    m_isIconVisible = false; // the click came just before
    m_presence->toggle();
    QVERIFY(window().isVisible());
}

void TestWindowPresence::aStartWithTheSession_data()
{
    QTest::addColumn<bool>("isMinimised");
    QTest::addColumn<bool>("isIconWanted");
    QTest::addColumn<bool>("isShown");
    QTest::addColumn<bool>("isMinimisedThen");
    QTest::newRow("a plain start") << false << true << true << false;
    QTest::newRow("in the tray") << true << true << false << false;
    QTest::newRow("minimised without an icon") << true << false << true << true;
}

void TestWindowPresence::aStartWithTheSession()
{
    QFETCH(const bool, isMinimised);
    QFETCH(const bool, isIconWanted);
    QFETCH(const bool, isShown);
    QFETCH(const bool, isMinimisedThen);
    window().hide();
    m_presence->show(isMinimised, isIconWanted);
    QCOMPARE(window().isVisible(), isShown);
    QCOMPARE(window().isMinimized(), isMinimisedThen);
}

void TestWindowPresence::theWindowComesBackWhenTheIconGoes()
{
    m_presence->setIconGrace(20ms);
    m_presence->setClosesToTray(true);
    window().close();
    m_isIconVisible = false;
    m_presence->checkIcon();
    QVERIFY(!window().isVisible()); // a panel that crashed may come back
    QTRY_VERIFY(window().isVisible());
    QVERIFY(window().isMinimized());
}

void TestWindowPresence::anIconThatComesBackInTimeIsEnough()
{
    m_presence->setIconGrace(20ms);
    m_presence->setClosesToTray(true);
    window().close();
    m_isIconVisible = false;
    m_presence->checkIcon();
    m_isIconVisible = true;
    m_presence->checkIcon();
    bool isOver = false;
    QTimer::singleShot(100ms, this, [&isOver] { isOver = true; });
    QTRY_VERIFY(isOver);
    QVERIFY(!window().isVisible());
}

void TestWindowPresence::quittingFromTheTraySaves()
{
    m_presence->setClosesToTray(true);
    window().close();
    QSignalSpy saved(&window(), &MainWindow::closing);
    QSignalSpy said(m_presence.get(), &WindowPresence::wentToTray);
    window().quit();
    QCOMPARE(saved.size(), 1);
    QVERIFY(window().isQuitting());
    window().show();
    window().close(); // now it quits: not to the tray again
    QCoreApplication::processEvents();
    QCOMPARE(said.size(), 0);
}

void TestWindowPresence::theEndOfTheSessionSaves()
{
    QSignalSpy saved(&window(), &MainWindow::closing);
    window().save(); // what commitDataRequest() is connected to; a test has no session manager
    QCOMPARE(saved.size(), 1);
    QVERIFY(window().isVisible());
}

void TestWindowPresence::theTokenIsPassedToQt()
{
    m_presence->bringToFront(u"token-1"_s);
    QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), "token-1");
    qunsetenv("XDG_ACTIVATION_TOKEN");
    m_presence->bringToFront();
    QVERIFY(!qEnvironmentVariableIsSet("XDG_ACTIVATION_TOKEN"));
}

QTEST_MAIN(TestWindowPresence)
#include "tst_window_presence.moc"
