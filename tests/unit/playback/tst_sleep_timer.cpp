// SPDX-License-Identifier: GPL-3.0-or-later
// Correctness rule 108, a row for each of its parts.

#include <playback/player.h>
#include <playback/sleep_timer.h>
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

private:
    /// Plays for \a time, in ticks of a quarter of a second.
    void listen(milliseconds time)
    {
        for (milliseconds heard = 0ms; heard < time && m_player->isPlayWanted(); heard += 250ms) {
            m_clock.advance(250ms);
            m_device.tick(m_device.here + 250ms);
        }
    }
    void play()
    {
        m_player->load(QUrl(u"file:///episode.mp3"_s), 0ms, 1h);
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
    std::unique_ptr<Player> m_player;
    std::unique_ptr<SleepTimer> m_timer;
};

void TestSleepTimer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_device.here = 0ms;
    m_player = std::make_unique<Player>(m_device, m_clock);
    m_player->setVolumePercent(80);
    m_timer = std::make_unique<SleepTimer>(*m_player, m_clock);
    play();
}

void TestSleepTimer::cleanup()
{
    m_timer.reset();
    m_player.reset();
    m_device.takeLog();
}

void TestSleepTimer::itStopsAfterTheTime()
{
    m_timer->start(10min);
    QVERIFY(m_timer->isActive());
    listen(10min - 2s);
    QVERIFY(m_player->isPlayWanted());
    QCOMPARE(m_timer->remaining(), milliseconds(2s) + 250ms); // from its first tick on
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
    QCOMPARE(m_player->volumePercent(), 80); // what the listener set is not touched
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
    m_player->play(); // and nothing else takes it back further
    QVERIFY(std::abs((m_player->position() - fadeBegan).count()) <= 500);
    listen(5min);
    QVERIFY(m_player->isPlayWanted()); // it sleeps once
}

void TestSleepTimer::onlyWhatIsHeardCounts_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("108: a pause does not") << u"pause"_s;
    QTest::newRow("108: a seek does not") << u"seek"_s;
    QTest::newRow("108: a suspended computer does not") << u"suspend"_s;
    QTest::newRow("108: a clock that is set back does not") << u"clock"_s;
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

QTEST_GUILESS_MAIN(TestSleepTimer)
#include "tst_sleep_timer.moc"
