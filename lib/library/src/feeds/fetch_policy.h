// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When a feed is asked again, and with which conditions.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 13.1 (conditional requests)
/// Tests:   tests/unit/library/tst_fetch_policy.cpp

#include <domain/library.h>
#include <library/feed_reader.h>

#include <chrono>

namespace dogear::library {

/// Raised when the parser reads more than before: what it read is then fetched whole once more.
inline constexpr int parserVersion = 2;
/// Some servers answer 304 for ever; after this long the whole document is asked for.
inline constexpr std::chrono::hours trustInNotModified{72};

/// What to send along at \a now; empty if the whole document is wanted.
[[nodiscard]] Validators validatorsFor(const domain::FetchState &state, const QDateTime &now);

/// Whether a refresh of everything asks this show: not while its server wants to be left alone.
[[nodiscard]] bool isAskable(const domain::FetchState &state, const QDateTime &now);

/// Where the show at \a home lives from now on, by \a read; empty if it stays. Known only from a
/// document that was read as a feed: a login page of a hotel redirects for good, too.
[[nodiscard]] QUrl provenHome(const ReadFeed &read, const QUrl &home);

/// Whether \a error says that the address of a show is no longer good, so that a former one is
/// asked: signed addresses expire, and a new host may close before the old one does.
[[nodiscard]] bool isHomeGone(const Error &error);

} // namespace dogear::library
