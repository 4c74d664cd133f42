// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the middle pane, the list of episodes, with the real model and a real library.

#include "parts/elided_label.h"
#include "real_warnings.h"
#include "test_library.h"

#include <storage/chapter_store.h>
#include <storage/connection.h>
#include <support/timeouts.h>
#include <widgets/episode_list_page.h>

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using namespace std::chrono_literals;
using domain::EpisodeOrder;
using itemmodels::EpisodeListModel;
using itemmodels::LibraryView;
using itemmodels::ViewKind;

class TestEpisodeListPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void showsThePlace();
    void typingSearchesAndEscapeEnds();
    void searchWithoutHits();
    void chipsNarrow();
    void chipsFollowTheModel();
    void chipsNarrowASearch();
    void aSearchIsOrderedByDate();
    void theEndOfASearchEndsItsFilter();
    void escapeInTheResultsEndsTheSearch();
    void orderIsChosen();
    void aSerialIsListedSeasonBySeason();
    void oneSeasonIsChosen();
    void onlyWhatCanBeReadIsChosen();
    void keysGoThroughTheList();
    void aSingleClickOnlySelects();
    void aHitPlaysFromItsSecond();
    void theMenuPlaysWhatHasSound_data();
    void theMenuPlaysWhatHasSound();
    void whatIsSearchedForIsTold();
    void firstIsSelectedOnlyWhenAsked();
    void wantedEpisodeIsSelectedOnceLoaded();
    void selectionSurvivesAReload();
    void whatWasDeselectedCanBeSelectedAgain();
    void aLongTitleMovesNothing();
    void upNextIsSortedWithTheSameButton();
    void emptyPlacesSaySo_data();
    void emptyPlacesSaySo();
    void emptyLibraryOffersToAdd();
    void brokenShowPointsToItsPage();
    void unreadShowOffersToReadIt();

private:
    void showPlace(const LibraryView &view)
    {
        QSignalSpy loaded(&m_library->listModel, &EpisodeListModel::loaded);
        m_library->listModel.query().setLibraryView(view);
        QTRY_VERIFY(!loaded.isEmpty());
    }

    void search(const QString &text)
    {
        QSignalSpy loaded(&m_library->listModel, &EpisodeListModel::loaded);
        part<QLineEdit>("searchField")->setText(text);
        QTRY_VERIFY(!loaded.isEmpty());
    }

    void followShow()
    {
        m_show = m_library->follow(u"A Show"_s,
                                   {{u"Graph trees"_s, u"About trees."_s, 20},
                                    {u"Tensors"_s, u"A walrus."_s, 10},
                                    {u"Autograd"_s, u"Backwards."_s, 30}});
        QVERIFY(m_show.isValid());
        showPlace({ViewKind::Podcast, m_show});
    }

    [[nodiscard]] QString titles() const
    {
        QStringList titles;
        for (int row = 0; row < m_library->listModel.rowCount(); ++row)
            titles.append(m_library->listModel.index(row).data().toString());
        return titles.join(u", "_s);
    }

    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }

    [[nodiscard]] EpisodeId idAt(int row) const
    {
        return m_library->listModel.index(row)
            .data(EpisodeListModel::EpisodeIdRole)
            .value<EpisodeId>();
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<EpisodeListPage> m_page;
    PodcastId m_show;
};

void TestEpisodeListPage::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_page = std::make_unique<EpisodeListPage>(m_library->listModel, m_library->images);
    m_page->resize(420, 600);
    m_page->show();
    m_show = {};
}

void TestEpisodeListPage::cleanup()
{
    m_page.reset();
    m_library.reset();
}

void TestEpisodeListPage::showsThePlace()
{
    followShow();
    m_page->setViewTitle(u"A Show"_s);
    QCOMPARE(part<QLabel>("listHeading")->text(), u"A Show"_s);
    QCOMPARE(titles(), u"Graph trees, Tensors, Autograd"_s);
    QVERIFY(part<QListView>("episodeList")->isVisible());
}

void TestEpisodeListPage::typingSearchesAndEscapeEnds()
{
    followShow();
    m_page->setViewTitle(u"A Show"_s);
    auto *field = part<QLineEdit>("searchField");
    m_page->focusSearch();
    QTest::keyClicks(field, u"walr"_s);
    QTRY_COMPARE(titles(), u"Tensors"_s);
    QVERIFY(part<QLabel>("listHeading")->text().startsWith(u'1'));
    QVERIFY(m_library->listModel.index(0)
                .data(EpisodeListModel::SnippetRole)
                .toString()
                .contains(domain::matchBegin));
    // Return ends the word, which now has to match as a whole.
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(m_library->listModel.rowCount(), 0);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
    QTRY_COMPARE(m_library->listModel.rowCount(), 3);
    QCOMPARE(part<QLabel>("listHeading")->text(), u"A Show"_s);
}

void TestEpisodeListPage::searchWithoutHits()
{
    followShow();
    search(u"xyzzy"_s);
    QVERIFY(part<QLabel>("emptyText")->isVisible());
    part<QPushButton>("emptyAction")->click();
    QTRY_COMPARE(m_library->listModel.rowCount(), 3);
    QVERIFY(part<QListView>("episodeList")->isVisible());
}

void TestEpisodeListPage::chipsNarrow()
{
    followShow();
    auto starred = m_library->library.episodes().setFavourite(idAt(1), true);
    QTRY_VERIFY(starred.isFinished());
    QVERIFY(m_library->settle());
    part<QToolButton>("chipFavourites")->click();
    QTRY_COMPARE(titles(), u"Tensors"_s);
    part<QToolButton>("chipInProgress")->click();
    QTRY_COMPARE(titles(), QString());
    QTRY_VERIFY(part<QLabel>("emptyText")->isVisible());
    part<QToolButton>("chipInProgress")->click();
    part<QToolButton>("chipFavourites")->click();
    QTRY_COMPARE(m_library->listModel.rowCount(), 3);
}

void TestEpisodeListPage::chipsFollowTheModel()
{
    followShow();
    QSignalSpy loaded(&m_library->listModel, &EpisodeListModel::loaded);
    m_library->listModel.query().setFilter(
        {.onlyUnplayed = true, .order = EpisodeOrder::OldestFirst});
    QTRY_VERIFY(!loaded.isEmpty());
    QVERIFY(part<QToolButton>("chipUnplayed")->isChecked());
    QVERIFY(!part<QToolButton>("chipInProgress")->isChecked());
    const QList<QAction *> orders = part<QToolButton>("sortButton")->menu()->actions();
    for (const QAction *order : orders)
        QCOMPARE(order->isChecked(), order->data().toInt() == int(EpisodeOrder::OldestFirst));
}

void TestEpisodeListPage::chipsNarrowASearch()
{
    followShow();
    const auto marked = m_library->library.episodes().setPlayed(idAt(1), true);
    QTRY_VERIFY(marked.isFinished());
    search(u"a"_s); // the beginning of a word in each episode
    QTRY_COMPARE(m_library->listModel.rowCount(), 3);
    part<QToolButton>("chipUnplayed")->click();
    QTRY_COMPARE(m_library->listModel.rowCount(), 2);
    QVERIFY(!titles().contains("Tensors"_L1));
    part<QToolButton>("chipFavourites")->click();
    QTRY_COMPARE(m_library->listModel.rowCount(), 0);
    QVERIFY(part<QLabel>("emptyText")->text().contains("filter"_L1));
}

void TestEpisodeListPage::aSearchIsOrderedByDate()
{
    followShow();
    search(u"a"_s);
    const QList<QAction *> orders = part<QToolButton>("sortButton")->menu()->actions();
    QVERIFY(part<QToolButton>("sortButton")->isEnabled());
    part<QToolButton>("sortButton")->menu()->aboutToShow();
    const auto choose = [&](EpisodeOrder order) {
        for (QAction *action : orders) {
            if (action->data().isValid() && action->data().toInt() == int(order)) {
                QVERIFY(action->isVisible());
                action->trigger();
            }
        }
    };
    choose(EpisodeOrder::OldestFirst);
    QTRY_COMPARE(titles(), u"Autograd, Tensors, Graph trees"_s);
    choose(EpisodeOrder::NewestFirst);
    QTRY_COMPARE(titles(), u"Graph trees, Tensors, Autograd"_s);
    for (const QAction *action : orders) {
        if (action->data().isValid() && action->data().toInt() == int(EpisodeOrder::Title))
            QVERIFY(!action->isVisible()); // sorting by title would have to read every hit
    }
    m_page->leaveSearch();
    showPlace({ViewKind::History}); // always sorted by the time of listening
    QVERIFY(!part<QToolButton>("sortButton")->isEnabled());
}

void TestEpisodeListPage::theEndOfASearchEndsItsFilter()
{
    followShow();
    part<QToolButton>("chipFavourites")->click();
    QTRY_COMPARE(m_library->listModel.rowCount(), 0);
    search(u"walrus"_s);
    // Favourites is part of the list's filter; a search has a filter of its own.
    QVERIFY(!part<QToolButton>("chipFavourites")->isChecked());
    QTRY_COMPARE(titles(), u"Tensors"_s);
    part<QToolButton>("chipUnplayed")->click();
    m_page->leaveSearch();
    QTRY_VERIFY(part<QToolButton>("chipFavourites")->isChecked());
    QVERIFY(!part<QToolButton>("chipUnplayed")->isChecked());
}

void TestEpisodeListPage::escapeInTheResultsEndsTheSearch()
{
    followShow();
    search(u"walrus"_s);
    QTRY_COMPARE(titles(), u"Tensors"_s);
    auto *list = part<QListView>("episodeList");
    list->setCurrentIndex(m_library->listModel.index(0));
    QTest::keyClick(list, Qt::Key_Escape);
    QCOMPARE(part<QLineEdit>("searchField")->text(), QString());
    QTRY_COMPARE(titles(), u"Graph trees, Tensors, Autograd"_s);
}

void TestEpisodeListPage::orderIsChosen()
{
    followShow();
    const QList<QAction *> orders = part<QToolButton>("sortButton")->menu()->actions();
    for (QAction *order : orders) {
        if (order->data().toInt() == int(EpisodeOrder::ShortestFirst))
            order->trigger();
    }
    QTRY_COMPARE(titles(), u"Tensors, Graph trees, Autograd"_s);
}

void TestEpisodeListPage::aSerialIsListedSeasonBySeason()
{
    const auto numbered = [](const QString &title, int season, std::optional<int> number) {
        return test::WrittenEpisode{.title = title, .season = season, .number = number};
    };
    // The first season was published again, after the second one.
    const PodcastId serial = m_library->follow(u"A Serial"_s,
                                               {numbered(u"Harbour"_s, 1, 2),
                                                numbered(u"Harbour light"_s, 1, 1),
                                                numbered(u"Storm"_s, 2, 1),
                                                numbered(u"Soon"_s, 2, {})},
                                               domain::ShowType::Serial);
    showPlace({ViewKind::Podcast, serial});
    QCOMPARE(titles(), u"Harbour light, Harbour, Soon, Storm"_s);
    const auto spoken = [this](int row) {
        return m_library->listModel.index(row).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY2(spoken(0).contains(u", Season 1, episode 1, "_s), qPrintable(spoken(0)));
    QVERIFY2(spoken(2).contains(u", Season 2, "_s), qPrintable(spoken(2)));
    search(u"harbour"_s);
    // Seasons have a meaning only in the list of one show.
    QVERIFY2(!spoken(0).contains(u"Season"_s), qPrintable(spoken(0)));
    search({});
    const QList<QAction *> orders = part<QToolButton>("sortButton")->menu()->actions();
    emit part<QToolButton>("sortButton")->menu()->aboutToShow();
    QVERIFY(!orders.at(0)->isVisible()); // "Best match first" is only for search results
    QCOMPARE(orders.at(1)->text(), u"Last to first"_s);
    orders.at(1)->trigger();
    QTRY_COMPARE(titles(), u"Storm, Soon, Harbour, Harbour light"_s);
}

void TestEpisodeListPage::oneSeasonIsChosen()
{
    followShow();
    QVERIFY(!part<QToolButton>("seasonButton")->isVisible()); // the show has no seasons
    const auto ofSeason = [](const QString &title, std::optional<int> season) {
        return test::WrittenEpisode{.title = title, .season = season};
    };
    const PodcastId show = m_library->follow(u"In years"_s,
                                             {ofSeason(u"Last"_s, 2024),
                                              ofSeason(u"Between"_s, {}),
                                              ofSeason(u"Second"_s, 2023),
                                              ofSeason(u"First"_s, 2023)});
    showPlace({ViewKind::Podcast, show});
    auto *button = part<QToolButton>("seasonButton");
    QVERIFY(button->isVisible());
    QCOMPARE(button->text(), u"All seasons"_s);
    emit button->menu()->aboutToShow();
    QStringList offered;
    for (const QAction *action : button->menu()->actions())
        offered.append(action->isChecked() ? QString(u'*' + action->text()) : action->text());
    QCOMPARE(offered, QStringList({u"*All seasons"_s, u""_s, u"Season 2023"_s, u"Season 2024"_s}));
    button->menu()->actions().at(2)->trigger();
    QTRY_COMPARE(titles(), u"Second, First"_s);
    QCOMPARE(button->text(), u"Season 2023"_s);
    search(u"last"_s);
    QVERIFY(!button->isVisible()); // results come from all seasons
    search({});
    QTRY_VERIFY(button->isVisible());
    emit button->menu()->aboutToShow();
    button->menu()->actions().constFirst()->trigger();
    QTRY_COMPARE(titles(), u"Last, Between, Second, First"_s);
    showPlace({ViewKind::AllEpisodes});
    QVERIFY(!button->isVisible());
}

void TestEpisodeListPage::onlyWhatCanBeReadIsChosen()
{
    const PodcastId show = m_library->follow(
        u"A Show"_s,
        {{.title = u"Spoken"_s},
         {.title = u"Written"_s,
          .transcripts = {{.url = QUrl(u"https://example.org/t.vtt"_s), .type = u"text/vtt"_s}}}});
    showPlace({ViewKind::Podcast, show});
    part<QToolButton>("chipTranscript")->click();
    QTRY_COMPARE(titles(), u"Written"_s);
    QVERIFY(!part<QToolButton>("chipTranscript")->accessibleName().isEmpty());
    part<QToolButton>("chipTranscript")->click();
    QTRY_COMPARE(titles(), u"Spoken, Written"_s);
}

void TestEpisodeListPage::keysGoThroughTheList()
{
    followShow();
    QSignalSpy selected(m_page.get(), &EpisodeListPage::episodeSelected);
    QSignalSpy play(m_page.get(), &EpisodeListPage::playRequested);
    auto *list = part<QListView>("episodeList");
    m_page->focusSearch();
    QTest::keyClick(part<QLineEdit>("searchField"), Qt::Key_Down);
    QCOMPARE(selected.takeLast().first().value<EpisodeId>(), idAt(0));
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(selected.takeLast().first().value<EpisodeId>(), idAt(1));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(play.count(), 1);
    QCOMPARE(play.first().first().value<EpisodeId>(), idAt(1));
}

void TestEpisodeListPage::aSingleClickOnlySelects()
{
    followShow();
    QSignalSpy selected(m_page.get(), &EpisodeListPage::episodeSelected);
    QSignalSpy play(m_page.get(), &EpisodeListPage::playRequested);
    auto *list = part<QListView>("episodeList");
    const QPoint position(100, list->visualRect(m_library->listModel.index(1)).center().y());
    emit list->activated(m_library->listModel.index(1)); // sent where a single click activates
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, position);
    QCOMPARE(selected.last().first().value<EpisodeId>(), idAt(1));
    QCOMPARE(play.count(), 0);
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, position);
    QCOMPARE(play.count(), 1);
}

void TestEpisodeListPage::aHitPlaysFromItsSecond()
{
    followShow();
    const EpisodeId id = idAt(1);
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY(connection.has_value());
        domain::Chapter chapter;
        chapter.start = 83s;
        chapter.title = u"Walruses"_s;
        QVERIFY(storage::ChapterStore(**connection)
                    .put(id,
                         storage::ChapterSource::Document,
                         {.url = QUrl(u"https://example.org/c"_s),
                          .readAt = m_library->clock.now(),
                          .chapters = {chapter}})
                    .has_value());
    }
    part<QLineEdit>("searchField")->setText(u"walruses"_s);
    QTRY_COMPARE(m_library->listModel.rowCount(), 1);
    QSignalSpy play(m_page.get(), &EpisodeListPage::playRequested);
    QSignalSpy playAt(m_page.get(), &EpisodeListPage::playAtRequested);
    auto *list = part<QListView>("episodeList");
    list->setCurrentIndex(m_library->listModel.index(0));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(playAt.count(), 1);
    QCOMPARE(playAt.first().at(0).value<EpisodeId>(), id);
    QCOMPARE(playAt.first().at(1).value<std::chrono::milliseconds>(), 83s);
    QCOMPARE(play.count(), 0);
}

void TestEpisodeListPage::whatIsSearchedForIsTold()
{
    followShow();
    QSignalSpy searched(m_page.get(), &EpisodeListPage::searched);
    part<QLineEdit>("searchField")->setText(u"walruses is:nothing "_s);
    QCOMPARE(searched.takeLast().first().value<query::Query>().clauses.size(), 1);
    QVERIFY(part<QLabel>("queryHints")->isVisible());
    m_page->leaveSearch();
    QVERIFY(searched.takeLast().first().value<query::Query>().isEmpty());
    QVERIFY(!part<QLabel>("queryHints")->isVisible());
}

void TestEpisodeListPage::firstIsSelectedOnlyWhenAsked()
{
    followShow();
    auto *list = part<QListView>("episodeList");
    QVERIFY(!list->currentIndex().isValid());
    m_page->selectFirst();
    QCOMPARE(list->currentIndex().row(), 0);
}

void TestEpisodeListPage::wantedEpisodeIsSelectedOnceLoaded()
{
    followShow();
    const EpisodeId wanted = idAt(2);
    showPlace({ViewKind::Favourites});
    m_page->selectEpisode(wanted);
    QVERIFY(!part<QListView>("episodeList")->currentIndex().isValid());
    showPlace({ViewKind::Podcast, m_show});
    QCOMPARE(part<QListView>("episodeList")->currentIndex().row(), 2);
}

void TestEpisodeListPage::selectionSurvivesAReload()
{
    followShow();
    m_page->selectEpisode(idAt(2));
    QSignalSpy selected(m_page.get(), &EpisodeListPage::episodeSelected);
    const EpisodeId kept = idAt(2);
    const QList<QAction *> orders = part<QToolButton>("sortButton")->menu()->actions();
    orders.at(2)->trigger(); // "Oldest first", after "Best match first" and "Newest first"
    QTRY_COMPARE(idAt(0), kept);
    QCOMPARE(part<QListView>("episodeList")->currentIndex().row(), 0);
    QCOMPARE(selected.count(), 0);
}

void TestEpisodeListPage::whatWasDeselectedCanBeSelectedAgain()
{
    followShow();
    auto *list = part<QListView>("episodeList");
    m_page->selectFirst();
    QSignalSpy selected(m_page.get(), &EpisodeListPage::episodeSelected);
    m_page->deselect();
    QVERIFY(!list->currentIndex().isValid());
    QVERIFY(list->selectionModel()->selectedIndexes().isEmpty());
    QCOMPARE(selected.size(), 0);
    const QPoint firstRow = list->visualRect(list->model()->index(0, 0)).center();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, firstRow);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.front().front().value<EpisodeId>(), idAt(0));
}

/// A long title does not widen the pane and is cut with an ellipsis; no chip is cut.
void TestEpisodeListPage::aLongTitleMovesNothing()
{
    followShow();
    m_page->setViewTitle(u"A Show"_s);
    const int least = m_page->minimumSizeHint().width();
    m_page->setViewTitle(
        u"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"_s);
    QCOMPARE(m_page->minimumSizeHint().width(), least);
    m_page->resize(376, 600);
    QCoreApplication::processEvents();
    QTRY_VERIFY(part<ElidedLabel>("listHeading")->shownText().endsWith(u'…'));
    for (const char *name :
         {"chipUnplayed", "chipInProgress", "chipFavourites", "chipOffline", "chipTranscript"}) {
        const auto *chip = part<QToolButton>(name);
        QVERIFY2(chip->width() >= chip->sizeHint().width(), name);
        QVERIFY2(chip->parentWidget()->rect().contains(chip->geometry()), name);
    }
}

void TestEpisodeListPage::upNextIsSortedWithTheSameButton()
{
    followShow();
    QMenu sorting;
    m_page->setQueueMenus(sorting, sorting);
    auto *button = part<QToolButton>("sortButton");
    QVERIFY(button->menu() != &sorting);
    showPlace({ViewKind::UpNext});
    QCOMPARE(button->menu(), &sorting);
    QVERIFY(button->isEnabled());
    showPlace({ViewKind::History}); // the history has a fixed order
    QVERIFY(!button->isEnabled());
}

void TestEpisodeListPage::theMenuPlaysWhatHasSound_data()
{
    QTest::addColumn<bool>("hasSound");
    QTest::newRow("an episode with sound") << true;
    QTest::newRow("an announcement without sound") << false;
}

void TestEpisodeListPage::theMenuPlaysWhatHasSound()
{
    QFETCH(const bool, hasSound);
    m_show = m_library->follow(u"A Show"_s, {{u"Episode"_s, {}, 20, hasSound}});
    showPlace({ViewKind::Podcast, m_show});
    auto *list = part<QListView>("episodeList");
    emit list->customContextMenuRequested(list->visualRect(list->model()->index(0, 0)).center());
    auto *menu = part<QMenu>("episodeMenu");
    QVERIFY(menu);
    QCOMPARE(menu->actions().constFirst()->isEnabled(), hasSound);
    menu->close();
}

void TestEpisodeListPage::emptyPlacesSaySo_data()
{
    QTest::addColumn<LibraryView>("view");
    QTest::newRow("in progress") << LibraryView{ViewKind::InProgress};
    QTest::newRow("favourites") << LibraryView{ViewKind::Favourites};
    QTest::newRow("history") << LibraryView{ViewKind::History};
    QTest::newRow("a show without episodes") << LibraryView{ViewKind::Podcast, PodcastId{999}};
}

void TestEpisodeListPage::emptyPlacesSaySo()
{
    QFETCH(const LibraryView, view);
    followShow();
    showPlace(view);
    QVERIFY(part<QLabel>("emptyText")->isVisible());
    QVERIFY(!part<QLabel>("emptyText")->text().isEmpty());
    QVERIFY(!part<QPushButton>("emptyAction")->isVisible());
    QVERIFY(!part<QListView>("episodeList")->isVisible());
}

void TestEpisodeListPage::emptyLibraryOffersToAdd()
{
    showPlace({});
    m_page->setHasShows(false);
    QSignalSpy add(m_page.get(), &EpisodeListPage::addRequested);
    QVERIFY(part<QPushButton>("emptyAction")->isVisible());
    part<QPushButton>("emptyAction")->click();
    QCOMPARE(add.count(), 1);
}

void TestEpisodeListPage::brokenShowPointsToItsPage()
{
    showPlace({ViewKind::Podcast, PodcastId{999}});
    const QString before = part<QLabel>("emptyText")->text();
    m_page->setProblem(FeedProblem{Error{ErrorCode::Timeout}, false});
    QVERIFY(part<QLabel>("emptyText")->text() != before);
    // The reason and the remedy are shown once, on the page of the show next to the list.
    QVERIFY(part<QLabel>("emptyText")->text().contains(u"page of the show"_s));
    QVERIFY(!part<QPushButton>("emptyAction")->isVisible());
    m_page->setProblem(std::nullopt);
    QCOMPARE(part<QLabel>("emptyText")->text(), before);
}

void TestEpisodeListPage::unreadShowOffersToReadIt()
{
    showPlace({ViewKind::Podcast, PodcastId{999}});
    m_page->setWasFetched(false);
    QSignalSpy retry(m_page.get(), &EpisodeListPage::retryRequested);
    QVERIFY(part<QPushButton>("emptyAction")->isVisible());
    part<QPushButton>("emptyAction")->click();
    QCOMPARE(retry.count(), 1);
}

QTEST_MAIN(TestEpisodeListPage)
#include "tst_episode_list_page.moc"
