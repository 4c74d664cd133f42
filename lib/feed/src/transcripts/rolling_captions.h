// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Removes repeated lines from captions that roll or highlight word after word.
///
/// YouTube writes each line up to three times: while it is spoken, alone for some milliseconds, and
/// above the next line. Whisper's `highlight_words` writes a cue with the whole sentence for each
/// word. Live captions extend a line. Each line is kept once, from the time when it first appears.
///
/// Pure; any thread.
/// Tests: tests/unit/feed/tst_transcripts.cpp

#include "cue_list.h"

namespace dogear::feed {

/// Returns \a cues with each line once. Does nothing if fewer than a third of the cues repeat the
/// one before, because speakers do repeat themselves.
/// \pre \a cues are sorted by start
[[nodiscard]] QList<WrittenCue> withoutRepeatedLines(const QList<WrittenCue> &cues);

} // namespace dogear::feed
