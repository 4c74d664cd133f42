// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/chapter_track.h>
#include <playback/sleep_timer.h>
#include <widgets/metrics.h>
#include <widgets/sleep_button.h>
#include <widgets/tool_button.h>

#include <QMenu>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using playback::SleepUntil;

namespace {

constexpr std::array minuteChoices = {5, 10, 15, 30, 45, 60, 90};

} // namespace

SleepButton::SleepButton(playback::SleepTimer &timer, QWidget *parent)
    : QToolButton(parent)
    , m_timer(timer)
{
    setUpTool(*this, u"playerSleep"_s, u"sleep"_s);
    setFont(tabular(secondaryFont(font())));
    setPopupMode(QToolButton::InstantPopup);
    createMenu();
    connect(&timer, &playback::SleepTimer::changed, this, &SleepButton::showTimer);
    showTimer();
}

void SleepButton::createMenu()
{
    auto *menu = new QMenu(this);
    m_off = menu->addAction(tr("Off"), &m_timer, &playback::SleepTimer::cancel);
    menu->addSeparator();
    for (const int minutes : minuteChoices) {
        menu->addAction(tr("After %n minute(s)", nullptr, minutes), this, [this, minutes] {
            m_timer.start(std::chrono::minutes(minutes));
        });
    }
    menu->addSeparator();
    m_endOfChapter = menu->addAction(tr("At the end of the chapter"), this, [this] {
        m_timer.startUntil(SleepUntil::EndOfChapter);
    });
    menu->addAction(tr("At the end of the episode"), this, [this] {
        m_timer.startUntil(SleepUntil::EndOfEpisode);
    });
    connect(menu, &QMenu::aboutToShow, this, [this] {
        m_endOfChapter->setVisible(!m_timer.track().chapters().isEmpty());
    });
    setMenu(menu);
}

QString SleepButton::timerText(int minutes) const
{
    switch (m_timer.until()) {
    case SleepUntil::EndOfChapter:
        return tr("Playback stops at the end of the chapter");
    case SleepUntil::EndOfEpisode:
        return tr("Playback stops at the end of the episode");
    case SleepUntil::Time:
        break;
    }
    return tr("Playback stops after %n more minute(s) of listening", nullptr, minutes);
}

void SleepButton::showTimer()
{
    const bool isActive = m_timer.isActive();
    const int minutes = int(std::chrono::ceil<std::chrono::minutes>(m_timer.remaining()).count());
    m_off->setEnabled(isActive);
    setToolButtonStyle(isActive ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    setText(isActive ? tr("%n min", "what is left of the sleep timer", minutes) : QString());
    setToolTip(isActive ? timerText(minutes) : tr("Sleep timer"));
    setAccessibleName(toolTip());
}

} // namespace dogear::widgets
