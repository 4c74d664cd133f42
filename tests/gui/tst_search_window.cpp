// SPDX-License-Identifier: GPL-3.0-or-later
// Tests searching in the real window, offscreen, and what the sidebar and keys do with the results.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/episode_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <storage/connection.h>
#include <storage/vocabulary.h>
#include <support/timeouts.h>
#include <widgets/mnemonics.h>
#include <widgets/sidebar.h>

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestSearchWindow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void aShowThatIsClickedNarrowsTheSearch();
    void escapeTakesBackOneStepAfterTheOther();
    void theShowThatIsOpenCanBeSearchedAlone();
    void aMisspeltWordIsCorrectedAndCanBeKept();
    void whatMatchesBadlyIsSaid();
    void similarEpisodesAreListed_data();
    void similarEpisodesAreListed();
    void anotherShowTakesTheSearchAlong();
    void theSameShowOnceMoreLeadsThere();
    void allShowsAreSearchedAgain();
    void aPlaceThatIsClickedNarrowsTheSearch_data();
    void aPlaceThatIsClickedNarrowsTheSearch();
    void escapeEndsTheSearchFromAnywhere_data();
    void escapeEndsTheSearchFromAnywhere();
    void resultsOfAllShowsHighlightNoPlace();
    void aTagNarrowsTheSearch();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *list() { return part<QListView>("episodeList"); }
    widgets::Sidebar *sidebar() { return part<widgets::Sidebar>("sidebar"); }
    QString heading() { return part<QLabel>("listHeading")->text(); }
    QString query() { return part<QLineEdit>("searchField")->text(); }
    int rows() { return list()->model()->rowCount(); }
    void search(const QString &text)
    {
        auto *field = part<QLineEdit>("searchField");
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, text);
    }
    QModelIndex rowOf(const QString &name)
    {
        for (int row = 0; row < sidebar()->model()->rowCount(); ++row) {
            const QModelIndex index = sidebar()->model()->index(row, 0);
            if (index.data().toString() == name)
                return index;
        }
        return {};
    }
    void click(const QString &name)
    {
        const QModelIndex index = rowOf(name);
        QVERIFY(index.isValid());
        sidebar()->scrollTo(index);
        QTest::mouseClick(
            sidebar()->viewport(), Qt::LeftButton, {}, sidebar()->visualRect(index).center());
    }
    bool isHighlighted(const QString &name)
    {
        return sidebar()->selectionModel()->isSelected(rowOf(name));
    }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestSearchWindow::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    const QUrl media(u"https://h.example/1"_s);
    m_dogear = startDogear(data,
                           {writeFeed(m_folder->filePath(u"a.xml"_s), media, 5, u"Alpha"_s),
                            writeFeed(m_folder->filePath(u"b.xml"_s), media, 3, u"Beta"_s)});
    QTRY_VERIFY(rowOf(u"Alpha"_s).isValid() && rowOf(u"Beta"_s).isValid());
    // The window opens the added show once it is loaded, and would leave a view selected earlier.
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Podcast);
    QTRY_VERIFY(rows() > 0);
    click(u"Inbox"_s);
    QTRY_COMPARE(rows(), 8);
    // The window updates the vocabulary after some seconds.
    const auto library = storage::Connection::open(data + u"/dogear.sqlite"_s);
    QVERIFY(library && storage::Vocabulary(**library).update());
}

void TestSearchWindow::aShowThatIsClickedNarrowsTheSearch()
{
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    QTRY_COMPARE(rowOf(u"Beta"_s).data(SidebarModel::HitCountRole).toInt(), 2);
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 2); // as its number in the sidebar says
    QCOMPARE(query(), u"animals"_s);
    QVERIFY2(heading().contains("Beta"_L1), qPrintable(heading()));
    QVERIFY(heading().startsWith(u'2'));
    QVERIFY(isHighlighted(u"Beta"_s));
    // The other shows keep their number of hits.
    QTRY_COMPARE(rowOf(u"Alpha"_s).data(SidebarModel::HitCountRole).toInt(), 4);
    QTest::keyClicks(part<QLineEdit>("searchField"), u" number"_s);
    // Typing searches within the show: two have both words, one has the second.
    QTRY_COMPARE(rows(), 3);
    QVERIFY2(heading().startsWith(u'2') && heading().contains("1 similar"_L1),
             qPrintable(heading()));
}

void TestSearchWindow::escapeTakesBackOneStepAfterTheOther()
{
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 2);
    part<QAbstractButton>("chipInProgress")->click();
    QTRY_COMPARE(rows(), 0);
    auto *field = part<QLineEdit>("searchField");
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(rows(), 2); // without the filter
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(rows(), 6); // in all shows
    QCOMPARE(query(), u"animals"_s);
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(rows(), 3); // all episodes of the show
    QCOMPARE(query(), QString());
    QCOMPARE(heading(), u"Beta"_s);
}

void TestSearchWindow::theShowThatIsOpenCanBeSearchedAlone()
{
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 3);
    QVERIFY(!part<QWidget>("searchScope")->isVisible());
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    QCOMPARE(part<QAbstractButton>("searchScope")->text(), u"Only this show"_s);
    part<QAbstractButton>("searchScope")->click();
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(query(), u"animals"_s);
    QCOMPARE(part<QAbstractButton>("searchScope")->text(), u"Search all shows"_s);
}

void TestSearchWindow::aMisspeltWordIsCorrectedAndCanBeKept()
{
    search(u"walurses"_s);
    QTRY_COMPARE(rows(), 2);
    QTRY_VERIFY(part<QWidget>("searchNotice")->isVisible());
    QVERIFY(part<QLabel>("searchNotice")->text().contains("walruses"_L1));
    QVERIFY2(heading().contains("2 similar"_L1), qPrintable(heading()));
    // What was found is marked.
    const QString snippet =
        list()->model()->index(0, 0).data(EpisodeListModel::SnippetRole).toString();
    QVERIFY2(snippet.contains(QString(domain::matchBegin + u"walruses"_s)), qPrintable(snippet));
    part<QAbstractButton>("searchAsTyped")->click();
    QTRY_COMPARE(rows(), 0);
    QCOMPARE(query(), u"\"walurses\""_s);
    QVERIFY(!part<QWidget>("searchNotice")->isVisible());
}

void TestSearchWindow::whatMatchesBadlyIsSaid()
{
    search(u"number of glaciers beneath volcanoes and distant planets"_s);
    QTRY_COMPARE(rows(), 8);
    QTRY_VERIFY(part<QWidget>("searchNotice")->isVisible());
    const QString said = part<QLabel>("searchNotice")->text();
    QVERIFY2(said.contains("Nothing matches well"_L1), qPrintable(said));
    QVERIFY(!part<QWidget>("searchAsTyped")->isVisible());
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    QVERIFY(!part<QWidget>("searchNotice")->isVisible());
}

void TestSearchWindow::similarEpisodesAreListed_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("and Escape leads back") << true;
    QTest::newRow("and a button leads back") << false;
}

void TestSearchWindow::similarEpisodesAreListed()
{
    QFETCH(const bool, byKey);
    search(u"walruses"_s);
    QTRY_COMPARE(rows(), 2);
    const QRect row = list()->visualRect(list()->model()->index(0, 0));
    emit list()->customContextMenuRequested(row.center());
    QTRY_VERIFY(m_dogear->window().findChild<QMenu *>(u"episodeMenu"_s));
    const auto *menu = m_dogear->window().findChild<QMenu *>(u"episodeMenu"_s);
    const auto actions = menu->actions();
    const auto entry = std::ranges::find_if(actions, [](const QAction *action) {
        return widgets::withoutMnemonic(action->text()) == u"More like this"_s;
    });
    QVERIFY(entry != actions.cend());
    (*entry)->trigger();
    // The other episode about walruses comes first, and not the episode itself.
    QTRY_VERIFY2(heading().startsWith("Similar to"_L1), qPrintable(heading()));
    QTRY_VERIFY(rows() > 0 && rows() < 8);
    QCOMPARE(query(), QString());
    QCOMPARE(list()->model()->index(0, 0).data(EpisodeListModel::TitleRole).toString(),
             u"Episode 2"_s);
    if (byKey)
        QTest::keyClick(list(), Qt::Key_Escape);
    else
        part<QAbstractButton>("searchScope")->click();
    QTRY_COMPARE(heading(), u"Inbox"_s);
    QTRY_COMPARE(rows(), 8);
}

void TestSearchWindow::anotherShowTakesTheSearchAlong()
{
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 2);
    click(u"Alpha"_s);
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(query(), u"animals"_s);
    QVERIFY2(heading().contains("Alpha"_L1), qPrintable(heading()));
}

void TestSearchWindow::theSameShowOnceMoreLeadsThere()
{
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 2);
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(query(), QString());
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"Beta"_s);
}

void TestSearchWindow::allShowsAreSearchedAgain()
{
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    QCOMPARE(part<QAbstractButton>("searchScope")->text(), u"Only in Inbox"_s);
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 2);
    QVERIFY(part<QWidget>("searchScope")->isVisible());
    part<QAbstractButton>("searchScope")->click();
    QTRY_COMPARE(rows(), 6);
    QCOMPARE(query(), u"animals"_s);
    QVERIFY(!isHighlighted(u"Beta"_s));
    click(u"Beta"_s);
    QTRY_COMPARE(rows(), 2);
    click(u"All episodes"_s); // the same
    QTRY_COMPARE(rows(), 6);
    QCOMPARE(query(), u"animals"_s);
}

void TestSearchWindow::aPlaceThatIsClickedNarrowsTheSearch_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("hits");
    QTest::newRow("the view that was current before the search") << u"Inbox"_s << 8 << 2;
    QTest::newRow("another view") << u"Favourites"_s << 0 << 0;
}

void TestSearchWindow::aPlaceThatIsClickedNarrowsTheSearch()
{
    QFETCH(const QString, view);
    QFETCH(const int, rows);
    QFETCH(const int, hits);
    search(u"walruses"_s);
    QTRY_COMPARE(this->rows(), 2);
    click(view);
    QTRY_COMPARE(this->rows(), hits);
    QCOMPARE(query(), u"walruses"_s);
    QTRY_VERIFY2(heading().endsWith(u"in "_s + view), qPrintable(heading()));
    click(view); // once more leads there
    QTRY_COMPARE(query(), QString());
    QTRY_COMPARE(this->rows(), rows);
    QTRY_COMPARE(heading(), view);
    QVERIFY(isHighlighted(view));
}

void TestSearchWindow::escapeEndsTheSearchFromAnywhere_data()
{
    QTest::addColumn<QByteArray>("focused");
    QTest::newRow("the search field") << QByteArray("searchField");
    QTest::newRow("the results") << QByteArray("episodeList");
    QTest::newRow("the sidebar") << QByteArray("sidebar");
    QTest::newRow("the notes") << QByteArray("notesView");
    QTest::newRow("a button of the player bar") << QByteArray("playerMute");
}

void TestSearchWindow::escapeEndsTheSearchFromAnywhere()
{
    QFETCH(const QByteArray, focused);
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QTRY_VERIFY(part<QWidget>("notesView")->isVisible());
    search(u"walruses"_s);
    QTRY_COMPARE(rows(), 2);
    auto *widget = part<QWidget>(focused.constData());
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_Escape);
    QCOMPARE(query(), QString());
    QTRY_COMPARE(rows(), 8);
}

void TestSearchWindow::resultsOfAllShowsHighlightNoPlace()
{
    QVERIFY(isHighlighted(u"Inbox"_s));
    search(u"walruses"_s);
    QTRY_COMPARE(rows(), 2);
    QVERIFY(!isHighlighted(u"Inbox"_s));
    QVERIFY2(heading().contains("in all shows"_L1), qPrintable(heading()));
    QTest::keyClick(part<QLineEdit>("searchField"), Qt::Key_Escape);
    QTRY_VERIFY(isHighlighted(u"Inbox"_s));
    QTRY_COMPARE(heading(), u"Inbox"_s);
}

void TestSearchWindow::aTagNarrowsTheSearch()
{
    const auto beta = rowOf(u"Beta"_s).data(SidebarModel::ViewRole).value<LibraryView>().podcast;
    emit sidebar()->tagRequested(beta, u"Sea"_s, true);
    QTRY_VERIFY(rowOf(u"Sea"_s).isValid());
    search(u"animals"_s);
    QTRY_COMPARE(rows(), 6);
    click(u"Sea"_s);
    QTRY_COMPARE(rows(), 2);
    QVERIFY2(heading().contains("Sea"_L1), qPrintable(heading()));
}

QTEST_MAIN(TestSearchWindow)
#include "tst_search_window.moc"
