// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which keys the focused control handles instead of the window's shortcuts, in the real
// window, offscreen.

#include "real_warnings.h"
#include "window/focus_keys.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QComboBox>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QRadioButton>
#include <QSlider>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;

class TestFocusKeys final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWindowWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }
    void cleanupTestCase() { m_dogear.reset(); }

    void whoKeepsWhich_data();
    void whoKeepsWhich();
    void arrowsMoveTheVolume();
    void arrowsChangeTheTab();
    void lettersFindAShowInTheSidebar();
    void theContextMenuOpensByKey_data();
    void theContextMenuOpensByKey();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestFocusKeys::initTestCase()
{
    const QString data = m_folder.filePath(u"data"_s);
    prepareLibrary(data);
    const QUrl media(u"https://h.example/1"_s);
    m_dogear = startDogear(data,
                           {writeFeed(m_folder.filePath(u"a.xml"_s), media, 3, u"Ants"_s),
                            writeFeed(m_folder.filePath(u"m.xml"_s), media, 1, u"Missing"_s)});
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    QTRY_COMPARE(sidebar->model()->rowCount(), itemmodels::SidebarModel::fixedViewCount() + 2);
    QTRY_VERIFY(part<QListView>("episodeList")->model()->rowCount() > 0);
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
}

void TestFocusKeys::whoKeepsWhich_data()
{
    QTest::addColumn<QByteArray>("control");
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isKept");
    const auto row = [](const char *control, int key, const QString &text, bool isKept) {
        QTest::addRow("%s, key %x", control, uint(key))
            << QByteArray(control) << key << text << isKept;
    };
    row("detailTabs", Qt::Key_Left, {}, true);
    row("detailTabs", Qt::Key_Right, {}, true);
    row("detailTabs", Qt::Key_Space, u" "_s, false);
    row("playerVolume", Qt::Key_Left, {}, true);
    row("playerVolume", Qt::Key_Right, {}, true);
    row("playerVolume", Qt::Key_M, u"m"_s, false);
    row("playerSlider", Qt::Key_Left, {}, false); // the window's Left moves the position, too
    row("playerMute", Qt::Key_Space, u" "_s, true);
    row("playerMute", Qt::Key_Left, {}, false);
    row("sidebar", Qt::Key_M, u"m"_s, true);
    row("sidebar", Qt::Key_S, u"s"_s, true);
    row("sidebar", Qt::Key_N, u"n"_s, true);
    row("sidebar", Qt::Key_V, u"v"_s, true);
    row("sidebar", Qt::Key_Space, u" "_s, false);
    row("sidebar", Qt::Key_Left, {}, false);
    row("bookmarkList", Qt::Key_M, u"m"_s, true);
    row("chapterList", Qt::Key_N, u"n"_s, true);
    row("episodeList", Qt::Key_M, u"m"_s, false); // letters are shortcuts in this list
}

void TestFocusKeys::whoKeepsWhich()
{
    QFETCH(const QByteArray, control);
    QFETCH(const int, key);
    QFETCH(const QString, text);
    QFETCH(const bool, isKept);
    const auto *widget = part<QWidget>(control.constData());
    QVERIFY(widget);
    const QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier, text);
    QCOMPARE(FocusKeys::isKeyOf(*widget, event), isKept);
    const QKeyEvent chord(QEvent::ShortcutOverride, key, Qt::ControlModifier, text);
    // Ctrl+Left is the shortcut for the previous chapter.
    QVERIFY(!FocusKeys::isKeyOf(*widget, chord));
}

void TestFocusKeys::arrowsMoveTheVolume()
{
    auto *volume = part<QSlider>("playerVolume");
    volume->setFocus();
    const int before = volume->value();
    QTest::keyClick(volume, Qt::Key_Left);
    QVERIFY(volume->value() < before);
    QTest::keyClick(volume, Qt::Key_Right);
    QCOMPARE(volume->value(), before);
}

void TestFocusKeys::arrowsChangeTheTab()
{
    QTabBar tabs;
    tabs.addTab(u"One"_s);
    tabs.addTab(u"Two"_s);
    const QKeyEvent right(QEvent::ShortcutOverride, Qt::Key_Right, Qt::NoModifier);
    QVERIFY(FocusKeys::isKeyOf(tabs, right));
    const QRadioButton choice;
    QVERIFY(FocusKeys::isKeyOf(choice, right));
    const QComboBox list;
    const QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_M, Qt::NoModifier, u"m"_s);
    QVERIFY(FocusKeys::isKeyOf(list, letter));
}

void TestFocusKeys::lettersFindAShowInTheSidebar()
{
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    sidebar->setFocus();
    const bool wasMuted = part<QToolButton>("playerMute")->accessibleName() == "Unmute"_L1;
    QTest::keyClick(sidebar, Qt::Key_M);
    QTRY_COMPARE(sidebar->currentIndex().data().toString(), u"Missing"_s);
    QCOMPARE(part<QToolButton>("playerMute")->accessibleName() == "Unmute"_L1, wasMuted);
}

void TestFocusKeys::theContextMenuOpensByKey_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("menu");
    QTest::newRow("the list of episodes") << QByteArray("episodeList") << u"episodeMenu"_s;
    QTest::newRow("the sidebar") << QByteArray("sidebar") << u"sidebarMenu"_s;
}

void TestFocusKeys::theContextMenuOpensByKey()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QString, menu);
    // The menu of the previous data row was the active window; on the offscreen platform no window
    // becomes active when it closes.
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    sidebar->setCurrentIndex(
        sidebar->model()->index(itemmodels::SidebarModel::fixedViewCount(), 0));
    auto *view = part<QListView>(list.constData());
    QTRY_COMPARE(part<QListView>("episodeList")->model()->rowCount(), 3);
    view->setFocus();
    if (list == "episodeList")
        view->setCurrentIndex(view->model()->index(1, 0));
    QTRY_VERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_F10, Qt::ShiftModifier);
    const auto find = [&] { return m_dogear->window().findChild<QMenu *>(menu); };
    QTRY_VERIFY(find() && find()->isVisible());
    find()->close();
    QTRY_VERIFY(!find());
}

QTEST_MAIN(TestFocusKeys)
#include "tst_focus_keys.moc"
