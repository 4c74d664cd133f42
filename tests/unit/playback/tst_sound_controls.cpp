// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using playback::SoundControls;

class TestSoundControls final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void speedAndVolume_data();
    void speedAndVolume();
    void theDevice_data();
    void theDevice();
    void theShapeKeepsTheLoudness();
    void theDeviceIsChangedBeforeTheSignal();
    void anEqualValueIsNoChange();
};

void TestSoundControls::speedAndVolume_data()
{
    QTest::addColumn<double>("asked");
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("volume");
    QTest::newRow("within the range") << 1.25 << 1.25 << 1;
    QTest::newRow("above both maxima") << 300.0 << 3.0 << 200;
    QTest::newRow("below both minima") << -1.0 << 0.5 << 0;
    QTest::newRow("a speed with a rounding error") << 1.0500000000000003 << 1.05 << 1;
}

void TestSoundControls::speedAndVolume()
{
    QFETCH(const double, asked);
    QFETCH(const double, speed);
    QFETCH(const int, volume);
    SoundControls sound;
    sound.setSpeed(asked);
    sound.setVolumePercent(int(asked));
    QCOMPARE(sound.speed(), speed);
    QCOMPARE(sound.volumePercent(), volume);
}

void TestSoundControls::theDevice_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("told"); // calls to the device
    const auto row = [](const char *name, const char16_t *script, const char16_t *told) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(told);
    };
    row("without a device nothing is sent", u"speed 2, volume 50, mute, fade 0.5", u"");
    row("a device gets all values", u"connect", u"speed 1; volume 1");
    row("a device gets earlier changes", u"speed 2, volume 50, connect", u"speed 2; volume 0.5");
    row("a connected device gets each change",
        u"connect, speed 2, volume 50",
        u"speed 1; volume 1; speed 2; volume 0.5");
    row("a disconnected device gets nothing",
        u"connect, disconnect, speed 2, volume 50",
        u"speed 1; volume 1");
    row("mute is volume 0, and unmute the volume before",
        u"connect, volume 40, mute, unmute",
        u"speed 1; volume 1; volume 0.4; volume 0; volume 0.4");
    row("the fade is a factor on the volume",
        u"connect, volume 50, fade 0.5, volume 100",
        u"speed 1; volume 1; volume 0.5; volume 0.25; volume 0.5");
    row("the fade does not unmute", u"mute, connect, fade 0.5", u"speed 1; volume 0; volume 0");
    row("the speed toggles between 1 and 1.5 at first",
        u"connect, toggle, toggle",
        u"speed 1; volume 1; speed 1.5; speed 1");
    row("the speed toggles between 1 and the last other speed",
        u"speed 1.75, connect, toggle, toggle",
        u"speed 1.75; volume 1; speed 1; speed 1.75");
}

void TestSoundControls::theDevice()
{
    QFETCH(const QString, script);
    QFETCH(const QString, told);
    test::FakeAudioOutput device;
    SoundControls sound;
    for (const QString &step : script.split(u", "_s)) {
        const QString word = step.section(u' ', 0, 0);
        const double value = step.section(u' ', 1).toDouble();
        if (word == "connect"_L1)
            sound.setOutput(&device);
        else if (word == "disconnect"_L1)
            sound.setOutput(nullptr);
        else if (word == "speed"_L1)
            sound.setSpeed(value);
        else if (word == "toggle"_L1)
            sound.toggleSpeed();
        else if (word == "volume"_L1)
            sound.setVolumePercent(int(value));
        else if (word == "fade"_L1)
            sound.setFade(value);
        else
            sound.setMuted(word == "mute"_L1);
    }
    QCOMPARE(device.takeLog(), told);
}

void TestSoundControls::theShapeKeepsTheLoudness()
{
    test::FakeAudioOutput device;
    SoundControls sound;
    sound.setOutput(&device);
    sound.setLoudness(-20.0);
    sound.setSpeechSettings({.levelsLoudness = true, .loudness = -5.0});
    const speech::SpeechSettings expected{.levelsLoudness = true, .loudness = -20.0};
    QVERIFY(sound.speechSettings() == expected);
    QVERIFY(device.lastShape == expected);
    sound.setLoudness({}); // other media
    QVERIFY(device.lastShape == speech::SpeechSettings{.levelsLoudness = true});
}

void TestSoundControls::theDeviceIsChangedBeforeTheSignal()
{
    test::FakeAudioOutput device;
    SoundControls sound;
    sound.setOutput(&device);
    device.takeLog();
    QStringList told;
    connect(&sound, &SoundControls::speedChanged, this, [&] { told.append(device.takeLog()); });
    connect(&sound, &SoundControls::volumeChanged, this, [&] { told.append(device.takeLog()); });
    sound.setSpeed(2);
    sound.setMuted(true);
    QCOMPARE(told.join(u", "_s), u"speed 2, volume 0"_s);
}

void TestSoundControls::anEqualValueIsNoChange()
{
    SoundControls sound;
    const QSignalSpy speed(&sound, &SoundControls::speedChanged);
    const QSignalSpy speechSettings(&sound, &SoundControls::speechSettingsChanged);
    const QSignalSpy volume(&sound, &SoundControls::volumeChanged);
    sound.setSpeed(1);
    sound.setSpeechSettings({});
    sound.setLoudness({});
    sound.setVolumePercent(100);
    sound.setMuted(false);
    sound.setFade(0.5); // no change of the volume that the listener set
    QCOMPARE(speed.size() + speechSettings.size() + volume.size(), 0);
}

QTEST_GUILESS_MAIN(TestSoundControls)
#include "tst_sound_controls.moc"
