// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Measures how long input waits for the event loop, and logs waits that the user notices.
///
/// A separate thread posts an event to the event loop every few milliseconds and measures the time
/// until it is handled. The first event, which waits for the start of the program, is not counted.
/// The watchdog is off, and costs nothing, unless the logging category `dogear.stalls` is on:
/// QT_LOGGING_RULES=dogear.stalls.info=true. Each stall is logged; the last line of the log is the
/// longest wait, whether or not it was a stall.
///
/// Threads: created and destroyed on the GUI thread.
/// Tests:   tests/gui/tst_stalls.cpp

#include <QObject>

#include <atomic>
#include <chrono>
#include <thread>

namespace dogear {

class EventLoopWatchdog final : public QObject
{
    Q_OBJECT

public:
    /// Maximum wait that the user does not notice; a longer one is a stall.
    static constexpr std::chrono::milliseconds stallThreshold{50};

    EventLoopWatchdog();
    /// Logs the longest wait.
    ~EventLoopWatchdog() override;

    /// Whether the logging category is on.
    [[nodiscard]] static bool isWanted();

private:
    /// One event that was posted to the event loop.
    struct Question
    {
        std::chrono::steady_clock::time_point asked;
        std::chrono::nanoseconds queued; ///< timeQueued() when the event was posted
    };

    /// Posts an event, unless the previous one is not handled yet; called on the watchdog's thread.
    void ask();
    void answer(const Question &question);
    /// The time since its start in which the GUI thread was ready to run and waited for a
    /// processor.
    [[nodiscard]] std::chrono::nanoseconds timeQueued() const;

    std::string m_schedulerFile;
    bool m_hasStarted = false; ///< the event loop has handled the first event
    std::chrono::nanoseconds m_longest{};
    std::chrono::nanoseconds m_longestOwn{}; ///< less the waiting time for a processor
    std::atomic<bool> m_isAnswered = true;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace dogear
