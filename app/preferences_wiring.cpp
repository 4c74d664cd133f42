// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_wiring.h"

#include "actions/library_actions.h"
#include "actions/settings_actions.h"
#include "flows/detail_flow.h"
#include "flows/show_downloads_flow.h"
#include "flows/show_playback_flow.h"
#include "main_window.h"

#include <widgets/player_bar.h>
#include <widgets/sound_button.h>

namespace dogear {

SettingsActions *wirePreferences(const MainWindowParts &parts,
                                 const PreferencesPanes &panes,
                                 QWidget &window)
{
    panes.bar.setPreferences(parts.preferences);
    auto *sound = new widgets::SoundButton(parts.player, parts.video, &panes.bar);
    sound->setPreferences(parts.preferences);
    panes.bar.addBesideSpeed(sound);
    auto *flow =
        new ShowPlaybackFlow(parts.showPlaybacks, parts.preferences, panes.page, panes.details);
    QObject::connect(flow, &ShowPlaybackFlow::failed, &panes.messages, &LibraryActions::say);
    auto *downloads = new ShowDownloadsFlow(parts.downloads, panes.page, panes.details);
    QObject::connect(downloads, &ShowDownloadsFlow::failed, &panes.messages, &LibraryActions::say);
    return new SettingsActions({.settings = parts.settings,
                                .preferences = parts.preferences,
                                .session = parts.session,
                                .continuation = parts.continuation,
                                .refresher = parts.refresher,
                                .scheduler = parts.scheduler,
                                .player = parts.player,
                                .bar = panes.bar,
                                .actions = panes.playback,
                                .downloadsFolder = parts.downloadsFolder},
                               window);
}

} // namespace dogear
