// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_spin_box.h"

#include <playback/player.h>

#include <QSignalBlocker>

namespace dogear::widgets {

namespace {

constexpr double step = 0.05;

} // namespace

SpeedSpinBox::SpeedSpinBox(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setRange(playback::Player::minSpeed, playback::Player::maxSpeed);
    setDecimals(2);
    setSingleStep(step);
    setSuffix(tr("×", "after a speed"));
    setKeyboardTracking(false); // what is half typed is no speed
}

void SpeedSpinBox::setDefault(const QString &text, double speed)
{
    const QSignalBlocker blocker(this);
    setMinimum(playback::Player::minSpeed - step);
    setSpecialValueText(text);
    m_default = speed;
}

void SpeedSpinBox::setSpeed(const std::optional<double> &speed)
{
    const double shown = speed.value_or(minimum());
    if (shown == value())
        return; // what is being typed stays
    const QSignalBlocker blocker(this);
    setValue(shown);
}

std::optional<double> SpeedSpinBox::speed() const
{
    return m_default && value() < playback::Player::minSpeed ? std::nullopt
                                                             : std::optional(value());
}

QString SpeedSpinBox::textFromValue(double speed) const
{
    return locale().toString(speed, 'g', 3);
}

/// From none it goes on from what then holds.
void SpeedSpinBox::stepBy(int steps)
{
    if (speed())
        QDoubleSpinBox::stepBy(steps);
    else
        setValue(std::max(playback::Player::minSpeed, *m_default + steps * step));
}

QDoubleSpinBox::StepEnabled SpeedSpinBox::stepEnabled() const
{
    return speed() ? QDoubleSpinBox::stepEnabled() : StepEnabled(StepUpEnabled | StepDownEnabled);
}

} // namespace dogear::widgets
