// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The one thread of this process that reads and writes the position file.
///
/// Threads: create, destroy and call from the GUI thread; functions given to run() execute on the
///          position thread, one after another, in the order of the calls.
/// Owner:   the composition root; it outlives every class that calls run(). The destructor lets the
///          work that was given finish, then closes the file.
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
    /// The file at \a path is opened with the first run().
    explicit PositionThread(const QString &path);
    ~PositionThread();
    PositionThread(const PositionThread &) = delete;
    PositionThread &operator=(const PositionThread &) = delete;

    /// Calls \a function, a `T(PositionFile &)`, on the position thread.
    template<typename Function>
    auto run(Function function) -> Future<std::invoke_result_t<Function, PositionFile &>>
    {
        using Answer = std::invoke_result_t<Function, PositionFile &>;
        auto promise = std::make_shared<QPromise<Answer>>(); // shared: std::function needs a copy
        promise->start();
        post([promise, call = std::move(function)](PositionFile &file) mutable {
            promise->addResult(call(file));
            promise->finish();
        });
        return promise->future();
    }

    // The usual functions; see PositionFile.
    /// Also what another process wrote a moment ago.
    [[nodiscard]] Future<std::optional<SavedPosition>> find(const PositionKey &key);
    Future<Result<>> save(const PositionKey &key, const SavedPosition &position);

private:
    using Job = std::function<void(PositionFile &)>;
    void post(const Job &job);

    const QString m_path;
    QThread m_thread;
    QObject m_there;                      ///< lives in m_thread
    std::unique_ptr<PositionFile> m_file; ///< belongs to m_thread
};

} // namespace dogear::settings
