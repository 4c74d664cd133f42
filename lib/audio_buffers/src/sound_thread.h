// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the thread that writes samples to the audio device.
///
/// It runs until the process ends. Qt's connection to the sound server belongs to the thread that
/// opens the first device; without that thread's event loop Qt neither notices that the server
/// stopped nor reconnects (Qt 6.8, qaudioengine_pulse.cpp).
///
/// Threads: any.
/// Tests:   tests/integration/tst_lost_device.cpp

class QThread;

namespace dogear::audio_buffers {

/// Returns the thread, which is running.
[[nodiscard]] QThread &soundThread();

} // namespace dogear::audio_buffers
