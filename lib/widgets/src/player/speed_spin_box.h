// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A speed to type or step to; for a show also none, which is that of all shows.
///
/// Tests: tests/gui/tst_show_playback_form.cpp

#include <QDoubleSpinBox>

#include <optional>

namespace dogear::widgets {

class SpeedSpinBox final : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit SpeedSpinBox(QWidget *parent = nullptr);

    /// From now on there is none below the slowest: \a text says what then holds, \a speed is where
    /// steps begin.
    void setDefault(const QString &text, double speed);
    /// Without a signal.
    void setSpeed(const std::optional<double> &speed);
    [[nodiscard]] std::optional<double> speed() const;

    void stepBy(int steps) override;
    /// "1.2", not "1.20".
    [[nodiscard]] QString textFromValue(double speed) const override;

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    std::optional<double> m_default;
};

} // namespace dogear::widgets
