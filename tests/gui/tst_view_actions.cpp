// SPDX-License-Identifier: GPL-3.0-or-later
// Tests hiding and showing panes, and the text size of notes.

#include "real_warnings.h"
#include "test_library.h"

#include <settings/settings.h>
#include <widgets/detail_page.h>
#include <widgets/notes_view.h>

#include <QAction>
#include <QMainWindow>
#include <QMenuBar>

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

QTEST_MAIN(TestViewActions)
#include "tst_view_actions.moc"
