// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the keys for views and panes, and the ways to the page of a show, in the real window,
// offscreen.

#include "real_warnings.h"
#include "window_with_show.h"

#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/detail_tabs.h>
#include <widgets/episode_detail_page.h>

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace dogear;
using namespace dogear::test;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestNavigation final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void everyPlaceHasAKey_data();
    void everyPlaceHasAKey();
    void aPlaceByKeyLeavesTheSearch();
    void aPlaceByKeyHasTheFocus();
    void f6GoesThroughThePanes();
    void theKeysOpenTheTabs();
    void theKeysOpenTheTabsOfAShow();
    void theKeyGoesToTheShow();
    void theMenuGoesToTheShow();
    void theShowInTheHeaderIsALink();
    void theShowsPageComesBack();
    void thePageOfAShowThatIsGoneGoes();
    void theEpisodeOfAShowThatIsGoneGoes();
};

void TestNavigation::init()
{
    failOnWindowWarnings();
    open();
}

void TestNavigation::everyPlaceHasAKey_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<ViewKind>("view");
    QTest::newRow("Inbox") << 1 << ViewKind::Inbox;
    QTest::newRow("Up next") << 2 << ViewKind::UpNext;
    QTest::newRow("In progress") << 3 << ViewKind::InProgress;
    QTest::newRow("Favourites") << 4 << ViewKind::Favourites;
    QTest::newRow("Bookmarks") << 5 << ViewKind::Bookmarks;
    QTest::newRow("Downloads") << 6 << ViewKind::Downloads;
    QTest::newRow("History") << 7 << ViewKind::History;
    QTest::newRow("All episodes") << 8 << ViewKind::AllEpisodes;
    QTest::newRow("Discover") << 9 << ViewKind::Discover;
}

void TestNavigation::everyPlaceHasAKey()
{
    QFETCH(const int, number);
    QFETCH(const ViewKind, view);
    const auto *action = part<QAction>(qPrintable(u"actionGo%1"_s.arg(number)));
    QCOMPARE(action->shortcut(), QKeySequence(u"Ctrl+%1"_s.arg(number)));
    QTest::keyClick(list(), Qt::Key(Qt::Key_0 + number), Qt::ControlModifier);
    QTRY_COMPARE(sidebar()->currentView().kind, view);
    QCOMPARE(sidebar()
                 ->model()
                 ->index(number - 1, 0)
                 .data(SidebarModel::ViewRole)
                 .value<itemmodels::LibraryView>()
                 .kind,
             view); // the key's number is that of the row
}

void TestNavigation::aPlaceByKeyLeavesTheSearch()
{
    part<QLineEdit>("searchField")->setText(u"walruses"_s);
    QTRY_COMPARE(rows(), 1);
    trigger("actionGo1");
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(part<QLineEdit>("searchField")->text(), QString());
    // The current view's own key does the same.
    part<QLineEdit>("searchField")->setText(u"walruses"_s);
    QTRY_COMPARE(rows(), 1);
    trigger("actionGo1");
    QTRY_COMPARE(rows(), 4);
}

void TestNavigation::aPlaceByKeyHasTheFocus()
{
    sidebar()->setFocus();
    QTest::keyClick(sidebar(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(list()->hasFocus()); // its arrow keys work at once
    part<QLineEdit>("searchField")->setFocus();
    QTest::keyClick(list(), Qt::Key_8, Qt::ControlModifier);
    QVERIFY(list()->hasFocus());
}

void TestNavigation::f6GoesThroughThePanes()
{
    const auto isIn = [this](const char *pane) {
        const QWidget *focused = QApplication::focusWidget();
        return focused
               && (focused == part<QWidget>(pane) || part<QWidget>(pane)->isAncestorOf(focused));
    };
    sidebar()->setFocus();
    QTRY_VERIFY(sidebar()->hasFocus());
    trigger("actionNextPane");
    QVERIFY(list()->hasFocus());
    trigger("actionNextPane");
    QVERIFY(isIn("episodeDetail"));
    trigger("actionNextPane");
    QVERIFY(isIn("playerBar"));
    trigger("actionNextPane");
    QVERIFY(sidebar()->hasFocus());
    trigger("actionPreviousPane");
    QVERIFY(isIn("playerBar"));
}

/// The first episode of the Guide has chapters and a transcript.
void TestNavigation::theKeysOpenTheTabs()
{
    using widgets::EpisodeTab;
    m_dogear->open({u"qrc:/guide/feed.xml"_s}, {});
    QTRY_COMPARE(rows(), 6);
    select(0, 0);
    const auto *tabs = part<QTabBar>("detailTabs");
    QTRY_VERIFY(tabs->isTabVisible(int(EpisodeTab::Chapters)));
    QTRY_VERIFY(tabs->isTabVisible(int(EpisodeTab::Transcript)));
    QCOMPARE(tabs->currentIndex(), int(EpisodeTab::Notes));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_2, Qt::AltModifier);
    QTRY_COMPARE(tabs->currentIndex(), int(EpisodeTab::Chapters));
    QVERIFY(part<QWidget>("chapterList")->isVisible());
    QVERIFY(part<QWidget>("chapterList")->hasFocus()); // its arrow keys work at once
    QTest::keyClick(list(), Qt::Key_3, Qt::AltModifier);
    QTRY_COMPARE(tabs->currentIndex(), int(EpisodeTab::Transcript));
    QTest::keyClick(list(), Qt::Key_1, Qt::AltModifier);
    QTRY_COMPARE(tabs->currentIndex(), int(EpisodeTab::Notes));
}

void TestNavigation::theKeysOpenTheTabsOfAShow()
{
    const auto firstTab = [this] { return part<QAction>("actionTab1")->text().remove(u'&'); };
    QCOMPARE(firstTab(), u"Notes"_s);
    trigger("actionGoToShow");
    QTRY_VERIFY(part<QWidget>("podcastDetail") && part<QWidget>("podcastDetail")->isVisible());
    QCOMPARE(firstTab(), u"Episodes"_s);
    QCOMPARE(m_dogear->window().details().tabs().toolTip(0), u"Episodes (Alt+1)"_s);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_4, Qt::AltModifier);
    QTRY_VERIFY(part<QWidget>("feedHealth")->isVisible());
    QTest::keyClick(list(), Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(part<QWidget>("showEpisodes")->isVisible());
    QTRY_COMPARE(rows(), 4);
    list()->setFocus();
    select(1, 1);
    QTRY_COMPARE(firstTab(), u"Notes"_s); // the page of an episode again
}

void TestNavigation::theKeyGoesToTheShow()
{
    trigger("actionGo1");
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Inbox);
    QTRY_COMPARE(rows(), 4);
    list()->setFocus();
    select(1, 1);
    QTest::keyClick(list(), Qt::Key_J, Qt::ControlModifier);
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Podcast);
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"Test show"_s);
}

void TestNavigation::theMenuGoesToTheShow()
{
    trigger("actionGo1");
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Inbox);
    QTRY_COMPARE(rows(), 4);
    select(1, 1);
    emit list()->customContextMenuRequested(
        list()->visualRect(list()->model()->index(1, 0)).center());
    QTRY_VERIFY(part<QMenu>("episodeMenu"));
    auto *menu = part<QMenu>("episodeMenu");
    const QList<QAction *> entries = menu->actions();
    const auto toShow = std::ranges::find(entries, u"Go to show"_s, entryText);
    QVERIFY(toShow != entries.end());
    (*toShow)->trigger();
    menu->close();
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Podcast);
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"Test show"_s);
}

void TestNavigation::theShowInTheHeaderIsALink()
{
    trigger("actionGo1");
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Inbox);
    auto *show = part<QLabel>("detailShow");
    QCOMPARE(show->text(), u"Test show"_s);
    QTest::mouseClick(show, Qt::LeftButton);
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Podcast);
}

void TestNavigation::theShowsPageComesBack()
{
    const QModelIndex show = sidebar()->model()->index(SidebarModel::fixedViewCount(), 0);
    select(1, 1);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 3"_s);
    QTest::mouseClick(
        sidebar()->viewport(), Qt::LeftButton, {}, sidebar()->visualRect(show).center());
    QTRY_VERIFY(part<QWidget>("podcastDetail") && part<QWidget>("podcastDetail")->isVisible());
}

void TestNavigation::thePageOfAShowThatIsGoneGoes()
{
    trigger("actionGoToShow");
    QTRY_VERIFY(part<QWidget>("podcastDetail") && part<QWidget>("podcastDetail")->isVisible());
    sidebar()->setFocus();
    QTest::keyClick(sidebar(), Qt::Key_Delete);
    QTRY_COMPARE(rows(), 0);
    QTRY_VERIFY(!part<QWidget>("podcastDetail")->isVisible());
    trigger("actionUndo");
    QTRY_COMPARE(sidebar()->model()->rowCount(), SidebarModel::fixedViewCount() + 1);
}

void TestNavigation::theEpisodeOfAShowThatIsGoneGoes()
{
    QVERIFY(part<QWidget>("episodeDetail")->isVisible());
    sidebar()->setFocus();
    QTest::keyClick(sidebar(), Qt::Key_Delete);
    QTRY_VERIFY(!part<QWidget>("episodeDetail")->isVisible());
}

QTEST_MAIN(TestNavigation)
#include "tst_navigation.moc"
