// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the default sound track of a file.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_odd_files.cpp

#include "speech_controls.h"

namespace dogear::audio_qt {

/// Examines the tracks that reach the sink with \a controls.
/// \return the index, as QMediaPlayer counts, of the first track marked as default, else of the
/// first track that is not disabled; -1 if there are fewer than two tracks
[[nodiscard]] int defaultSoundTrack(const SpeechControls &controls);

} // namespace dogear::audio_qt
