// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides whether a feed is requested and with which conditional headers.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 13.1 (conditional requests)
/// Tests:   tests/unit/subscriptions/tst_fetch_policy.cpp

#include <domain/library.h>
#include <subscriptions/feed_reader.h>

#include <chrono>

namespace dogear::subscriptions {

/// Raised when the parser reads more than before: feeds that an older parser read are then fetched
/// and parsed once more in full.
inline constexpr int parserVersion = 2;
/// Some servers answer 304 for ever; after this time the whole document is requested.
inline constexpr std::chrono::hours maxNotModifiedAge{72};

/// The validators to send at \a now; empty if the whole document is wanted.
[[nodiscard]] Validators validatorsFor(const domain::FetchState &state, const QDateTime &now);

/// Whether a refresh of all shows includes this one. False while its server asks for a pause
/// (`notBefore`).
[[nodiscard]] bool mayBeRequested(const domain::FetchState &state, const QDateTime &now);

/// The new address that \a read proves for the show at \a home; empty if the show stays there. Only
/// a document that was read as a feed proves a move: the login page of a hotel network redirects
/// permanently, too.
[[nodiscard]] QUrl provenUrl(const ReadFeed &read, const QUrl &home);

/// Whether \a error says that the address of a show is no longer valid, so that its former
/// addresses are tried: signed addresses expire, and a new host may close before the old one does.
[[nodiscard]] bool isUrlGone(const Error &error);

/// Whether \a error says that the server did not answer, so that another scheme may help.
[[nodiscard]] bool isUnanswered(const Error &error);

} // namespace dogear::subscriptions
