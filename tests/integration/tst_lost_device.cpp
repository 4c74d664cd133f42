// SPDX-License-Identifier: GPL-3.0-or-later
// Tests devices that are plugged in and unplugged, and a sound server that ends and restarts,
// during playback. The test has a sound server of its own.

#include <support/dogear_under_test.h>
#include <support/dogear_warnings.h>
#include <support/sound_server.h>

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using playback::Player;
using playback::PlayerState;
using std::chrono::milliseconds;

namespace {

constexpr auto soon = 5s;
constexpr auto start = 60'300ms;

/// Whether sound arrives at \a recorder within 10 seconds from now.
bool isHeard(const Recorder &recorder)
{
    const double from = wallMs();
    return waitFor([&] { return recorder.recording(from).soundAfter(from).has_value(); }, 10s);
}

} // namespace

class TestLostDevice final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void anUnpluggedDevicePauses();
    void anotherDefaultIsFollowed();
    void aServerThatEndsPauses();
    void aServerThatEndsInAPauseIsNoFailure();
    void aServerThatComesLaterIsFound();

private:
    /// Plays until sound arrives at \a recorder.
    bool play(DogearUnderTest &dogear, const Recorder &recorder)
    {
        dogear.playFrom(m_folder.filePath(u"tones.wav"_s), start);
        return isHeard(recorder) && dogear.player.state() == PlayerState::Playing;
    }
    /// Whether \a player is paused at about \a playedMs after the start position.
    static bool isPausedNear(const Player &player, double playedMs)
    {
        const double off = double((player.position() - start).count()) - playedMs;
        return player.state() == PlayerState::Paused && std::abs(off) < 2'500;
    }
    /// Resumes playback. \return what is wrong with the position that is heard; empty if nothing
    static QString goOn(DogearUnderTest &dogear, const Recorder &recorder)
    {
        dogear.player.pause(); // in case this is another try
        const milliseconds place = dogear.position();
        const double played = wallMs();
        dogear.player.play();
        if (!isHeard(recorder))
            return u"no sound"_s;
        const double first = *recorder.recording(played).soundAfter(played);
        pass(2'500ms);
        const auto heard = recorder.recording(played).heardAt(first + 40, 1);
        if (!heard)
            return u"no tones"_s;
        const double off = double((heard->position - place).count()) - 40;
        return std::abs(off) <= 100 ? QString() : u"%1 ms off"_s.arg(off);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<SoundServer> m_server;
};

void TestLostDevice::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    m_server = std::make_unique<SoundServer>();
    QVERIFY(m_server->start());
    QVERIFY(writeToneWav(m_folder.filePath(u"tones.wav"_s), 120));
}

void TestLostDevice::anUnpluggedDevicePauses()
{
    PluggedDevice headphones(u"headphones"_s);
    QVERIFY(headphones.isPlugged());
    headphones.makeDefault();
    const Recorder there(headphones.name());
    const Recorder here;
    DogearUnderTest dogear;
    QSignalSpy interrupted(&dogear.player, &Player::interrupted);
    QVERIFY(play(dogear, there));
    const double began = wallMs();
    pass(2'500ms); // until the player knows its device
    headphones.unplug();
    QVERIFY(waitFor([&] { return !interrupted.isEmpty(); }, soon));
    QVERIFY(isPausedNear(dogear.player, wallMs() - began));
    QVERIFY(interrupted.constFirst().constFirst().value<Error>().code
            == ErrorCode::AudioDeviceLost);
    const double silentFrom = wallMs() + 500;
    pass(2'000ms);
    QVERIFY(here.recording(silentFrom).silenceBetween(silentFrom, wallMs() - 200) > 1'000);
    QCOMPARE(inThreeTries([&] { return goOn(dogear, here); }), QString());
}

void TestLostDevice::anotherDefaultIsFollowed()
{
    const Recorder here;
    DogearUnderTest dogear;
    QSignalSpy interrupted(&dogear.player, &Player::interrupted);
    QVERIFY(play(dogear, here));
    pass(2'500ms);
    PluggedDevice headphones(u"headphones"_s);
    const Recorder there(headphones.name());
    headphones.makeDefault();
    QVERIFY(isHeard(there));
    QVERIFY(dogear.player.state() == PlayerState::Playing);
    // The server sends a burst to a recorder that listens while it moves the sound, so a new one is
    // used.
    const Recorder settled(headphones.name());
    pass(2'500ms);
    const auto off = positionError(dogear, settled);
    QVERIFY(off.has_value());
    QVERIFY2(std::abs(*off) <= 100, qPrintable(QString::number(*off)));
    QVERIFY(interrupted.isEmpty());
}

void TestLostDevice::aServerThatEndsPauses()
{
    auto recorder = std::make_unique<Recorder>();
    DogearUnderTest dogear;
    QSignalSpy interrupted(&dogear.player, &Player::interrupted);
    QVERIFY(play(dogear, *recorder));
    const double began = wallMs();
    pass(2'000ms);
    m_server->stop();
    QVERIFY(waitFor([&] { return !interrupted.isEmpty(); }, soon));
    QVERIFY(isPausedNear(dogear.player, wallMs() - began));

    QVERIFY(m_server->start());
    recorder = std::make_unique<Recorder>();
    QVERIFY(waitFor([&] { return recorder->isRunning(); }));
    QCOMPARE(inThreeTries([&] { return goOn(dogear, *recorder); }), QString());
}

void TestLostDevice::aServerThatEndsInAPauseIsNoFailure()
{
    auto recorder = std::make_unique<Recorder>();
    DogearUnderTest dogear;
    QSignalSpy interrupted(&dogear.player, &Player::interrupted);
    QVERIFY(play(dogear, *recorder));
    pass(1'000ms);
    dogear.player.pause();
    const milliseconds place = dogear.position();
    m_server->stop();
    pass(1'500ms);
    QVERIFY(dogear.player.state() == PlayerState::Paused);
    QCOMPARE(dogear.position(), place);

    QVERIFY(m_server->start());
    recorder = std::make_unique<Recorder>();
    QVERIFY(waitFor([&] { return recorder->isRunning(); }));
    QCOMPARE(inThreeTries([&] { return goOn(dogear, *recorder); }), QString());
    QVERIFY(interrupted.isEmpty());
}

void TestLostDevice::aServerThatComesLaterIsFound()
{
    m_server->stop();
    DogearUnderTest dogear;
    dogear.playFrom(m_folder.filePath(u"tones.wav"_s), start);
    QVERIFY(waitFor([&] { return dogear.player.state() == PlayerState::Failed; }, soon));
    QVERIFY(dogear.player.error()->code == ErrorCode::NoAudioDevice);

    QVERIFY(m_server->start());
    const Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    QCOMPARE(inThreeTries([&] { return goOn(dogear, recorder); }), QString());
}

QTEST_GUILESS_MAIN(TestLostDevice)
#include "tst_lost_device.moc"
