// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares the interface between the program and the module that it loads to play sound,
/// `dogear_sound` or `dogear_sound_buffers`.
///
/// The module has its own copies of the libraries that both link, so they share nothing else.
///
/// Threads: as documented for each function.
/// Decision: README.md, "The sound device is a module that is loaded at its first use".

#include <base/result.h>
#include <playback/lazy_audio_output.h>

#include <QString>
#include <QStringList>

#include <atomic>
#include <optional>

namespace dogear::qt_media {

struct SoundModule
{
    /// Creates the sound device with its video output. GUI thread.
    playback::SoundDevice (*makeDevice)();
    /// Measures the loudness of a file, see loudness_reader.h. Any thread.
    Result<std::optional<double>> (*readLoudness)(const QString &path,
                                                  const std::atomic_bool &isStopped);
    /// Describes the back end, its device and its formats, see sound_facts.h. GUI thread, after
    /// makeDevice().
    QStringList (*describe)();
};

/// Name and type of the only function that the module exports.
inline constexpr auto soundModuleEntry = "dogearSoundModule";
using SoundModuleEntry = const SoundModule *();

} // namespace dogear::qt_media
