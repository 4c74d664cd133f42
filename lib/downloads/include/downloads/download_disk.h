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

#include <QStringList>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <functional>
#include <optional>
#include <utility>

namespace dogear::downloads {

class DownloadDisk final
{
public:
    /// Returns the free bytes of the disk that contains \a folder; nullopt if unknown. Called on
    /// the disk thread.
    using FreeSpace = std::function<std::optional<qint64>(const QString &folder)>;

    DownloadDisk();

    /// Sets a function that the disk thread calls before each function; tests slow the disk with
    /// it.
    void setDelay(std::function<void()> delay) { m_delay = std::move(delay); }
    /// Replaces the question to the file system; for tests.
    void setFreeSpace(FreeSpace freeSpace) { m_freeSpace = std::move(freeSpace); }

    /// The free bytes of that disk of \a folders which has the fewest; nullopt if unknown.
    [[nodiscard]] Future<std::optional<qint64>> freeBytes(const QStringList &folders);

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
    FreeSpace m_freeSpace;
    QThreadPool m_pool;
};

} // namespace dogear::downloads
