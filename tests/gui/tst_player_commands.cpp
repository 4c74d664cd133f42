// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the commands that the command line, the tray and global shortcuts give to the player.

#include "services/player_commands.h"

#include <listening/auto_advance.h>
#include <settings/window_state.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using desktop::PlayerCommand;
using playback::PlayerState;

class TestPlayerCommands final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aCommandAndWhatItDoes_data();
    void aCommandAndWhatItDoes();
    void nextTakesWhatIsUpNext_data();
    void nextTakesWhatIsUpNext();
    void playResumesTheLastSession_data();
    void playResumesTheLastSession();
    void playAsksForAnEpisodeIfThereIsNone();

private:
    playback::Player &player() { return m_library->player; }
    /// Loads the first episode at 60 s, and plays it if \a isPlaying.
    void load(bool isPlaying)
    {
        m_library->session->play(m_ids.at(0));
        QTRY_VERIFY(m_library->session->isCurrent(m_ids.at(0)));
        emit m_library->output.loaded(20min);
        m_library->output.tick(player().position()); // it has begun there
        m_library->output.tick(60s);
        if (!isPlaying)
            player().pause();
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<listening::AutoAdvance> m_autoAdvance;
    std::unique_ptr<PlayerCommands> m_commands;
    QList<EpisodeId> m_ids;
};

void TestPlayerCommands::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    const PodcastId show = m_library->follow(u"Show"_s, {{u"One"_s}, {u"Two"_s}});
    m_ids.clear();
    for (const domain::EpisodeSummary &episode : m_library->episodes(show))
        m_ids.append(episode.id);
    QCOMPARE(m_ids.size(), 2);
    m_settings = std::make_unique<settings::Settings>(m_library->folders.settings);
    m_autoAdvance = std::make_unique<listening::AutoAdvance>(
        *m_library->session, m_library->library.queue(), m_library->library.episodes());
    m_commands = std::make_unique<PlayerCommands>(*m_library->session, *m_autoAdvance, *m_settings);
}

void TestPlayerCommands::cleanup()
{
    m_commands.reset();
    m_autoAdvance.reset();
    m_settings.reset();
    m_library.reset();
}

void TestPlayerCommands::aCommandAndWhatItDoes_data()
{
    QTest::addColumn<PlayerCommand>("command");
    QTest::addColumn<bool>("isPlaying");
    QTest::addColumn<bool>("isPlayingThen");
    QTest::addColumn<std::chrono::milliseconds>("position");
    const auto row = [](const char *name,
                        PlayerCommand command,
                        bool isPlaying,
                        bool then,
                        std::chrono::milliseconds position) {
        QTest::newRow(name) << command << isPlaying << then << position;
    };
    row("play", PlayerCommand::Play, false, true, 60s);
    row("play what plays", PlayerCommand::Play, true, true, 60s);
    row("pause", PlayerCommand::Pause, true, false, 60s);
    row("pause what is paused", PlayerCommand::Pause, false, false, 60s);
    row("play or pause what plays", PlayerCommand::PlayPause, true, false, 60s);
    row("play or pause what is paused", PlayerCommand::PlayPause, false, true, 60s);
    row("stop keeps the place", PlayerCommand::Stop, true, false, 60s);
    row("back, as far as the settings say", PlayerCommand::Back, true, true, 50s);
    row("forward, paused", PlayerCommand::Forward, false, false, 105s);
    row("next, without one", PlayerCommand::Next, true, true, 60s);
}

void TestPlayerCommands::aCommandAndWhatItDoes()
{
    QFETCH(const PlayerCommand, command);
    QFETCH(const bool, isPlaying);
    QFETCH(const bool, isPlayingThen);
    settings::PlaybackSettings chosen = m_settings->playback();
    chosen.skipBack = 10s;
    chosen.skipForward = 45s;
    m_settings->setPlayback(chosen);
    load(isPlaying);
    m_commands->run(command);
    QCOMPARE(player().isPlayWanted(), isPlayingThen);
    QTEST(player().position(), "position");
    QVERIFY(m_library->session->isCurrent(m_ids.at(0)));
}

void TestPlayerCommands::nextTakesWhatIsUpNext_data()
{
    QTest::addColumn<bool>("isPlaying");
    QTest::newRow("and plays") << true;
    QTest::newRow("and stays paused") << false;
}

void TestPlayerCommands::nextTakesWhatIsUpNext()
{
    QFETCH(const bool, isPlaying);
    load(isPlaying);
    m_library->library.queue().playLast({m_ids.at(1)});
    QTRY_VERIFY(m_autoAdvance->canGoNext());
    m_commands->run(PlayerCommand::Next);
    QTRY_VERIFY(m_library->session->isCurrent(m_ids.at(1)));
    QCOMPARE(player().isPlayWanted(), isPlaying);
}

void TestPlayerCommands::playResumesTheLastSession_data()
{
    QTest::addColumn<PlayerCommand>("command");
    QTest::addColumn<bool>("isLoading"); // the last episode is being read, as at a start
    QTest::newRow("play, while it is being read") << PlayerCommand::Play << true;
    QTest::newRow("play or pause, while it is being read") << PlayerCommand::PlayPause << true;
    QTest::newRow("play, before it is read") << PlayerCommand::Play << false;
}

void TestPlayerCommands::playResumesTheLastSession()
{
    QFETCH(const PlayerCommand, command);
    QFETCH(const bool, isLoading);
    settings::MainWindowState window = m_settings->windowState().mainWindow();
    window.playingEpisode = m_ids.at(1).value;
    m_settings->windowState().setMainWindow(window);
    if (isLoading)
        m_library->session->load(m_ids.at(1));
    m_commands->run(command);
    QTRY_VERIFY(m_library->session->isCurrent(m_ids.at(1)));
    QVERIFY(player().isPlayWanted());
}

void TestPlayerCommands::playAsksForAnEpisodeIfThereIsNone()
{
    QSignalSpy asked(m_commands.get(), &PlayerCommands::startRequested);
    for (const PlayerCommand command :
         {PlayerCommand::Pause, PlayerCommand::Stop, PlayerCommand::Next, PlayerCommand::Back})
        m_commands->run(command);
    QCOMPARE(asked.size(), 0);
    QCOMPARE(player().state(), PlayerState::Empty);
    m_commands->run(PlayerCommand::Play);
    QCOMPARE(asked.size(), 1);
}

QTEST_GUILESS_MAIN(TestPlayerCommands)
#include "tst_player_commands.moc"
