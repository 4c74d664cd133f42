// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits a playback speed by typing or in steps of 0.05. For a show it can also be unset, so
///        that the speed of all shows applies.
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

    /// Adds an unset value below the minimum speed, shown as \a text. Steps from it begin at
    /// \a speed, the speed of all shows.
    void setDefault(const QString &text, double speed);
    /// Shows \a speed without a signal; nullopt is the unset value.
    void setSpeed(const std::optional<double> &speed);
    [[nodiscard]] std::optional<double> speed() const;

    void stepBy(int steps) override;
    /// Returns "1.2", not "1.20".
    [[nodiscard]] QString textFromValue(double speed) const override;

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    std::optional<double> m_default; ///< speed of all shows; none: there is no unset value
};

} // namespace dogear::widgets
