// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gathers all settings that the user edits, so that they are compared, stored and undone
///        together.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/settings/tst_user_settings.cpp

#include <settings/settings.h>

namespace dogear::settings {

struct UserSettings
{
    PlaybackSettings playback;
    RefreshSettings refresh;
    DownloadSettings downloads;
    CacheSettings cache;
    DocumentSettings documents;
    DirectorySettings directories;
    AppearanceSettings appearance;
    InterfaceSettings interface;
    NotificationSettings notifications;
    TraySettings tray;
    NetworkSettings network;
    PrivacySettings privacy;
    SyncSettings sync;
    ShortcutSettings shortcuts;

    friend bool operator==(const UserSettings &, const UserSettings &) = default;
};

[[nodiscard]] UserSettings userSettings(const Settings &settings);

/// Stores the groups of \a wanted that differ from those in \a settings; the file keeps what it has
/// of the others, also values that only a newer Dogear knows.
void store(const UserSettings &wanted, Settings &settings);

} // namespace dogear::settings
