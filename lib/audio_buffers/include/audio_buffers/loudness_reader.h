// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads a media file to its end and tells how loud it is.
///
/// Threads: any; blocks for as long as it takes, some seconds an hour of sound.
/// Spec:    EBU R 128
/// Tests:   tests/unit/audio_buffers/tst_loudness_reader.cpp

#include <base/result.h>

#include <QString>

#include <atomic>
#include <optional>

namespace dogear::audio_buffers {

/// The integrated loudness in LUFS of the file or resource at \a path; none of silence, and none if
/// \a isStopped turned true on the way.
///
/// \return or MediaUnreadable, MediaUnsupported
[[nodiscard]] Result<std::optional<double>> readLoudness(const QString &path,
                                                         const std::atomic_bool &isStopped);

} // namespace dogear::audio_buffers
