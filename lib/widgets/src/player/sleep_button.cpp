// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/chapter_navigator.h>
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

constexpr int moreMinutes = 5;
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
    auto *menu = new QMenu(tr("Sleep timer"), this); // the button's own name tells what is left
    setMenu(menu);
    m_off = addChoice(tr("Off"), [this] { m_timer.cancel(); });
    m_more = menu->addAction(tr("%n more minute(s)", nullptr, moreMinutes), this, [this] {
        m_chosen = nullptr; // no entry of the menu has the new length
        m_timer.start(m_timer.remaining() + std::chrono::minutes(moreMinutes));
    });
    m_more->setObjectName(u"sleepMore"_s);
    menu->addSeparator();
    for (const int minutes : minuteChoices)
        addChoice(tr("After %n minute(s)", nullptr, minutes),
                  [this, minutes] { m_timer.start(std::chrono::minutes(minutes)); });
    menu->addSeparator();
    m_endOfChapter = addChoice(tr("At the end of the chapter"),
                               [this] { m_timer.startUntil(SleepUntil::EndOfChapter); });
    m_endOfEpisode = addChoice(tr("At the end of the episode"),
                               [this] { m_timer.startUntil(SleepUntil::EndOfEpisode); });
    // Checked when the menu opens: the episode may have got its chapters since.
    connect(menu, &QMenu::aboutToShow, this, [this] {
        m_endOfChapter->setVisible(!m_timer.navigator().chapters().isEmpty());
    });
}

QAction *SleepButton::addChoice(const QString &text, std::function<void()> choose)
{
    QAction *action = menu()->addAction(text);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, action, choose = std::move(choose)] {
        m_chosen = action; // before choose(), whose changed() marks the chosen entry
        choose();
        showTimer(); // if the timer did not change, the click has toggled the wrong check mark
    });
    return action;
}

/// Sets the check mark of the entry that is in effect.
void SleepButton::markChoice()
{
    const bool isActive = m_timer.isActive();
    const SleepUntil until = m_timer.until();
    const QAction *running = m_off;
    if (isActive && until == SleepUntil::EndOfChapter)
        running = m_endOfChapter;
    else if (isActive && until == SleepUntil::EndOfEpisode)
        running = m_endOfEpisode;
    else if (isActive)
        running = m_chosen;
    for (QAction *action : menu()->actions())
        action->setChecked(action == running);
    m_more->setVisible(isActive && until == SleepUntil::Time);
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
    // Rounded up, so that the last minute is shown as 1. 0 is an end that is not known yet.
    const int minutes = int(std::chrono::ceil<std::chrono::minutes>(m_timer.remaining()).count());
    markChoice();
    setToolButtonStyle(isActive ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    if (isActive && minutes == 0)
        setText(u"–"_s);
    else
        setText(isActive ? tr("%n min", "what is left of the sleep timer", minutes) : QString());
    setToolTip(isActive ? timerText(minutes) : tr("Sleep timer"));
    setAccessibleName(toolTip());
}

} // namespace dogear::widgets
