// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the player bar with the real player and a fake audio output.

#include "parts/elided_label.h"
#include "player/position_slider.h"
#include "real_warnings.h"
#include "style/slider_style.h"
#include "test_library.h"

#include <playback/chapter_navigator.h>
#include <support/timeouts.h>
#include <widgets/metrics.h>
#include <widgets/player_bar.h>

#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using playback::PlayerState;

using Shares = QList<std::pair<double, double>>;

class TestPlayerBar final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void emptyBarCanDoNothing();
    void transportIsNotMirrored();
    void theTitleComesBeforeTheVolume();
    void episodeIsNamed();
    void playButtonPlaysAndPauses();
    void skipsAreThoseOfTheSettings();
    void skipsNeverLie();
    void statesAreWords();
    void theNetworkIsNamedOnlyWhileTheSoundWaits();
    void whatIsHereIsThicker_data();
    void whatIsHereIsThicker();
    void chaptersAreGapsInWhatIsHere();
    void whatIsHereBelongsToItsEpisode();
    void speedMenuSetsAndShowsTheSpeed();
    void fineSpeedHasSteps();
    void volumeGoesBothWays();
    void fullVolumeHasATick();
    void theSpeedHasOneArrowNextToIt_data();
    void theSpeedHasOneArrowNextToIt();
    void volumeHasRoomWhereItIsNarrow();
    void longTitleIsCutAndTold();
    void everyControlHasNameAndTip();
    void chaptersAreNamedAndMarked();
    void theHandleIsSeenAmongChapters();
    void chapterButtonsGoOnAndBack();

private:
    void loadEpisode(std::chrono::milliseconds duration = 20min)
    {
        const PodcastId show =
            m_library->follow(u"A Show"_s, {{u"An episode"_s, {}, 20}, {u"Another"_s, {}, 30}});
        m_library->session->load(m_library->episodes(show).constFirst().id);
        QTRY_VERIFY(m_library->session->current().has_value());
        m_library->player.play();
        emit m_library->output.loaded(duration);
        QCOMPARE(m_library->player.state(), PlayerState::Playing);
    }

    template<typename T>
    T *part(const char *name) const
    {
        return m_bar->findChild<T *>(QLatin1StringView(name));
    }

    [[nodiscard]] QString text(const char *name) const { return part<QLabel>(name)->text(); }

    /// Sets chapters at 0, 5 and 10 minutes; the third one has no title.
    void setChapters()
    {
        m_library->output.tick(0ms);
        m_bar->setChapterNavigator(*m_navigator);
        QList<domain::Chapter> chapters(3);
        chapters[0].title = u"<One>"_s;
        chapters[1].start = 5min;
        chapters[1].title = u"Two"_s;
        chapters[2].start = 10min;
        m_navigator->setChapters(chapters, {});
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<playback::ChapterNavigator> m_navigator;
    std::unique_ptr<PlayerBar> m_bar;
};

void TestPlayerBar::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_navigator = std::make_unique<playback::ChapterNavigator>(m_library->player);
    m_bar = std::make_unique<PlayerBar>(
        m_library->player,
        m_library->sound,
        *m_library->session,
        m_library->images,
        settings::PlaybackSettings{.skipBack = 10s, .skipForward = 45s});
    m_bar->resize(800, m_bar->height());
    m_bar->show();
}

void TestPlayerBar::cleanup()
{
    m_bar.reset();
    m_navigator.reset();
    m_library.reset();
}

void TestPlayerBar::emptyBarCanDoNothing()
{
    QVERIFY(!text("playerTitle").isEmpty());
    for (const char *name : {"playerBack", "playerForward"})
        QVERIFY2(!part<QToolButton>(name)->isEnabled(), name);
    const QSignalSpy start(m_bar.get(), &PlayerBar::startRequested);
    part<QToolButton>("playerPlay")->click(); // the window decides what to play
    QCOMPARE(start.count(), 1);
    QVERIFY(!part<PositionSlider>("playerSlider")->isEnabled());
    QVERIFY(text("playerElapsed").isEmpty());
    QVERIFY(text("playerRemaining").isEmpty());
    QCOMPARE(m_bar->height(), units(m_bar->font(), 20));
}

/// A recording runs from left to right in every language, so its controls are not mirrored.
void TestPlayerBar::transportIsNotMirrored()
{
    loadEpisode();
    m_bar->setLayoutDirection(Qt::RightToLeft);
    m_bar->resize(1200, m_bar->height());
    QCoreApplication::processEvents();
    const auto left = [this](const char *name) {
        return part<QWidget>(name)->mapTo(m_bar.get(), QPoint()).x();
    };
    QVERIFY(left("playerBack") < left("playerPlay"));
    QVERIFY(left("playerPlay") < left("playerForward"));
    QVERIFY(left("playerElapsed") < left("playerSlider"));
    auto *slider = part<PositionSlider>("playerSlider");
    QCOMPARE(slider->layoutDirection(), Qt::LeftToRight);
    slider->setFocus();
    const auto before = m_library->player.position();
    QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(m_library->player.position() > before);
    QVERIFY(left("playerTitle") > left("playerSlider")); // the rest of the bar is mirrored
}

void TestPlayerBar::theTitleComesBeforeTheVolume()
{
    loadEpisode();
    const int narrow = units(m_bar->font(), 160);
    QVERIFY(m_bar->minimumSizeHint().width() <= narrow);
    m_bar->resize(narrow, m_bar->height());
    QTRY_VERIFY(!part<QWidget>("playerVolume")->isVisible());
    QTRY_VERIFY(part<QWidget>("playerTitle")->width() >= units(m_bar->font(), 20));
    m_bar->resize(units(m_bar->font(), 300), m_bar->height());
    QTRY_VERIFY(part<QWidget>("playerVolume")->isVisible());
}

void TestPlayerBar::episodeIsNamed()
{
    loadEpisode();
    QCOMPARE(text("playerTitle"), u"An episode"_s);
    QCOMPARE(text("playerStatus"), u"A Show"_s);
    QSignalSpy activated(m_bar.get(), &PlayerBar::titleActivated);
    QTest::mouseClick(part<QLabel>("playerTitle"), Qt::LeftButton);
    part<QLabel>("playerTitle")->setFocus();
    QTest::keyClick(part<QLabel>("playerTitle"), Qt::Key_Return);
    QCOMPARE(activated.count(), 2);
    QSignalSpy showActivated(m_bar.get(), &PlayerBar::showActivated);
    QTest::mouseClick(part<QLabel>("playerStatus"), Qt::LeftButton);
    QCOMPARE(showActivated.count(), 1);
}

void TestPlayerBar::playButtonPlaysAndPauses()
{
    loadEpisode();
    auto *play = part<QToolButton>("playerPlay");
    const QString pauseName = play->accessibleName();
    play->click();
    QCOMPARE(m_library->player.state(), PlayerState::Paused);
    QVERIFY(play->accessibleName() != pauseName);
    play->click();
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
    QCOMPARE(play->accessibleName(), pauseName);
}

void TestPlayerBar::skipsAreThoseOfTheSettings()
{
    loadEpisode();
    m_library->player.seek(100s);
    part<QToolButton>("playerForward")->click();
    QCOMPARE(m_library->player.position(), 145s);
    part<QToolButton>("playerBack")->click();
    QCOMPARE(m_library->player.position(), 135s);
    QVERIFY(part<QToolButton>("playerForward")->accessibleName().contains(u"45"_s));
}

/// Neither the accessible name nor the number in the icon may differ from the settings.
void TestPlayerBar::skipsNeverLie()
{
    loadEpisode();
    const auto *back = part<QToolButton>("playerBack");
    const auto *forward = part<QToolButton>("playerForward");
    const auto picture = [](const QToolButton *button) {
        return button->icon().pixmap(button->iconSize()).toImage();
    };
    const QImage plainBack = picture(back);
    const QImage plainForward = picture(forward);
    m_bar->setSkips(15s, 30s);
    QVERIFY(back->accessibleName().contains(u"15"_s));
    QVERIFY(forward->accessibleName().contains(u"30"_s));
    QVERIFY(picture(back) != plainBack); // an icon with the number
    QVERIFY(picture(forward) != plainForward);
    m_library->player.seek(100s);
    part<QToolButton>("playerBack")->click();
    QCOMPARE(m_library->player.position(), 85s);
    m_bar->setSkips(20s, 60s);
    QVERIFY(back->toolTip().contains(u"20"_s));
    QVERIFY(picture(back) == plainBack);
    QVERIFY(picture(forward) == plainForward);
    part<QToolButton>("playerForward")->click();
    QCOMPARE(m_library->player.position(), 145s);
}

void TestPlayerBar::statesAreWords()
{
    loadEpisode();
    emit m_library->output.stalledChanged(true);
    QCOMPARE(text("playerStatus"), u"A Show"_s); // a short stall is not shown
    QTRY_COMPARE(text("playerStatus"), u"Buffering…"_s);
    const QString waiting = text("playerStatus");
    emit m_library->output.stalledChanged(false);
    QCOMPARE(text("playerStatus"), u"A Show"_s);
    emit m_library->output.failed({ErrorCode::MediaUnreadable, u"secret detail"_s});
    QCOMPARE(m_library->player.state(), PlayerState::Failed);
    const QString failed = text("playerStatus");
    QVERIFY(failed != u"A Show"_s && failed != waiting);
    QVERIFY(!failed.contains(u"secret detail"_s));
    part<QToolButton>("playerPlay")->click(); // tries again
    QCOMPARE(m_library->player.state(), PlayerState::Loading);
    QVERIFY(text("playerStatus") != failed);
}

void TestPlayerBar::theNetworkIsNamedOnlyWhileTheSoundWaits()
{
    loadEpisode();
    m_bar->setNetworkProblem(Error{ErrorCode::Offline});
    QCOMPARE(text("playerStatus"), u"A Show"_s);
    emit m_library->output.stalledChanged(true);
    QTRY_COMPARE(text("playerStatus"), u"Waiting for the network…"_s);
    QVERIFY(!part<QLabel>("playerStatus")->toolTip().isEmpty());
    m_bar->setNetworkProblem({});
    QCOMPARE(text("playerStatus"), u"Buffering…"_s);
    QVERIFY(part<QLabel>("playerStatus")->toolTip().isEmpty());
    emit m_library->output.stalledChanged(false);
    QCOMPARE(text("playerStatus"), u"A Show"_s);
}

void TestPlayerBar::whatIsHereIsThicker_data()
{
    QTest::addColumn<Shares>("shares");
    QTest::addColumn<QColor>("paper");
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<bool>("isEnabled");
    QTest::addColumn<QString>("shades"); // at 5 %, 15 % … 95 % of the slider: # if buffered
    const auto row = [](const char *name,
                        const Shares &shares,
                        const QString &shades,
                        Qt::LayoutDirection direction = Qt::LeftToRight,
                        bool isDark = false,
                        bool isEnabled = true) {
        const QColor dark(0x23, 0x26, 0x29);
        const QColor light(0xef, 0xf0, 0xf1);
        QTest::newRow(name) << shares << (isDark ? dark : light) << (isDark ? light : dark)
                            << direction << isEnabled << shades;
    };
    const Shares some{{0.1, 0.3}, {0.6, 0.9}};
    row("nothing", {}, u".........."_s);
    row("two parts", some, u".##...###."_s);
    row("two parts, from right to left", some, u".###...##."_s, Qt::RightToLeft);
    row("two parts on a dark ground", some, u".##...###."_s, Qt::LeftToRight, true);
    row("all of it", {{0, 1}}, u"##########"_s);
    row("a server that says nonsense", {{-3, 0.2}, {0.8, 7}}, u"##......##"_s);
    row("an episode that cannot be moved in", some, u".##...###."_s, Qt::LeftToRight, false, false);
}

void TestPlayerBar::whatIsHereIsThicker()
{
    QFETCH(const Shares, shares);
    QFETCH(const QColor, paper);
    QFETCH(const QColor, ink);
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const bool, isEnabled);
    QFETCH(const QString, shades);
    loadEpisode();
    m_library->output.tick(0ms);
    auto *slider = part<PositionSlider>("playerSlider");
    QPalette palette;
    palette.setColor(QPalette::Window, paper);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, mixed(ink, paper, 0.5));
    slider->setPalette(palette);
    slider->setLayoutDirection(direction);
    slider->setEnabled(isEnabled);
    m_bar->setBuffered(shares);
    const QImage image = slider->grab().toImage();
    const SliderColors colors = sliderColors(slider->palette(), isEnabled);
    const auto strengthOf = [&paper](const QColor &color) {
        return std::abs(double(color.lightnessF()) - double(paper.lightnessF()));
    };
    // The groove has half of its height where nothing is buffered.
    const double rest = sliderGrooveHeight(slider->font()) / 2 * strengthOf(colors.groove);
    const int radius = sliderHandleSize(slider->font()) / 2;
    const int width = slider->width() - 2 * radius;
    QString seen;
    for (int i = 0; i < 10; ++i) {
        const int x = radius + width * (2 * i + 1) / 20;
        double painted = 0;
        for (int y = 0; y < image.height(); ++y)
            painted += strengthOf(image.pixelColor(x, y));
        seen += painted > 1.5 * rest ? u'#' : u'.';
        if (isEnabled)
            QVERIFY2(image.pixelColor(x, slider->height() / 2) != colors.filled,
                     "it must not be taken for what was heard");
    }
    QCOMPARE(seen, shades);
    QCOMPARE(slider->accessibleDescription().isEmpty(), shares.isEmpty());
}

void TestPlayerBar::chaptersAreGapsInWhatIsHere()
{
    loadEpisode();
    setChapters(); // at 5 and 10 of 20 minutes
    m_bar->setBuffered({{0, 1}});
    auto *slider = part<PositionSlider>("playerSlider");
    const QImage image = slider->grab().toImage();
    const int radius = unit(slider->font());
    const int width = slider->width() - 2 * radius;
    QCOMPARE(image.pixelColor(radius + width / 2, slider->height() / 2),
             slider->palette().color(QPalette::Window));
    QCOMPARE(slider->accessibleDescription(), u"On this computer: 100 %"_s);
}

void TestPlayerBar::whatIsHereBelongsToItsEpisode()
{
    loadEpisode();
    m_bar->setBuffered({{0, 0.5}});
    auto *slider = part<PositionSlider>("playerSlider");
    QCOMPARE(slider->accessibleDescription(), u"On this computer: 50 %"_s);
    emit m_library->session->currentChanged(); // as a refresh does
    QCOMPARE(slider->accessibleDescription(), u"On this computer: 50 %"_s);
    const PodcastId show = m_library->follow(u"B Show"_s, {{u"Other"_s, {}, 20}});
    m_library->session->load(m_library->episodes(show).constFirst().id);
    QTRY_COMPARE(text("playerTitle"), u"Other"_s);
    QVERIFY(slider->accessibleDescription().isEmpty());
}

void TestPlayerBar::speedMenuSetsAndShowsTheSpeed()
{
    const QList<QAction *> actions = part<QToolButton>("playerSpeed")->menu()->actions();
    QAction *fast = nullptr;
    for (QAction *action : actions) {
        if (action->data().toDouble() == 1.5)
            fast = action;
    }
    QVERIFY(fast);
    fast->trigger();
    QCOMPARE(m_library->sound.speed(), 1.5);
    QCOMPARE(part<QToolButton>("playerSpeed")->text(), u"1.5×"_s);
    QVERIFY(fast->isChecked());
    m_library->sound.setSpeed(1.35);
    QCOMPARE(part<QToolButton>("playerSpeed")->text(), u"1.35×"_s);
    QVERIFY(!fast->isChecked());
}

void TestPlayerBar::fineSpeedHasSteps()
{
    auto *fine =
        part<QToolButton>("playerSpeed")->menu()->findChild<QSlider *>(u"playerFineSpeed"_s);
    QCOMPARE(fine->minimum(), 10);
    QCOMPARE(fine->maximum(), 60);
    fine->setValue(23);
    QCOMPARE(m_library->sound.speed(), 1.15);
    m_library->sound.setSpeed(2.0);
    QCOMPARE(fine->value(), 40);
    m_library->sound.setSpeed(1.12); // set elsewhere: the slider rounds it, the player does not
    QCOMPARE(m_library->sound.speed(), 1.12);
}

void TestPlayerBar::volumeGoesBothWays()
{
    auto *volume = part<QSlider>("playerVolume");
    volume->setValue(40);
    QCOMPARE(m_library->sound.volumePercent(), 40);
    m_library->sound.setVolumePercent(70);
    QCOMPARE(volume->value(), 70);
    auto *mute = part<QToolButton>("playerMute");
    const QString name = mute->accessibleName();
    mute->click();
    QVERIFY(m_library->sound.isMuted());
    QVERIFY(mute->accessibleName() != name);
    QCOMPARE(volume->value(), 70);
}

/// Without the tick, 100 % in the middle of the slider looks like half of the volume.
void TestPlayerBar::fullVolumeHasATick()
{
    auto *volume = part<QSlider>("playerVolume");
    QCOMPARE(volume->minimum(), 0);
    QCOMPARE(volume->maximum(), 200);
    QCOMPARE(volume->tickInterval(), 100);
    QVERIFY(volume->tickPosition() != QSlider::NoTicks);
    m_bar->resize(units(m_bar->font(), 240), m_bar->height());
    QTRY_VERIFY(volume->isVisible());
    const QImage marked = volume->grab().toImage();
    volume->setTickInterval(1000); // ticks at both ends only
    QVERIFY(volume->grab().toImage() != marked);
}

void TestPlayerBar::theSpeedHasOneArrowNextToIt_data()
{
    QTest::addColumn<double>("speed");
    QTest::newRow("a short speed") << 1.0;
    QTest::newRow("a long speed") << 1.25;
}

/// Measures the painted parts: text and arrow together are in the middle of the button, and there
/// is no second arrow in its corner, where most styles put it.
void TestPlayerBar::theSpeedHasOneArrowNextToIt()
{
    QFETCH(const double, speed);
    m_library->sound.setSpeed(speed);
    auto *button = part<QToolButton>("playerSpeed");
    const QImage image = button->grab().toImage();
    const QRgb paper = image.pixel(0, 0);
    const auto painted = [&](const QRect &area) { // the rectangle around all that is painted
        QRect found;
        for (int x = area.left(); x <= area.right(); ++x) {
            for (int y = area.top(); y <= area.bottom(); ++y) {
                if (image.pixel(x, y) != paper)
                    found |= QRect(x, y, 1, 1);
            }
        }
        return found;
    };
    const QRect all = painted(image.rect());
    const int words = button->fontMetrics().horizontalAdvance(button->text());
    const int arrow = units(button->font(), 3);
    QVERIFY(all.width() > words); // text and arrow
    QVERIFY(all.width() <= words + unit(button->font()) + arrow);
    QVERIFY(std::abs(all.center().x() - image.rect().center().x()) <= unit(button->font()));
    const QRect sign =
        painted(QRect(all.right() + 1 - arrow / 2, 0, arrow / 2, image.height())); // its half
    QVERIFY(sign.isValid());
    QVERIFY(std::abs(sign.center().y() - image.rect().center().y()) <= 2);
}

void TestPlayerBar::volumeHasRoomWhereItIsNarrow()
{
    loadEpisode();
    m_bar->resize(units(m_bar->font(), 240), m_bar->height()); // a narrower bar has no volume
    const auto *volume = part<QSlider>("playerVolume");
    QTRY_VERIFY(volume->isVisible());
    QVERIFY2(volume->width() >= units(m_bar->font(), 12),
             qPrintable(QString::number(volume->width())));
    QVERIFY(m_bar->rect().contains(volume->geometry()));
}

void TestPlayerBar::longTitleIsCutAndTold()
{
    const QString longTitle = u"A title that goes on and on "_s.repeated(10).trimmed();
    const PodcastId show = m_library->follow(u"A Show"_s, {{longTitle}});
    m_library->session->load(m_library->episodes(show).constFirst().id);
    QTRY_VERIFY(m_library->session->current().has_value());
    auto *title = part<ElidedLabel>("playerTitle");
    QCOMPARE(title->text(), longTitle);
    QTRY_VERIFY(title->shownText().endsWith(u'…'));
    QVERIFY(m_bar->minimumSizeHint().width() <= 800);
}

void TestPlayerBar::everyControlHasNameAndTip()
{
    const QList<QToolButton *> buttons = m_bar->findChildren<QToolButton *>();
    QVERIFY(buttons.size() >= 5);
    for (const QToolButton *button : buttons) {
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
    }
    for (const char *name : {"playerSlider", "playerVolume"})
        QVERIFY2(!part<QSlider>(name)->accessibleName().isEmpty(), name);
}

void TestPlayerBar::chaptersAreNamedAndMarked()
{
    loadEpisode();
    QVERIFY(!part<QLabel>("playerChapter")->isVisible());
    QVERIFY(!part<QToolButton>("playerNextChapter")->isVisible());
    auto *slider = part<PositionSlider>("playerSlider");
    const QImage plain = slider->grab().toImage();
    setChapters();
    QVERIFY(part<QToolButton>("playerNextChapter")->isVisible());
    QCOMPARE(text("playerChapter"), u"<One>"_s);
    QVERIFY(slider->grab().toImage() != plain);
    QCOMPARE(slider->textAt(0), u"0:00 <One>"_s);
    QCOMPARE(slider->textAt(299), u"4:59 <One>"_s);
    QCOMPARE(slider->textAt(300), u"5:00 Two"_s);
    QCOMPARE(slider->textAt(600), u"10:00"_s); // the third chapter has no title
    m_library->output.tick(6min);
    QCOMPARE(text("playerChapter"), u"Two"_s);
    m_library->output.tick(11min);
    QVERIFY(!part<QLabel>("playerChapter")->isVisible());
    m_navigator->setChapters({}, {});
    QVERIFY(!part<QToolButton>("playerNextChapter")->isVisible());
    QCOMPARE(slider->textAt(300), u"5:00"_s);
}

void TestPlayerBar::theHandleIsSeenAmongChapters()
{
    loadEpisode();
    setChapters();
    m_library->output.tick(0ms);
    auto *slider = part<PositionSlider>("playerSlider");
    QCOMPARE(slider->grab().toImage().pixelColor(sliderHandleSize(slider->font()) / 2,
                                                 slider->height() / 2),
             sliderColors(slider->palette(), true).handle);
}

void TestPlayerBar::chapterButtonsGoOnAndBack()
{
    loadEpisode();
    setChapters();
    auto *next = part<QToolButton>("playerNextChapter");
    next->click();
    QCOMPARE(m_library->player.position(), 300'000ms);
    next->click();
    QCOMPARE(m_library->player.position(), 600'000ms);
    QVERIFY(!next->isEnabled());
    part<QToolButton>("playerPreviousChapter")->click();
    QCOMPARE(m_library->player.position(), 300'000ms);
    QVERIFY(next->isEnabled());
}

QTEST_MAIN(TestPlayerBar)
#include "tst_player_bar.moc"
