// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An oggdemux whose pads stay when one part of a file ends and the next begins.
///
/// Ogg files may be joined by writing one behind the other, as recorders of radio do for each
/// piece. At each joint oggdemux makes new pads and takes the old ones away. The back end of Qt 6.4
/// loses its sound then, for ever. Here the new pads take the places of the old ones, with the same
/// kind of sound, so that nothing behind them notices.
///
/// Threads: registered before the first QMediaPlayer; works on GStreamer's streaming threads.
/// Tests:   tests/integration/tst_odd_files.cpp

namespace dogear::audio_qt {

/// After gst_init. \return whether this machine has an oggdemux
bool registerOggParts();

} // namespace dogear::audio_qt
