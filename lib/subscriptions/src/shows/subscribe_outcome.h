// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates outcomes of subscribe() that are known without further requests.

#include <subscriptions/subscriptions.h>

namespace dogear::subscriptions {

[[nodiscard]] inline SubscribeOutcome failedOutcome(const QUrl &url, const Error &error)
{
    return {.failed = {{url, error}}};
}

[[nodiscard]] inline Future<SubscribeOutcome> ready(const SubscribeOutcome &outcome)
{
    return readyFuture(outcome);
}

} // namespace dogear::subscriptions
