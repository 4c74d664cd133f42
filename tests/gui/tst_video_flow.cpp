// SPDX-License-Identifier: GPL-3.0-or-later
// Tests where the video is shown, pane, window or full screen, with a fake audio output and a fake
// video output.

#include "features/details/detail_controller.h"
#include "features/playback/playback_controller.h"
#include "features/video/video_controller.h"
#include "real_warnings.h"
#include "test_library.h"

#include <listening/position_journal.h>
#include <support/fake_video_output.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>
#include <widgets/video_view.h>
#include <widgets/video_window.h>

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using widgets::VideoView;
using widgets::VideoWindow;

class TestVideoFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aVideoIsBesideItsNotes();
    void soundAloneHasNoPlace();
    void detachedItStaysWhenAnotherEpisodeIsRead();
    void closingTheWindowBringsItBack();
    void fullScreenGoesBackToWhereItCameFrom_data();
    void fullScreenGoesBackToWhereItCameFrom();
    void theKeysOfTheMainWindowWorkInIt();
    void itsMenuHasWhatTheVideoNeeds();
    void betweenTwoVideosTheWindowStays();
    void beforeAnEpisodeThatIsOnlyHeardItGoes();
    void sizeAndChoiceAreKept();
    void itGoesWithTheMainWindow();
    void nothingIsSoughtOrLoadedAnew();

private:
    void build();
    void play(const domain::EpisodeSummary &episode, bool isVideo)
    {
        m_library->session->play(episode.id);
        QTRY_VERIFY(m_library->session->isCurrent(episode.id));
        QTRY_VERIFY(m_library->player.isPlayWanted());
        m_video.setHasVideo(isVideo);
        emit m_library->output.loaded(20min);
    }
    void read(const domain::EpisodeSummary &episode)
    {
        m_details->showEpisode(episode.id);
        QTRY_COMPARE(m_page->episode(), episode.id);
    }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return m_main->findChild<QAction *>(QLatin1StringView(name));
    }
    [[nodiscard]] QToolButton *button(const char *name) const
    {
        return m_page->findChild<QToolButton *>(QLatin1StringView(name));
    }
    /// Returns the video window, a top-level widget that the page does not own.
    [[nodiscard]] static VideoWindow *window()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<VideoWindow *>(widget))
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] QString place() const
    {
        if (window()->isFullScreen() && window()->isVisible())
            return u"screen"_s;
        if (window()->isVisible())
            return u"window"_s;
        const auto *view = m_page->findChild<VideoView *>();
        return view && view->isVisible() ? u"pane"_s : u"nowhere"_s;
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<listening::PositionJournal> m_journal;
    std::unique_ptr<settings::Settings> m_settings;
    test::FakeVideoOutput m_video;
    std::unique_ptr<QMainWindow> m_main;
    widgets::DetailPage *m_page = nullptr;
    DetailController *m_details = nullptr;
    std::unique_ptr<QMenu> m_menu;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestVideoFlow::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_settings = std::make_unique<settings::Settings>(m_library->folder.filePath(u"s.ini"_s));
    library::Library &library = m_library->library;
    m_journal = std::make_unique<listening::PositionJournal>(
        m_library->player, *m_library->session, library.database(), m_library->clock);
    build();
    m_episodes = m_library->episodes(
        m_library->follow(u"Show"_s, {{u"First"_s, u"<p>One</p>"_s}, {u"Second"_s}}));
    QCOMPARE(m_episodes.size(), 2);
    read(m_episodes.at(0));
}

/// Builds the main window as at the start of the program.
void TestVideoFlow::build()
{
    m_menu.reset();
    m_main.reset();
    library::Library &library = m_library->library;
    m_main = std::make_unique<QMainWindow>();
    m_page = new widgets::DetailPage(m_library->images, m_main.get());
    m_main->setCentralWidget(m_page);
    m_main->resize(560, 800);
    m_main->show();
    auto *messages = new widgets::MessageBar(m_main.get());
    m_details = new DetailController(
        library.subscriptions(), library.episodes(), *m_library->session, *m_page, *messages);
    const auto *playback = new PlaybackController(
        m_library->player, m_library->sound, *m_journal, m_settings->playback(), *m_main);
    auto *video = new VideoController(m_video,
                                      *m_library->session,
                                      m_settings->windowState(),
                                      m_library->images,
                                      m_page->episodePage(),
                                      *m_main);
    m_menu = std::make_unique<QMenu>();
    m_menu->addActions(playback->actions());
    video->addTo(*m_menu);
}

void TestVideoFlow::cleanup()
{
    m_video.setHasVideo(false);
    m_menu.reset();
    m_main.reset();
    m_journal.reset();
    m_library.reset();
}

void TestVideoFlow::aVideoIsBesideItsNotes()
{
    QCOMPARE(place(), u"nowhere"_s);
    QVERIFY(!button("actionDetachVideoButton")->isVisible());
    play(m_episodes.at(0), true);
    QCOMPARE(place(), u"pane"_s);
    QVERIFY(button("actionDetachVideoButton")->isVisible());
    QVERIFY(button("actionFullScreenButton")->isVisible());
    QTRY_COMPARE(m_video.viewport, QSize(560, 315));

    read(m_episodes.at(1)); // another episode has no video to show
    QCOMPARE(place(), u"nowhere"_s);
    QVERIFY(m_video.viewport.isEmpty());
    QVERIFY(!button("actionDetachVideoButton")->isVisible());
    QVERIFY(action("actionDetachVideo")->isEnabled());
    read(m_episodes.at(0));
    QCOMPARE(place(), u"pane"_s);
}

void TestVideoFlow::soundAloneHasNoPlace()
{
    play(m_episodes.at(0), false);
    QCOMPARE(place(), u"nowhere"_s);
    QVERIFY(!button("actionDetachVideoButton")->isVisible());
    QVERIFY(!action("actionDetachVideo")->isEnabled());
    QVERIFY(!action("actionFullScreen")->isEnabled());
}

void TestVideoFlow::detachedItStaysWhenAnotherEpisodeIsRead()
{
    play(m_episodes.at(0), true);
    button("actionDetachVideoButton")->click();
    QCOMPARE(place(), u"window"_s);
    QCOMPARE(window()->windowTitle(), u"First – Dogear"_s);
    QTRY_COMPARE(m_video.viewport, window()->size());
    QVERIFY(button("actionDetachVideoButton")->isVisible());
    QVERIFY(button("actionDetachVideoButton")->isChecked());
    read(m_episodes.at(1));
    QCOMPARE(place(), u"window"_s);
    QTRY_COMPARE(m_video.viewport, window()->size());
    action("actionDetachVideo")->trigger(); // attached again, while another episode is read
    QCOMPARE(place(), u"nowhere"_s);
}

void TestVideoFlow::closingTheWindowBringsItBack()
{
    play(m_episodes.at(0), true);
    action("actionDetachVideo")->trigger();
    QCOMPARE(place(), u"window"_s);
    window()->close();
    QCOMPARE(place(), u"pane"_s);
    QVERIFY(!action("actionDetachVideo")->isChecked());
}

void TestVideoFlow::fullScreenGoesBackToWhereItCameFrom_data()
{
    QTest::addColumn<bool>("isDetached");
    QTest::addColumn<QString>("from");
    QTest::newRow("from the pane") << false << u"pane"_s;
    QTest::newRow("from its window") << true << u"window"_s;
}

void TestVideoFlow::fullScreenGoesBackToWhereItCameFrom()
{
    QFETCH(const bool, isDetached);
    QFETCH(const QString, from);
    play(m_episodes.at(0), true);
    if (isDetached)
        action("actionDetachVideo")->trigger();
    QCOMPARE(place(), from);
    auto *view = isDetached ? window()->findChild<VideoView *>() : m_page->findChild<VideoView *>();
    QTest::mouseDClick(view, Qt::LeftButton);
    QCOMPARE(place(), u"screen"_s);
    QVERIFY(action("actionFullScreen")->isChecked());
    QTest::mouseDClick(view, Qt::LeftButton);
    QCOMPARE(place(), from);
    action("actionFullScreen")->trigger();
    QCOMPARE(place(), u"screen"_s);
    QTest::keyClick(window(), Qt::Key_Escape);
    QCOMPARE(place(), from);
    QVERIFY(!action("actionFullScreen")->isChecked());
}

void TestVideoFlow::theKeysOfTheMainWindowWorkInIt()
{
    play(m_episodes.at(0), true);
    action("actionDetachVideo")->trigger();
    window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window()));
    QTest::keyClick(window(), Qt::Key_BracketRight);
    QCOMPARE(m_library->sound.speed(), 1.05);
    QTest::keyClick(window(), Qt::Key_Right);
    QCOMPARE(m_library->player.position(), 30'000ms);
    QTest::keyClick(window(), Qt::Key_Space);
    QVERIFY(!m_library->player.isPlayWanted());
    action("actionFullScreen")->trigger();
    QCOMPARE(place(), u"screen"_s);
    QTest::keyClick(window(), Qt::Key_Space);
    QVERIFY(m_library->player.isPlayWanted());
    action("actionFullScreen")->trigger();
    QTest::keyClick(window(), Qt::Key_V);
    QCOMPARE(place(), u"pane"_s);
}

void TestVideoFlow::itsMenuHasWhatTheVideoNeeds()
{
    play(m_episodes.at(0), true);
    const auto *view = m_page->findChild<VideoView *>();
    QCOMPARE(view->contextMenuPolicy(), Qt::ActionsContextMenu);
    for (const char *name : {"actionPlay", "actionDetachVideo", "actionFullScreen"})
        QVERIFY2(view->actions().contains(action(name)), name);
    QVERIFY(m_menu->actions().contains(action("actionDetachVideo")));
}

void TestVideoFlow::betweenTwoVideosTheWindowStays()
{
    play(m_episodes.at(0), true);
    action("actionDetachVideo")->trigger();
    m_video.show(64, 36, 0xff3060c0);
    action("actionFullScreen")->trigger();
    m_video.setHasVideo(false);
    play(m_episodes.at(1), false); // no picture has arrived yet
    QCOMPARE(place(), u"screen"_s);
    m_video.setHasVideo(true);
    QCOMPARE(place(), u"screen"_s);
    QCOMPARE(window()->windowTitle(), u"Second – Dogear"_s);
}

void TestVideoFlow::beforeAnEpisodeThatIsOnlyHeardItGoes()
{
    play(m_episodes.at(0), true);
    action("actionDetachVideo")->trigger();
    play(m_episodes.at(1), false);
    QCOMPARE(place(), u"window"_s); // kept for a moment, as pictures may follow
    QTRY_COMPARE(place(), u"nowhere"_s);
    play(m_episodes.at(0), true);
    QCOMPARE(place(), u"window"_s); // in the window, as the user chose before
}

void TestVideoFlow::sizeAndChoiceAreKept()
{
    play(m_episodes.at(0), true);
    action("actionDetachVideo")->trigger();
    window()->resize(640, 400);
    m_main->close();
    m_video.setHasVideo(false);
    build();
    QCOMPARE(place(), u"nowhere"_s);
    m_video.setHasVideo(true);
    QCOMPARE(place(), u"window"_s);
    QCOMPARE(window()->size(), QSize(640, 400));
    QVERIFY(window()->testAttribute(Qt::WA_ShowWithoutActivating));
    action("actionDetachVideo")->trigger();
    build();
    read(m_episodes.at(0));
    QCOMPARE(place(), u"pane"_s);
}

void TestVideoFlow::itGoesWithTheMainWindow()
{
    play(m_episodes.at(0), true);
    action("actionDetachVideo")->trigger();
    action("actionFullScreen")->trigger();
    m_main->close();
    QVERIFY(!window()->isVisible());
}

void TestVideoFlow::nothingIsSoughtOrLoadedAnew()
{
    play(m_episodes.at(0), true);
    m_library->output.takeLog();
    action("actionDetachVideo")->trigger();
    action("actionFullScreen")->trigger();
    action("actionFullScreen")->trigger();
    window()->close();
    read(m_episodes.at(1));
    QCOMPARE(m_library->output.takeLog(), QString());
}

QTEST_MAIN(TestVideoFlow)
#include "tst_video_flow.moc"
