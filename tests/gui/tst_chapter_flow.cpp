// SPDX-License-Identifier: GPL-3.0-or-later
// Tests chapters from the library to the detail page and the player and back, with a fake audio
// output.

#include "features/chapters/chapter_actions.h"
#include "features/chapters/chapter_controller.h"
#include "features/details/detail_controller.h"
#include "real_warnings.h"
#include "test_library.h"

#include <itemmodels/chapter_list_model.h>
#include <playback/chapter_navigator.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using itemmodels::ChapterListModel;

class TestChapterFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsOpenIsListed();
    void whatPlaysIsTracked();
    void theChapterThatIsHeardIsMarked();
    void aSkippedChapterIsLeftOut();
    void titlesOfAShowAreLeftOut();
    void theKeysGoFromChapterToChapter();
    void anotherEpisodeHasItsOwn();
    void goingBackAfterAPauseStaysInTheChapter();

private:
    void play(const domain::EpisodeSummary &episode)
    {
        m_library->session->play(episode.id);
        QTRY_VERIFY(m_library->session->isCurrent(episode.id));
        QTRY_VERIFY(m_library->player.isPlayWanted());
        emit m_library->output.loaded(20min);
        m_library->output.tick(m_library->player.position());
    }
    [[nodiscard]] int currentRow() const
    {
        for (int i = 0; i < m_model->rowCount(); ++i) {
            if (m_model->index(i).data(ChapterListModel::IsCurrentRole).toBool())
                return i;
        }
        return -1;
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<playback::ChapterNavigator> m_navigator;
    std::unique_ptr<QWidget> m_window;
    widgets::DetailPage *m_page = nullptr;
    widgets::MessageBar *m_messages = nullptr;
    DetailController *m_details = nullptr;
    ChapterListModel *m_model = nullptr;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestChapterFlow::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    library::Library &library = m_library->library;
    m_library->session->setChapters(library.chapters());
    m_navigator = std::make_unique<playback::ChapterNavigator>(m_library->player);
    m_window = std::make_unique<QWidget>();
    m_page = new widgets::DetailPage(m_library->images, m_window.get());
    m_messages = new widgets::MessageBar(m_window.get());
    m_details = new DetailController(
        library.subscriptions(), library.episodes(), *m_library->session, *m_page, *m_messages);
    auto *controller = new ChapterController(
        library.chapters(), *m_navigator, *m_library->session, *m_details, *m_messages);
    m_model = &controller->model();
    m_episodes = m_library->episodes(
        m_library->follow(u"Show"_s,
                          {{u"First"_s, u"<p>0:00 One<br>1:00 Ad<br>2:00 Two</p>"_s},
                           {u"Second"_s, u"<p>0:00 A<br>3:00 B</p>"_s}}));
    QCOMPARE(m_episodes.size(), 2);
}

void TestChapterFlow::cleanup()
{
    m_window.reset();
    m_navigator.reset();
    m_library.reset();
}

void TestChapterFlow::whatIsOpenIsListed()
{
    m_details->showEpisode(m_episodes.at(0).id);
    QTRY_COMPARE(m_model->rowCount(), 3);
    QVERIFY(m_navigator->chapters().isEmpty()); // the episode is open, but not in the player
    m_details->showEpisode(m_episodes.at(1).id);
    QTRY_COMPARE(m_model->rowCount(), 2);
    QCOMPARE(currentRow(), -1);
}

void TestChapterFlow::whatPlaysIsTracked()
{
    play(m_episodes.at(0));
    QTRY_COMPARE(m_navigator->chapters().size(), 3);
    QCOMPARE(m_navigator->currentTitle(), u"One"_s);
    QCOMPARE(m_model->rowCount(), 0); // the episode is in the player, but not open
}

void TestChapterFlow::theChapterThatIsHeardIsMarked()
{
    m_details->showEpisode(m_episodes.at(0).id);
    QTRY_COMPARE(m_model->rowCount(), 3);
    play(m_episodes.at(0));
    QTRY_COMPARE(currentRow(), 0);
    m_library->output.tick(130s);
    QCOMPARE(currentRow(), 2);
    m_details->showEpisode(m_episodes.at(1).id);
    QTRY_COMPARE(m_model->rowCount(), 2);
    QCOMPARE(currentRow(), -1);
    m_details->showEpisode(m_episodes.at(0).id);
    QTRY_COMPARE(currentRow(), 2);
}

void TestChapterFlow::aSkippedChapterIsLeftOut()
{
    m_details->showEpisode(m_episodes.at(0).id);
    QTRY_COMPARE(m_model->rowCount(), 3);
    play(m_episodes.at(0));
    QTRY_COMPARE(m_navigator->chapters().size(), 3);
    QVERIFY(m_model->setData(m_model->index(1), int(Qt::Checked), Qt::CheckStateRole));
    m_library->output.tick(59s);
    m_library->output.tick(60s);
    QCOMPARE(m_library->player.position(), 120'000ms);
    // A skipped chapter that the user chooses in the list is played.
    emit m_page->episodePage().timeActivated(m_episodes.at(0).id, 60s);
    m_library->output.tick(60s);
    m_library->output.tick(61s);
    QCOMPARE(m_library->player.position(), 61'000ms);
}

void TestChapterFlow::titlesOfAShowAreLeftOut()
{
    const PodcastId show = m_episodes.at(0).podcastId;
    play(m_episodes.at(0));
    QTRY_COMPARE(m_navigator->chapters().size(), 3);
    emit m_page->episodePage().titleSkipRequested(show, u"Ad"_s);
    QTRY_VERIFY(m_navigator->isSkipped(1));
    m_details->showPodcast(show);
    QTRY_COMPARE(m_page->podcast(), show);
    QTRY_COMPARE(m_page->findChild<QLineEdit *>(u"podcastSkips"_s)->text(), u"Ad"_s);
    QCOMPARE(m_messages->undoStack().lastName(), u"Skip chapters"_s);
    m_messages->undoStack().undoLast();
    QTRY_VERIFY(!m_navigator->isSkipped(1));
    emit m_page->skipPatternsChanged(show, {u"two"_s});
    QTRY_VERIFY(m_navigator->isSkipped(2));
}

void TestChapterFlow::theKeysGoFromChapterToChapter()
{
    ChapterActions actions(*m_navigator, *m_window);
    auto *previous = m_window->findChild<QAction *>(u"actionPreviousChapter"_s);
    auto *next = m_window->findChild<QAction *>(u"actionNextChapter"_s);
    QCOMPARE(previous->shortcut(), QKeySequence(u"Ctrl+Left"_s));
    QCOMPARE(next->shortcut(), QKeySequence(u"Ctrl+Right"_s));
    QVERIFY(!previous->isEnabled());
    QVERIFY(!next->isEnabled());
    play(m_episodes.at(0));
    QTRY_VERIFY(next->isEnabled());
    next->trigger();
    QCOMPARE(m_library->player.position(), 60'000ms);
    next->trigger();
    QCOMPARE(m_library->player.position(), 120'000ms);
    QVERIFY(!next->isEnabled());
    previous->trigger();
    QCOMPARE(m_library->player.position(), 60'000ms);
}

void TestChapterFlow::anotherEpisodeHasItsOwn()
{
    play(m_episodes.at(0));
    QTRY_COMPARE(m_navigator->chapters().size(), 3);
    play(m_episodes.at(1));
    QTRY_COMPARE(m_navigator->chapters().size(), 2);
    QCOMPARE(m_navigator->currentTitle(), u"A"_s);
}

void TestChapterFlow::goingBackAfterAPauseStaysInTheChapter()
{
    const auto &episode = m_episodes.at(1);
    play(episode);
    QTRY_COMPARE(m_navigator->chapters().size(), 2);
    m_library->output.tick(182s); // two seconds into chapter B
    m_library->player.pause();
    play(m_episodes.at(0));
    m_library->clock.advance(48h);
    // Rule 106: going back after a pause stops at the start of the chapter, so the chapters must be
    // known before playback starts.
    m_library->session->play(episode.id);
    QTRY_VERIFY(m_library->session->isCurrent(episode.id));
    QTRY_VERIFY(m_library->player.isPlayWanted());
    QCOMPARE(m_library->player.position(), 180'000ms);
}

QTEST_MAIN(TestChapterFlow)
#include "tst_chapter_flow.moc"
