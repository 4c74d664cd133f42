// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How long a server wants to be left alone.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 10.2.3 (Retry-After)
/// Tests:   tests/unit/library/tst_fetch_policy.cpp, tests/integration/tst_fetcher.cpp

#include <base/error.h>

#include <QDateTime>

#include <optional>

namespace dogear::net {

/// Until when a server that answered with \a error asks to be left alone, at most a day; nothing if
/// it does not ask.
[[nodiscard]] std::optional<QDateTime> leftAloneUntil(const Error &error, const QDateTime &now);

} // namespace dogear::net
