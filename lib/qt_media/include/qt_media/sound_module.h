// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the module `dogear_sound` or `dogear_sound_buffers` gives to the program that loads
/// it.
///
/// The module has copies of its own of what both are made of, so that nothing but this is shared.
///
/// Threads: as each function says.

#include <base/result.h>
#include <playback/late_audio_output.h>

#include <QString>

#include <atomic>
#include <optional>

namespace dogear::qt_media {

struct SoundModule
{
    /// What plays, and its pictures. GUI thread.
    playback::SoundDevice (*makeDevice)();
    /// See loudness_reader.h. Any thread.
    Result<std::optional<double>> (*readLoudness)(const QString &path,
                                                  const std::atomic_bool &isStopped);
};

/// The name and type of the one function that the module exports.
inline constexpr auto soundModuleEntry = "dogearSoundModule";
using SoundModuleEntry = const SoundModule *();

} // namespace dogear::qt_media
