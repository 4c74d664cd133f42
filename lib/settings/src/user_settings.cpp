// SPDX-License-Identifier: GPL-3.0-or-later
#include <settings/user_settings.h>

namespace dogear::settings {

UserSettings userSettings(const Settings &settings)
{
    const DesktopSettings &desktop = settings.desktop();
    return {.playback = settings.playback(),
            .refresh = settings.refresh(),
            .downloads = settings.downloads(),
            .cache = settings.cache(),
            .documents = settings.documents(),
            .directories = settings.directories(),
            .appearance = desktop.appearance(),
            .interface = desktop.interface(),
            .notifications = desktop.notifications(),
            .tray = desktop.tray(),
            .network = desktop.network(),
            .privacy = desktop.privacy(),
            .sync = desktop.sync(),
            .shortcuts = desktop.shortcuts()};
}

void store(const UserSettings &wanted, Settings &settings)
{
    const UserSettings stored = userSettings(settings);
    DesktopSettings &desktop = settings.desktop();
    if (wanted.playback != stored.playback)
        settings.setPlayback(wanted.playback);
    if (wanted.refresh != stored.refresh)
        settings.setRefresh(wanted.refresh);
    if (wanted.downloads != stored.downloads)
        settings.setDownloads(wanted.downloads);
    if (wanted.cache != stored.cache)
        settings.setCache(wanted.cache);
    if (wanted.documents != stored.documents)
        settings.setDocuments(wanted.documents);
    if (wanted.directories != stored.directories)
        settings.setDirectories(wanted.directories);
    if (wanted.appearance != stored.appearance)
        desktop.setAppearance(wanted.appearance);
    if (wanted.interface != stored.interface)
        desktop.setInterface(wanted.interface);
    if (wanted.notifications != stored.notifications)
        desktop.setNotifications(wanted.notifications);
    if (wanted.tray != stored.tray)
        desktop.setTray(wanted.tray);
    if (wanted.network != stored.network)
        desktop.setNetwork(wanted.network);
    if (wanted.privacy != stored.privacy)
        desktop.setPrivacy(wanted.privacy);
    if (wanted.sync != stored.sync)
        desktop.setSync(wanted.sync);
    if (wanted.shortcuts != stored.shortcuts)
        desktop.setShortcuts(wanted.shortcuts);
}

} // namespace dogear::settings
