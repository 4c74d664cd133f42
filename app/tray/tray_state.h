// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the player for the icon in the tray: its picture, tooltip and menu.
///
/// Threads: values and pure functions; GUI thread for the icon.
/// Tests:   tests/gui/tst_tray.cpp

#include <QIcon>
#include <QString>

#include <chrono>

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class SoundControls;
} // namespace dogear::playback

namespace dogear {

struct TrayState
{
    enum class Playback { Nothing, Paused, Playing };

    Playback playback = Playback::Nothing;
    QString title;    ///< of the episode, as its feed writes it; empty without one
    QString show;     ///< its title
    QString timeLeft; ///< "23 min left"; empty if unknown
    bool canGoNext = false;

    friend bool operator==(const TrayState &, const TrayState &) = default;
};

/// Returns the state of the player of \a session; \a canGoNext is known to Up next only.
[[nodiscard]] TrayState trayStateOf(const listening::PlaybackSession &session,
                                    const playback::SoundControls &sound,
                                    bool canGoNext);

/// Returns the lines of the tooltip, plain text: title, then show and time left.
[[nodiscard]] QString trayToolTip(const TrayState &state);

/// Returns the icon for a tray of StatusNotifierItem: that of the theme (packaging/icons), which
/// such panels tint themselves, or drawnTrayIcon() if it is not installed.
[[nodiscard]] QIcon trayIcon(TrayState::Playback playback);
/// Returns the icon with a light shape and a dark edge, which is visible on light and dark panels.
[[nodiscard]] QIcon drawnTrayIcon(TrayState::Playback playback);

} // namespace dogear
