// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Replaces the GStreamer sink of Qt Multimedia's back end by a bin for speech.
///
/// Qt creates its audio sink by factory name ("pulsesink" with a device, else "autoaudiosink"). A
/// bin registered under those names in this process takes its place. It contains
/// `audioconvert ! scaletempo ! speech ! audioconvert ! audioresample ! real sink`. It
///   - keeps the pitch at every speed (scaletempo);
///   - sets GST_SEEK_FLAG_ACCURATE on SEEK events; without it MP3 lands seconds off the target,
///     although the position claims the target;
///   - lets the pipeline choose its clock: Qt pins the system clock, which conflicts with the clock
///     of the sink, so that there is no sound after seeks;
///   - leaves the device to the sound server, which moves the sound when its choice changes;
///   - applies pauses, loudness, mono and balance (speech_element.h); reports the position in the
///     file.
///
/// Threads: GUI thread; call registerSpeechSinkBin before creating the first QMediaPlayer.
/// Decision: README.md, "One bin replaces two sinks".

#include "speech_controls.h"

#include <memory>

namespace dogear::audio_qt {

/// Starts GStreamer and registers the bin in place of the real sinks.
/// \return whether that worked; otherwise GStreamer's own seeks and pitch apply
bool registerSpeechSinkBin();

/// Whether a sound server answers now, independent of the devices that Qt found earlier.
bool canReachSoundServer();

/// Sets the controls of bins created from now on. Qt creates them by name alone, so they cannot be
/// passed to a bin directly.
void setControlsForNewBins(std::shared_ptr<SpeechControls> controls);

} // namespace dogear::audio_qt
