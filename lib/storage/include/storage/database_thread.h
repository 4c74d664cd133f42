// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs functions on the only thread that uses the library database.
///
/// Threads: create, destroy and call from the GUI thread; functions given to run() execute on the
///          database thread, one after another, in the order of the calls of equal urgency.
/// Owner:   owned by the composition root; outlives every class that calls run(). The destructor
///          finishes all jobs of JobPriority::Interactive, cancels the futures of jobs of
///          JobPriority::Background that have not begun, and closes the database.
/// Tests:   tests/unit/storage/tst_database_thread.cpp
/// Decision: README.md, "A checkpoint runs while the database is idle".

#include <base/future.h>
#include <base/result.h>
#include <storage/connection.h>

#include <QObject>
#include <QPromise>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace dogear::storage {

enum class JobPriority {
    Interactive, ///< interactive: the user or another job needs the result
    Background   ///< low priority: runs when no Interactive job waits; may be dropped when the
                 ///< library closes
};

class DatabaseThread final
{
public:
    /// Starts the thread. Its first job opens the file at \a path (":memory:" for tests) and
    /// migrates the schema. A job that cannot open the file fails with that error; the next job
    /// tries again.
    explicit DatabaseThread(const QString &path);
    ~DatabaseThread();
    DatabaseThread(const DatabaseThread &) = delete;
    DatabaseThread &operator=(const DatabaseThread &) = delete;

    /// Calls \a function, a `Result<T>(Connection &)`, on the database thread.
    template<typename Function>
    [[nodiscard]] auto run(Function function, JobPriority priority = JobPriority::Interactive)
        -> Future<std::invoke_result_t<Function, Connection &>>
    {
        using R = std::invoke_result_t<Function, Connection &>;
        // Shared, because std::function copies what it captures and QPromise cannot be copied.
        auto promise = std::make_shared<QPromise<R>>();
        auto future = promise->future();
        promise->start();
        post(
            [promise, call = std::move(function)](Result<Connection *> connection) mutable {
                if (connection)
                    promise->addResult(call(**connection));
                else
                    promise->addResult(R(failure(connection.error())));
                promise->finish();
            },
            priority);
        return future;
    }

private:
    using Job = std::function<void(Result<Connection *>)>;
    void post(Job job, JobPriority priority);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::storage
