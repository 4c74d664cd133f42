// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Joins single words with times to cues of readable length.
///
/// Pure; any thread.

#include "cue_list.h"

namespace dogear::feed {

/// Joins the words of one speaker until a sentence ends, a pause follows or the cue gets long.
/// Returns \a cues unchanged unless most of them are single words.
[[nodiscard]] QList<WrittenCue> withWordsJoined(const QList<WrittenCue> &cues);

} // namespace dogear::feed
