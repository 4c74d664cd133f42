// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_button.h"

#include "effect_scope.h"

#include <listening/playback_preferences.h>
#include <playback/sound_controls.h>
#include <widgets/key_hints.h>
#include <widgets/metrics.h>
#include <words/format.h>

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QSlider>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QWidgetAction>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using listening::EffectGroup;
using listening::PlaybackPreferences;
using words::formatSpeed;

namespace {

constexpr std::array speeds = {0.5, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0};
constexpr int fineStepsPerUnit = 20; // one step is 0.05
constexpr double arrowUnits = 3;

} // namespace

SpeedButton::SpeedButton(playback::SoundControls &sound, QWidget *parent)
    : QToolButton(parent)
    , m_sound(sound)
{
    setObjectName(u"playerSpeed"_s);
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setMinimumWidth(fontMetrics().horizontalAdvance(formatSpeed(1.25))
                    + units(font(), 5)); // another speed must not change the layout of the bar
    createMenu();
    new KeyToolTip(*this,
                   {u"actionSlower"_s, u"actionFaster"_s},
                   tr("%1 slower, %2 faster", "keys in a tooltip"));
    connect(&sound, &playback::SoundControls::speedChanged, this, &SpeedButton::showSpeed);
    showSpeed();
}

void SpeedButton::setPreferences(PlaybackPreferences &preferences)
{
    m_preferences = &preferences;
    new EffectScope(*menu(), nullptr, preferences, EffectGroup::Speed); // owned by the menu
    connect(&preferences, &PlaybackPreferences::changed, this, &SpeedButton::showSpeed);
    showSpeed();
}

void SpeedButton::createMenu()
{
    auto *menu = new QMenu(tr("Speed"), this); // the button's own name changes with the speed
    m_speeds = new QActionGroup(menu);
    for (const double speed : speeds) {
        QAction *action = menu->addAction(formatSpeed(speed));
        action->setCheckable(true);
        action->setData(speed);
        m_speeds->addAction(action);
    }
    connect(m_speeds, &QActionGroup::triggered, this, [this](const QAction *action) {
        m_sound.setSpeed(action->data().toDouble());
    });
    menu->addSeparator();
    addFineSpeed(*menu);
    setMenu(menu);
}

void SpeedButton::addFineSpeed(QMenu &menu)
{
    auto *box = new QWidget(&menu);
    m_fineSpeed = new QSlider(Qt::Horizontal, box);
    m_fineSpeed->setObjectName(u"playerFineSpeed"_s);
    m_fineSpeed->setAccessibleName(tr("Speed"));
    m_fineSpeed->setToolTip(tr("Speed in steps of 0.05"));
    m_fineSpeed->setRange(int(playback::SoundControls::minSpeed * fineStepsPerUnit),
                          int(playback::SoundControls::maxSpeed * fineStepsPerUnit));
    m_fineSpeed->setPageStep(fineStepsPerUnit / 4);
    auto *row = new QHBoxLayout(box);
    row->addWidget(m_fineSpeed);
    auto *action = new QWidgetAction(&menu);
    action->setDefaultWidget(box);
    menu.addAction(action);
    connect(m_fineSpeed, &QSlider::valueChanged, this, [this](int steps) {
        const double speed = double(steps) / fineStepsPerUnit;
        // showSpeed() rounds a speed such as 1.12 to the nearest step. Only a larger difference
        // comes from the user.
        if (std::abs(speed - m_sound.speed()) > 0.5 / fineStepsPerUnit)
            m_sound.setSpeed(speed);
    });
}

/// Paints the menu arrow next to the speed, vertically centred: most styles put it into a corner,
/// away from the text.
void SpeedButton::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionToolButton button;
    initStyleOption(&button);
    // The style paints only the frame; without HasMenu it adds no arrow of its own.
    button.features &= ~QStyleOptionToolButton::HasMenu;
    button.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, button);

    const int arrow = units(font(), arrowUnits);
    const int words = fontMetrics().horizontalAdvance(text());
    const int gap = unit(font());
    const QRect whole = QStyle::alignedRect(
        layoutDirection(), Qt::AlignCenter, {words + gap + arrow, height()}, rect());
    const auto mirrored = [&](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), whole, part);
    };
    painter.drawItemText(mirrored(QRect(whole.left(), 0, words, height())),
                         Qt::AlignCenter,
                         palette(),
                         isEnabled(),
                         text(),
                         QPalette::ButtonText);
    button.rect = mirrored(QRect(whole.right() - arrow + 1, (height() - arrow) / 2, arrow, arrow));
    painter.drawPrimitive(QStyle::PE_IndicatorArrowDown, button);
}

void SpeedButton::showSpeed()
{
    const double speed = m_sound.speed();
    setText(formatSpeed(speed));
    for (QAction *action : m_speeds->actions())
        action->setChecked(std::abs(action->data().toDouble() - speed) < 0.001); // rounding
    m_fineSpeed->setValue(int(std::lround(speed * fineStepsPerUnit)));
    const bool isOfShow = m_preferences && m_preferences->isOfShow(EffectGroup::Speed);
    setToolTip(isOfShow ? tr("Speed of this show") : tr("Speed"));
    setAccessibleName((isOfShow ? tr("Speed of this show %1") : tr("Speed %1")).arg(text()));
}

} // namespace dogear::widgets
