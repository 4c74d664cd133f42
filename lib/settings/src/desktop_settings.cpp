// SPDX-License-Identifier: GPL-3.0-or-later
#include "ini_values.h"
#include "setting_names.h"

#include <settings/desktop_settings.h>

using namespace Qt::StringLiterals;

namespace dogear::settings {

namespace {

/// Each key of the group is the name of an action.
constexpr auto shortcutGroup = "shortcuts"_L1;

} // namespace

AppearanceSettings DesktopSettings::appearance() const
{
    const AppearanceSettings fallback;
    return {.theme = enumIn<Theme>(m_ini, u"appearance/theme"_s, themes),
            .usesArtworkColour =
                m_ini.value(u"appearance/artworkColour"_s, fallback.usesArtworkColour).toBool(),
            .language = m_ini.value(u"appearance/language"_s).toString()};
}

void DesktopSettings::setAppearance(const AppearanceSettings &appearance)
{
    m_ini.setValue(u"appearance/theme"_s, themes.at(size_t(appearance.theme)));
    m_ini.setValue(u"appearance/artworkColour"_s, appearance.usesArtworkColour);
    m_ini.setValue(u"appearance/language"_s, appearance.language);
}

InterfaceSettings DesktopSettings::interface() const
{
    const InterfaceSettings fallback;
    return {
        .textPercent = wholeIn(m_ini, u"interface/textPercent"_s, fallback.textPercent, 70, 250),
        .usesLetterKeys = m_ini.value(u"interface/letterKeys"_s, fallback.usesLetterKeys).toBool()};
}

void DesktopSettings::setInterface(const InterfaceSettings &interface)
{
    m_ini.setValue(u"interface/textPercent"_s, interface.textPercent);
    m_ini.setValue(u"interface/letterKeys"_s, interface.usesLetterKeys);
}

NotificationSettings DesktopSettings::notifications() const
{
    const NotificationSettings fallback;
    return {.announcesEpisodes =
                m_ini.value(u"notifications/episodes"_s, fallback.announcesEpisodes).toBool(),
            .announcesDownloads =
                m_ini.value(u"notifications/downloads"_s, fallback.announcesDownloads).toBool(),
            .announcesErrors =
                m_ini.value(u"notifications/errors"_s, fallback.announcesErrors).toBool()};
}

void DesktopSettings::setNotifications(const NotificationSettings &notifications)
{
    m_ini.setValue(u"notifications/episodes"_s, notifications.announcesEpisodes);
    m_ini.setValue(u"notifications/downloads"_s, notifications.announcesDownloads);
    m_ini.setValue(u"notifications/errors"_s, notifications.announcesErrors);
}

TraySettings DesktopSettings::tray() const
{
    return {.isShown = m_ini.value(u"tray/shown"_s).toBool(),
            .closesToTray = m_ini.value(u"tray/closeToTray"_s).toBool(),
            .startsWithSession = m_ini.value(u"tray/startWithSession"_s).toBool()};
}

void DesktopSettings::setTray(const TraySettings &tray)
{
    m_ini.setValue(u"tray/shown"_s, tray.isShown);
    m_ini.setValue(u"tray/closeToTray"_s, tray.closesToTray);
    m_ini.setValue(u"tray/startWithSession"_s, tray.startsWithSession);
}

NetworkSettings DesktopSettings::network() const
{
    const NetworkSettings fallback;
    return {.proxyMode = enumIn<ProxyMode>(m_ini, u"network/proxy"_s, proxyModes),
            .proxyHost = m_ini.value(u"network/proxyHost"_s).toString(),
            .proxyPort = wholeIn(m_ini, u"network/proxyPort"_s, fallback.proxyPort, 1, 65535),
            .proxyUser = m_ini.value(u"network/proxyUser"_s).toString()};
}

void DesktopSettings::setNetwork(const NetworkSettings &network)
{
    m_ini.setValue(u"network/proxy"_s, proxyModes.at(size_t(network.proxyMode)));
    m_ini.setValue(u"network/proxyHost"_s, network.proxyHost);
    m_ini.setValue(u"network/proxyPort"_s, network.proxyPort);
    m_ini.setValue(u"network/proxyUser"_s, network.proxyUser);
}

PrivacySettings DesktopSettings::privacy() const
{
    return {.removesTrackers = m_ini.value(u"privacy/removeTrackers"_s).toBool(),
            .loadsNotePictures = m_ini.value(u"privacy/notePictures"_s).toBool()};
}

void DesktopSettings::setPrivacy(const PrivacySettings &privacy)
{
    m_ini.setValue(u"privacy/removeTrackers"_s, privacy.removesTrackers);
    m_ini.setValue(u"privacy/notePictures"_s, privacy.loadsNotePictures);
}

SyncSettings DesktopSettings::sync() const
{
    // The range is the one that desktop_settings.h documents.
    const SyncSettings fallback;
    return {.isAutomatic = m_ini.value(u"sync/automatic"_s, fallback.isAutomatic).toBool(),
            .minutes = wholeIn(m_ini, u"sync/minutes"_s, fallback.minutes, 5, 1440)};
}

void DesktopSettings::setSync(const SyncSettings &sync)
{
    m_ini.setValue(u"sync/automatic"_s, sync.isAutomatic);
    m_ini.setValue(u"sync/minutes"_s, sync.minutes);
}

ShortcutSettings DesktopSettings::shortcuts() const
{
    ShortcutSettings shortcuts;
    m_ini.beginGroup(shortcutGroup);
    const QStringList actions = m_ini.childKeys();
    for (const QString &action : actions)
        shortcuts.insert(action, m_ini.value(action).toStringList());
    m_ini.endGroup();
    return shortcuts;
}

void DesktopSettings::setShortcuts(const ShortcutSettings &shortcuts)
{
    m_ini.remove(shortcutGroup);
    for (auto each = shortcuts.cbegin(); each != shortcuts.cend(); ++each)
        m_ini.setValue(shortcutGroup + u'/' + each.key(), each.value());
}

} // namespace dogear::settings
