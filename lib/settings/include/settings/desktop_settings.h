// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes the settings of appearance, window, notifications, tray, network,
///        privacy, sync and shortcuts.
///
/// Each group of the settings file has a struct, whose initial values are the defaults.
///
/// Threads: GUI thread.
/// Owner:   the Settings, in whose file they are.
/// Tests:   tests/unit/settings/tst_desktop_settings.cpp

#include <QHash>
#include <QString>
#include <QStringList>

class QSettings;

namespace dogear::settings {

/// Selects the colours of the window.
enum class Theme {
    System, ///< those of the desktop
    Light,
    Dark,
};

struct AppearanceSettings
{
    Theme theme = Theme::System;
    bool usesArtworkColour = true; ///< a page takes a colour from the artwork of its show
    QString language;              ///< BCP 47, such as "pt-BR"; empty: the desktop's

    friend bool operator==(const AppearanceSettings &, const AppearanceSettings &) = default;
};

/// Text size and keys of the window.
struct InterfaceSettings
{
    int textPercent = 100;      ///< text size of notes and transcripts; 100 is the system's font;
                                ///< 70 to 250
    bool usesLetterKeys = true; ///< N, S, [ and others work anywhere in the window

    friend bool operator==(const InterfaceSettings &, const InterfaceSettings &) = default;
};

/// Selects what is announced by the desktop's notifications.
struct NotificationSettings
{
    bool announcesEpisodes = true;   ///< new episodes, except those of shows that are switched off
    bool announcesDownloads = false; ///< downloads that the user started and that are complete
    bool announcesErrors = true;     ///< errors that need the user

    friend bool operator==(const NotificationSettings &, const NotificationSettings &) = default;
};

struct TraySettings
{
    bool isShown = false;           ///< an icon in the tray
    bool closesToTray = false;      ///< closing the window leaves Dogear in the tray
    bool startsWithSession = false; ///< Dogear starts, minimised, when the user logs in

    friend bool operator==(const TraySettings &, const TraySettings &) = default;
};

/// Selects the proxy of all connections.
enum class ProxyMode {
    System, ///< that of the desktop or of http_proxy and https_proxy
    None,
    Http,
    Socks5,
};

struct NetworkSettings
{
    ProxyMode proxyMode = ProxyMode::System;
    QString proxyHost;
    int proxyPort = 8080; ///< 1 to 65535
    QString proxyUser;    ///< the password is in the keychain

    friend bool operator==(const NetworkSettings &, const NetworkSettings &) = default;
};

struct PrivacySettings
{
    /// Media are asked of their own server, without the prefixes of services that count listeners;
    /// if that fails, with them.
    bool removesTrackers = false;
    bool loadsNotePictures = false; ///< pictures in notes are fetched without a click

    friend bool operator==(const PrivacySettings &, const PrivacySettings &) = default;
};

/// Selects when sync with other devices runs by itself. With which ones is in the database.
struct SyncSettings
{
    bool isAutomatic = true; ///< after the start, after changes, at intervals and on exit
    int minutes = 30;        ///< interval; 5 to 1440

    friend bool operator==(const SyncSettings &, const SyncSettings &) = default;
};

/// The user's shortcuts, by the name of the action, as QKeySequence::PortableText. An empty list
/// means that the action has none; an action that is not listed has its standard shortcuts.
using ShortcutSettings = QHash<QString, QStringList>;

class DesktopSettings final
{
public:
    explicit DesktopSettings(QSettings &ini)
        : m_ini(ini)
    {}

    [[nodiscard]] AppearanceSettings appearance() const;
    void setAppearance(const AppearanceSettings &appearance);
    [[nodiscard]] InterfaceSettings interface() const;
    void setInterface(const InterfaceSettings &interface);
    [[nodiscard]] NotificationSettings notifications() const;
    void setNotifications(const NotificationSettings &notifications);
    [[nodiscard]] TraySettings tray() const;
    void setTray(const TraySettings &tray);
    [[nodiscard]] NetworkSettings network() const;
    void setNetwork(const NetworkSettings &network);
    [[nodiscard]] PrivacySettings privacy() const;
    void setPrivacy(const PrivacySettings &privacy);
    [[nodiscard]] SyncSettings sync() const;
    void setSync(const SyncSettings &sync);
    [[nodiscard]] ShortcutSettings shortcuts() const;
    void setShortcuts(const ShortcutSettings &shortcuts);

private:
    QSettings &m_ini;
};

} // namespace dogear::settings
