// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks the disk with the downloads, on a thread of its own.
///
/// It may be a network disk that takes a minute to wake up; lists and searches go on meanwhile.
///
/// Threads: run() on the GUI thread; what it is given on the disk's, one after another.
/// Owner:   DownloadFiles; waits for what is being done when it goes.
/// Tests:   tests/integration/tst_slow_disk.cpp

#include <base/future.h>

#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>
#include <utility>

namespace dogear::library {

class DownloadDisk final
{
public:
    DownloadDisk() { m_pool.setMaxThreadCount(1); }

    /// Called on the disk's thread before everything; tests make the disk slow with it.
    void setDelay(std::function<void()> delay) { m_delay = std::move(delay); }

    template<typename Function>
    [[nodiscard]] auto run(Function function) -> Future<std::invoke_result_t<Function>>
    {
        return Future<std::invoke_result_t<Function>>(
            QtConcurrent::run(&m_pool, [delay = m_delay, function = std::move(function)]() mutable {
                if (delay)
                    delay();
                return function();
            }));
    }

private:
    std::function<void()> m_delay;
    QThreadPool m_pool;
};

} // namespace dogear::library
