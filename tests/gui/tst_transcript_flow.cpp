// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a transcript from the library to the detail page and along with the player, with a fake
// audio output.

#include "features/details/detail_controller.h"
#include "features/transcript/transcript_controller.h"
#include "real_warnings.h"
#include "transcript_library.h"

#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using itemmodels::TranscriptModel;
using itemmodels::TranscriptState;

class TestTranscriptFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsOpenIsRead();
    void theCueThatIsHeardIsMarked_data();
    void theCueThatIsHeardIsMarked();
    void whatPlaysElsewhereMarksNothing();
    void aCuePlaysFromItsStart();
    void aShowHasNoTranscript();

private:
    [[nodiscard]] TranscriptModel &model() const { return m_controller->model(); }
    void show(int episode) const
    {
        m_details->showEpisode(m_episodes.at(episode).id);
        QTRY_COMPARE(model().episode(), m_episodes.at(episode).id);
        QTRY_COMPARE(model().state(), TranscriptState::Ready);
    }
    void play(int episode)
    {
        test::TestLibrary &library = m_library->library;
        library.session->play(m_episodes.at(episode).id);
        QTRY_VERIFY(library.session->isCurrent(m_episodes.at(episode).id));
        QTRY_VERIFY(library.player.isPlayWanted());
        emit library.output.loaded(20min);
        library.output.tick(library.player.position());
    }

    std::unique_ptr<test::TranscriptLibrary> m_library;
    std::unique_ptr<QWidget> m_window;
    widgets::DetailPage *m_page = nullptr;
    DetailController *m_details = nullptr;
    TranscriptController *m_controller = nullptr;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestTranscriptFlow::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TranscriptLibrary>();
    test::TestLibrary &all = m_library->library;
    m_window = std::make_unique<QWidget>();
    m_page = new widgets::DetailPage(all.images, m_window.get());
    auto *messages = new widgets::MessageBar(m_window.get());
    m_details = new DetailController(
        all.library.subscriptions(), all.library.episodes(), *all.session, *m_page, *messages);
    m_controller =
        new TranscriptController(all.library.transcripts(), *all.session, *m_details, *messages);
    m_episodes = all.episodes(
        all.follow(u"Show"_s,
                   {m_library->episode(u"First"_s, {{u"1.vtt"_s, test::longVtt(100)}}),
                    m_library->episode(u"Second"_s, {{u"2.vtt"_s, test::longVtt(50)}})}));
    QCOMPARE(m_episodes.size(), 2);
}

void TestTranscriptFlow::cleanup()
{
    m_window.reset();
    m_library.reset();
}

void TestTranscriptFlow::whatIsOpenIsRead()
{
    show(0);
    QCOMPARE(model().rowCount(), 100);
    show(1);
    QCOMPARE(model().rowCount(), 50);
    QVERIFY(!model().isHeard());
}

void TestTranscriptFlow::theCueThatIsHeardIsMarked_data()
{
    QTest::addColumn<bool>("isPlayedFirst");
    QTest::newRow("the open episode is played") << false;
    QTest::newRow("the playing episode is opened") << true;
}

void TestTranscriptFlow::theCueThatIsHeardIsMarked()
{
    QFETCH(const bool, isPlayedFirst);
    if (isPlayedFirst)
        play(0);
    show(0);
    if (!isPlayedFirst)
        play(0);
    QTRY_COMPARE(model().current(), 0);
    m_library->library.output.tick(41s);
    QCOMPARE(model().current(), 10);
    m_library->library.player.pause();
    QCOMPARE(model().current(), 10); // a pause keeps the current cue
    m_library->library.player.seek(81s);
    QCOMPARE(model().current(), 20);
}

void TestTranscriptFlow::whatPlaysElsewhereMarksNothing()
{
    show(1);
    play(0);
    m_library->library.output.tick(41s);
    QCOMPARE(model().current(), -1);
    QVERIFY(!model().isHeard());
    show(0);
    QTRY_COMPARE(model().current(), 10);
    play(1);
    QTRY_COMPARE(model().current(), -1);
}

void TestTranscriptFlow::aCuePlaysFromItsStart()
{
    show(0);
    play(0);
    emit m_page->episodePage().timeActivated(m_episodes.at(0).id, model().startOf(30));
    QTRY_COMPARE(m_library->library.player.position(), 120'000ms);
    QCOMPARE(model().current(), 30);
}

void TestTranscriptFlow::aShowHasNoTranscript()
{
    show(0);
    m_details->showPodcast(m_episodes.at(0).podcastId);
    QTRY_COMPARE(model().state(), TranscriptState::None);
    QCOMPARE(model().rowCount(), 0);
}

QTEST_MAIN(TestTranscriptFlow)
#include "tst_transcript_flow.moc"
