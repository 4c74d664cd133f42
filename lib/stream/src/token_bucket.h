// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes how many bytes a reader may get now under a RateLimit (a token bucket).
///
/// Threads: values; any thread.
/// Tests:   tests/unit/stream/tst_token_bucket.cpp

#include <algorithm>
#include <chrono>
#include <optional>
#include <stream/byte_source.h>

namespace dogear::stream {

class TokenBucket final
{
public:
    using milliseconds = std::chrono::milliseconds;

    /// Starts with a full burst, for a reader at another offset.
    void begin() { m_last.reset(); }
    /// Number of bytes allowed at \a now, a time of any monotonic clock; without a pace, no limit.
    [[nodiscard]] qint64 allowed(const std::optional<RateLimit> &rateLimit, milliseconds now);
    void take(qint64 bytes) { m_credit = std::max(0.0, m_credit - double(bytes)); }

private:
    double m_credit = 0;                ///< bytes
    std::optional<milliseconds> m_last; ///< time at which m_credit was computed
};

} // namespace dogear::stream
