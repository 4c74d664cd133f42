// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Selects the audio output that Dogear uses with the compiled version of Qt.

#include <QtGlobal>

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
#include <audio_qt/loudness_reader.h>
#include <audio_qt/qt_audio_output.h>

namespace dogear::test {
using SoundDevice = audio_qt::QtAudioOutput;
using audio_qt::readLoudness;
} // namespace dogear::test
#else
#include <audio_buffers/buffered_audio_output.h>
#include <audio_buffers/loudness_reader.h>

namespace dogear::test {
using SoundDevice = audio_buffers::BufferedAudioOutput;
using audio_buffers::readLoudness;
} // namespace dogear::test
#endif
