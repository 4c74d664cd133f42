// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The one thread that touches the library database.
///
/// Threads: create, destroy and call from the GUI thread; functions given to run() execute on the
///          database thread, one after another, in the order of the calls of equal urgency.
/// Owner:   the composition root; it outlives every class that calls run(). The destructor lets the
///          work of Urgency::Now finish and drops that of Urgency::Later which has not begun, whose
///          futures are cancelled; then it closes the database.
/// Tests:   tests/unit/storage/tst_database_thread.cpp

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

enum class Urgency {
    Now,  ///< somebody waits for it
    Later ///< when nothing is to be done now: what a refresh brings, or can be done the next time
};

class DatabaseThread final
{
public:
    /// Starts the thread and opens the file at \a path (":memory:" for tests), bringing its schema
    /// up to date. A failure to open is the result of every run().
    explicit DatabaseThread(const QString &path);
    ~DatabaseThread();
    DatabaseThread(const DatabaseThread &) = delete;
    DatabaseThread &operator=(const DatabaseThread &) = delete;

    /// Calls \a function, a `Result<T>(Connection &)`, on the database thread.
    template<typename Function>
    [[nodiscard]] auto run(Function function, Urgency urgency = Urgency::Now)
        -> Future<std::invoke_result_t<Function, Connection &>>
    {
        using R = std::invoke_result_t<Function, Connection &>;
        auto promise = std::make_shared<QPromise<R>>(); // shared: std::function needs a copy
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
            urgency);
        return future;
    }

private:
    using Job = std::function<void(Result<Connection *>)>;
    void post(Job job, Urgency urgency);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::storage
