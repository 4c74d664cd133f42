// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Accesses the disk with the downloads on a thread of its own.
///
/// A sleeping network disk may take a minute to answer; lists and searches must not wait for it.
///
/// Threads: run() on the GUI thread; its functions execute on the disk thread, one after another.
/// Owner:   DownloadFiles; the destructor waits for pending functions.
/// Tests:   tests/integration/tst_slow_disk.cpp

#include <base/future.h>

#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>
#include <utility>

namespace dogear::downloads {

class DownloadDisk final
{
public:
    DownloadDisk() { m_pool.setMaxThreadCount(1); }

    /// Sets a function that the disk thread calls before each function; tests slow the disk with
    /// it.
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

} // namespace dogear::downloads
