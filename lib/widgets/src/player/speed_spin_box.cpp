// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_spin_box.h"

#include <playback/sound_controls.h>

#include <QSignalBlocker>

namespace dogear::widgets {

namespace {

constexpr double step = 0.05;

} // namespace

SpeedSpinBox::SpeedSpinBox(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setRange(playback::SoundControls::minSpeed, playback::SoundControls::maxSpeed);
    setDecimals(2);
    setSingleStep(step);
    setSuffix(tr("×", "after a speed"));
    setKeyboardTracking(false); // a half-typed number is no speed: "1" on the way to "1.5"
}

void SpeedSpinBox::setDefault(const QString &text, double speed)
{
    const QSignalBlocker blocker(this);
    // QAbstractSpinBox shows its special text only at the minimum, so the unset value is one step
    // below the slowest speed.
    setMinimum(playback::SoundControls::minSpeed - step);
    setSpecialValueText(text);
    m_default = speed;
}

void SpeedSpinBox::setSpeed(const std::optional<double> &speed)
{
    const double shown = speed.value_or(minimum());
    if (shown == value())
        return; // setValue() would replace a text that the user is typing
    const QSignalBlocker blocker(this);
    setValue(shown);
}

std::optional<double> SpeedSpinBox::speed() const
{
    return m_default && value() < playback::SoundControls::minSpeed ? std::nullopt
                                                                    : std::optional(value());
}

QString SpeedSpinBox::textFromValue(double speed) const
{
    return locale().toString(speed, 'g', 3);
}

/// Steps from the unset value start at the speed of all shows, not at the minimum.
void SpeedSpinBox::stepBy(int steps)
{
    if (speed())
        QDoubleSpinBox::stepBy(steps);
    else
        setValue(std::max(playback::SoundControls::minSpeed, *m_default + steps * step));
}

QDoubleSpinBox::StepEnabled SpeedSpinBox::stepEnabled() const
{
    // QDoubleSpinBox would forbid a step down from the unset value, which is its minimum.
    return speed() ? QDoubleSpinBox::stepEnabled() : StepEnabled(StepUpEnabled | StepDownEnabled);
}

} // namespace dogear::widgets
