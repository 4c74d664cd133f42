// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Single words with times become cues that can be read.
///
/// Pure; any thread.

#include "cue_list.h"

namespace dogear::feed {

/// \a cues as they are, unless most of them are single words: then words of one speaker are joined
/// until a sentence ends, a pause follows or the cue gets long.
[[nodiscard]] QList<WrittenCue> withWordsJoined(const QList<WrittenCue> &cues);

} // namespace dogear::feed
