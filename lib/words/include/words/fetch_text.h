// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person reads of one fetch of a feed.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_fetch_text.cpp

#include <domain/library.h>

#include <QLocale>

namespace dogear::words {

/// What came of it: "Read (200)", "Not changed (304)", or why it failed. The number is the status
/// of the answer and stands there only if there was one.
[[nodiscard]] QString fetchSentence(const domain::FetchRecord &fetch);

/// For a failure that was the next time, too, where that one is told in full.
[[nodiscard]] QString sameFailureSentence(const domain::FetchRecord &fetch);

/// How much came and how long it took, "367.1 kB · 0.4 s"; empty if neither is known.
[[nodiscard]] QString fetchFacts(const domain::FetchRecord &fetch,
                                 const QLocale &locale = QLocale());

} // namespace dogear::words
