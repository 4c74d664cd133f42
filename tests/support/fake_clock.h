// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <base/clock.h>
#include <base/utc.h>

#include <chrono>

namespace dogear::test {

/// Clock that stands still until a test moves it.
class FakeClock final : public Clock
{
public:
    [[nodiscard]] QDateTime now() const override { return time; }

    void advance(std::chrono::milliseconds duration) { time = time.addMSecs(duration.count()); }

    QDateTime time = QDateTime::fromSecsSinceEpoch(1'722'800'000, utc);
};

} // namespace dogear::test
