// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <library/subscriptions.h>

#include <QPromise>

#include <stop_token>

namespace dogear::library {

/// One call of subscribe(), which stopReading() may end.
struct Subscriptions::Attempt
{
    QUrl url;
    QUrl fallback; ///< empty once it is `url`
    Remember remember = Remember::InKeychain;
    std::stop_token stop;
    bool isStored = false; ///< too late to take anything back
    bool isList = false;   ///< whose shows are being read
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

/// What runs now, and what ends it.
struct Subscriptions::Attempts
{
    std::stop_source stop;
    QList<AttemptPtr> list;
};

} // namespace dogear::library
