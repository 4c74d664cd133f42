// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Applies the settings of appearance to the running program: theme and colours of artwork.
///
/// The language is not among them: it is applied in app/start.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_theme.cpp

namespace dogear::settings {
struct AppearanceSettings;
} // namespace dogear::settings

namespace dogear::widgets {
class ArtworkImages;
} // namespace dogear::widgets

namespace dogear {

/// Called when the window is created, and again whenever the settings change.
void applyAppearance(const settings::AppearanceSettings &appearance,
                     widgets::ArtworkImages &images);

} // namespace dogear
