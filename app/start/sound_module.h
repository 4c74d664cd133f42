// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Loads what plays, at the first use: see lib/qt_media/include/qt_media/sound_module.h.
///
/// Threads: any; the first call takes some tens of milliseconds, and who comes meanwhile waits.
/// Tests:   tests/gui/tst_main_window.cpp and all that listens to the window

#include <base/result.h>
#include <playback/late_audio_output.h>

#include <QString>

#include <atomic>
#include <optional>

namespace dogear {

/// What Dogear plays with under this version of Qt: "GStreamer" or "FFmpeg".
[[nodiscard]] QString soundBackEnd();

/// PlayerMissing, here and below, if the module is not where it was installed.
[[nodiscard]] Result<> loadSoundModule();

/// GUI thread.
[[nodiscard]] Result<playback::SoundDevice> makeSoundDevice();

/// As SoundModule::readLoudness().
[[nodiscard]] Result<std::optional<double>> readLoudness(const QString &path,
                                                         const std::atomic_bool &isStopped);

} // namespace dogear
