// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Bounds how often one origin is asked, whatever it answers.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/stream/tst_fetch_limits.cpp

#include <QList>

#include <chrono>

namespace dogear::stream {

/// Requests for one file: many at once, then a few a second, but for those that bring something.
class RequestBudget final
{
public:
    using milliseconds = std::chrono::milliseconds;

    static constexpr int burst = 60;
    static constexpr int perSecond = 10;

    /// Takes a request at \a now, of any monotonic clock.
    /// \return how long to wait before it may be made; zero: it is taken
    [[nodiscard]] milliseconds take(milliseconds now);
    /// The last one brought enough not to count.
    void refund();

private:
    double m_left = burst;
    milliseconds m_refilled{};
};

/// How often a file may have become another one.
class RestartLimit final
{
public:
    using milliseconds = std::chrono::milliseconds;

    static constexpr milliseconds window{60'000};
    /// From then on all of it is fetched with one request: parts would be of different files.
    static constexpr int wholeFrom = 2;
    static constexpr int maxChanges = 4;

    /// Counts a change at \a now, of any monotonic clock. \return how many there were lately
    int add(milliseconds now);

private:
    QList<milliseconds> m_changes;
};

} // namespace dogear::stream
