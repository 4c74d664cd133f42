// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells how long the event loop leaves a person's input waiting.
///
/// Asks the event loop every few milliseconds, from a thread of its own, and looks how long the
/// answer takes; the first one, which is the start of the program, only begins it. Off, and then
/// without any cost, unless the logging category `dogear.stalls` is switched on:
/// QT_LOGGING_RULES=dogear.stalls.info=true. Each stall is a line of the log, and the last line is
/// the longest of all, stall or not.
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
    /// A wait that a person notices.
    static constexpr std::chrono::milliseconds longest{50};

    EventLoopWatchdog();
    /// Says the longest wait.
    ~EventLoopWatchdog() override;

    /// Whether the log takes what this would say.
    [[nodiscard]] static bool isWanted();

private:
    /// One question to the event loop.
    struct Question
    {
        std::chrono::steady_clock::time_point asked;
        std::chrono::nanoseconds queued; ///< for a processor, by then
    };

    void ask();
    void answer(const Question &question);
    [[nodiscard]] std::chrono::nanoseconds timeQueued() const;

    std::string m_schedulerFile;
    bool m_hasStarted = false; ///< the event loop answered once
    std::chrono::nanoseconds m_longest{};
    std::chrono::nanoseconds m_longestOwn{}; ///< without the queue for a processor
    std::atomic<bool> m_isAnswered = true;
    std::atomic<bool> m_isOver = false;
    std::thread m_thread;
};

} // namespace dogear
