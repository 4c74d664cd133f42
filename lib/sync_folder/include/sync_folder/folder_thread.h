// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs functions on the only thread that accesses the folders of sync.
///
/// A stick or a network drive may answer after seconds, or never: neither the window, nor the
/// database, nor the pools wait for it.
///
/// Threads: create, destroy and call from the GUI thread; functions given to run() execute on the
///          thread of the folder, one after another, in the order of the calls.
/// Owner:   the composition root; outlives every class that calls run(). The destructor waits for
///          all functions given to run().
/// Tests:   tests/integration/tst_folder_sync.cpp

#include <base/future.h>

#include <QObject>
#include <QPromise>
#include <QThread>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace dogear::sync_folder {

class FolderThread final
{
public:
    FolderThread();
    ~FolderThread();
    FolderThread(const FolderThread &) = delete;
    FolderThread &operator=(const FolderThread &) = delete;

    /// Calls \a function, a `Result<T>()`, on the thread of the folder.
    template<typename Function>
    [[nodiscard]] auto run(Function function) -> Future<std::invoke_result_t<Function &>>
    {
        using Answer = std::invoke_result_t<Function &>;
        // Shared, because std::function copies what it captures and QPromise cannot be copied.
        auto promise = std::make_shared<QPromise<Answer>>();
        promise->start();
        auto future = promise->future();
        post([promise, call = std::move(function)]() mutable {
            promise->addResult(call());
            promise->finish();
        });
        return future;
    }

private:
    void post(const std::function<void()> &job);

    QThread m_thread;
    QObject m_worker; ///< lives in m_thread and receives the jobs
};

} // namespace dogear::sync_folder
