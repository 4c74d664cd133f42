// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Starts the back end of Qt Multimedia so that seeks are exact and speech keeps its pitch.
///
/// Threads: GUI thread, before the first QMediaPlayer.

#include <base/future.h>

#include <QString>

namespace dogear::audio_qt {

/// Starts the back end once; later calls do nothing. The first call blocks for some tenths of a
/// second.
void startBackEnd();

/// Starts the back end on a worker thread and loads the plugins that nearly every episode needs.
/// The future finishes when that is done.
Future<bool> startBackEndInBackground();

/// Returns the version of GStreamer, "1.22.0".
[[nodiscard]] QString gstreamerVersion();

} // namespace dogear::audio_qt
