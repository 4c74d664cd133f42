// SPDX-License-Identifier: GPL-3.0-or-later
// Tests lists and stations in the real window, offscreen; one test uses the keyboard alone.

#include "keyboard.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <widgets/sidebar.h>
#include <widgets/station_dialog.h>

#include <QAction>
#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>
#include <optional>

using namespace dogear;
using namespace dogear::test;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestLists final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theKeyboardAloneMakesAListAndOrdersIt();
    void theButtonOfTheEpisodeAddsIt();
    void removingAListIsUndone();
    void playedEpisodesLeaveAList();
    void aListPlaysFromHere();
    void aSearchBecomesAStation();
    void upNextTellsWhatPlaysThen();
    void upNextIsFilledAndEmptiedAgain();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *list() { return part<QListView>("episodeList"); }
    widgets::Sidebar *sidebar() { return part<widgets::Sidebar>("sidebar"); }
    const SidebarModel &places() { return sidebar()->sidebarModel(); }
    /// Returns the numbers of the listed episodes, from top to bottom.
    QString titles()
    {
        QStringList titles;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            titles.append(list()->model()->index(row, 0).data().toString().section(u' ', 1));
        return titles.join(u' ');
    }
    QString listNames()
    {
        QStringList names;
        for (const itemmodels::SidebarRow &row : places().lists())
            names.append(row.title);
        return names.join(u' ');
    }
    int countOf(const QString &name)
    {
        for (const itemmodels::SidebarRow &row : places().lists()) {
            if (row.title == name)
                return row.unplayedCount;
        }
        return -1;
    }
    void select(int row) { list()->setCurrentIndex(list()->model()->index(row, 0)); }
    /// Makes the list \a name of the rows \a rows of the show, and shows it.
    void makeList(const QString &name, const QList<int> &rows);
    /// Triggers the entry \a path, for example "Fill Up next/25 minutes", of the menu of the
    /// current row of the sidebar.
    bool chooseInSidebar(const QString &path);

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
    Keyboard m_keyboard;
};

void TestLists::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    m_dogear = startDogear(
        data, {writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 4)});
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    QTRY_COMPARE(titles(), u"4 3 2 1"_s);
}

void TestLists::makeList(const QString &name, const QList<int> &rows)
{
    QList<EpisodeId> ids;
    for (const int row : rows)
        ids.append(itemmodels::episodeIdOf(list()->model()->index(row, 0)));
    emit m_dogear->window().list().listAddRequested(ids, {});
    QTRY_VERIFY(part<QInputDialog>("newListDialog"));
    auto *dialog = part<QInputDialog>("newListDialog");
    dialog->setTextValue(name);
    dialog->accept();
    QTRY_COMPARE(countOf(name), int(rows.size()));
    for (const itemmodels::SidebarRow &row : places().lists()) {
        if (row.title == name)
            sidebar()->selectView(row.view);
    }
    QTRY_COMPARE(list()->model()->rowCount(), int(rows.size()));
}

bool TestLists::chooseInSidebar(const QString &path)
{
    widgets::RowMenuSource &source = *sidebar();
    const std::unique_ptr<QMenu> menu(source.createRowMenu());
    QList<QAction *> entries = menu ? menu->actions() : QList<QAction *>();
    const QStringList names = path.split(u'/');
    for (const QString &name : names) {
        const auto entry = std::ranges::find(entries, name, entryText);
        if (entry == entries.end())
            return false;
        if (name == names.constLast())
            (*entry)->trigger();
        else
            entries = (*entry)->menu()->actions();
    }
    return true;
}

void TestLists::theKeyboardAloneMakesAListAndOrdersIt()
{
    m_keyboard.press(u"Ctrl+1"_s); // the Inbox
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Inbox);
    QTRY_COMPARE(titles(), u"4 3 2 1"_s);
    m_keyboard.press(u"Home Shift+Down Shift+Down L"_s);
    QTRY_VERIFY(QApplication::activePopupWidget());
    m_keyboard.press(u"Return"_s); // there is no list yet, so the first entry makes one
    QTRY_VERIFY(part<QInputDialog>("newListDialog"));
    QTRY_VERIFY(part<QInputDialog>("newListDialog")->isActiveWindow());
    m_keyboard.type(u"Commute"_s);
    m_keyboard.press(u"Return"_s);
    QTRY_COMPARE(countOf(u"Commute"_s), 3);

    m_keyboard.press(u"Shift+F6"_s); // the sidebar, where the list is below Up next
    QTRY_VERIFY(sidebar()->hasFocus());
    m_keyboard.press(u"Home Down Down"_s);
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::List);
    QTRY_COMPARE(titles(), u"4 3 2"_s);
    m_keyboard.press(u"F6"_s);
    QTRY_VERIFY(list()->hasFocus());
    m_keyboard.press(u"End Alt+Up"_s);
    QTRY_COMPARE(titles(), u"4 2 3"_s);
    m_keyboard.press(u"Alt+Up"_s);
    QTRY_COMPARE(titles(), u"2 4 3"_s);
    m_keyboard.press(u"Ctrl+Z"_s);
    QTRY_COMPARE(titles(), u"4 2 3"_s);
    m_keyboard.press(u"End Delete"_s);
    QTRY_COMPARE(titles(), u"4 2"_s);
    m_keyboard.press(u"Ctrl+Z"_s);
    QTRY_COMPARE(titles(), u"4 2 3"_s);
}

void TestLists::theButtonOfTheEpisodeAddsIt()
{
    makeList(u"Commute"_s, {0});
    sidebar()->selectView({.kind = ViewKind::AllEpisodes});
    QTRY_COMPARE(titles(), u"4 3 2 1"_s);
    select(2);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QMenu *menu = part<QToolButton>("detailList")->menu();
    emit menu->aboutToShow();
    QCOMPARE(entryText(menu->actions().constFirst()), u"Commute"_s);
    menu->actions().constFirst()->trigger();
    QTRY_COMPARE(countOf(u"Commute"_s), 2);
    QTRY_VERIFY(part<QAbstractButton>("messageAction")->isVisible());
    part<QAbstractButton>("messageAction")->click();
    QTRY_COMPARE(countOf(u"Commute"_s), 1);
}

void TestLists::removingAListIsUndone()
{
    makeList(u"Commute"_s, {2, 0});
    sidebar()->setFocus();
    QTest::keyClick(sidebar(), Qt::Key_Delete);
    QTRY_COMPARE(listNames(), u""_s);
    QTRY_VERIFY(part<QAbstractButton>("messageAction")->isVisible());
    part<QAbstractButton>("messageAction")->click();
    QTRY_COMPARE(listNames(), u"Commute"_s);
    QCOMPARE(countOf(u"Commute"_s), 2);
}

void TestLists::playedEpisodesLeaveAList()
{
    makeList(u"Commute"_s, {0, 1, 2});
    select(1);
    part<QAction>("actionMarkPlayed")->trigger();
    QTRY_VERIFY(part<QAction>("actionUndo")->isEnabled());
    QCOMPARE(countOf(u"Commute"_s), 3);
    QVERIFY(chooseInSidebar(u"Keep played episodes"_s));
    QTRY_COMPARE(countOf(u"Commute"_s), 2);
    QTRY_COMPARE(titles(), u"4 2"_s);
}

void TestLists::aListPlaysFromHere()
{
    makeList(u"Commute"_s, {0, 1, 2});
    const itemmodels::LibraryView view = sidebar()->currentView();
    emit m_dogear->window().list().playListRequested(
        view.list, itemmodels::episodeIdOf(list()->model()->index(1, 0)));
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 3"_s);
    QTRY_VERIFY(part<QAction>("actionNext")->isEnabled());
    part<QAction>("actionNext")->trigger();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
    QTRY_VERIFY(!part<QAction>("actionNext")->isEnabled()); // the end of the list
}

void TestLists::aSearchBecomesAStation()
{
    emit m_dogear->window().list().saveRequested(u"animals"_s);
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Search);
    QVERIFY(chooseInSidebar(u"Make it a station…"_s));
    QTRY_VERIFY(part<widgets::StationDialog>("stationDialog"));
    part<QComboBox>("stationOrder")->setCurrentIndex(1);
    part<QSpinBox>("stationPerShow")->setValue(2);
    part<widgets::StationDialog>("stationDialog")->accept();
    QTRY_COMPARE(places().stations().size(), 1);
    const domain::Station rules = *places().stations().constFirst().station;
    QCOMPARE(rules.order, domain::StationOrder::OldestFirst);
    QCOMPARE(rules.maxPerShow, 2);
    QVERIFY(!rules.until);
    QVERIFY(chooseInSidebar(u"Play"_s));
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 1"_s); // 2 is about walruses
    QTRY_VERIFY(part<QAction>("actionNext")->isEnabled());
    part<QAction>("actionNext")->trigger();
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 3"_s);
    QVERIFY(chooseInSidebar(u"No longer a station"_s));
    QTRY_VERIFY(places().stations().isEmpty());
    part<QAction>("actionUndo")->trigger();
    QTRY_COMPARE(places().stations().size(), 1);
}

void TestLists::upNextTellsWhatPlaysThen()
{
    makeList(u"Commute"_s, {0});
    sidebar()->selectView({.kind = ViewKind::UpNext});
    auto *button = part<QToolButton>("afterQueueButton");
    QTRY_VERIFY(button->isVisible());
    QCOMPARE(button->text(), u"Nothing"_s);
    emit button->menu()->aboutToShow();
    const QList<QAction *> entries = button->menu()->actions();
    const auto commute = std::ranges::find(entries, u"Commute"_s, entryText);
    QVERIFY(commute != entries.end());
    QVERIFY(entries.constFirst()->isChecked());
    (*commute)->trigger();
    QTRY_COMPARE(button->text(), u"Commute"_s);
    QTRY_VERIFY(part<QAction>("actionNext")->isEnabled());
    part<QAction>("actionUndo")->trigger();
    QTRY_COMPARE(button->text(), u"Nothing"_s);
    QTRY_VERIFY(!part<QAction>("actionNext")->isEnabled());
    sidebar()->selectView({.kind = ViewKind::AllEpisodes});
    QTRY_VERIFY(!button->isVisible());
}

void TestLists::upNextIsFilledAndEmptiedAgain()
{
    makeList(u"Commute"_s, {3, 0, 1, 2}); // 4 min 40 s each
    QVERIFY(chooseInSidebar(u"Fill Up next/10 minutes"_s)
            || chooseInSidebar(u"Fill Up next/10 minute(s)"_s));
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::UpNext);
    QTRY_COMPARE(titles(), u"1 4"_s);
    const QString text = m_dogear->window().messages().text();
    QVERIFY2(text.contains(u"9:20"_s) && text.contains(u"Episode 1"_s), qPrintable(text));
    part<QAction>("actionUndo")->trigger();
    QTRY_COMPARE(titles(), u""_s);
}

QTEST_MAIN(TestLists)
#include "tst_lists.moc"
