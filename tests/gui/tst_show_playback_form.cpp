// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the form with the playback settings of a show.

#include "detail/show_playback_form.h"
#include "player/speed_spin_box.h"
#include "real_warnings.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using domain::ShowPlayback;

Q_DECLARE_METATYPE(domain::ShowPlayback)

class TestShowPlaybackForm final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }

    void defaultsAreNamed();
    void whatIsChosenIsShown_data();
    void whatIsChosenIsShown();
    void whatIsChosenIsSaid();
    void speedsAreSteppedAndTyped();
    void theSpeedOfAllShowsIsAButton();
    void whatIsHalfTypedIsNotTaken();
    void whatIsTypedStays();
    void theWheelScrollsThePage();
    void everyFieldHasNameAndTip();
    void theKeyboardGoesThroughIt();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_form->findChild<T *>(QLatin1StringView(name));
    }
    [[nodiscard]] ShowPlayback last(const QSignalSpy &said) const
    {
        return said.isEmpty() ? ShowPlayback() : said.last().constFirst().value<ShowPlayback>();
    }

    std::unique_ptr<QWidget> m_page;
    ShowPlaybackForm *m_form = nullptr;
};

void TestShowPlaybackForm::init()
{
    test::failOnRealWarning();
    m_page = std::make_unique<QWidget>();
    m_form = new ShowPlaybackForm(m_page.get());
    auto *column = new QVBoxLayout(m_page.get());
    column->addWidget(m_form);
    m_form->setForAllShows({.speed = 1.2, .trimsSilence = true});
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestShowPlaybackForm::defaultsAreNamed()
{
    QCOMPARE(part<SpeedSpinBox>("showSpeed")->text(), u"Default (1.2×)"_s);
    QCOMPARE(part<QComboBox>("showTrims")->currentText(), u"Default (on)"_s);
    QCOMPARE(part<QComboBox>("showLevels")->currentText(), u"Default (off)"_s);
    QCOMPARE(part<QSpinBox>("showIntro")->text(), u"Nothing"_s);
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    m_form->setForAllShows({.speed = 2.0, .levelsLoudness = true});
    QCOMPARE(part<SpeedSpinBox>("showSpeed")->text(), u"Default (2×)"_s);
    QCOMPARE(part<QComboBox>("showTrims")->currentText(), u"Default (off)"_s);
    QCOMPARE(part<QComboBox>("showLevels")->currentText(), u"Default (on)"_s);
    QVERIFY(said.isEmpty());
}

void TestShowPlaybackForm::whatIsChosenIsShown_data()
{
    QTest::addColumn<ShowPlayback>("playback");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("no settings of its own") << ShowPlayback{}
                                            << QStringList{u"Default (1.2×)"_s,
                                                           u"Default (on)"_s,
                                                           u"Default (off)"_s,
                                                           u"Nothing"_s,
                                                           u"Nothing"_s};
    QTest::newRow("own values for everything")
        << ShowPlayback{1.35, false, true, 30s, 90s}
        << QStringList{u"1.35×"_s, u"Off"_s, u"On"_s, u"30 s"_s, u"90 s"_s};
    QTest::newRow("own values equal to those for all shows")
        << ShowPlayback{1.2, true, false, 0s, 0s}
        << QStringList{u"1.2×"_s, u"On"_s, u"Off"_s, u"Nothing"_s, u"Nothing"_s};
}

void TestShowPlaybackForm::whatIsChosenIsShown()
{
    QFETCH(const ShowPlayback, playback);
    QFETCH(const QStringList, texts);
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    m_form->setPlayback({.speed = 3.0, .intro = 5s});
    m_form->setPlayback(playback);
    QCOMPARE((QStringList{part<SpeedSpinBox>("showSpeed")->text(),
                          part<QComboBox>("showTrims")->currentText(),
                          part<QComboBox>("showLevels")->currentText(),
                          part<QSpinBox>("showIntro")->text(),
                          part<QSpinBox>("showOutro")->text()}),
             texts);
    QVERIFY(said.isEmpty());
}

void TestShowPlaybackForm::whatIsChosenIsSaid()
{
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    part<QComboBox>("showTrims")->setCurrentIndex(2);
    QVERIFY(last(said) == ShowPlayback{.trimsSilence = false});
    part<QComboBox>("showLevels")->setCurrentIndex(1);
    part<QSpinBox>("showIntro")->setValue(30);
    part<QSpinBox>("showOutro")->setValue(60);
    part<QComboBox>("showTrims")->setCurrentIndex(0);
    QVERIFY((last(said) == ShowPlayback{.levelsLoudness = true, .intro = 30s, .outro = 60s}));
    QCOMPARE(said.count(), 5);
}

void TestShowPlaybackForm::speedsAreSteppedAndTyped()
{
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    auto *speed = part<SpeedSpinBox>("showSpeed");
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Up); // from the speed for all shows
    QVERIFY(last(said) == ShowPlayback{.speed = 1.25});
    m_form->setPlayback({});
    QTest::keyClick(speed, Qt::Key_Down);
    QVERIFY(last(said) == ShowPlayback{.speed = 1.15});
    speed->selectAll();
    QTest::keyClicks(speed, u"1.7"_s);
    QTest::keyClick(speed, Qt::Key_Return);
    QVERIFY(last(said) == ShowPlayback{.speed = 1.7});
    m_form->setPlayback({.speed = 0.5});
    QTest::keyClick(speed, Qt::Key_Down); // below the slowest speed is the default
    QVERIFY(last(said) == ShowPlayback{});
}

void TestShowPlaybackForm::theSpeedOfAllShowsIsAButton()
{
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    auto *button = part<QToolButton>("showDefaultSpeed");
    QVERIFY(!button->isEnabled());
    m_form->setPlayback({.speed = 1.5, .intro = 10s});
    QVERIFY(button->isEnabled());
    button->click();
    QVERIFY(last(said) == ShowPlayback{.intro = 10s});
    QVERIFY(!button->isEnabled());
    QCOMPARE(part<SpeedSpinBox>("showSpeed")->text(), u"Default (1.2×)"_s);
}

void TestShowPlaybackForm::whatIsHalfTypedIsNotTaken()
{
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    auto *outro = part<QSpinBox>("showOutro");
    outro->setFocus();
    outro->selectAll();
    QTest::keyClicks(outro, u"60"_s);
    QVERIFY(said.isEmpty());
    part<QSpinBox>("showIntro")->setFocus();
    QCOMPARE(said.count(), 1);
    QVERIFY(last(said) == ShowPlayback{.outro = 60s});
}

/// Settings that change elsewhere must not replace the value being typed.
void TestShowPlaybackForm::whatIsTypedStays()
{
    auto *outro = part<QSpinBox>("showOutro");
    outro->setFocus();
    outro->selectAll();
    QTest::keyClicks(outro, u"60"_s);
    m_form->setPlayback({.speed = 1.5, .intro = 10s});
    m_form->setForAllShows({.speed = 3.0});
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    QTest::keyClick(outro, Qt::Key_Return);
    QVERIFY((last(said) == ShowPlayback{.speed = 1.5, .intro = 10s, .outro = 60s}));
}

void TestShowPlaybackForm::theWheelScrollsThePage()
{
    const QSignalSpy said(m_form, &ShowPlaybackForm::playbackChanged);
    const auto turn = [](QWidget *field) {
        QWheelEvent event(field->rect().center(),
                          field->mapToGlobal(field->rect().center()),
                          {},
                          {0, 120},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(field, &event);
        return event.isAccepted();
    };
    part<QSpinBox>("showOutro")->setFocus();
    for (const char *name : {"showSpeed", "showTrims", "showIntro"}) {
        QVERIFY2(!turn(part<QWidget>(name)), name);
        QVERIFY2(!part<QWidget>(name)->hasFocus(), name);
    }
    QVERIFY(said.isEmpty());
    part<QSpinBox>("showIntro")->setFocus();
    turn(part<QWidget>("showIntro"));
    QCOMPARE(said.count(), 1);
}

void TestShowPlaybackForm::everyFieldHasNameAndTip()
{
    for (const char *name :
         {"showSpeed", "showDefaultSpeed", "showTrims", "showLevels", "showIntro", "showOutro"}) {
        const auto *field = part<QWidget>(name);
        QVERIFY2(field, name);
        QVERIFY2(!field->accessibleName().isEmpty(), name);
        QVERIFY2(!field->toolTip().isEmpty(), name);
    }
}

void TestShowPlaybackForm::theKeyboardGoesThroughIt()
{
    m_form->setPlayback({.speed = 1.5}); // enables the button, so that it can have the focus
    part<QWidget>("showSpeed")->setFocus();
    for (const char *name :
         {"showDefaultSpeed", "showTrims", "showLevels", "showIntro", "showOutro"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY2(part<QWidget>(name)->hasFocus(), name);
    }
}

QTEST_MAIN(TestShowPlaybackForm)
#include "tst_show_playback_form.moc"
