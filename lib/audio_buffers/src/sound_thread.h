// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The thread that feeds the device.
///
/// One for the process, as long as it runs. Qt connects to the sound server on the thread that
/// opens a device first. It learns only there that the server ended, and connects again only there
/// (Qt 6.8, qaudioengine_pulse.cpp).
///
/// Threads: any.
/// Tests:   tests/integration/tst_lost_device.cpp

class QThread;

namespace dogear::audio_buffers {

/// Runs.
[[nodiscard]] QThread &soundThread();

} // namespace dogear::audio_buffers
