// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Disables FFmpeg's messages on standard error.
///
/// Threads: any.

namespace dogear::audio_buffers {

/// Applies to the whole process, including Qt's back end. FFmpeg's messages are about faults in
/// media files; Dogear reports the relevant ones itself.
void silenceFfmpeg();

} // namespace dogear::audio_buffers
