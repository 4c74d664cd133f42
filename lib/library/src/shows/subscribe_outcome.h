// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Outcomes that are known at once.

#include <library/subscriptions.h>

namespace dogear::library {

[[nodiscard]] inline SubscribeOutcome failedOutcome(const QUrl &url, const Error &error)
{
    return {.failed = {{url, error}}};
}

[[nodiscard]] inline Future<SubscribeOutcome> ready(const SubscribeOutcome &outcome)
{
    return readyFuture(outcome);
}

} // namespace dogear::library
