// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the pads of oggdemux when one part of a chained file ends and the next begins.
///
/// Ogg files may be joined by writing one after the other, as radio recorders do for each piece. At
/// each joint oggdemux creates new pads and removes the old ones. The back end of Qt 6.4 then loses
/// the sound for good. This bin has ghost pads that stay; at a joint each is connected to the new
/// pad with the same kind of sound, so that the elements downstream do not notice.
///
/// Threads: registered before the first QMediaPlayer; works on GStreamer's streaming threads.
/// Tests:   tests/integration/tst_odd_files.cpp

namespace dogear::audio_qt {

/// Registers the bin in place of oggdemux. \pre gst_init() was called
/// \return whether oggdemux is installed
bool registerOggParts();

} // namespace dogear::audio_qt
