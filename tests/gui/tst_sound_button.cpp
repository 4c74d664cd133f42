// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the button of the sound settings.

#include "real_warnings.h"

#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>
#include <support/fake_video_output.h>
#include <widgets/sound_button.h>

#include <QAction>
#include <QMenu>
#include <QSlider>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using speech::SpeechSettings;

Q_DECLARE_METATYPE(SpeechSettings)

class TestSoundButton final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }
    void aSwitchShapesTheSound_data();
    void aSwitchShapesTheSound();
    void theBalanceGoesBothWays();
    void showingABalanceKeepsIt_data();
    void showingABalanceKeepsIt();
    void itSaysWhatIsOn();
    void itSaysWhatWasSaved();
    void pausesAreNotShortenedInAVideo();

private:
    test::FakeAudioOutput m_device;
    test::FakeVideoOutput m_video;
    playback::SoundControls m_sound;
    playback::SavedTime m_savedTime{m_device};
};

void TestSoundButton::aSwitchShapesTheSound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<SpeechSettings>("expected");
    QTest::newRow("trimmed silence") << u"soundTrims"_s << SpeechSettings{.trimsSilence = true};
    QTest::newRow("levelled loudness")
        << u"soundLevels"_s << SpeechSettings{.levelsLoudness = true};
    QTest::newRow("mono") << u"soundMono"_s << SpeechSettings{.isMono = true};
}

void TestSoundButton::aSwitchShapesTheSound()
{
    QFETCH(const QString, name);
    QFETCH(const SpeechSettings, expected);
    playback::SoundControls sound;
    const widgets::SoundButton button(sound, m_savedTime, m_video);
    auto *action = button.menu()->findChild<QAction *>(name);
    QVERIFY(action);
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(sound.speechSettings() == expected);
    sound.setSpeechSettings({}); // changed elsewhere
    QVERIFY(!action->isChecked());
}

void TestSoundButton::theBalanceGoesBothWays()
{
    const widgets::SoundButton button(m_sound, m_savedTime, m_video);
    auto *balance = button.menu()->findChild<QSlider *>(u"soundBalance"_s);
    balance->setValue(-5);
    QCOMPARE(m_sound.speechSettings().balance, -0.5);
    m_sound.setSpeechSettings({.balance = 0.3});
    QCOMPARE(balance->value(), 3);
    QCOMPARE(m_sound.speechSettings().balance, 0.3);
}

void TestSoundButton::showingABalanceKeepsIt_data()
{
    QTest::addColumn<double>("balance");
    QTest::addColumn<int>("steps");
    QTest::newRow("a step is shown as it is") << 0.3 << 3;
    QTest::newRow("a balance between two steps is not rounded") << 0.55 << 6;
    QTest::newRow("nor is one to the left") << -0.15 << -2;
    QTest::newRow("nor is one at the end") << 0.97 << 10;
}

/// The file of the settings may have any balance.
void TestSoundButton::showingABalanceKeepsIt()
{
    QFETCH(const double, balance);
    QFETCH(const int, steps);
    playback::SoundControls sound;
    sound.setSpeechSettings({.balance = balance});
    const widgets::SoundButton button(sound, m_savedTime, m_video);
    auto *slider = button.menu()->findChild<QSlider *>(u"soundBalance"_s);
    QCOMPARE(slider->value(), steps);
    QCOMPARE(sound.speechSettings().balance, balance);
    slider->setValue(steps - 1);
    QCOMPARE(sound.speechSettings().balance, (steps - 1) / 10.0);
}

void TestSoundButton::itSaysWhatIsOn()
{
    const widgets::SoundButton button(m_sound, m_savedTime, m_video);
    m_sound.setSpeechSettings({.trimsSilence = true, .isMono = true});
    QVERIFY(button.toolTip().contains(u"Trim silence"_s));
    QVERIFY(button.toolTip().contains(u"Mono"_s));
    QVERIFY(!button.toolTip().contains(u"Even out volume"_s));
}

void TestSoundButton::itSaysWhatWasSaved()
{
    m_savedTime.setTotal(0ms);
    const widgets::SoundButton button(m_sound, m_savedTime, m_video);
    auto *saved = button.menu()->findChild<QAction *>(u"soundSaved"_s);
    QVERIFY(!saved->isVisible());
    emit m_device.trimmed(61s);
    emit m_device.trimmed(1s);
    QVERIFY(saved->isVisible());
    QVERIFY2(saved->text().contains(u"1:02"_s), qPrintable(saved->text()));
}

void TestSoundButton::pausesAreNotShortenedInAVideo()
{
    m_sound.setSpeechSettings({.trimsSilence = true});
    const widgets::SoundButton button(m_sound, m_savedTime, m_video);
    auto *trims = button.menu()->findChild<QAction *>(u"soundTrims"_s);
    QVERIFY(button.menu()->toolTipsVisible());
    QVERIFY(trims->isEnabled());
    m_video.setHasVideo(true);
    QVERIFY(!trims->isEnabled());
    QVERIFY2(trims->toolTip().contains(u"video"_s), qPrintable(trims->toolTip()));
    QVERIFY2(!button.toolTip().contains(u"Trim silence"_s), qPrintable(button.toolTip()));
    QVERIFY(m_sound.speechSettings().trimsSilence); // kept for the next episode without video
    m_video.setHasVideo(false);
    QVERIFY(trims->isEnabled());
    QVERIFY(button.toolTip().contains(u"Trim silence"_s));
}

QTEST_MAIN(TestSoundButton)
#include "tst_sound_button.moc"
