// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Silences FFmpeg, which writes to standard error.
///
/// Threads: any.

namespace dogear::audio_buffers {

/// What FFmpeg complains of is in other people's files; what matters is an error of Dogear's own.
/// For the process, as Qt's back end is the same FFmpeg.
void silenceFfmpeg();

} // namespace dogear::audio_buffers
