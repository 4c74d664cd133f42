// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Moves a factor to a new value in small linear steps, so that the change does not click.

namespace dogear::speech {

class Ramp
{
public:
    /// A change from 0 to 1 takes \a frames calls of next().
    explicit Ramp(double value, double frames)
        : m_value(value)
        , m_target(value)
        , m_step(1 / frames)
    {}

    void setTarget(double target) { m_target = target; }
    void jump(double value) { m_value = m_target = value; }
    [[nodiscard]] bool isAt(double value) const { return m_value == value && m_target == value; }

    double next()
    {
        if (m_value < m_target)
            m_value = m_value + m_step < m_target ? m_value + m_step : m_target;
        else if (m_value > m_target)
            m_value = m_value - m_step > m_target ? m_value - m_step : m_target;
        return m_value;
    }

private:
    double m_value;
    double m_target;
    double m_step;
};

} // namespace dogear::speech
