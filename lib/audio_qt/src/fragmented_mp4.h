// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Corrects the duration of MP4 files that were written in fragments.
///
/// Recorders and some tools write such files, because they can be played before they are complete.
/// If the beginning of the file does not state the length, qtdemux takes the start of the last
/// fragment for the end, so that positions in that fragment could not be sought to. Works for files
/// only: the end of a stream cannot be inspected.
///
/// Threads: any.
/// Spec:    ISO/IEC 14496-12 section 8.8 (movie fragments)
/// Tests:   tests/integration/tst_odd_files.cpp

namespace dogear::audio_qt {

/// Registers the element that reads MP4 from now on. \pre gst_init() was called
/// \return whether qtdemux is installed
bool registerFragmentedMp4();

} // namespace dogear::audio_qt
