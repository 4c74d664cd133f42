// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Takes the repeated lines out of captions that roll or that mark word after word.
///
/// YouTube writes each line up to three times: as it is spoken, on its own for some milliseconds,
/// and above the next line. Whisper's `highlight_words` writes a cue for each word with the whole
/// sentence. Live captions let a line grow. Each line is kept once, from the time it appears.
///
/// Pure; any thread.
/// Tests: tests/unit/feed/tst_transcripts.cpp

#include "cue_list.h"

namespace dogear::feed {

/// Returns \a cues, which are in the order of their starts, with each line once. Cues of which
/// fewer than a third repeat the one before are left as they are: people do say things twice.
[[nodiscard]] QList<WrittenCue> withoutRepeatedLines(const QList<WrittenCue> &cues);

} // namespace dogear::feed
