// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Seeks in MP3 of constant bit rate by that rate instead of the table in its header.
///
/// The table (Xing, Info) has 256 steps of 14 s each for an hour. mpegaudioparse uses the table if
/// there is one, otherwise the mean bit rate of the frames seen so far. If all frames have the same
/// bit rate, as in most episodes, the rate gives a position exact to the frame.
///
/// Threads: any.

#include <gst/gst.h>

namespace dogear::audio_qt {

/// Registers the element that parses MP3 from now on. \pre gst_init() was called
/// \return whether mpegaudioparse is installed
bool registerCbrMp3Parser();

/// Whether \a element is such a parser and all frames so far have the same bit rate.
[[nodiscard]] bool isConstantBitRate(GstElement *element);

} // namespace dogear::audio_qt
