// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Saves and restores the sound settings that are the same for all shows.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

namespace dogear::playback {
class SavedTime;
class SoundControls;
} // namespace dogear::playback

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear {

/// Restores volume, mono, balance and the saved time.
/// listening::PlaybackPreferences applies the settings that shows can have of their own.
void restorePlayback(const settings::Settings &settings,
                     playback::SoundControls &sound,
                     playback::SavedTime &savedTime);
/// Saves volume, mono, balance and the saved time.
void savePlayback(const playback::SoundControls &sound,
                  const playback::SavedTime &savedTime,
                  settings::Settings &settings);

} // namespace dogear
