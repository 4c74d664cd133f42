// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads MP4 files that were written in fragments, and tells their whole length.
///
/// Recorders and some tools write such files, because they can be played before they are complete.
/// Where nothing in front tells the length, qtdemux takes the place where the last fragment begins
/// for the end, so that what is in it could not be sought. Files only: a stream has no end to look
/// at.
///
/// Threads: any.
/// Spec:    ISO/IEC 14496-12 section 8.8 (movie fragments)
/// Tests:   tests/integration/tst_odd_files.cpp

namespace dogear::audio_qt {

/// From now on MP4 is read by it. After gst_init.
/// \return whether this machine has qtdemux
bool registerFragmentedMp4();

} // namespace dogear::audio_qt
