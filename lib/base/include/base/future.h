// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Extends QFuture: any number of continuations, whose contexts may be destroyed early.
///
/// QFuture::then(context, …) of Qt 6.4 asserts if the context was destroyed before the value
/// arrives, and accesses the context from the thread that finishes, possibly during its
/// destruction. Future calls the function in the context's own thread, from its event loop, or
/// never.
///
/// A QFuture stores one continuation: a second then() replaces the first (Qt 6.8 warns of it). All
/// copies of a Future share a list of continuations, and each of them is called. A copy converted
/// to QFuture loses the list, so store and pass on a shared value as a Future.
///
/// Threads: then(context, …) is called on the context's thread; the value may come from any thread.
/// Tests:   tests/unit/base/tst_future.cpp
/// Decision: README.md, "Code uses `Future` instead of `QFuture`".

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

/// The value type of the Future or QFuture that a function returns, or its plain return type.
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
    Future(QFuture<T> future) // NOLINT(google-explicit-constructor): the same kind of value
        : QFuture<T>(std::move(future))
    {}

    /// Calls \a function with the value on the thread of \a context. If \a function returns a
    /// Future, the result holds the value of that Future, not a Future of a Future. If \a context
    /// is destroyed first, or the value never arrives, \a function is not called and the result is
    /// cancelled.
    /// \pre the caller is on the thread of \a context
    template<typename Function>
    auto then(QObject *context, Function function) const
    {
        Q_ASSERT(context->thread() == QThread::currentThread());
        using Returned = std::invoke_result_t<Function &, const T &>;
        using Value = typename detail::Flattened<Returned>::Type;
        // The connection owns the promise and is destroyed with the watcher, which is a child of
        // the context. The destruction of an unfinished QPromise cancels its future.
        auto promise = std::make_shared<QPromise<Value>>();
        promise->start();
        auto result = Future<Value>(promise->future());
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

    /// Calls \a function on the thread that finishes, or immediately if the value is available.
    /// \a function may access nothing but the value. The result, and its cancellation, are those of
    /// the overload with a context.
    template<typename Function>
    auto then(Function function) const
    {
        using Returned = std::invoke_result_t<Function &, const T &>;
        using Value = typename detail::Flattened<Returned>::Type;
        auto promise = std::make_shared<QPromise<Value>>();
        promise->start();
        auto result = Future<Value>(promise->future());
        whenFinished([promise = std::move(promise),
                      function = std::move(function)](const QFuture<T> &finished) mutable {
            if (!finished.isCanceled() && finished.resultCount() > 0)
                keep(promise, nullptr, function, finished.result());
        });
        return result;
    }

private:
    /// Calls \a continuation on the thread that finishes or cancels this Future, or immediately if
    /// it is finished.
    void whenFinished(std::function<void(const QFuture<T> &)> continuation) const
    {
        using Added = typename detail::Continuations<QFuture<T>>::Added;
        switch (m_continuations->add(continuation)) {
        case Added::First:
            // The one continuation of the QFuture runs the list. then() is not called after a
            // cancellation, hence onCanceled() with an empty QFuture, which counts as cancelled.
            QFuture<T>(static_cast<const QFuture<T> &>(*this))
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

    /// Calls \a function with \a value and fulfils \a promise with the result. If the result is a
    /// Future, its value is awaited on the thread of \a context, if there is one.
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

/// Makes a finished Future of \a value.
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
