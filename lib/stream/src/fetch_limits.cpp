// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_limits.h"

#include <algorithm>
#include <cmath>

namespace dogear::stream {

std::chrono::milliseconds RequestBudget::take(milliseconds now)
{
    constexpr double perMillisecond = perSecond / 1000.0;
    // A token bucket: `perSecond` tokens flow in, at most `burst` are kept.
    const auto passed = double((now - m_refilled).count());
    m_left = std::min(double(burst), m_left + std::max(0.0, passed) * perMillisecond);
    m_refilled = now;
    if (m_left < 1)
        return milliseconds(qint64(std::ceil((1 - m_left) / perMillisecond)));
    m_left -= 1;
    return milliseconds(0);
}

void RequestBudget::refund()
{
    m_left = std::min(double(burst), m_left + 1);
}

int RestartLimit::add(milliseconds now)
{
    m_changes.removeIf([now](milliseconds change) { return now - change >= window; });
    m_changes.append(now);
    return int(m_changes.size());
}

} // namespace dogear::stream
