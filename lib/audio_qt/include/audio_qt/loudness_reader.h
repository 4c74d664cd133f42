// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Measures the loudness of a media file by decoding it to its end.
///
/// Threads: any; blocks until the end, some seconds per hour of sound.
/// Spec:    EBU R 128
/// Tests:   tests/unit/qt_media/tst_loudness_reader.cpp

#include <base/result.h>

#include <QString>

#include <atomic>
#include <optional>

namespace dogear::audio_qt {

/// Measures the file or resource at \a path; stops early when \a isStopped becomes true.
///
/// \return the integrated loudness in LUFS, absent for silence and after an early stop; or an Error
///   whose code is one of MediaUnreadable, MediaUnsupported
[[nodiscard]] Result<std::optional<double>> readLoudness(const QString &path,
                                                         const std::atomic_bool &isStopped);

} // namespace dogear::audio_qt
