// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the speech effects as they are heard: the sound stays at the position that the player
// reports.

#include <playback/player.h>
#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <support/dogear_warnings.h>
#include <support/sound.h>
#include <support/sound_device.h>

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace dogear::test;
using namespace std::chrono_literals;
using speech::SpeechSettings;
using std::chrono::milliseconds;

Q_DECLARE_METATYPE(SpeechSettings)

namespace {

constexpr double exactMs = 50;

} // namespace

class TestSpeechSound final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void pausesAreLeftOut_data();
    void pausesAreLeftOut();
    void switchingKeepsThePlace_data();
    void switchingKeepsThePlace();

private:
    [[nodiscard]] QUrl url(const QString &name) const
    {
        return QUrl::fromLocalFile(m_folder.filePath(name));
    }

    QTemporaryDir m_folder;
};

void TestSpeechSound::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    const QString tones = m_folder.filePath(u"tones.wav"_s);
    QVERIFY(writeToneWav(tones, toneSeconds));
    // Four of every ten seconds are silent, from the third to the seventh.
    const QStringList silenced{u"-af"_s, u"volume=enable='between(mod(t,10),3,7)':volume=0"_s};
    QVERIFY(convertSound(tones, m_folder.filePath(u"pauses.wav"_s), silenced));
    QVERIFY(convertSound(
        tones, m_folder.filePath(u"pauses.mp3"_s), silenced + QStringList{u"-b:a"_s, u"96k"_s}));
    QVERIFY(convertSound(tones, m_folder.filePath(u"tones.mp3"_s), {u"-b:a"_s, u"96k"_s}));
}

void TestSpeechSound::pausesAreLeftOut_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("isPrepared");
    QTest::newRow("WAV") << u"pauses.wav"_s << 1.0 << false;
    QTest::newRow("MP3") << u"pauses.mp3"_s << 1.0 << false;
    QTest::newRow("MP3 at one and a half times the speed") << u"pauses.mp3"_s << 1.5 << false;
    QTest::newRow("WAV with a device that was prepared beforehand")
        << u"pauses.wav"_s << 1.0 << true;
}

void TestSpeechSound::pausesAreLeftOut()
{
    QFETCH(const QString, name);
    QFETCH(const double, speed);
    QFETCH(const bool, isPrepared);
    const auto measure = [&]() -> QString {
        test::SoundDevice output;
        if (isPrepared) {
            output.prepare();
            // The device is started in the background.
            pass(2'000ms);
        }
        const SystemClock clock;
        SoundControls sound;
        const SavedTime savedTime(output);
        Player player(output, sound, clock);
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        sound.setSpeed(speed);
        sound.setSpeechSettings({.trimsSilence = true});
        player.load({url(name), 101'200ms, 280s});
        const double played = wallMs();
        player.play();
        if (!waitFor([&] { return recorder.recording(played).soundAfter(played).has_value(); }))
            return u"no sound"_s;
        // 1.8 s of tones, the 200 ms that are kept of the silence, and half a second of the tones
        // after it.
        const double first = *recorder.recording(played).soundAfter(played);
        const double asked = first + 2'000 / speed + 500;
        waitFor([&] { return wallMs() > asked; });
        const milliseconds said =
            player.position() - milliseconds(qRound64((wallMs() - asked) * speed));
        pass(1'500ms);
        const auto heard = recorder.recording(played).heardAt(asked, speed);
        if (!heard)
            return u"no tones behind the pause"_s;
        const double off = double((said - heard->position).count());
        const bool isBehind = heard->position > 107s && heard->position < 109s;
        const bool isSaved = savedTime.total() > milliseconds(qRound64(3'500 / speed));
        const QString figures =
            u"heard %1, position() %2 ms off, %3 ms saved"_s.arg(heard->position.count())
                .arg(off)
                .arg(savedTime.total().count());
        qInfo().noquote() << figures;
        return isBehind && isSaved && std::abs(off) <= exactMs * speed ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

void TestSpeechSound::switchingKeepsThePlace_data()
{
    QTest::addColumn<SpeechSettings>("speechSettings");
    QTest::addColumn<int>("volume");
    QTest::newRow("trimmed silence") << SpeechSettings{.trimsSilence = true} << 100;
    QTest::newRow("levelled loudness") << SpeechSettings{.levelsLoudness = true} << 100;
    QTest::newRow("mono and balance") << SpeechSettings{.isMono = true, .balance = 0.5} << 100;
    QTest::newRow("double volume") << SpeechSettings{} << 200;
}

void TestSpeechSound::switchingKeepsThePlace()
{
    QFETCH(const SpeechSettings, speechSettings);
    QFETCH(const int, volume);
    const auto measure = [&]() -> QString {
        test::SoundDevice output;
        const SystemClock clock;
        SoundControls sound;
        Player player(output, sound, clock);
        Recorder recorder;
        if (!waitFor([&] { return recorder.isRunning(); }))
            return u"no recorder"_s;
        player.load({url(u"tones.mp3"_s), 60'300ms, 280s});
        const double played = wallMs();
        player.play();
        if (!waitFor([&] { return recorder.recording(played).soundAfter(played).has_value(); }))
            return u"no sound"_s;
        pass(1'000ms);
        const double switched = wallMs();
        sound.setSpeechSettings(speechSettings);
        sound.setVolumePercent(volume);
        pass(1'500ms);
        const double asked = wallMs();
        const milliseconds said = player.position();
        pass(1'500ms);
        const Recording recording = recorder.recording(played);
        const auto heard = recording.heardAt(asked, 1);
        if (!heard)
            return u"no tones"_s;
        const double off = double((said - heard->position).count());
        const double silent = recording.silenceBetween(switched - 200, asked);
        const QString figures = u"position() %1 ms off, %2 ms silent"_s.arg(off).arg(silent);
        return std::abs(off) <= exactMs && silent < 1 ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
}

QTEST_GUILESS_MAIN(TestSpeechSound)
#include "tst_speech_sound.moc"
