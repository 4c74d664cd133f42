// SPDX-License-Identifier: GPL-3.0-or-later
// Intro and outro, with the parts of rules 103 and 108 that concern them.

#include <playback/chapter_navigator.h>
#include <playback/intro_outro_skipper.h>
#include <playback/player.h>
#include <playback/sleep_timer.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace std::chrono_literals;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

const QUrl episode(u"file:///episode.mp3"_s);

} // namespace

class TestIntroOutroSkipper final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whereItBegins_data();
    void whereItBegins();
    void scenario_data();
    void scenario();
    void whereItEnds_data();
    void whereItEnds();
    void nothingOfTheIntroIsHeard();
    void aSkippedChapterBehindTheIntroIsLeftOut();
    void theSleepTimerWaitsForTheOutro_data();
    void theSleepTimerWaitsForTheOutro();
    void whoGoesIntoTheOutroSleepsAtTheRealEnd();

private:
    void perform(const QString &step);
    /// Loads an episode as a session does; \a place is the position saved earlier, if there is one.
    void take(std::optional<milliseconds> place, milliseconds duration)
    {
        m_introOutro->begin(m_leftOut, duration);
        m_player->load({episode, place.value_or(m_introOutro->beginning()), duration});
    }
    /// Plays for \a time from \a from on, in ticks of 250 ms.
    void listen(milliseconds from, milliseconds time)
    {
        for (milliseconds heard = 0ms; heard <= time && m_player->isPlayWanted(); heard += 250ms) {
            m_clock.advance(250ms);
            m_device.tick(from + heard);
        }
    }
    [[nodiscard]] double lastVolume()
    {
        const QString log = m_device.takeLog();
        const qsizetype at = log.lastIndexOf("volume "_L1);
        return at < 0 ? -1 : log.mid(at + 7).section(u';', 0, 0).toDouble();
    }

    test::FakeClock m_clock;
    test::FakeAudioOutput m_device;
    IntroOutroLengths m_leftOut;
    SoundControls m_sound;
    std::unique_ptr<Player> m_player;
    std::unique_ptr<IntroOutroSkipper> m_introOutro;
    std::unique_ptr<ChapterNavigator> m_navigator;
    std::unique_ptr<SleepTimer> m_timer;
};

void TestIntroOutroSkipper::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_device.here = 0ms;
    m_leftOut = {};
    m_player = std::make_unique<Player>(m_device, m_sound, m_clock);
    m_introOutro = std::make_unique<IntroOutroSkipper>(*m_player);
    m_navigator = std::make_unique<ChapterNavigator>(*m_player);
    m_timer =
        std::make_unique<SleepTimer>(*m_player, m_sound, *m_introOutro, *m_navigator, m_clock);
}

void TestIntroOutroSkipper::cleanup()
{
    m_timer.reset();
    m_navigator.reset();
    m_introOutro.reset();
    m_player.reset();
    m_device.takeLog();
}

void TestIntroOutroSkipper::whereItBegins_data()
{
    QTest::addColumn<int>("intro");
    QTest::addColumn<int>("outro");
    QTest::addColumn<int>("duration");
    QTest::addColumn<int>("expected");
    QTest::newRow("no intro: at the start") << 0 << 60 << 600 << 0;
    QTest::newRow("after the intro") << 30 << 0 << 600 << 30;
    QTest::newRow("after the intro of an episode of unknown length") << 30 << 60 << 0 << 30;
    QTest::newRow("an intro longer than the episode is ignored") << 601 << 0 << 600 << 0;
    QTest::newRow("an intro and an outro longer than the episode are ignored")
        << 300 << 301 << 600 << 0;
    QTest::newRow("an intro and an outro as long as the episode are ignored")
        << 300 << 300 << 600 << 0;
    QTest::newRow("one second is left between the intro and the outro") << 300 << 299 << 600 << 300;
}

void TestIntroOutroSkipper::whereItBegins()
{
    QFETCH(const int, intro);
    QFETCH(const int, outro);
    QFETCH(const int, duration);
    QFETCH(const int, expected);
    QCOMPARE(startAfterIntro({seconds(intro), seconds(outro)}, seconds(duration)),
             seconds(expected));
}

/// Performs one step of a script: an action of the user, or a signal of the device if it begins
/// with "< ". Positions and times are in seconds.
void TestIntroOutroSkipper::perform(const QString &step)
{
    const milliseconds last = seconds(step.section(u' ', -1).toLongLong());
    if (step.startsWith("leave out"_L1))
        m_leftOut = {seconds(step.section(u' ', 2, 2).toInt()), last};
    else if (step == "change"_L1)
        m_introOutro->change(m_leftOut);
    else if (step == "take"_L1)
        take(std::nullopt, 600s);
    else if (step == "take unknown length"_L1)
        take(std::nullopt, 0s);
    else if (step.startsWith("take unknown length at"_L1))
        take(last, 0s);
    else if (step.startsWith("take at"_L1))
        take(last, 600s);
    else if (step == "play"_L1)
        m_player->play();
    else if (step == "pause"_L1)
        m_player->pause();
    else if (step.startsWith("wait"_L1))
        m_clock.advance(last);
    else if (step.startsWith("seek"_L1)) {
        m_player->seek(last);
        m_device.tick(last);
    } else if (step.startsWith("move on"_L1))
        m_player->advanceTo(last);
    else if (step.startsWith("< loaded"_L1)) {
        emit m_device.loaded(last);
        m_device.tick(m_player->position());
    } else if (step.startsWith("< length"_L1))
        emit m_device.durationChanged(last);
    else if (step.startsWith("< at"_L1))
        m_device.tick(last);
    else if (step == "< finished"_L1)
        emit m_device.finished();
    else
        QFAIL(qPrintable("no such step: "_L1 + step));
}

void TestIntroOutroSkipper::scenario_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("ends"); // number of Player::finished signals
    QTest::addColumn<int>("position");
    const auto row = [](const char *name, const char16_t *script, int ends, int position) {
        QTest::newRow(name) << QString::fromUtf16(script) << ends << position;
    };
    const int goesOn = 0;
    const int over = 1;

    row("a new episode begins behind the intro", u"leave out 30 0, take, play", goesOn, 30);
    row("a place inside the intro is respected",
        u"leave out 30 0, take at 12, play, < loaded 600, < at 13",
        goesOn,
        13);
    row("a seek into the intro is respected",
        u"leave out 30 0, take, play, < loaded 600, seek 5, < at 6",
        goesOn,
        6);
    row("played again it begins behind the intro",
        u"leave out 30 0, take at 500, play, < loaded 600, < at 600, < finished, play",
        over,
        30);
    row("106: going back after a pause does not go into the intro",
        u"leave out 30 0, take, play, < loaded 600, < at 32, pause, wait 90000, play",
        goesOn,
        30);
    row("106: inside the intro it goes back",
        u"leave out 30 0, take at 20, play, < loaded 600, < at 21, pause, wait 3700, play",
        goesOn,
        11);
    row("a file that is shorter than the intro is heard",
        u"leave out 30 0, take unknown length, play, < loaded 20, < at 1",
        goesOn,
        1);
    row("a file that intro and outro leave nothing of is heard",
        u"leave out 30 60, take unknown length, play, < loaded 80, < at 1",
        goesOn,
        1);
    row("an intro that is set before it plays counts",
        u"take, leave out 30 0, change, play",
        goesOn,
        30);
    row("an intro that is set while it plays does not move it",
        u"take, play, < loaded 600, < at 3, leave out 30 0, change",
        goesOn,
        3);
    row("nor one that is set at a place that was left",
        u"take at 5, leave out 30 0, change, play",
        goesOn,
        5);

    row("before the outro it goes on",
        u"leave out 0 60, take, play, < loaded 600, < at 539",
        goesOn,
        539);
    row("103: at the outro it is over",
        u"leave out 0 60, take, play, < loaded 600, < at 539, < at 540",
        over,
        600);
    row("it is over once",
        u"leave out 0 60, take, play, < loaded 600, < at 541, < at 542, < finished",
        over,
        600);
    row("a seek into the outro plays it to the end",
        u"leave out 0 60, take, play, < loaded 600, seek 570, < at 571",
        goesOn,
        571);
    row("and the end is the end",
        u"leave out 0 60, take, play, < loaded 600, seek 570, < at 600, < finished",
        over,
        600);
    row("a seek back out of it makes it an outro again",
        u"leave out 0 60, take, play, < loaded 600, seek 570, < at 571, seek 500, < at 540",
        over,
        600);
    row("an episode that was left in the outro goes on there",
        u"leave out 0 60, take at 580, play, < loaded 600, < at 581",
        goesOn,
        581);
    row("a chapter that is left out may lead into the outro",
        u"leave out 0 60, take, play, < loaded 600, < at 400, move on 550",
        over,
        600);
    row("played again it ends at the outro again",
        u"leave out 0 60, take at 580, play, < loaded 600, < at 600, < finished, play,"
        " < loaded 600, < at 540",
        over + over,
        600);
    row("without a length the outro waits",
        u"leave out 0 60, take unknown length, play, < loaded 0, < at 580",
        goesOn,
        580);
    row("until it is known",
        u"leave out 0 60, take unknown length, play, < loaded 0, < at 500, < length 600, < at 541",
        over,
        600);
    row("a place that was left counts when the length is known",
        u"leave out 0 60, take unknown length at 570, play, < loaded 0, < at 571, < length 600,"
        " < at 572",
        goesOn,
        572);
    row("an outro longer than the episode is none",
        u"leave out 0 700, take, play, < loaded 600, < at 500",
        goesOn,
        500);
    row("intro and outro longer than the episode are none",
        u"leave out 300 300, take, play, < loaded 600, < at 400",
        goesOn,
        400);
    row("a paused player is not over",
        u"leave out 0 60, take, play, < loaded 600, < at 530, pause, < at 545",
        goesOn,
        530);
    row("an outro that is set while it plays counts",
        u"take, play, < loaded 600, < at 300, leave out 0 60, change, < at 540",
        over,
        600);
    row("what is heard right now is not cut off",
        u"take, play, < loaded 600, < at 570, leave out 0 60, change, < at 571",
        goesOn,
        571);
    row("an outro that is taken away is heard",
        u"leave out 0 60, take, play, < loaded 600, < at 500, leave out 0 0, change, < at 545",
        goesOn,
        545);
    row("106b: the next episode has its own",
        u"leave out 30 60, take, play, < loaded 600, < at 40, leave out 0 0, take, play,"
        " < loaded 600, < at 550",
        goesOn,
        550);
}

void TestIntroOutroSkipper::scenario()
{
    QFETCH(const QString, script);
    QFETCH(const int, ends);
    QFETCH(const int, position);
    const QSignalSpy finished(m_player.get(), &Player::finished);
    for (const QString &step : script.split(u", "_s)) {
        perform(step.trimmed());
        if (QTest::currentTestFailed())
            return;
    }
    QCOMPARE(int(finished.count()), ends);
    QCOMPARE(m_player->position(), milliseconds(seconds(position)));
}

void TestIntroOutroSkipper::whereItEnds_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<int>("ending");  // in seconds
    QTest::addColumn<int>("changes"); // number of IntroOutroSkipper::endingChanged signals
    QTest::newRow("without an outro at the end of the media") << u"take"_s << 600 << 0;
    QTest::newRow("at the outro") << u"leave out 0 60, take"_s << 540 << 1;
    QTest::newRow("nowhere while the length is unknown")
        << u"leave out 0 60, take unknown length"_s << 0 << 0;
    QTest::newRow("a measured length moves the outro")
        << u"leave out 0 60, take, play, < loaded 700"_s << 640 << 2;
    QTest::newRow("a seek into the outro moves it to the end of the media")
        << u"leave out 0 60, take, play, < loaded 600, seek 570"_s << 600 << 2;
    QTest::newRow("a seek back out of it moves it to the outro")
        << u"leave out 0 60, take, play, < loaded 600, seek 570, seek 500"_s << 540 << 3;
    QTest::newRow("an outro that is taken away")
        << u"leave out 0 60, take, leave out 0 0, change"_s << 600 << 2;
}

void TestIntroOutroSkipper::whereItEnds()
{
    QFETCH(const QString, script);
    QFETCH(const int, ending);
    QFETCH(const int, changes);
    const QSignalSpy changed(m_introOutro.get(), &IntroOutroSkipper::endingChanged);
    for (const QString &step : script.split(u", "_s))
        perform(step);
    QCOMPARE(m_introOutro->ending(), milliseconds(seconds(ending)));
    QCOMPARE(int(changed.count()), changes);
}

void TestIntroOutroSkipper::nothingOfTheIntroIsHeard()
{
    m_leftOut = {30s, 0s};
    take(std::nullopt, 600s);
    m_player->play();
    m_device.takeLog();
    emit m_device.loaded(600s);
    QCOMPARE(m_device.takeLog(), u"seek 30000; play"_s);
}

void TestIntroOutroSkipper::aSkippedChapterBehindTheIntroIsLeftOut()
{
    m_leftOut = {30s, 0s};
    take(std::nullopt, 600s);
    QList<domain::Chapter> chapters(2);
    chapters[0].title = u"Hello and sponsors"_s;
    chapters[1].start = 60s;
    m_navigator->setChapters(chapters, {.starts = {0ms}, .patterns = {}});
    m_player->play();
    emit m_device.loaded(600s);
    QCOMPARE(m_player->position(), milliseconds(60s));
}

void TestIntroOutroSkipper::theSleepTimerWaitsForTheOutro_data()
{
    QTest::addColumn<SleepUntil>("until");
    QTest::newRow("108: until the end of the episode") << SleepUntil::EndOfEpisode;
    QTest::newRow("108: until the end of its last chapter") << SleepUntil::EndOfChapter;
}

void TestIntroOutroSkipper::theSleepTimerWaitsForTheOutro()
{
    QFETCH(const SleepUntil, until);
    m_leftOut = {0s, 60s};
    take(480s, 600s);
    m_player->play();
    emit m_device.loaded(600s);
    const QSignalSpy slept(m_timer.get(), &SleepTimer::expiredAtEnd);
    const QSignalSpy finished(m_player.get(), &Player::finished);
    m_timer->startUntil(until);
    QCOMPARE(m_timer->remaining(), milliseconds(60s));
    m_device.takeLog();
    listen(480s, 52s);
    QVERIFY(m_timer->isActive());
    // At 532 s, 8 s before the outro, the volume is halfway down.
    const double fading = lastVolume();
    QVERIFY2(fading > 0.4 && fading < 0.6, qPrintable(QString::number(fading)));
    listen(532s, 10s);
    QCOMPARE(finished.count(), 1);
    QCOMPARE(slept.count(), 1);
    QVERIFY(!m_timer->isActive());
    m_player->play();
    QCOMPARE(lastVolume(), 1.0);
}

void TestIntroOutroSkipper::whoGoesIntoTheOutroSleepsAtTheRealEnd()
{
    m_leftOut = {0s, 60s};
    take(480s, 600s);
    m_player->play();
    emit m_device.loaded(600s);
    const QSignalSpy slept(m_timer.get(), &SleepTimer::expiredAtEnd);
    m_timer->startUntil(SleepUntil::EndOfEpisode);
    m_player->seek(560s);
    listen(560s, 30s);
    QVERIFY(m_timer->isActive());
    QCOMPARE(m_timer->remaining(), milliseconds(10s));
    m_device.tick(600s);
    emit m_device.finished();
    QCOMPARE(slept.count(), 1);
}

QTEST_GUILESS_MAIN(TestIntroOutroSkipper)
#include "tst_intro_outro_skipper.moc"
