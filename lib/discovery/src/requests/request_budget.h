// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Limits the number of requests to one host (a token bucket).
///
/// Apple answers about 20 requests a minute and refuses the rest without a Retry-After, so typing,
/// lookups and charts share one budget per host.
///
/// Threads: values; any thread.
/// Units:   times of any monotonic clock.
/// Tests:   tests/unit/discovery/tst_request_budget.cpp

#include <algorithm>
#include <chrono>
#include <optional>

namespace dogear::discovery {

struct RequestRate
{
    double burst = 4;                          ///< requests at once, at least 1
    std::chrono::milliseconds perRequest{500}; ///< time until one more is allowed
};

/// Burst and refill together are at most 20 requests in any minute.
inline constexpr RequestRate appleRate{.burst = 6, .perRequest = std::chrono::milliseconds(4300)};

/// Podcast Index publishes no limit; one request a second is safe.
inline constexpr RequestRate podcastIndexRate{.burst = 3,
                                              .perRequest = std::chrono::milliseconds(1000)};

class RequestBudget final
{
public:
    using milliseconds = std::chrono::milliseconds;

    explicit RequestBudget(const RequestRate &rate)
        : m_rate(rate)
        , m_credit(rate.burst)
    {}

    /// \return the time from \a now until the next request is allowed; 0: allowed now
    [[nodiscard]] milliseconds wait(milliseconds now)
    {
        refill(now);
        if (m_credit >= 1)
            return {};
        // Rounded up: a timer that fires a moment early would find no credit.
        const double missing = (1 - m_credit) * double(m_rate.perRequest.count());
        return milliseconds(roundedUp(missing));
    }
    /// Counts a request that is sent at \a now.
    void take(milliseconds now)
    {
        refill(now);
        m_credit -= 1;
    }

private:
    RequestRate m_rate;
    double m_credit; ///< requests
    std::optional<milliseconds> m_refilled;

    static long long roundedUp(double value)
    {
        const auto whole = static_cast<long long>(value);
        return double(whole) < value ? whole + 1 : whole;
    }

    void refill(milliseconds now)
    {
        if (m_refilled) {
            const double passed = double((now - *m_refilled).count());
            m_credit =
                std::min(m_rate.burst, m_credit + passed / double(m_rate.perRequest.count()));
        }
        m_refilled = now;
    }
};

} // namespace dogear::discovery
