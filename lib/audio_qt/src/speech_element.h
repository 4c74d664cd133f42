// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A GStreamer element around speech::SpeechChain: floats in, floats out, pauses left out.
///
/// What it gives out follows without gaps, so a sink plays on over what was left out. cutBefore()
/// tells how far the media are ahead of what the sink calls its position.
///
/// Threads: made on any thread; its pads run on GStreamer's; cutBefore() on any.
/// Tests:   tests/unit/audio_qt/tst_speech_element.cpp

#include "speech_controls.h"

#include <memory>

using GstElement = struct _GstElement;

namespace dogear::audio_qt {

/// A new element with pads "sink" and "src"; its shape is that of \a controls.
[[nodiscard]] GstElement *makeSpeechElement(std::shared_ptr<SpeechControls> controls);

/// What was left out before \a position, a stream time in nanoseconds as the sink behind tells it.
[[nodiscard]] std::int64_t cutBefore(GstElement *speechElement, std::int64_t position);

} // namespace dogear::audio_qt
