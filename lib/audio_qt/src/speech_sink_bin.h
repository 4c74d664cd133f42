// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The GStreamer sink that Qt Multimedia's back end is given instead of the plain one.
///
/// Qt makes its audio sink by factory name ("pulsesink" with a device, else "autoaudiosink"). A bin
/// registered under those names in this process is taken instead; inside:
/// `audioconvert ! scaletempo ! audioconvert ! audioresample ! real sink`. It does three things:
///   - scaletempo keeps the pitch at every speed;
///   - SEEK events get GST_SEEK_FLAG_ACCURATE, without which MP3 lands seconds away while the
///     position claims the target;
///   - the pipeline chooses its clock itself: Qt pins the system clock, which fights the sink's,
///   and
///     sound then stays away after seeks.
///
/// Threads: registerSpeechSinkBin from the GUI thread, before the first QMediaPlayer.

namespace dogear::audio_qt {

/// Starts GStreamer and puts the bin in place of the real sinks.
/// \return whether the bin is in place; without it seeks and pitch are GStreamer's own
bool registerSpeechSinkBin();

} // namespace dogear::audio_qt
