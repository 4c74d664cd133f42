// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs speech::SpeechChain, which may cut out pauses, as a GStreamer element.
///
/// The output has no gaps, so the sink plays continuously across a cut. cutBefore() tells how far
/// the position in the media is ahead of the position of the sink.
///
/// Threads: created on any thread; its pads run on GStreamer's; cutBefore() on any.
/// Tests:   tests/unit/audio_qt/tst_speech_element.cpp

#include "speech_controls.h"

#include <memory>

using GstElement = struct _GstElement;

namespace dogear::audio_qt {

/// Creates an element with pads "sink" and "src" that follows the settings of \a controls.
[[nodiscard]] GstElement *makeSpeechElement(std::shared_ptr<SpeechControls> controls);

/// \return the length in nanoseconds cut out before \a position, a stream time in nanoseconds as
/// reported by the sink downstream
[[nodiscard]] std::int64_t cutBefore(GstElement *speechElement, std::int64_t position);

} // namespace dogear::audio_qt
