// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The GStreamer sink that Qt Multimedia's back end is given instead of the plain one.
///
/// Qt makes its audio sink by factory name ("pulsesink" with a device, else "autoaudiosink"). A bin
/// registered under those names in this process is taken instead; inside:
/// `audioconvert ! scaletempo ! speech ! audioconvert ! audioresample ! real sink`. It does:
///   - scaletempo keeps the pitch at every speed;
///   - SEEK events get GST_SEEK_FLAG_ACCURATE, without which MP3 lands seconds away while the
///     position claims the target;
///   - the pipeline chooses its clock itself: Qt pins the system clock, which fights the sink's,
///   and
///     sound then stays away after seeks;
///   - the device is the sound server's choice, and it moves the sound when that changes;
///   - pauses, loudness, mono and balance (speech_element.h); its position is the one in the file.
///
/// Threads: GUI thread; registerSpeechSinkBin before the first QMediaPlayer.

#include "speech_controls.h"

#include <memory>

namespace dogear::audio_qt {

/// Starts GStreamer and puts the bin in place of the real sinks.
/// \return whether the bin is in place; without it seeks and pitch are GStreamer's own
bool registerSpeechSinkBin();

/// Whether a sound server answers now, whatever Qt found when it looked for devices.
bool canReachSoundServer();

/// Bins that are made from now on do what \a controls say. Qt makes them, by name alone, so there
/// is no other way to hand anything to one.
void setControlsForNewBins(std::shared_ptr<SpeechControls> controls);

} // namespace dogear::audio_qt
