// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Loads the module that plays sound at its first use; see
///        lib/qt_media/include/qt_media/sound_module.h.
///
/// Threads: any; the first call takes tens of milliseconds, and concurrent calls wait for it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_resume.cpp

#include <base/result.h>
#include <playback/lazy_audio_output.h>

#include <QString>
#include <QStringList>

#include <atomic>
#include <optional>

namespace dogear {

/// The name of the media library that Dogear plays with under this version of Qt: "GStreamer" or
/// "FFmpeg".
[[nodiscard]] QString soundBackEnd();

/// Loads the module, unless it is loaded already.
/// \return PlayerMissing, as the functions below, if the module is not in its folder
[[nodiscard]] Result<> loadSoundModule();

/// Creates the sound device. Call it on the GUI thread.
[[nodiscard]] Result<playback::SoundDevice> makeSoundDevice();

/// Calls SoundModule::describe(); empty if the module is not in its folder. Call it on the GUI
/// thread, after makeSoundDevice().
[[nodiscard]] QStringList describeSound();

/// Calls SoundModule::readLoudness().
[[nodiscard]] Result<std::optional<double>> readLoudness(const QString &path,
                                                         const std::atomic_bool &isStopped);

} // namespace dogear
