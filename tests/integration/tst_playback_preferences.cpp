// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the playback settings of single shows and those of all shows, with a fake device.

#include <listening/auto_advance.h>
#include <listening/playback_preferences.h>
#include <listening/queue.h>
#include <listening/show_playbacks.h>
#include <playback/intro_outro_skipper.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::PlaybackEffects;
using domain::ShowPlayback;
using listening::EffectGroup;
using listening::PlaybackPreferences;

Q_DECLARE_METATYPE(domain::PlaybackEffects)
Q_DECLARE_METATYPE(domain::ShowPlayback)

class TestPlaybackPreferences final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void nothingLeaksToTheNextShow();
    void whatIsChangedBelongsToTheShow_data();
    void whatIsChangedBelongsToTheShow();
    void withoutAnEpisodeItIsForAll();
    void whatIsForAllLeavesTheOwn();
    void forWhichShowsIsAChoice();
    void earsAreForAll();
    void aRestartKeepsIt();
    void stoppingToFollowIsUndoneWithIt();
    void whereAnEpisodeBegins_data();
    void whereAnEpisodeBegins();
    void playedAgainItBeginsBehindTheIntro();
    void anOutroThatIsSkippedIsTheEnd();
    void whoFallsAsleepAtTheOutroHearsNothingElse();
    void aChangeHoldsForWhatPlays();
    void whoAsksWhileItIsStoredHearsTheLatest();

private:
    void take(const QString &title)
    {
        m_library->session->load(m_ids.value(title));
        QTRY_VERIFY(m_library->session->isCurrent(m_ids.value(title)));
    }
    /// Plays the episode \a title; the device reports that it has begun.
    void play(const QString &title)
    {
        m_library->session->play(m_ids.value(title));
        QTRY_VERIFY(m_library->session->isCurrent(m_ids.value(title)));
        emit m_library->output.loaded(20min);
        m_library->output.tick(m_library->player.position());
    }
    [[nodiscard]] ShowPlayback stored(PodcastId show)
    {
        auto found = m_library->library.showPlaybacks().find(show);
        if (!test::waitUntil([&] { return found.isFinished(); }))
            return {};
        return found.result().value_or(ShowPlayback());
    }
    [[nodiscard]] domain::EpisodeState stateOf(const QString &title)
    {
        for (const PodcastId show : {m_show, m_other}) {
            for (const domain::EpisodeSummary &episode : m_library->episodes(show)) {
                if (episode.title == title)
                    return episode.state;
            }
        }
        return {};
    }
    void makePreferences()
    {
        m_preferences = std::make_unique<PlaybackPreferences>(m_library->sound,
                                                              *m_library->session,
                                                              m_library->library.showPlaybacks(),
                                                              *m_introOutro,
                                                              *m_settings);
    }
    /// The effects that the player applies now.
    [[nodiscard]] PlaybackEffects heard() const
    {
        return {.speed = m_library->sound.speed(),
                .trimsSilence = m_library->sound.speechSettings().trimsSilence,
                .levelsLoudness = m_library->sound.speechSettings().levelsLoudness};
    }
    playback::Player &player() { return m_library->player; }
    playback::SoundControls &sound() { return m_library->sound; }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<playback::IntroOutroSkipper> m_introOutro;
    std::unique_ptr<PlaybackPreferences> m_preferences;
    PodcastId m_show;  ///< has the episodes A and B
    PodcastId m_other; ///< has the episode X
    QHash<QString, EpisodeId> m_ids;
};

void TestPlaybackPreferences::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_settings = std::make_unique<settings::Settings>(m_library->folders.settings);
    m_settings->setPlayback({.speed = 1.2, .levelsLoudness = false});
    m_introOutro = std::make_unique<playback::IntroOutroSkipper>(player());
    m_library->session->setShows(m_library->library.showPlaybacks(), *m_introOutro);
    makePreferences();
    m_show = m_library->follow(u"Show"_s, {{u"A"_s}, {u"B"_s}});
    m_other = m_library->follow(u"Another"_s, {{u"X"_s}});
    m_ids.clear();
    for (const PodcastId show : {m_show, m_other}) {
        for (const domain::EpisodeSummary &episode : m_library->episodes(show))
            m_ids.insert(episode.title, episode.id);
    }
    QCOMPARE(m_ids.size(), 3);
}

void TestPlaybackPreferences::cleanup()
{
    m_preferences.reset();
    m_library->session.reset();
    m_introOutro.reset();
    m_library.reset();
}

void TestPlaybackPreferences::nothingLeaksToTheNextShow()
{
    const PlaybackEffects usual{1.2, false, false};
    QVERIFY(heard() == usual);
    m_library->library.showPlaybacks().set(
        m_show, {.speed = 1.5, .trimsSilence = true, .levelsLoudness = true});
    take(u"A"_s);
    QVERIFY((heard() == PlaybackEffects{1.5, true, true}));
    take(u"X"_s); // rule 106b
    QVERIFY(heard() == usual);
    take(u"B"_s);
    QVERIFY((heard() == PlaybackEffects{1.5, true, true}));
    QCOMPARE(m_settings->playback().speed, 1.2); // nor to the settings of all shows
    QVERIFY(!m_settings->playback().trimsSilence);
    QVERIFY(stored(m_other) == ShowPlayback{});
}

void TestPlaybackPreferences::whatIsChangedBelongsToTheShow_data()
{
    QTest::addColumn<ShowPlayback>("before");
    QTest::addColumn<PlaybackEffects>("change"); // the effects after the change
    QTest::addColumn<ShowPlayback>("expected");
    // Settings of all shows: speed 1.2, no effects.
    QTest::newRow("a changed speed becomes the show's own")
        << ShowPlayback{} << PlaybackEffects{1.5, false, false} << ShowPlayback{.speed = 1.5};
    QTest::newRow("the show's own speed changes")
        << ShowPlayback{.speed = 2.0} << PlaybackEffects{1.5, false, false}
        << ShowPlayback{.speed = 1.5};
    QTest::newRow("the speed of all shows removes the show's own")
        << ShowPlayback{.speed = 2.0} << PlaybackEffects{1.2, false, false} << ShowPlayback{};
    QTest::newRow("trimmed silence becomes the show's own")
        << ShowPlayback{} << PlaybackEffects{1.2, true, false}
        << ShowPlayback{.trimsSilence = true};
    QTest::newRow("levelled loudness becomes the show's own")
        << ShowPlayback{.intro = 30s} << PlaybackEffects{1.2, false, true}
        << ShowPlayback{.levelsLoudness = true, .intro = 30s};
}

void TestPlaybackPreferences::whatIsChangedBelongsToTheShow()
{
    QFETCH(const ShowPlayback, before);
    QFETCH(const PlaybackEffects, change);
    QFETCH(const ShowPlayback, expected);
    m_library->library.showPlaybacks().set(m_show, before);
    take(u"A"_s);
    speech::SpeechSettings speechSettings = sound().speechSettings();
    speechSettings.trimsSilence = change.trimsSilence;
    speechSettings.levelsLoudness = change.levelsLoudness;
    sound().setSpeechSettings(speechSettings);
    sound().setSpeed(change.speed);
    QVERIFY(heard() == change);
    QVERIFY(m_preferences->effects() == change);
    QVERIFY(stored(m_show) == expected);
    QVERIFY((m_preferences->forAllShows() == PlaybackEffects{1.2, false, false}));
    QCOMPARE(m_settings->playback().speed, 1.2);
    take(u"X"_s);
    QVERIFY((heard() == PlaybackEffects{1.2, false, false}));
    take(u"B"_s); // the show's settings are remembered
    QVERIFY(heard() == change);
}

void TestPlaybackPreferences::withoutAnEpisodeItIsForAll()
{
    QVERIFY(!m_preferences->hasShow());
    sound().setSpeed(1.75);
    QCOMPARE(m_preferences->forAllShows().speed, 1.75);
    QCOMPARE(m_settings->playback().speed, 1.75);
    take(u"A"_s);
    QVERIFY(m_preferences->hasShow());
    QCOMPARE(sound().speed(), 1.75);
    QVERIFY(!m_preferences->isOfShow(EffectGroup::Speed));
}

void TestPlaybackPreferences::whatIsForAllLeavesTheOwn()
{
    m_library->library.showPlaybacks().set(m_show, {.speed = 1.5});
    take(u"A"_s);
    m_preferences->setForAllShows({.speed = 2.0, .trimsSilence = true});
    QVERIFY((heard() == PlaybackEffects{1.5, true, false})); // at once, except the show's own speed
    QVERIFY(stored(m_show) == ShowPlayback{.speed = 1.5});
    take(u"X"_s);
    QVERIFY((heard() == PlaybackEffects{2.0, true, false}));
    m_preferences->setForAllShows({.speed = 1.1});
    QVERIFY((heard() == PlaybackEffects{1.1, false, false}));
}

void TestPlaybackPreferences::forWhichShowsIsAChoice()
{
    take(u"A"_s);
    const QSignalSpy changed(m_preferences.get(), &PlaybackPreferences::changed);
    m_preferences->keepForShow(EffectGroup::Speed); // even if the value is the same
    QCOMPARE(changed.count(), 1);
    QVERIFY(m_preferences->isOfShow(EffectGroup::Speed));
    QVERIFY(!m_preferences->isOfShow(EffectGroup::Sound));
    m_preferences->setForAllShows({.speed = 2.0});
    QCOMPARE(sound().speed(), 1.2);

    m_preferences->leaveToAllShows(EffectGroup::Speed);
    QVERIFY(!m_preferences->isOfShow(EffectGroup::Speed));
    QCOMPARE(sound().speed(), 2.0);

    sound().setSpeed(1.4);
    m_preferences->useForAllShows(EffectGroup::Speed);
    QCOMPARE(sound().speed(), 1.4);
    QVERIFY(!m_preferences->isOfShow(EffectGroup::Speed));
    QCOMPARE(m_settings->playback().speed, 1.4);
    QVERIFY(stored(m_show) == ShowPlayback{});

    m_preferences->keepForShow(EffectGroup::Sound);
    QVERIFY((stored(m_show) == ShowPlayback{.trimsSilence = false, .levelsLoudness = false}));
    m_preferences->leaveToAllShows(EffectGroup::Sound);
    QVERIFY(stored(m_show) == ShowPlayback{});
}

void TestPlaybackPreferences::earsAreForAll()
{
    take(u"A"_s);
    speech::SpeechSettings speechSettings = sound().speechSettings();
    speechSettings.isMono = true;
    speechSettings.balance = 0.4;
    sound().setSpeechSettings(speechSettings);
    QVERIFY(stored(m_show) == ShowPlayback{});
    take(u"X"_s);
    QVERIFY(sound().speechSettings().isMono);
    QCOMPARE(sound().speechSettings().balance, 0.4);
}

void TestPlaybackPreferences::aRestartKeepsIt()
{
    take(u"A"_s);
    sound().setSpeed(1.7);
    QVERIFY(m_library->settle());
    m_preferences.reset();
    sound().setSpeed(1.0); // like a new player
    makePreferences();
    QCOMPARE(sound().speed(), 1.2);
    library::Library again(m_library->folders, m_library->http, m_library->clock);
    auto found = again.showPlaybacks().find(m_show);
    QTRY_VERIFY(found.isFinished());
    QVERIFY(*found.result() == ShowPlayback{.speed = 1.7});
}

void TestPlaybackPreferences::stoppingToFollowIsUndoneWithIt()
{
    const ShowPlayback playback{1.5, true, false, 30s, 60s};
    m_library->library.showPlaybacks().set(m_show, playback);
    auto removed = m_library->library.subscriptions().remove(m_show);
    QTRY_VERIFY(removed.isFinished());
    QVERIFY(removed.result().has_value());
    QVERIFY(stored(m_show) == ShowPlayback{});
    auto restored = m_library->library.subscriptions().restore(*removed.result());
    QTRY_VERIFY(restored.isFinished());
    QVERIFY(restored.result().has_value());
    QVERIFY(stored(*restored.result()) == playback);
}

void TestPlaybackPreferences::whereAnEpisodeBegins_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("position");
    QTest::newRow("a new episode begins after the intro") << u"new"_s << 30;
    QTest::newRow("a played episode begins after the intro") << u"played"_s << 30;
    QTest::newRow("a started episode begins where it was left") << u"left at 300"_s << 300;
    QTest::newRow("a position inside the intro is kept") << u"left at 12"_s << 12;
    QTest::newRow("a requested position inside the intro is used") << u"asked for 10"_s << 10;
    QTest::newRow("a requested position at 0 is used") << u"asked for 0"_s << 0;
    QTest::newRow("rule 106: going back after a long pause stops at the end of the intro")
        << u"long ago at 32"_s << 30;
}

void TestPlaybackPreferences::whereAnEpisodeBegins()
{
    QFETCH(const QString, what);
    QFETCH(const int, position);
    m_library->library.showPlaybacks().set(m_show, {.intro = 30s});
    episodes::Episodes &episodes = m_library->library.episodes();
    const auto place = std::chrono::seconds(what.section(u' ', -1).toInt());
    if (what == "played"_L1) {
        auto played = episodes.setPlayed(m_ids.value(u"A"_s), true);
        QTRY_VERIFY(played.isFinished());
    } else if (what.contains(" at "_L1)) {
        auto left = episodes.setPosition(m_ids.value(u"A"_s), place);
        QTRY_VERIFY(left.isFinished());
    }
    if (what.startsWith("long ago"_L1))
        m_library->clock.advance(48h);
    if (what.startsWith("asked for"_L1))
        m_library->session->playAt(m_ids.value(u"A"_s), place);
    else
        m_library->session->play(m_ids.value(u"A"_s));
    QTRY_VERIFY(player().isPlayWanted());
    QCOMPARE(player().position().count(), position * 1000);
    take(u"X"_s);
    QCOMPARE(player().position(), 0ms); // rule 106b
}

void TestPlaybackPreferences::playedAgainItBeginsBehindTheIntro()
{
    m_library->library.showPlaybacks().set(m_show, {.intro = 30s});
    play(u"A"_s);
    m_library->output.tick(1200s);
    player().seek(1200s);
    m_library->output.tick(1200s);
    emit m_library->output.finished();
    QCOMPARE(player().state(), playback::PlayerState::Ended);
    m_library->session->play(m_ids.value(u"A"_s));
    QCOMPARE(player().position(), 30s);
    emit m_library->output.loaded(20min);
    m_library->output.tick(30s);
    m_library->output.tick(33s);
    player().pause();
    QVERIFY(m_library->settle());
    QVERIFY(stateOf(u"A"_s).isPlayed); // rule 110
}

void TestPlaybackPreferences::anOutroThatIsSkippedIsTheEnd()
{
    m_library->library.showPlaybacks().set(m_show, {.outro = 60s});
    listening::AutoAdvance autoAdvance(
        *m_library->session, m_library->library.queue(), m_library->library.episodes());
    play(u"A"_s);
    auto queued = m_library->library.queue().playNext({m_ids.value(u"X"_s)});
    QTRY_VERIFY(queued.isFinished());
    m_library->output.tick(1139s);
    QCOMPARE(player().state(), playback::PlayerState::Playing);
    const QSignalSpy finished(m_library->session.get(),
                              &listening::PlaybackSession::episodeFinished);
    m_library->output.tick(1140s); // rule 103
    QCOMPARE(finished.count(), 1);
    QTRY_VERIFY(m_library->session->isCurrent(m_ids.value(u"X"_s)));
    QVERIFY(player().isPlayWanted());
    QVERIFY(m_library->settle());
    QVERIFY(stateOf(u"A"_s).isPlayed);
    QCOMPARE(stateOf(u"A"_s).position, 0ms);
    QVERIFY(m_library->library.queue().ids().isEmpty());
    emit m_library->output.loaded(20min);
    m_library->output.tick(0s);
    m_library->output.tick(1190s); // rule 106b: the next show has no outro
    QCOMPARE(player().state(), playback::PlayerState::Playing);
}

void TestPlaybackPreferences::whoFallsAsleepAtTheOutroHearsNothingElse()
{
    m_library->library.showPlaybacks().set(m_show, {.outro = 60s});
    listening::AutoAdvance autoAdvance(
        *m_library->session, m_library->library.queue(), m_library->library.episodes());
    play(u"A"_s);
    auto queued = m_library->library.queue().playNext({m_ids.value(u"X"_s)});
    QTRY_VERIFY(queued.isFinished());
    autoAdvance.stopAfterCurrent(); // as the sleep timer does, see playback/tst_intro_outro_skipper
    m_library->output.tick(1141s);
    QVERIFY(m_library->settle());
    QVERIFY(m_library->session->isCurrent(m_ids.value(u"A"_s)));
    QCOMPARE(player().state(), playback::PlayerState::Ended);
    QVERIFY(stateOf(u"A"_s).isPlayed);
}

void TestPlaybackPreferences::aChangeHoldsForWhatPlays()
{
    listening::ShowPlaybacks &shows = m_library->library.showPlaybacks();
    play(u"A"_s);
    m_library->output.tick(100s);
    shows.set(m_other, {.speed = 3.0, .outro = 60s}); // another show: no effect
    QCOMPARE(sound().speed(), 1.2);
    QCOMPARE(m_introOutro->ending(), 20min);
    shows.set(m_show, {.speed = 1.5, .trimsSilence = true, .outro = 60s});
    QVERIFY((heard() == PlaybackEffects{1.5, true, false}));
    QCOMPARE(m_introOutro->ending(), 19min);
    shows.set(m_show, {});
    QVERIFY((heard() == PlaybackEffects{1.2, false, false}));
    QCOMPARE(m_introOutro->ending(), 20min);
}

void TestPlaybackPreferences::whoAsksWhileItIsStoredHearsTheLatest()
{
    listening::ShowPlaybacks &shows = m_library->library.showPlaybacks();
    auto asked = shows.find(m_show);
    shows.set(m_show, {.speed = 1.5});
    shows.set(m_show, {.speed = 1.6});
    QTRY_VERIFY(asked.isFinished());
    QVERIFY(*asked.result() == ShowPlayback{.speed = 1.6});
    QVERIFY(stored(m_show) == ShowPlayback{.speed = 1.6});
}

QTEST_GUILESS_MAIN(TestPlaybackPreferences)
#include "tst_playback_preferences.moc"
