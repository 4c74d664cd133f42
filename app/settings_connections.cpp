// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_connections.h"

#include "desktop_session.h"
#include "features/devices/sync_configurator.h"
#include "features/documents/document_controller.h"
#include "features/downloads/download_configurator.h"
#include "features/settings/settings_controller.h"

#include <library/network_configurator.h>
#include <widgets/message_bar.h>

namespace dogear {

using library::NetworkConfigurator;

void connectFetching(SettingsController &settings,
                     DownloadConfigurator &downloads,
                     DocumentController &documents)
{
    QObject::connect(&settings,
                     &SettingsController::downloadsChanged,
                     &downloads,
                     &DownloadConfigurator::setDownloads);
    QObject::connect(
        &settings, &SettingsController::cacheChanged, &downloads, &DownloadConfigurator::setCache);
    QObject::connect(&settings,
                     &SettingsController::documentsChanged,
                     &documents,
                     &DocumentController::setDocuments);
}

void connectSync(SettingsController &settings, SyncConfigurator &sync)
{
    QObject::connect(
        &settings, &SettingsController::syncChanged, &sync, &SyncConfigurator::setSync);
    QObject::connect(
        &settings, &SettingsController::downloadsChanged, &sync, &SyncConfigurator::setDownloads);
}

void connectSession(SettingsController &settings, DesktopSession &session)
{
    QObject::connect(&settings,
                     &SettingsController::notificationsChanged,
                     &session,
                     &DesktopSession::setNotifications);
    QObject::connect(
        &settings, &SettingsController::trayChanged, &session, &DesktopSession::setTray);
    QObject::connect(
        &session, &DesktopSession::trayChanged, &settings, &SettingsController::refresh);
}

void connectNetwork(SettingsController &settings,
                    NetworkConfigurator &network,
                    widgets::MessageBar &messages)
{
    QObject::connect(
        &settings, &SettingsController::networkChanged, &network, &NetworkConfigurator::setNetwork);
    QObject::connect(&settings,
                     &SettingsController::proxyPasswordChanged,
                     &network,
                     [&network, &messages](const QString &password) {
                         network.setPassword(password).then(
                             &messages, [&messages](const Result<> &stored) {
                                 if (!stored)
                                     messages.showError(stored.error());
                             });
                     });
    QObject::connect(&network,
                     &NetworkConfigurator::passwordRead,
                     &settings,
                     &SettingsController::setProxyPassword);
}

} // namespace dogear
