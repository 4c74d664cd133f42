// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the choice between this show and all shows in the menus of speed and sound.

#include "player/effect_scope.h"
#include "player/speed_button.h"
#include "real_warnings.h"
#include "test_library.h"

#include <listening/playback_preferences.h>
#include <playback/intro_outro_skipper.h>
#include <support/fake_video_output.h>
#include <support/timeouts.h>
#include <widgets/sound_button.h>

#include <QMenu>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using domain::ShowPlayback;
using listening::EffectGroup;
using listening::PlaybackPreferences;

class TestEffectScope final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void withoutAnEpisodeThereAreOnlyAllShows();
    void whatHoldsIsMarked();
    void thisShowOrAllIsChosen();
    void whatThisShowHasIsUsedForAll();
    void theButtonSaysWhoseItIs();
    void soundHasItsOwnChoice();
    void theKeyboardReachesIt();

private:
    void take()
    {
        m_library->session->load(m_library->episodes(m_show).constFirst().id);
        QTRY_VERIFY(m_library->session->current().has_value());
    }
    [[nodiscard]] QAction *action(const char *name) const
    {
        const QToolButton &button = QLatin1StringView(name).startsWith("speed"_L1)
                                        ? static_cast<const QToolButton &>(*m_speed)
                                        : *m_sound;
        return button.menu()->findChild<QAction *>(QLatin1StringView(name));
    }
    [[nodiscard]] QString text(const char *name) const { return action(name)->text(); }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<playback::IntroOutroSkipper> m_introOutro;
    std::unique_ptr<PlaybackPreferences> m_preferences;
    std::unique_ptr<SpeedButton> m_speed;
    test::FakeVideoOutput m_video;
    std::unique_ptr<SoundButton> m_sound;
    PodcastId m_show;
};

void TestEffectScope::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_settings = std::make_unique<settings::Settings>(m_library->folders.settings);
    m_settings->setPlayback({.speed = 1.2, .levelsLoudness = false});
    m_introOutro = std::make_unique<playback::IntroOutroSkipper>(m_library->player);
    m_library->session->setShows(m_library->library.showPlaybacks(), *m_introOutro);
    m_preferences = std::make_unique<PlaybackPreferences>(m_library->sound,
                                                          *m_library->session,
                                                          m_library->library.showPlaybacks(),
                                                          *m_introOutro,
                                                          *m_settings);
    m_speed = std::make_unique<SpeedButton>(m_library->sound);
    m_speed->setPreferences(*m_preferences);
    m_sound = std::make_unique<SoundButton>(m_library->sound, m_library->savedTime, m_video);
    m_sound->setPreferences(*m_preferences);
    m_show = m_library->follow(u"Show"_s, {{u"An episode"_s}});
}

void TestEffectScope::cleanup()
{
    m_sound.reset();
    m_speed.reset();
    m_preferences.reset();
    m_library->session.reset();
    m_introOutro.reset();
    m_library.reset();
}

void TestEffectScope::withoutAnEpisodeThereAreOnlyAllShows()
{
    for (const char *name : {"speedThisShow", "speedUseForAll", "soundThisShow", "soundUseForAll"})
        QVERIFY2(!action(name)->isVisible(), name);
}

void TestEffectScope::whatHoldsIsMarked()
{
    take();
    QVERIFY(action("speedThisShow")->isVisible());
    QVERIFY(!action("speedThisShow")->isChecked());
    QCOMPARE(text("speedThisShow"), u"Remember for this show"_s);
    QCOMPARE(text("soundUseForAll"), u"Use for all shows (now as it was recorded)"_s);
    QVERIFY(!action("speedUseForAll")->isEnabled());
    m_library->sound.setSpeed(1.5); // as the player bar, a key or the desktop does
    QVERIFY(action("speedThisShow")->isChecked());
    QCOMPARE(text("speedUseForAll"), u"Use for all shows (now 1.2×)"_s);
    QVERIFY(action("speedUseForAll")->isEnabled());
}

void TestEffectScope::thisShowOrAllIsChosen()
{
    take();
    m_library->sound.setSpeed(1.5);
    action("speedThisShow")->trigger(); // removes the tick
    QCOMPARE(m_library->sound.speed(), 1.2);
    QVERIFY(!action("speedThisShow")->isChecked());
    action("speedThisShow")->trigger();
    QVERIFY(m_preferences->isOfShow(EffectGroup::Speed));
    QVERIFY(action("speedThisShow")->isChecked());
    m_preferences->setForAllShows({.speed = 2.0});
    QCOMPARE(text("speedUseForAll"), u"Use for all shows (now 2×)"_s);
    QCOMPARE(m_library->sound.speed(), 1.2);
}

void TestEffectScope::whatThisShowHasIsUsedForAll()
{
    take();
    m_library->sound.setSpeed(1.5);
    action("speedUseForAll")->trigger();
    QCOMPARE(text("speedUseForAll"), u"Use for all shows (now 1.5×)"_s);
    QVERIFY(!action("speedThisShow")->isChecked());
    QCOMPARE(m_settings->playback().speed, 1.5);
}

void TestEffectScope::theButtonSaysWhoseItIs()
{
    QVERIFY(!m_speed->toolTip().contains(u"this show"_s));
    take();
    m_library->sound.setSpeed(1.5);
    QVERIFY2(m_speed->toolTip().contains(u"this show"_s), qPrintable(m_speed->toolTip()));
    QVERIFY(m_speed->accessibleName().contains(u"this show 1.5×"_s));
    m_preferences->leaveToAllShows(EffectGroup::Speed);
    QVERIFY(!m_speed->toolTip().contains(u"this show"_s));
}

void TestEffectScope::soundHasItsOwnChoice()
{
    take();
    action("soundTrims")->trigger();
    QVERIFY(action("soundThisShow")->isChecked());
    QVERIFY(!action("speedThisShow")->isChecked()); // the speed is still that for all shows
    action("soundLevels")->trigger();
    action("soundUseForAll")->trigger();
    QCOMPARE(text("soundUseForAll"), u"Use for all shows (now trimmed silence, even volume)"_s);
    QVERIFY(m_settings->playback().trimsSilence);
    QVERIFY(m_settings->playback().levelsLoudness);
    action("soundTrims")->trigger();
    QVERIFY(action("soundThisShow")->isChecked());
    action("soundMono")->trigger(); // mono always applies to all shows
    action("soundThisShow")->trigger();
    QVERIFY(action("soundTrims")->isChecked());
    QVERIFY(action("soundMono")->isChecked());
}

void TestEffectScope::theKeyboardReachesIt()
{
    take();
    m_library->sound.setSpeed(1.5);
    QMenu *menu = m_speed->menu();
    menu->popup({});
    menu->setActiveAction(action("speedUseForAll"));
    QTest::keyClick(menu, Qt::Key_Up);
    QCOMPARE(menu->activeAction(), action("speedThisShow"));
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(m_library->sound.speed(), 1.2);
}

QTEST_MAIN(TestEffectScope)
#include "tst_effect_scope.moc"
