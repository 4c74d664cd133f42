// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the current row of the episode list while rows are added and removed, with the real model
// and a real library.

#include "real_warnings.h"
#include "test_library.h"

#include <listening/queue.h>
#include <support/timeouts.h>
#include <widgets/episode_list_page.h>

#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using itemmodels::EpisodeListModel;
using itemmodels::LibraryView;
using itemmodels::ViewKind;

class TestCurrentRow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatLeavesByItselfKeepsWhatIsRead();
    void whatTheUserRemovesIsFollowed();
    void otherRowsThatLeaveChangeNothing();
    void anotherPlaceHasNoHeir();
    void severalRowsAreSelectedInTheirPlaceOnly();
    void aListIsWhereItWasLeft();
    void aSearchComesBackToWhereTheListWas();
    void aPlaceThatIsNewBeginsAtTheTop();

private:
    void show(const LibraryView &place)
    {
        QSignalSpy loaded(&m_library->listModel, &EpisodeListModel::loaded);
        m_library->listModel.query().setLibraryView(place);
        QTRY_VERIFY(!loaded.isEmpty());
    }
    QListView *list() const { return m_page->findChild<QListView *>(u"episodeList"_s); }
    [[nodiscard]] QModelIndex row(int number) const { return m_library->listModel.index(number); }
    /// Adds all episodes of the show to Up next in the order of its list, and shows Up next.
    void lineUp()
    {
        QList<EpisodeId> ids;
        for (const domain::EpisodeSummary &episode : m_library->episodes(m_show))
            ids.append(episode.id);
        const auto queued = m_library->library.queue().playLast(ids);
        QTRY_VERIFY(queued.isFinished());
        show({ViewKind::UpNext});
        QTRY_COMPARE(m_library->listModel.rowCount(), ids.size());
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<EpisodeListPage> m_page;
    PodcastId m_show;
    PodcastId m_other;
};

void TestCurrentRow::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    QList<test::WrittenEpisode> episodes;
    for (int i = 0; i < 40; ++i)
        episodes.append({u"Number %1"_s.arg(i), u"Walruses."_s});
    m_show = m_library->follow(u"A Show"_s, episodes);
    m_other = m_library->follow(u"Another"_s, episodes);
    m_page = std::make_unique<EpisodeListPage>(m_library->listModel, m_library->images);
    m_page->resize(420, 600);
    m_page->show();
}

void TestCurrentRow::cleanup()
{
    m_page.reset();
    m_library.reset();
}

void TestCurrentRow::whatLeavesByItselfKeepsWhatIsRead()
{
    lineUp();
    list()->setCurrentIndex(row(2));
    const EpisodeId leaving = itemmodels::episodeIdOf(row(2));
    const EpisodeId heir = itemmodels::episodeIdOf(row(3));
    const QSignalSpy selected(m_page.get(), &EpisodeListPage::episodeSelected);
    m_library->library.queue().remove({leaving}); // as if it began to play
    QTRY_COMPARE(m_library->listModel.rowCount(), 39);
    QTRY_COMPARE(itemmodels::episodeIdOf(list()->currentIndex()), heir);
    QCOMPARE(selected.count(), 0);
    // A click selects the episode although its row is current already.
    QTest::mouseClick(list()->viewport(),
                      Qt::LeftButton,
                      {},
                      QPoint(100, list()->visualRect(list()->currentIndex()).center().y()));
    QCOMPARE(selected.count(), 1);
    QCOMPARE(selected.first().first().value<EpisodeId>(), heir);
}

void TestCurrentRow::whatTheUserRemovesIsFollowed()
{
    lineUp();
    list()->setCurrentIndex(row(2));
    const EpisodeId heir = itemmodels::episodeIdOf(row(3));
    const QSignalSpy selected(m_page.get(), &EpisodeListPage::episodeSelected);
    QSignalSpy queue(m_page.get(), &EpisodeListPage::queueRequested);
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(queue.count(), 1);
    m_library->library.queue().remove(queue.first().first().value<QList<EpisodeId>>());
    QTRY_COMPARE(selected.count(), 1);
    QCOMPARE(selected.first().first().value<EpisodeId>(), heir);
    QCOMPARE(itemmodels::episodeIdOf(list()->currentIndex()), heir);
}

void TestCurrentRow::otherRowsThatLeaveChangeNothing()
{
    lineUp();
    list()->setCurrentIndex(row(2));
    list()->selectionModel()->select(QItemSelection(row(2), row(4)), QItemSelectionModel::Select);
    const EpisodeId current = itemmodels::episodeIdOf(row(2));
    m_library->library.queue().remove({itemmodels::episodeIdOf(row(0))});
    QTRY_COMPARE(m_library->listModel.rowCount(), 39);
    QTRY_COMPARE(itemmodels::episodeIdOf(list()->currentIndex()), current);
    QCOMPARE(list()->selectionModel()->selectedIndexes().size(), 3); // the three rows stay selected
}

void TestCurrentRow::anotherPlaceHasNoHeir()
{
    show({ViewKind::Podcast, m_show});
    list()->setCurrentIndex(row(2));
    const QSignalSpy selected(m_page.get(), &EpisodeListPage::episodeSelected);
    show({ViewKind::Podcast, m_other});
    QTRY_VERIFY(!list()->currentIndex().isValid());
    QCOMPARE(selected.count(), 0);
    show({ViewKind::Podcast, m_show});
    // The episode of row 2 is still the selected one, so its row is current again.
    QTRY_COMPARE(list()->currentIndex(), row(2));
}

void TestCurrentRow::severalRowsAreSelectedInTheirPlaceOnly()
{
    lineUp(); // the same episodes as those of the show
    show({ViewKind::Podcast, m_show});
    list()->selectAll();
    list()->selectionModel()->setCurrentIndex(row(1), QItemSelectionModel::NoUpdate);
    const EpisodeId current = itemmodels::episodeIdOf(row(1));
    show({ViewKind::UpNext});
    QTRY_COMPARE(list()->selectionModel()->selectedIndexes().size(), 1);
    QCOMPARE(itemmodels::episodeIdOf(list()->currentIndex()), current);
    QVERIFY(list()->selectionModel()->isSelected(list()->currentIndex()));
}

void TestCurrentRow::aListIsWhereItWasLeft()
{
    show({ViewKind::Podcast, m_show});
    list()->setCurrentIndex(row(30));
    m_page->deselect();
    const int left = list()->verticalScrollBar()->value();
    QVERIFY(left > 0);
    show({ViewKind::Podcast, m_other});
    QCOMPARE(list()->verticalScrollBar()->value(), 0);
    list()->verticalScrollBar()->setValue(100);
    show({ViewKind::Podcast, m_show});
    QTRY_COMPARE(list()->verticalScrollBar()->value(), left);
    QCOMPARE(list()->currentIndex(), row(30)); // arrow keys continue from there
    show({ViewKind::Podcast, m_other});
    QTRY_COMPARE(list()->verticalScrollBar()->value(), 100);
}

void TestCurrentRow::aSearchComesBackToWhereTheListWas()
{
    show({ViewKind::Podcast, m_show});
    list()->verticalScrollBar()->setValue(700);
    QSignalSpy loaded(&m_library->listModel, &EpisodeListModel::loaded);
    m_library->listModel.query().setSearch(u"walruses"_s, true);
    QTRY_VERIFY(!loaded.isEmpty());
    list()->verticalScrollBar()->setValue(50);
    m_library->listModel.query().setSearch({}, true);
    QTRY_COMPARE(m_library->listModel.rowCount(), 40);
    QTRY_COMPARE(list()->verticalScrollBar()->value(), 700);
}

void TestCurrentRow::aPlaceThatIsNewBeginsAtTheTop()
{
    show({ViewKind::Podcast, m_show});
    list()->verticalScrollBar()->setValue(700);
    show({ViewKind::AllEpisodes});
    QCOMPARE(list()->verticalScrollBar()->value(), 0);
}

QTEST_MAIN(TestCurrentRow)
#include "tst_current_row.moc"
