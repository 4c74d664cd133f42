// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What became of looking whether the library is sound.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_check_text.cpp

#include <domain/library_check.h>

#include <QString>

namespace dogear::words {

/// What was found, what was done about it, and what is left to do for a person.
[[nodiscard]] QString findingSentence(const domain::LibraryFinding &finding);

/// All of it in one sentence, for a line.
[[nodiscard]] QString checkSentence(const domain::LibraryReport &report);

/// "12 shows, 3,456 episodes"
[[nodiscard]] QString contentText(int shows, int episodes);

} // namespace dogear::words
