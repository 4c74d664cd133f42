// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the state of the running calls of Subscriptions::subscribe().
///
/// Threads: GUI thread.

#include <subscriptions/subscriptions.h>

#include <QPromise>

#include <stop_token>

namespace dogear::subscriptions {

/// One call of subscribe(), which cancelReading() can cancel.
struct Subscriptions::Attempt
{
    QUrl url;
    QUrl fallback; ///< empty once it is used as `url`
    accounts::Remember remember = accounts::Remember::InKeychain;
    std::stop_token stop;
    bool isStored = false; ///< cancelReading() can no longer cancel it
    bool isList = false;   ///< the shows of a list are being read
    QPromise<SubscribeOutcome> promise;

    void finish(const SubscribeOutcome &outcome)
    {
        if (promise.future().isFinished())
            return;
        promise.addResult(outcome);
        promise.finish();
    }
    [[nodiscard]] QUrl address() const { return url.adjusted(QUrl::RemoveUserInfo); }
};

/// The running calls of subscribe(), and the source of their stop tokens.
struct Subscriptions::Attempts
{
    std::stop_source stop;
    QList<AttemptPtr> list;
};

} // namespace dogear::subscriptions
