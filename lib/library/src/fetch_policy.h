// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When a feed is asked again, and with which conditions.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 10.2.3 (Retry-After), 13.1 (conditional requests)
/// Tests:   tests/unit/library/tst_fetch_policy.cpp

#include <domain/library.h>
#include <library/feed_reader.h>

#include <chrono>

namespace dogear::library {

/// Raised when the parser reads more than before: what it read is then fetched whole once more.
inline constexpr int parserVersion = 1;
/// Some servers answer 304 for ever; after this long the whole document is asked for.
inline constexpr std::chrono::hours trustInNotModified{72};

/// What to send along at \a now; empty if the whole document is wanted.
[[nodiscard]] Validators validatorsFor(const domain::FetchState &state, const QDateTime &now);

/// Until when a server that failed with \a error is left alone, after \a failures in a row, this
/// one included. What it says itself counts (at most a day); without a network there is nothing to
/// spare anybody.
[[nodiscard]] std::optional<QDateTime> leftAloneUntil(const Error &error,
                                                      int failures,
                                                      const QDateTime &now);

/// Whether a refresh of everything asks this show: not while its server wants to be left alone.
[[nodiscard]] bool isAskable(const domain::FetchState &state, const QDateTime &now);

/// How long after a success a show that published at \a published (any order) is asked again in the
/// background: a fraction of its usual pause, between half an hour and a day.
[[nodiscard]] std::chrono::minutes pauseFor(QList<QDateTime> published);

} // namespace dogear::library
