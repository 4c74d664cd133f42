// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/dogear_warnings.h>
#include <support/local_http_server.h>
#include <support/sound.h>
#include <support/sound_device.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr double exactMs = 100;  ///< maximum error of a position
constexpr double promptMs = 500; ///< maximum time from play() to sound

} // namespace

/// Plays real files into the null sink and records its monitor.
class TestSound final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void resumes_data();
    void resumes();
    void seeksWhilePlaying();
    void speedKeepsThePitch_data();
    void speedKeepsThePitch();
    void pauseIsSilentAndGoesOn();
    void muteIsSilent();
    void theEndIsReported();
    void whatCannotBePlayed_data();
    void whatCannotBePlayed();

private:
    QString file(const QString &name) const { return m_folder.filePath(name); }
    QUrl url(const QString &name) const { return QUrl::fromLocalFile(file(name)); }

    /// Waits until \a length ms of sound after \a fromMs have been recorded.
    static bool waitForSound(const Recorder &recorder, double fromMs, double length)
    {
        return waitFor(
            [&] {
                const Recording recording = recorder.recording(fromMs);
                const auto sound = recording.soundAfter(fromMs);
                return sound && wallMs() > *sound + length;
            },
            20s);
    }

    QTemporaryDir m_folder;
};

void TestSound::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    QVERIFY(writeToneWav(file(u"tones.wav"_s), toneSeconds));
    const auto convert = [this](const QString &name, const QStringList &options) {
        return convertSound(file(u"tones.wav"_s), file(name), options);
    };
    QVERIFY(convert(u"cbr.mp3"_s, {u"-b:a"_s, u"96k"_s}));
    QVERIFY(convert(u"vbr.mp3"_s, {u"-q:a"_s, u"5"_s}));
    QVERIFY(convert(u"noxing.mp3"_s, {u"-q:a"_s, u"5"_s, u"-write_xing"_s, u"0"_s}));
    QVERIFY(convert(u"tones.opus"_s, {u"-b:a"_s, u"64k"_s}));
    QVERIFY(convert(u"tones.m4a"_s, {u"-b:a"_s, u"96k"_s}));
}

void TestSound::resumes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isStreamed");
    QTest::newRow("WAV") << u"tones.wav"_s << false;
    QTest::newRow("MP3 with a constant bit rate") << u"cbr.mp3"_s << false;
    QTest::newRow("MP3 with a variable bit rate") << u"vbr.mp3"_s << false;
    QTest::newRow("MP3 with a variable bit rate and no index") << u"noxing.mp3"_s << false;
    QTest::newRow("Opus") << u"tones.opus"_s << false;
    QTest::newRow("AAC in M4A") << u"tones.m4a"_s << false;
    QTest::newRow("MP3 over HTTP") << u"vbr.mp3"_s << true;
}

void TestSound::resumes()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isStreamed);
    LocalHttpServer server;
    QFile content(file(name));
    QVERIFY(content.open(QIODevice::ReadOnly));
    server.setMedia(u"/episode"_s, content.readAll(), "audio/mpeg");

    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    Player player(output, sound, clock);
    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    // The machine may be busy: one of three starts must be prompt, but every start must be exact.
    double prompt = 1e9;
    const auto resume = [&](milliseconds start) -> QString {
        player.load({isStreamed ? server.url(u"/episode"_s) : url(name), start, 280s});
        const double played = wallMs();
        player.play();
        if (!waitForSound(recorder, played, 3500))
            return u"no sound"_s;
        const double asked = wallMs() - 1500;
        const milliseconds said = player.position() - 1500ms;
        const Recording recording = recorder.recording();
        player.load({});

        const double first = *recording.soundAfter(played);
        const auto heard = recording.heardAt(first + 40, 1);
        const auto later = recording.heardAt(asked, 1);
        if (!heard || !later)
            return u"no tones"_s;
        const double error = double((heard->position - 40ms - start).count());
        const double drift = double((said - later->position).count());
        qInfo("sound after %.0f ms, %.0f ms off, position() %.0f ms off",
              first - played,
              error,
              drift);
        prompt = std::min(prompt, first - played);
        const double settled = wallMs(); // the sink plays out its buffer
        waitFor([&] { return wallMs() > settled + 700; });
        const bool isExact = std::abs(error) <= exactMs && std::abs(drift) <= exactMs;
        return isExact ? QString() : u"%1 ms off, position() %2 ms off"_s.arg(error).arg(drift);
    };
    for (const milliseconds start : {123'456ms, 201'750ms, 17'300ms})
        QCOMPARE(resume(start), QString());
    QVERIFY2(prompt <= promptMs, qPrintable(QString::number(prompt)));
}

void TestSound::seeksWhilePlaying()
{
    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    Player player(output, sound, clock);
    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    player.load({url(u"vbr.mp3"_s), 10s, 280s});
    player.play();
    QVERIFY(waitForSound(recorder, wallMs(), 1000));
    const auto seek = [&](milliseconds target) -> QString {
        player.seek(target);
        const double sought = wallMs();
        waitFor([&] { return wallMs() > sought + 1500; });
        const double asked = wallMs();
        const milliseconds said = player.position();
        // Compares what is heard with position() at the same moment.
        waitFor([&] { return wallMs() > asked + 2000; });
        const auto heard = recorder.recording(sought).heardAt(asked, 1);
        if (!heard)
            return u"no tones after %1"_s.arg(target.count());
        const bool isExact = std::abs(double((said - heard->position).count())) <= exactMs;
        const bool isThere = heard->position > target && heard->position < target + 1600ms;
        return isExact && isThere ? QString()
                                  : u"sought %1, said %2, heard %3"_s.arg(target.count())
                                        .arg(said.count())
                                        .arg(heard->position.count());
    };
    for (const milliseconds target : {222'200ms, 33'333ms, 150'000ms, 260'500ms})
        QCOMPARE(inThreeTries([&] { return seek(target); }), QString());
}

void TestSound::speedKeepsThePitch_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("startMs");
    QTest::newRow("half speed") << 0.5 << u"cbr.mp3"_s << 100'400;
    QTest::newRow("one and a half times the speed") << 1.5 << u"cbr.mp3"_s << 100'400;
    QTest::newRow("double speed") << 2.0 << u"cbr.mp3"_s << 100'400;
    QTest::newRow("double speed from the beginning") << 2.0 << u"vbr.mp3"_s << 0;
}

void TestSound::speedKeepsThePitch()
{
    QFETCH(const double, speed);
    QFETCH(const QString, name);
    QFETCH(const int, startMs);
    const milliseconds start(startMs);
    const auto measure = [&]() -> QString {
        test::SoundDevice output;
        const SystemClock clock;
        SoundControls sound;
        Player player(output, sound, clock);
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        sound.setSpeed(speed);
        player.load({url(name), start, 280s});
        const double played = wallMs();
        player.play();
        if (!waitForSound(recorder, played, 8000))
            return u"no sound"_s;
        const milliseconds reported = player.position();
        const double asked = wallMs();
        const Recording recording = recorder.recording();
        player.load({});

        const double first = *recording.soundAfter(played);
        const auto heard = recording.heardAt(first + 60, speed);
        const auto later = recording.heardAt(first + 4060, speed);
        if (!heard || !later)
            return u"no tones"_s;
        const double rate = double((later->position - heard->position).count()) / 4000;
        const double reportError =
            double((reported - later->position).count()) - (asked - first - 4060) * speed;
        const double startError = double((heard->position - start).count()) - 60 * speed;
        const QString figures = u"rate %1, pitch %2 % off, begins %3 ms off, position() %4 ms off"_s
                                    .arg(rate, 0, 'f', 3)
                                    .arg(later->pitchErrorPercent, 0, 'f', 2)
                                    .arg(startError, 0, 'f', 0)
                                    .arg(reportError, 0, 'f', 0);
        qInfo().noquote() << figures;
        const bool isGood =
            std::abs(reportError) <= exactMs * speed && std::abs(rate / speed - 1) < 0.03
            && std::abs(later->pitchErrorPercent) < 1 && std::abs(startError) <= exactMs * speed;
        return isGood ? QString() : figures;
    };
    QCOMPARE(measure(), QString());
}

void TestSound::pauseIsSilentAndGoesOn()
{
    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    Player player(output, sound, clock);
    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    player.load({url(u"vbr.mp3"_s), 50s, 280s});
    player.play();
    QVERIFY(waitForSound(recorder, wallMs(), 2000));
    player.pause();
    const milliseconds place = player.position();
    const double paused = wallMs();
    QVERIFY(waitFor([&] { return wallMs() > paused + 1500; }));
    QVERIFY(recorder.recording().silenceBetween(paused + 400, paused + 1400) > 950);
    QCOMPARE(player.position(), place);

    const double resumed = wallMs();
    player.play();
    QVERIFY(waitForSound(recorder, resumed, 3000));
    const Recording recording = recorder.recording();
    const double first = *recording.soundAfter(resumed);
    const auto heard = recording.heardAt(first + 40, 1);
    QVERIFY(heard.has_value());
    QVERIFY(std::abs(double((heard->position - 40ms - place).count())) <= 250);
}

void TestSound::muteIsSilent()
{
    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    Player player(output, sound, clock);
    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    player.load({url(u"vbr.mp3"_s), 50s, 280s});
    player.play();
    QVERIFY(waitForSound(recorder, wallMs(), 800));
    sound.setMuted(true);
    const double muted = wallMs();
    QVERIFY(waitFor([&] { return wallMs() > muted + 1500; }));
    QVERIFY(recorder.recording().silenceBetween(muted + 500, muted + 1400) > 850);
    sound.setMuted(false);
    QVERIFY(waitForSound(recorder, wallMs(), 300));
}

void TestSound::theEndIsReported()
{
    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    Player player(output, sound, clock);
    QSignalSpy finished(&player, &Player::finished);
    player.load({url(u"vbr.mp3"_s), 277s, 280s});
    player.play();
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, 15'000);
    QVERIFY(player.state() == PlayerState::Ended);
    QVERIFY(player.position() > 279s);
}

void TestSound::whatCannotBePlayed_data()
{
    QTest::addColumn<QByteArray>("content"); // null: no file
    QTest::addColumn<QString>("code");
    QTest::newRow("a file that does not exist") << QByteArray() << u"MediaUnreadable"_s;
    QTest::newRow("a text named .mp3")
        << QByteArray("this is no sound\n").repeated(100) << u"MediaUnsupported"_s;
}

void TestSound::whatCannotBePlayed()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, code);
    QFile odd(file(u"odd.mp3"_s));
    odd.remove();
    if (!content.isNull()) {
        QVERIFY(odd.open(QIODevice::WriteOnly));
        odd.write(content);
        odd.close();
    }
    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    Player player(output, sound, clock);
    player.load({url(u"odd.mp3"_s), 5s, 280s});
    player.play();
    QTRY_VERIFY_WITH_TIMEOUT(player.state() == PlayerState::Failed, 10'000);
    QCOMPARE(toName(player.error()->code), code);
    QVERIFY(player.position() == 5s);
}

// Without a GUI, Qt uses the glib event loop, in which GStreamer's messages arrive immediately, as
// on a desktop.
QTEST_GUILESS_MAIN(TestSound)
#include "tst_sound.moc"
