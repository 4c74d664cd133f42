// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How it sounded when Dogear was closed is how it sounds when it is opened.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear {

/// Volume and ears. What may be another for each show is the business of
/// library::PlaybackPreferences.
void recallPlayback(const settings::Settings &settings, playback::Player &player);
void rememberPlayback(const playback::Player &player, settings::Settings &settings);

} // namespace dogear
