// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Joins what may be chosen, for a show and for all, to the parts of the window.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_preferences.cpp

class QWidget;

namespace dogear::widgets {
class DetailPage;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

class DetailFlow;
class LibraryActions;
class PlaybackActions;
class SettingsActions;
struct MainWindowParts;

/// Parts of the window that show what was chosen, or change it.
struct PreferencesPanes
{
    widgets::PlayerBar &bar;
    widgets::DetailPage &page;
    DetailFlow &details;
    PlaybackActions &playback;
    LibraryActions &messages;
};

/// \return what opens the settings; it belongs to \a window
[[nodiscard]] SettingsActions *wirePreferences(const MainWindowParts &parts,
                                               const PreferencesPanes &panes,
                                               QWidget &window);

} // namespace dogear
