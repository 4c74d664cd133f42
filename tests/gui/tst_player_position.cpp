// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the position in the player bar: slider, times, keys and accessibility.

#include "player/position_slider.h"
#include "real_warnings.h"
#include "test_library.h"

#include <support/timeouts.h>
#include <widgets/player_bar.h>

#include <QAccessible>
#include <QLabel>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;

class TestPlayerPosition final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void sliderFollowsThePlayer();
    void clickInTheSliderSeeks();
    void dragShowsTheTargetAndSeeksOnRelease();
    void keysSeek();
    void wheelDoesNotSeek();
    void thePositionIsReadAsATime();
    void aScreenReaderSeeks();
    void theTimeLeftIsThatOfTheSpeed();
    void timeLeftAndLengthTakeTurns();

private:
    /// Loads and plays an episode of 20 minutes.
    void loadEpisode()
    {
        const PodcastId show = m_library->follow(u"A Show"_s, {{u"An episode"_s, {}, 20}});
        m_library->session->load(m_library->episodes(show).constFirst().id);
        QTRY_VERIFY(m_library->session->current().has_value());
        m_library->player.play();
        emit m_library->output.loaded(20min);
        QCOMPARE(m_library->player.state(), playback::PlayerState::Playing);
    }

    template<typename T>
    T *part(const char *name) const
    {
        return m_bar->findChild<T *>(QLatin1StringView(name));
    }

    [[nodiscard]] QString text(const char *name) const { return part<QLabel>(name)->text(); }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<PlayerBar> m_bar;
};

void TestPlayerPosition::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_bar = std::make_unique<PlayerBar>(m_library->player,
                                        m_library->sound,
                                        *m_library->session,
                                        m_library->images,
                                        settings::PlaybackSettings{});
    m_bar->resize(800, m_bar->height());
    m_bar->show();
}

void TestPlayerPosition::cleanup()
{
    m_bar.reset();
    m_library.reset();
}

void TestPlayerPosition::sliderFollowsThePlayer()
{
    loadEpisode();
    m_library->player.seek(65s);
    m_library->output.tick(65s);
    QCOMPARE(part<PositionSlider>("playerSlider")->maximum(), 1200);
    QCOMPARE(part<PositionSlider>("playerSlider")->value(), 65);
    QCOMPARE(text("playerElapsed"), u"1:05"_s);
    QCOMPARE(text("playerRemaining"), u"−18:55"_s);
}

void TestPlayerPosition::clickInTheSliderSeeks()
{
    loadEpisode();
    auto *slider = part<PositionSlider>("playerSlider");
    QTest::mouseClick(slider, Qt::LeftButton, {}, slider->rect().center());
    QVERIFY(std::chrono::abs(m_library->player.position() - 10min) < 10s);
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(0, slider->height() / 2));
    QCOMPARE(m_library->player.position(), 0s);
}

void TestPlayerPosition::dragShowsTheTargetAndSeeksOnRelease()
{
    loadEpisode();
    m_library->player.seek(30s);
    auto *slider = part<PositionSlider>("playerSlider");
    const int y = slider->height() / 2;
    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() / 4, y));
    QTest::mouseMove(slider, QPoint(slider->width() / 2, y));
    QCOMPARE(m_library->player.position(), 30s);
    const QString target = text("playerElapsed");
    QVERIFY2(target.startsWith(u"9:") || target.startsWith(u"10:"), qPrintable(target));
    m_library->output.tick(31s); // playback continues and must not move the dragged handle
    QCOMPARE(text("playerElapsed"), target);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, y));
    QVERIFY(std::chrono::abs(m_library->player.position() - 10min) < 10s);
}

void TestPlayerPosition::keysSeek()
{
    loadEpisode();
    m_library->player.seek(100s);
    auto *slider = part<PositionSlider>("playerSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(m_library->player.position(), 105s);
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(m_library->player.position(), 165s);
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(m_library->player.position(), 0s);
}

void TestPlayerPosition::wheelDoesNotSeek()
{
    loadEpisode();
    m_library->player.seek(100s);
    auto *slider = part<PositionSlider>("playerSlider");
    QWheelEvent event(slider->rect().center(),
                      slider->mapToGlobal(slider->rect().center()),
                      {},
                      {0, 120},
                      Qt::NoButton,
                      Qt::NoModifier,
                      Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(slider, &event);
    QCOMPARE(slider->value(), 100);
    QCOMPARE(m_library->player.position(), 100s);
}

void TestPlayerPosition::thePositionIsReadAsATime()
{
    loadEpisode();
    m_library->player.seek(10s);
    m_library->output.tick(10s);
    auto *slider = part<PositionSlider>("playerSlider");
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(slider);
    QVERIFY(spoken);
    QCOMPARE(spoken->role(), QAccessible::Slider);
    QCOMPARE(spoken->text(QAccessible::Name), u"Position"_s);
    QCOMPARE(spoken->text(QAccessible::Value), u"0:10 of 20:00"_s);
    QCOMPARE(spoken->text(QAccessible::Description), u"0:10 of 20:00"_s);
    m_bar->setBuffered({{0.0, 0.5}});
    QCOMPARE(spoken->text(QAccessible::Description), u"0:10 of 20:00. On this computer: 50 %"_s);
}

void TestPlayerPosition::aScreenReaderSeeks()
{
    loadEpisode();
    m_library->player.seek(10s);
    m_library->output.tick(10s);
    auto *slider = part<PositionSlider>("playerSlider");
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(slider);
    QAccessibleValueInterface *value = spoken ? spoken->valueInterface() : nullptr;
    QVERIFY(value);
    QCOMPARE(value->maximumValue().toInt(), 1200);
    value->setCurrentValue(300);
    QCOMPARE(m_library->player.position(), 5min);
    QCOMPARE(value->currentValue().toInt(), 300);
    m_library->output.tick(301s); // the progress of playback seeks nothing
    QCOMPARE(value->currentValue().toInt(), 301);
    QCOMPARE(m_library->player.position(), 301s);
}

void TestPlayerPosition::theTimeLeftIsThatOfTheSpeed()
{
    loadEpisode();
    m_library->output.tick(0ms);
    QCOMPARE(text("playerRemaining"), u"−20:00"_s);
    m_library->sound.setSpeed(2.0);
    QCOMPARE(text("playerRemaining"), u"−10:00"_s);
    QTest::mouseClick(part<QLabel>("playerRemaining"), Qt::LeftButton);
    QCOMPARE(text("playerRemaining"), u"20:00"_s); // the length does not depend on the speed
}

void TestPlayerPosition::timeLeftAndLengthTakeTurns()
{
    loadEpisode();
    m_library->player.seek(60s);
    auto *remaining = part<QLabel>("playerRemaining");
    QTest::mouseClick(remaining, Qt::LeftButton);
    QCOMPARE(remaining->text(), u"20:00"_s);
    remaining->setFocus();
    QTest::keyClick(remaining, Qt::Key_Space);
    QCOMPARE(remaining->text(), u"−19:00"_s);
}

QTEST_MAIN(TestPlayerPosition)
#include "tst_player_position.moc"
