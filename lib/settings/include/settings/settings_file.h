// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Exports all settings to a file that the user keeps, and imports them from one.
///
/// The file is JSON: {"format": "dogear-settings", "version": 1, "settings": {"playback": {"speed":
/// 1.2, …}, …}}, with the names of the settings file. It lists what it may contain (README.md):
/// no passwords, sizes of windows or counters, no addresses of servers, and no command.
///
/// A file may come from a stranger: a setting that is unknown or has another type is left out, and
/// a file that cannot be read as a whole changes nothing.
///
/// Threads: any.
/// Tests:   tests/unit/settings/tst_settings_file.cpp
/// Decision: README.md, "An exported file lists what it may contain".

#include <base/result.h>
#include <settings/user_settings.h>

#include <QByteArray>
#include <QString>

namespace dogear::settings {

/// A file that changes the meaning of a setting has a higher version; a new setting does not.
inline constexpr int settingsFileVersion = 1;

/// A larger file is refused; an exported one has about 4 kB.
inline constexpr qint64 maxSettingsFileBytes = 1'000'000;

struct ImportedSettings
{
    /// Those before, changed as the file says. A value may be outside its range: Settings reads it
    /// as the nearest value inside.
    UserSettings settings;
    int taken = 0;   ///< number of settings that the file has
    int unknown = 0; ///< number of settings that were left out: no such setting, or no such value
    /// The folder of downloads that was left out, because this machine has no such folder.
    QString missingFolder = {};
};

[[nodiscard]] QByteArray settingsToJson(const UserSettings &settings);

/// Reads \a json; settings that it does not have stay as they are in \a before.
/// \return or SettingsInvalid, whose `detail` says why; SettingsTooNew for a higher version
[[nodiscard]] Result<ImportedSettings> settingsFromJson(const QByteArray &json,
                                                        const UserSettings &before);

/// Replaces the file at \a path. \return FileUnwritable on failure
[[nodiscard]] Result<> exportSettings(const UserSettings &settings, const QString &path);

/// Reads the file at \a path as settingsFromJson() does.
/// \return or FileNotFound, FileUnreadable, SettingsInvalid or SettingsTooNew
[[nodiscard]] Result<ImportedSettings> importSettings(const QString &path,
                                                      const UserSettings &before);

} // namespace dogear::settings
