// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief MP3 of one bit rate, found by that rate and not by the table in its header.
///
/// The table (Xing, Info) has 256 steps: of an hour each is 14 s, and mpegaudioparse goes by it
/// wherever there is one; where there is none, by the mean of the frames that it has seen. Where
/// frames are all of one rate, which is what most episodes are, a place follows from it to the
/// frame.
///
/// Threads: any.

#include <gst/gst.h>

namespace dogear::audio_qt {

/// From now on MP3 is parsed by it. After gst_init.
/// \return whether this machine has mpegaudioparse
bool registerSteadyParser();

/// Whether \a element is such a parser, and what it has seen so far is of one bit rate.
[[nodiscard]] bool isSteady(GstElement *element);

} // namespace dogear::audio_qt
