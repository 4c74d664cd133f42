// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the Retry-After time from an error.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 10.2.3 (Retry-After)
/// Tests:   tests/unit/subscriptions/tst_fetch_policy.cpp, tests/integration/tst_fetcher.cpp

#include <base/error.h>

#include <QDateTime>

#include <optional>

namespace dogear::net {

/// The earliest time at which the server that answered with \a error wants another request, at most
/// a day after \a now; empty if it sent no Retry-After.
[[nodiscard]] std::optional<QDateTime> retryAfterTime(const Error &error, const QDateTime &now);

} // namespace dogear::net
