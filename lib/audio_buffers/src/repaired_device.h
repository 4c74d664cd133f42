// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens local files that FFmpeg would misread through a device that corrects them.
///
/// Threads: any; reads the file. The device belongs to one thread at a time.
/// Tests:   tests/unit/audio_buffers/tst_mpeg_device.cpp, tst_ogg_device.cpp

#include <QString>

#include <memory>

class QIODevice;

namespace dogear::audio_buffers {

/// \return null if FFmpeg reads the file at \a path correctly without help
[[nodiscard]] std::shared_ptr<QIODevice> repairedDevice(const QString &path);

} // namespace dogear::audio_buffers
