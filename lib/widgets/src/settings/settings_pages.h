// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the pages of the settings dialog, in the order of its tabs.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include <QString>

namespace dogear::widgets {

enum class SettingsPage { Playback, Refreshing, Downloads, Transcripts, Discover };

/// Returns the title of \a page, with its mnemonic.
[[nodiscard]] QString settingsPageTitle(SettingsPage page);

} // namespace dogear::widgets
