// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Starts what Qt Multimedia plays with, so that seeks are exact and speech keeps its pitch.
///
/// Threads: GUI thread, before the first QMediaPlayer.

#include <base/future.h>

namespace dogear::audio_qt {

/// Once for all; later calls do nothing. Takes some tenths of a second the first time.
void startBackEnd();

/// The same on another thread, which looks for plugins there and loads those that nearly everything
/// is played with; finishes once it is done.
Future<bool> startBackEndBeside();

} // namespace dogear::audio_qt
