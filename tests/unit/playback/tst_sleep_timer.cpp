// SPDX-License-Identifier: GPL-3.0-or-later
// Rule 108, one row for each of its parts.

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

class TestSleepTimer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void itStopsAfterTheTime();
    void itFadesAndRestoresTheVolume();
    void itGoesBackToWhereItBeganToFade();
    void onlyWhatIsHeardCounts_data();
    void onlyWhatIsHeardCounts();
    void aSeekWhileItFadesIsKept();
    void cancellingRestoresTheVolume();
    void anotherEpisodeGoesOnCounting();
    void eachMinuteIsSaid();
    void theEndOfAChapter_data();
    void theEndOfAChapter();
    void theEndOfAChapterFadesAndGoesBack();
    void theEndOfAnEpisode_data();
    void theEndOfAnEpisode();
    void minutesGoOnWithTheNextEpisode();

private:
    /// Plays for \a time, in ticks of 250 ms.
    void listen(milliseconds time)
    {
        for (milliseconds heard = 0ms; heard < time && m_player->isPlayWanted(); heard += 250ms) {
            m_clock.advance(250ms);
            m_device.tick(m_device.here + 250ms);
        }
    }
    void play()
    {
        m_player->load({QUrl(u"file:///episode.mp3"_s), 0ms, 1h});
        m_player->play();
        emit m_device.loaded(1h);
        m_device.tick(0ms);
    }
    [[nodiscard]] double lastVolume()
    {
        const QString log = m_device.takeLog();
        const qsizetype at = log.lastIndexOf("volume "_L1);
        return at < 0 ? -1 : log.mid(at + 7).section(u';', 0, 0).toDouble();
    }

    test::FakeClock m_clock;
    test::FakeAudioOutput m_device;
    std::unique_ptr<SoundControls> m_sound;
    std::unique_ptr<Player> m_player;
    std::unique_ptr<IntroOutroSkipper> m_bounds;
    std::unique_ptr<ChapterNavigator> m_navigator;
    std::unique_ptr<SleepTimer> m_timer;
};

void TestSleepTimer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_device.here = 0ms;
    m_sound = std::make_unique<SoundControls>();
    m_player = std::make_unique<Player>(m_device, *m_sound, m_clock);
    m_bounds = std::make_unique<IntroOutroSkipper>(*m_player);
    m_sound->setVolumePercent(80);
    m_navigator = std::make_unique<ChapterNavigator>(*m_player);
    m_timer = std::make_unique<SleepTimer>(*m_player, *m_sound, *m_bounds, *m_navigator, m_clock);
    play();
}

void TestSleepTimer::cleanup()
{
    m_timer.reset();
    m_navigator.reset();
    m_bounds.reset();
    m_player.reset();
    m_sound.reset();
    m_device.takeLog();
}

void TestSleepTimer::itStopsAfterTheTime()
{
    m_timer->start(10min);
    QVERIFY(m_timer->isActive());
    listen(10min - 2s);
    QVERIFY(m_player->isPlayWanted());
    QCOMPARE(m_timer->remaining(), milliseconds(2s) + 250ms); // counted from the first tick
    listen(4s);
    QVERIFY(!m_player->isPlayWanted());
    QVERIFY(!m_timer->isActive());
    QCOMPARE(m_timer->remaining(), 0ms);
}

void TestSleepTimer::itFadesAndRestoresTheVolume()
{
    m_timer->start(1min);
    listen(1min - SleepTimer::fadeTime);
    QCOMPARE(lastVolume(), 0.8);
    listen(SleepTimer::fadeTime / 2);
    const double half = lastVolume();
    QVERIFY2(half > 0.35 && half < 0.45, qPrintable(QString::number(half)));
    QCOMPARE(m_sound->volumePercent(), 80); // the volume set by the user is unchanged
    listen(SleepTimer::fadeTime);
    QVERIFY(!m_player->isPlayWanted());
    QCOMPARE(lastVolume(), 0.8);
}

void TestSleepTimer::itGoesBackToWhereItBeganToFade()
{
    m_timer->start(1min);
    listen(2min);
    QVERIFY(!m_player->isPlayWanted());
    const milliseconds fadeBegan = 1min - SleepTimer::fadeTime;
    QVERIFY(std::abs((m_player->position() - fadeBegan).count()) <= 500);
    m_clock.advance(8h);
    m_device.takeLog();
    m_player->play(); // does not go back further (rule 106)
    QVERIFY(std::abs((m_player->position() - fadeBegan).count()) <= 500);
    listen(5min);
    QVERIFY(m_player->isPlayWanted()); // the timer runs once
}

void TestSleepTimer::onlyWhatIsHeardCounts_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("108: a pause does not count") << u"pause"_s;
    QTest::newRow("108: a seek does not count") << u"seek"_s;
    QTest::newRow("108: a suspended computer does not count") << u"suspend"_s;
    QTest::newRow("108: a clock that was set back does not count") << u"clock"_s;
}

void TestSleepTimer::onlyWhatIsHeardCounts()
{
    QFETCH(const QString, what);
    m_timer->start(10min);
    listen(1min);
    const milliseconds before = m_timer->remaining();
    if (what == "pause"_L1) {
        m_player->pause();
        m_clock.advance(1h);
        m_player->play();
        m_device.tick(m_device.here);
    } else if (what == "seek"_L1) {
        m_player->skip(20min);
        m_device.tick(m_device.here);
    } else {
        m_clock.advance(what == "suspend"_L1 ? milliseconds(8h) : milliseconds(-8h));
        m_device.tick(m_device.here);
    }
    QVERIFY(m_player->isPlayWanted());
    QVERIFY(before - m_timer->remaining() <= 2s);
    QVERIFY(m_timer->remaining() <= before);
}

void TestSleepTimer::aSeekWhileItFadesIsKept()
{
    m_timer->start(1min);
    listen(1min - 5s);
    m_player->seek(30min);
    m_device.tick(30min);
    listen(1min);
    QVERIFY(!m_player->isPlayWanted());
    QCOMPARE(m_player->position(), milliseconds(30min));
}

void TestSleepTimer::cancellingRestoresTheVolume()
{
    m_timer->start(1min);
    listen(1min - 5s);
    QVERIFY(lastVolume() < 0.5);
    m_timer->cancel();
    QCOMPARE(lastVolume(), 0.8);
    listen(5min);
    QVERIFY(m_player->isPlayWanted());
}

void TestSleepTimer::anotherEpisodeGoesOnCounting()
{
    m_timer->start(10min);
    listen(4min);
    m_device.here = 0ms;
    play();
    listen(7min);
    QVERIFY(!m_player->isPlayWanted());
}

void TestSleepTimer::eachMinuteIsSaid()
{
    const QSignalSpy changes(m_timer.get(), &SleepTimer::changed);
    m_timer->start(3min);
    listen(4min);
    QCOMPARE(changes.size(), 4); // the start, two minutes, one minute, the end
    m_timer->cancel();
    QCOMPARE(changes.size(), 4);
}

/// Sets chapters at 0, 10 and 20 minutes; \a skips may skip the second.
void setChapters(ChapterNavigator &navigator, const domain::ChapterSkips &skips = {})
{
    QList<domain::Chapter> chapters(3);
    chapters[1].start = 10min;
    chapters[2].start = 20min;
    navigator.setChapters(chapters, skips);
}

void TestSleepTimer::theEndOfAChapter_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<milliseconds>("expected"); ///< position at which it stops, without the fade
    QTest::newRow("108: the current chapter") << u""_s << milliseconds(10min);
    QTest::newRow("108: the chapter after a seek") << u"seek"_s << milliseconds(20min);
    QTest::newRow("108: a skipped chapter follows") << u"skip"_s << milliseconds(10min);
    QTest::newRow("108: chapters that are set later") << u"late"_s << milliseconds(10min);
}

void TestSleepTimer::theEndOfAChapter()
{
    QFETCH(const QString, what);
    QFETCH(const milliseconds, expected);
    if (what != "late"_L1)
        setChapters(*m_navigator,
                    {what == "skip"_L1 ? QList<milliseconds>{10min} : QList<milliseconds>(), {}});
    m_timer->startUntil(SleepUntil::EndOfChapter);
    QCOMPARE(m_timer->until(), SleepUntil::EndOfChapter);
    listen(1min);
    if (what == "late"_L1)
        setChapters(*m_navigator);
    if (what == "seek"_L1) {
        m_player->seek(15min);
        m_device.tick(15min);
    }
    QVERIFY(m_timer->isActive());
    listen(10min);
    QVERIFY(!m_player->isPlayWanted());
    QVERIFY(!m_timer->isActive());
    const milliseconds fadeBegan = expected - SleepTimer::fadeTime;
    QVERIFY2(std::abs((m_player->position() - fadeBegan).count()) <= 500,
             qPrintable(QString::number(m_player->position().count())));
}

void TestSleepTimer::theEndOfAChapterFadesAndGoesBack()
{
    setChapters(*m_navigator);
    m_sound->setSpeed(2.0);
    m_timer->startUntil(SleepUntil::EndOfChapter);
    QCOMPARE(m_timer->remaining(), milliseconds(5min)); // listening time at double speed
    m_player->seek(10min - SleepTimer::fadeTime);       // 7.5 s of listening time
    m_device.tick(10min - SleepTimer::fadeTime);
    const double half = lastVolume();
    QVERIFY2(half > 0.35 && half < 0.45, qPrintable(QString::number(half)));
    m_player->seek(11min); // another chapter, with time left
    m_device.tick(11min);
    QCOMPARE(lastVolume(), 0.8);
    QVERIFY(m_timer->isActive());
    m_timer->cancel();
    QVERIFY(!m_timer->isActive());
}

void TestSleepTimer::theEndOfAnEpisode_data()
{
    QTest::addColumn<SleepUntil>("until");
    QTest::newRow("108: until the end of the episode") << SleepUntil::EndOfEpisode;
    QTest::newRow("108: until the end of its last chapter") << SleepUntil::EndOfChapter;
}

void TestSleepTimer::theEndOfAnEpisode()
{
    QFETCH(const SleepUntil, until);
    setChapters(*m_navigator);
    m_player->seek(59min);
    m_device.tick(59min);
    QSignalSpy slept(m_timer.get(), &SleepTimer::expiredAtEnd);
    QSignalSpy finished(m_player.get(), &Player::finished);
    m_timer->startUntil(until);
    listen(1min - 8s);
    QVERIFY(m_timer->isActive());
    QVERIFY(lastVolume() < 0.5);
    listen(8s);
    QVERIFY(m_player->isPlayWanted()); // the last moments are played
    emit m_device.finished();
    QCOMPARE(finished.count(), 1);
    QCOMPARE(slept.count(), 1);
    QVERIFY(!m_timer->isActive());
    QCOMPARE(m_player->state(), PlayerState::Ended);
    play(); // restores the volume
    QCOMPARE(lastVolume(), 0.8);
}

/// A timer of minutes continues with the next episode; the end of an episode does not stop it.
void TestSleepTimer::minutesGoOnWithTheNextEpisode()
{
    QSignalSpy slept(m_timer.get(), &SleepTimer::expiredAtEnd);
    m_timer->start(10min);
    m_player->seek(1h - 5s);
    m_device.tick(1h);
    emit m_device.finished();
    QCOMPARE(slept.count(), 0);
    QVERIFY(m_timer->isActive());
}

QTEST_GUILESS_MAIN(TestSleepTimer)
#include "tst_sleep_timer.moc"
