// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How many bytes a reader may be given now, for a Pace to be kept.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/stream/tst_pacer.cpp

#include <algorithm>
#include <chrono>
#include <optional>
#include <stream/byte_source.h>

namespace dogear::stream {

class Pacer final
{
public:
    using milliseconds = std::chrono::milliseconds;

    /// Somebody begins to read, at another place.
    void begin() { m_last.reset(); }
    /// Bytes, at \a now, of any steady clock; without a pace as many as there are.
    [[nodiscard]] qint64 allowed(const std::optional<Pace> &pace, milliseconds now);
    void take(qint64 bytes) { m_credit = std::max(0.0, m_credit - double(bytes)); }

private:
    double m_credit = 0;                ///< bytes
    std::optional<milliseconds> m_last; ///< when the credit was reckoned
};

} // namespace dogear::stream
