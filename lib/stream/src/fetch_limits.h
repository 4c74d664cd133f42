// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Limits the requests to one origin, whatever it answers.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/stream/tst_fetch_limits.cpp

#include <QList>

#include <chrono>

namespace dogear::stream {

/// Limits the requests for one file: a burst of 60, then 10 per second. Requests that bring enough
/// bytes do not count.
class RequestBudget final
{
public:
    using milliseconds = std::chrono::milliseconds;

    static constexpr int burst = 60;
    static constexpr int perSecond = 10;

    /// Takes a request from the budget at \a now, a time of any monotonic clock.
    /// \return 0 if the request may be made; otherwise the time to wait before the next attempt
    [[nodiscard]] milliseconds take(milliseconds now);
    /// Gives the last request back, because it brought enough bytes.
    void refund();

private:
    double m_left = burst;
    milliseconds m_refilled{};
};

/// Limits how often the download of a file may restart because the origin has another file.
class RestartLimit final
{
public:
    using milliseconds = std::chrono::milliseconds;

    static constexpr milliseconds window{60'000};
    /// From this number of changes on, the whole file is fetched with one request, because ranges
    /// would come from different files.
    static constexpr int wholeFrom = 2;
    static constexpr int maxChanges = 4;

    /// Counts a change at \a now, a time of any monotonic clock.
    /// \return the number of changes within the last `window`
    int add(milliseconds now);

private:
    QList<milliseconds> m_changes;
};

} // namespace dogear::stream
