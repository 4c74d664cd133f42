// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which sound track of a file is heard: the one that the file calls its default.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_odd_files.cpp

#include "speech_controls.h"

namespace dogear::audio_qt {

/// Of the tracks that reach the sink with \a controls: the first that is marked as the default,
/// else the first that is not disabled. Counted as QMediaPlayer does; -1 if there is nothing to
/// choose.
[[nodiscard]] int defaultSoundTrack(const SpeechControls &controls);

} // namespace dogear::audio_qt
