// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the View menu: panes, the text size of notes, the theme and full screen.

#include "real_warnings.h"
#include "test_library.h"

#include <settings/settings.h>
#include <widgets/detail_page.h>
#include <widgets/notes_view.h>

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>

#include <window/view_menu.h>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestViewActions final : public QObject
{
    Q_OBJECT

private slots:
    void init() { dogear::test::failOnRealWarning(); }

    void panesAreHiddenAndShown();
    void notesGrowAndShrinkWithinBounds();
    void aThemeIsChosen();
    void theMenuFollowsTheSettings();
    void theWindowFillsTheScreen();
    void aVideoFillsTheScreenInstead();
};

void TestViewActions::panesAreHiddenAndShown()
{
    test::TestLibrary t;
    settings::Settings settings(t.folder.filePath(u"view.ini"_s));
    QMainWindow window;
    auto *central = new QWidget(&window);
    window.setCentralWidget(central);
    auto *sidebar = new QWidget(central);
    auto *details = new widgets::DetailPage(t.images, central);
    ViewMenu actions(settings, *sidebar, *details, window);
    actions.addMenu(window);
    window.show();
    auto *show = window.findChild<QAction *>(u"actionShowSidebar"_s);
    QVERIFY(show->isChecked());
    QVERIFY(sidebar->isVisible());
    show->trigger();
    QVERIFY(!sidebar->isVisible());
    QVERIFY(details->isVisible());
    show->trigger();
    QVERIFY(sidebar->isVisible());
    QCOMPARE(window.menuBar()->actions().size(), 1);
}

void TestViewActions::notesGrowAndShrinkWithinBounds()
{
    test::TestLibrary t;
    settings::Settings settings(t.folder.filePath(u"view.ini"_s));
    QMainWindow window;
    auto *details = new widgets::DetailPage(t.images, &window);
    ViewMenu actions(settings, window, *details, window);
    const auto *notes = details->findChild<widgets::NotesView *>();
    const qreal usual = notes->font().pointSizeF();
    const auto press = [&window](const char *name) {
        window.findChild<QAction *>(QLatin1StringView(name))->trigger();
    };
    press("actionLargerText");
    QVERIFY(notes->font().pointSizeF() > usual);
    QCOMPARE(settings.desktop().interface().textPercent, 110);
    press("actionUsualText");
    QCOMPARE(notes->font().pointSizeF(), usual);
    for (int i = 0; i < 40; ++i)
        press("actionSmallerText");
    QCOMPARE(settings.desktop().interface().textPercent, ViewMenu::minTextPercent);
    QVERIFY(notes->font().pointSizeF() > 0);
}

void TestViewActions::aThemeIsChosen()
{
    test::TestLibrary t;
    settings::Settings settings(t.folder.filePath(u"view.ini"_s));
    QMainWindow window;
    auto *details = new widgets::DetailPage(t.images, &window);
    ViewMenu actions(settings, window, *details, window);
    const QSignalSpy chosen(&actions, &ViewMenu::themeChosen);
    QVERIFY(window.findChild<QAction *>(u"actionThemeSystem"_s)->isChecked());
    window.findChild<QAction *>(u"actionThemeDark"_s)->trigger();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(settings.desktop().appearance().theme, settings::Theme::Dark);
    QVERIFY(window.findChild<QAction *>(u"actionThemeDark"_s)->isChecked());
    QVERIFY(!window.findChild<QAction *>(u"actionThemeSystem"_s)->isChecked());
}

void TestViewActions::theMenuFollowsTheSettings()
{
    test::TestLibrary t;
    settings::Settings settings(t.folder.filePath(u"view.ini"_s));
    QMainWindow window;
    auto *details = new widgets::DetailPage(t.images, &window);
    ViewMenu actions(settings, window, *details, window);
    actions.addMenu(window);
    settings::AppearanceSettings appearance;
    appearance.theme = settings::Theme::Light; // chosen in the settings dialog
    settings.desktop().setAppearance(appearance);
    emit window.findChild<QMenu *>(u"menuView"_s)->aboutToShow();
    QVERIFY(window.findChild<QAction *>(u"actionThemeLight"_s)->isChecked());
    QCOMPARE(window.findChild<QMenu *>(u"menuTheme"_s)->actions().size(), 3);
}

void TestViewActions::theWindowFillsTheScreen()
{
    test::TestLibrary t;
    settings::Settings settings(t.folder.filePath(u"view.ini"_s));
    QMainWindow window;
    auto *details = new widgets::DetailPage(t.images, &window);
    ViewMenu actions(settings, window, *details, window);
    window.show();
    auto *fullScreen = window.findChild<QAction *>(u"actionWindowFullScreen"_s);
    QCOMPARE(fullScreen->shortcut(), QKeySequence(Qt::Key_F11));
    fullScreen->trigger();
    QVERIFY(window.isFullScreen());
    QVERIFY(fullScreen->isChecked());
    fullScreen->trigger();
    QVERIFY(!window.isFullScreen());
    QVERIFY(!fullScreen->isChecked());
}

void TestViewActions::aVideoFillsTheScreenInstead()
{
    test::TestLibrary t;
    settings::Settings settings(t.folder.filePath(u"view.ini"_s));
    QMainWindow window;
    auto *details = new widgets::DetailPage(t.images, &window);
    ViewMenu actions(settings, window, *details, window);
    window.show();
    QAction video;
    const QSignalSpy triggered(&video, &QAction::triggered);
    actions.setVideoFullScreen(video);
    auto *fullScreen = window.findChild<QAction *>(u"actionWindowFullScreen"_s);
    fullScreen->trigger();
    QCOMPARE(triggered.size(), 1);
    QVERIFY(!window.isFullScreen());
    video.setEnabled(false); // no video plays
    fullScreen->trigger();
    QCOMPARE(triggered.size(), 1);
    QVERIFY(window.isFullScreen());
    video.setEnabled(true); // one has begun, and the key leaves what the user sees
    fullScreen->trigger();
    QVERIFY(!window.isFullScreen());
}

QTEST_MAIN(TestViewActions)
#include "tst_view_actions.moc"
