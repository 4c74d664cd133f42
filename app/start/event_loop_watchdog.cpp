// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_loop_watchdog.h"

#include <QLoggingCategory>

#include <fstream>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

using namespace std::chrono_literals;
using std::chrono::nanoseconds;
using std::chrono::steady_clock;

namespace dogear {

namespace {

Q_LOGGING_CATEGORY(lcStalls, "dogear.stalls", QtWarningMsg)

constexpr auto askingInterval = 2ms;

double milliseconds(nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

} // namespace

// Constructed on the GUI thread, whose id names the file with its scheduler statistics.
EventLoopWatchdog::EventLoopWatchdog()
    : m_schedulerFile("/proc/self/task/" + std::to_string(::syscall(SYS_gettid)) + "/schedstat")
    , m_thread([this] {
        while (!m_isOver) {
            std::this_thread::sleep_for(askingInterval);
            ask();
        }
    })
{}

EventLoopWatchdog::~EventLoopWatchdog()
{
    m_isOver = true;
    m_thread.join();
    qCInfo(lcStalls,
           "longest wait %.1f ms, and %.1f ms with the queue for a processor",
           milliseconds(m_longestOwn),
           milliseconds(m_longest));
}

bool EventLoopWatchdog::isWanted()
{
    return lcStalls().isInfoEnabled();
}

void EventLoopWatchdog::ask()
{
    if (!m_isAnswered.exchange(false))
        return;
    const Question question{.asked = steady_clock::now(), .queued = timeQueued()};
    // Queued, so that the event waits for its turn in the event loop, as input does.
    QMetaObject::invokeMethod(
        this, [this, question] { answer(question); }, Qt::QueuedConnection);
}

void EventLoopWatchdog::answer(const Question &question)
{
    const nanoseconds waited = steady_clock::now() - question.asked;
    // timeQueued() reads a file, which the GUI thread does only for waits that may be reported.
    if (std::exchange(m_hasStarted, true) && (waited > m_longest || waited > stallThreshold)) {
        // The time in which the thread waited for a processor is due to the load of the machine,
        // not to the event loop.
        const nanoseconds own = waited - std::min(timeQueued() - question.queued, waited);
        m_longest = std::max(m_longest, waited);
        m_longestOwn = std::max(m_longestOwn, own);
        if (own > stallThreshold)
            qCInfo(lcStalls, "waited %.1f ms", milliseconds(own));
    }
    m_isAnswered = true;
}

/// Reads the second number of schedstat (Documentation/scheduler/sched-stats.rst of the kernel);
/// returns 0 if the kernel does not count it.
nanoseconds EventLoopWatchdog::timeQueued() const
{
    std::ifstream file(m_schedulerFile);
    long long run = 0;
    long long queued = 0;
    file >> run >> queued;
    return nanoseconds(file ? queued : 0);
}

} // namespace dogear
