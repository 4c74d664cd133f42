// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A value that comes later: a QFuture with any number of continuations, which may outlive
///        their context.
///
/// QFuture::then(context, …) of Qt 6.4 asserts when the context was destroyed before the value
/// came, and looks at the context from the thread that finishes, while it may be going. Here the
/// function runs in the context's own thread, from its event loop, or never.
///
/// A QFuture has room for one continuation: a second then() replaces the first (Qt 6.8 warns of
/// it). Here all copies of a Future share a list of continuations, and each of them is called. A
/// copy that was converted to QFuture loses the list, so keep and pass on what is shared as a
/// Future.
///
/// Threads: then(context, …) is called on the context's thread; the value may come from any thread.
/// Tests:   tests/unit/base/tst_future.cpp

#include <base/continuations.h>

#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QThread>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace dogear {

template<typename T>
class Future;

namespace detail {

/// What a function's Future holds, or what else it returns.
template<typename R>
struct Flattened
{
    using Type = R;
    static constexpr bool isNested = false;
};

template<typename T>
struct Flattened<QFuture<T>>
{
    using Type = T;
    static constexpr bool isNested = true;
};

template<typename T>
struct Flattened<Future<T>> : Flattened<QFuture<T>>
{};

} // namespace detail

template<typename T>
class Future : public QFuture<T>
{
public:
    using QFuture<T>::QFuture;
    Future(QFuture<T> future) // NOLINT(google-explicit-constructor): the same thing
        : QFuture<T>(std::move(future))
    {}

    /// Calls \a function with the value on the thread of \a context. Where it returns a Future, the
    /// result is that one's value, not a Future of a Future. If \a context goes first, or the value
    /// never comes, \a function is not called and the result is cancelled.
    /// \pre we are on the thread of \a context
    template<typename Function>
    auto then(QObject *context, Function function) const
    {
        Q_ASSERT(context->thread() == QThread::currentThread());
        using Returned = std::invoke_result_t<Function &, const T &>;
        using Value = typename detail::Flattened<Returned>::Type;
        // Shared with the connection, which goes with the watcher: a promise that nobody can keep
        // any more cancels what waits for it.
        auto promise = std::make_shared<QPromise<Value>>();
        promise->start();
        Future<Value> result(promise->future());
        auto *watcher = new QFutureWatcher<T>(context);
        QObject::connect(watcher,
                         &QFutureWatcherBase::finished,
                         watcher,
                         [watcher, context, promise, function = std::move(function)]() mutable {
                             watcher->deleteLater();
                             if (watcher->isCanceled() || watcher->future().resultCount() == 0)
                                 return;
                             keep(promise, context, function, watcher->result());
                         });
        watcher->setFuture(*this);
        return result;
    }

    /// Calls \a function, which touches nothing but the value, on the thread that finishes, or at
    /// once if the value is there. What is returned, and when it is cancelled: as above.
    template<typename Function>
    auto then(Function function) const
    {
        using Returned = std::invoke_result_t<Function &, const T &>;
        using Value = typename detail::Flattened<Returned>::Type;
        auto promise = std::make_shared<QPromise<Value>>();
        promise->start();
        Future<Value> result(promise->future());
        whenFinished([promise = std::move(promise),
                      function = std::move(function)](const QFuture<T> &finished) mutable {
            if (!finished.isCanceled() && finished.resultCount() > 0)
                keep(promise, nullptr, function, finished.result());
        });
        return result;
    }

private:
    /// Calls \a continuation on the thread that finishes or cancels this, or at once if it is over.
    void whenFinished(std::function<void(const QFuture<T> &)> continuation) const
    {
        using Added = typename detail::Continuations<QFuture<T>>::Added;
        switch (m_continuations->add(continuation)) {
        case Added::First:
            QFuture<T>(*this)
                .then(
                    [all = m_continuations](const QFuture<T> &finished) { all->runAll(finished); })
                .onCanceled([all = m_continuations] { all->runAll(QFuture<T>()); });
            break;
        case Added::Another:
            break;
        case Added::TooLate:
            continuation(*this);
            break;
        }
    }

    /// Calls \a function with \a value and keeps \a promise with what it returns; a Future is
    /// waited for on the thread of \a context if there is one.
    template<typename Value, typename Function, typename Source>
    static void keep(const std::shared_ptr<QPromise<Value>> &promise,
                     QObject *context,
                     Function &function,
                     const Source &value)
    {
        using Returned = std::invoke_result_t<Function &, const Source &>;
        if constexpr (detail::Flattened<Returned>::isNested) {
            const Future<Value> inner(function(value));
            const auto pass = [promise](const Value &result) {
                promise->addResult(result);
                promise->finish();
            };
            if (context)
                inner.then(context, pass);
            else
                inner.then(pass);
        } else if constexpr (std::is_void_v<Returned>) {
            function(value);
            promise->finish();
        } else {
            promise->addResult(function(value));
            promise->finish();
        }
    }

    std::shared_ptr<detail::Continuations<QFuture<T>>> m_continuations =
        std::make_shared<detail::Continuations<QFuture<T>>>(); ///< shared by all copies
};

/// A value that is there already.
template<typename T>
[[nodiscard]] Future<T> readyFuture(T value)
{
#if QT_VERSION < QT_VERSION_CHECK(6, 6, 0)
    return QtFuture::makeReadyFuture<T>(std::move(value));
#else
    return QtFuture::makeReadyValueFuture<T>(std::move(value));
#endif
}

} // namespace dogear
