// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the button of the sleep timer.

#include "real_warnings.h"

#include <playback/chapter_navigator.h>
#include <playback/intro_outro_skipper.h>
#include <playback/player.h>
#include <playback/sleep_timer.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>
#include <widgets/sleep_button.h>

#include <QAction>
#include <QMenu>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;

class TestSleepButton final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }
    void theMenuStartsAndStopsIt();
    void itSaysWhatIsLeft();
    void itWaitsForAnEnd();
    void anUnknownEndHasNoMinutes_data();
    void anUnknownEndHasNoMinutes();
    void withoutChaptersThereIsNoEndOfOne();

private:
    [[nodiscard]] static QStringList ticked(const widgets::SleepButton &button);

    test::FakeClock m_clock;
    test::FakeAudioOutput m_device;
    playback::SoundControls m_sound;
    playback::Player m_player{m_device, m_sound, m_clock};
    playback::IntroOutroSkipper m_bounds{m_player};
    playback::ChapterNavigator m_navigator{m_player};
    playback::SleepTimer m_timer{m_player, m_sound, m_bounds, m_navigator, m_clock};
};

QStringList TestSleepButton::ticked(const widgets::SleepButton &button)
{
    QStringList texts;
    for (const QAction *action : button.menu()->actions()) {
        if (action->isChecked())
            texts.append(action->text());
    }
    return texts;
}

void TestSleepButton::theMenuStartsAndStopsIt()
{
    const widgets::SleepButton button(m_timer);
    const QList<QAction *> actions = button.menu()->actions();
    QVERIFY(actions.constFirst()->isChecked()); // the entry Off
    for (QAction *action : actions) {
        if (action->text().contains(u"30"))
            action->trigger();
    }
    QCOMPARE(m_timer.remaining(), std::chrono::milliseconds(30min));
    QVERIFY(button.text().contains(u"30"));
    QVERIFY(button.toolTip().contains(u"30"));
    QCOMPARE(ticked(button), QStringList{u"After 30 minute(s)"_s});
    auto *more = button.findChild<QAction *>(u"sleepMore"_s);
    QVERIFY(more->isVisible());
    more->trigger();
    QCOMPARE(m_timer.remaining(), std::chrono::milliseconds(35min));
    QCOMPARE(ticked(button), QStringList());
    actions.constFirst()->trigger();
    QCOMPARE(ticked(button), QStringList{u"Off"_s});
    QVERIFY(!more->isVisible());
    QVERIFY(!m_timer.isActive());
    QCOMPARE(button.text(), QString());
}

void TestSleepButton::itSaysWhatIsLeft()
{
    const widgets::SleepButton button(m_timer);
    m_player.load({QUrl(u"file:///e.mp3"_s), 0ms, 1h});
    m_player.play();
    emit m_device.loaded(1h);
    m_device.tick(0ms);
    m_timer.start(3min);
    // Plays 61 seconds.
    for (int tick = 0; tick < 4 * 61; ++tick) {
        m_clock.advance(250ms);
        m_device.tick(m_device.here + 250ms);
    }
    QVERIFY2(button.text().contains(u'2'), qPrintable(button.text()));
    m_timer.cancel();
}

void TestSleepButton::itWaitsForAnEnd()
{
    const widgets::SleepButton button(m_timer);
    m_player.load({QUrl(u"file:///e.mp3"_s), 0ms, 30min});
    const auto choose = [&button](const QString &word) {
        for (QAction *action : button.menu()->actions()) {
            if (action->text().contains(word))
                action->trigger();
        }
    };
    choose(u"chapter"_s);
    QCOMPARE(m_timer.until(), playback::SleepUntil::EndOfChapter);
    QVERIFY(button.toolTip().contains(u"chapter"));
    choose(u"episode"_s);
    QCOMPARE(m_timer.until(), playback::SleepUntil::EndOfEpisode);
    QCOMPARE(ticked(button), QStringList{u"At the end of the episode"_s});
    QVERIFY(button.toolTip().contains(u"episode"));
    QVERIFY2(button.text().contains(u"30"), qPrintable(button.text()));
    m_timer.cancel();
    QCOMPARE(button.text(), QString());
}

void TestSleepButton::anUnknownEndHasNoMinutes_data()
{
    QTest::addColumn<playback::SleepUntil>("until");
    QTest::newRow("the end of an episode of unknown length") << playback::SleepUntil::EndOfEpisode;
    QTest::newRow("the end of its only chapter") << playback::SleepUntil::EndOfChapter;
}

void TestSleepButton::anUnknownEndHasNoMinutes()
{
    QFETCH(const playback::SleepUntil, until);
    const widgets::SleepButton button(m_timer);
    m_player.load({QUrl(u"file:///e.mp3"_s), 0ms, 0ms});
    m_timer.startUntil(until);
    QCOMPARE(button.text(), u"–"_s);
    QVERIFY2(button.toolTip().contains(u"at the end"), qPrintable(button.toolTip()));
    m_player.play();
    emit m_device.loaded(30min);
    m_device.tick(1s);
    QVERIFY2(button.text().contains(u"30"), qPrintable(button.text()));
    m_timer.cancel();
}

void TestSleepButton::withoutChaptersThereIsNoEndOfOne()
{
    const widgets::SleepButton button(m_timer);
    const auto isOffered = [&button] {
        emit button.menu()->aboutToShow();
        for (const QAction *action : button.menu()->actions()) {
            if (action->text().contains(u"chapter"))
                return action->isVisible();
        }
        return false;
    };
    QVERIFY(!isOffered());
    QList<domain::Chapter> chapters(2);
    chapters[1].start = 5min;
    m_navigator.setChapters(chapters, {});
    QVERIFY(isOffered());
    m_navigator.setChapters({}, {});
}

QTEST_MAIN(TestSleepButton)
#include "tst_sleep_button.moc"
