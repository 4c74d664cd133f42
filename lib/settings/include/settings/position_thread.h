// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs functions on the only thread of this process that accesses the position file.
///
/// Threads: create, destroy and call from the GUI thread; functions given to run() execute on the
///          position thread, one after another, in the order of the calls.
/// Owner:   owned by the composition root; outlives every class that calls run(). The destructor
///          waits for all functions given to run(), then closes the file.
/// Tests:   tests/unit/settings/tst_position_thread.cpp

#include <base/future.h>
#include <settings/position_file.h>

#include <QPromise>
#include <QThread>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace dogear::settings {

class PositionThread final
{
public:
    /// Opens the file at \a path with the first run().
    explicit PositionThread(const QString &path);
    ~PositionThread();
    PositionThread(const PositionThread &) = delete;
    PositionThread &operator=(const PositionThread &) = delete;

    /// Calls \a function, a `T(PositionFile &)`, on the position thread.
    template<typename Function>
    auto run(Function function) -> Future<std::invoke_result_t<Function, PositionFile &>>
    {
        using Answer = std::invoke_result_t<Function, PositionFile &>;
        // Shared, because std::function copies what it captures and QPromise cannot be copied.
        auto promise = std::make_shared<QPromise<Answer>>();
        promise->start();
        post([promise, call = std::move(function)](PositionFile &file) mutable {
            promise->addResult(call(file));
            promise->finish();
        });
        return promise->future();
    }

    // Shortcuts for the usual calls of PositionFile.
    /// Finds positions that another process saved a moment ago, too.
    [[nodiscard]] Future<std::optional<SavedPosition>> find(const PositionKey &key);
    Future<Result<>> save(const PositionKey &key, const SavedPosition &position);

private:
    using Job = std::function<void(PositionFile &)>;
    void post(const Job &job);

    const QString m_path;
    QThread m_thread;
    QObject m_worker;                     ///< lives in m_thread and receives the jobs
    std::unique_ptr<PositionFile> m_file; ///< used by m_thread only
};

} // namespace dogear::settings
