// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes one fetch of a feed.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_fetch_text.cpp

#include <domain/library.h>

#include <QLocale>

namespace dogear::words {

/// Returns the outcome: "Read (200)", "Not changed (304)", or the reason of the failure. The number
/// is the HTTP status; it is left out if there was no response.
[[nodiscard]] QString fetchSentence(const domain::FetchRecord &fetch);

/// Returns a short text for a failure that the next fetch repeated, where it is described in full.
[[nodiscard]] QString sameFailureSentence(const domain::FetchRecord &fetch);

/// Returns size and time of the transfer, "367.1 kB · 0.4 s"; empty if neither is known.
[[nodiscard]] QString fetchFacts(const domain::FetchRecord &fetch,
                                 const QLocale &locale = QLocale());

} // namespace dogear::words
