// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_pages.h"

#include "appearance_settings_page.h"
#include "device_settings_page.h"
#include "download_settings_page.h"
#include "library_settings_page.h"
#include "network_settings_page.h"
#include "notification_settings_page.h"
#include "playback_settings_page.h"
#include "privacy_settings_page.h"
#include "shortcut_settings_page.h"

#include <widgets/settings_context.h>
#include <widgets/settings_index.h>

#include <array>

namespace dogear::widgets {

namespace {

using Page = std::unique_ptr<SettingsPage>;

constexpr std::array<Page (*)(const SettingsContext &), settingsPageCount> creators{
    [](const SettingsContext &) -> Page { return std::make_unique<PlaybackSettingsPage>(); },
    [](const SettingsContext &context) -> Page {
        return std::make_unique<DownloadSettingsPage>(context.downloadsFolder);
    },
    [](const SettingsContext &context) -> Page {
        return std::make_unique<LibrarySettingsPage>(
            context.country, IndexKey{context.indexKey, context.indexSecret});
    },
    [](const SettingsContext &context) -> Page {
        return std::make_unique<NetworkSettingsPage>(context.proxyPassword);
    },
    [](const SettingsContext &) -> Page { return std::make_unique<DeviceSettingsPage>(); },
    [](const SettingsContext &) -> Page { return std::make_unique<NotificationSettingsPage>(); },
    [](const SettingsContext &context) -> Page {
        return std::make_unique<ShortcutSettingsPage>(context.shortcuts);
    },
    [](const SettingsContext &) -> Page { return std::make_unique<PrivacySettingsPage>(); },
    [](const SettingsContext &context) -> Page {
        return std::make_unique<AppearanceSettingsPage>(context.languages);
    }};

} // namespace

std::unique_ptr<SettingsPage> createSettingsPage(int index, const SettingsContext &context)
{
    return creators.at(size_t(index))(context);
}

} // namespace dogear::widgets
