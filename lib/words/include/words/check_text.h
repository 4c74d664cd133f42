// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the result of a check of the library.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_check_text.cpp

#include <domain/library_check.h>

#include <QString>

namespace dogear::words {

/// Says what was found, what was repaired, and what the user still has to do.
[[nodiscard]] QString findingSentence(const domain::LibraryFinding &finding);

/// Summarises all findings in one sentence.
[[nodiscard]] QString checkSentence(const domain::LibraryReport &report);

/// Returns "12 shows, 3,456 episodes".
[[nodiscard]] QString contentText(int shows, int episodes);

} // namespace dogear::words
