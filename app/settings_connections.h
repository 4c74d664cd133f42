// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the settings of a window with the parts that outlive it.
///
/// Each connection ends with the window.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_settings_connections.cpp, tests/gui/tst_preferences.cpp

namespace dogear::library {
class NetworkConfigurator;
} // namespace dogear::library

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DesktopSession;
class DocumentController;
class DownloadConfigurator;
class SettingsController;
class SyncConfigurator;

/// Applies changed settings of downloads, streams and documents.
void connectFetching(SettingsController &settings,
                     DownloadConfigurator &downloads,
                     DocumentController &documents);
/// Applies changed settings of sync, and of the networks that it may use.
void connectSync(SettingsController &settings, SyncConfigurator &sync);
/// Applies changed settings of notifications and the tray, and shows what the desktop changes.
void connectSession(SettingsController &settings, DesktopSession &session);
/// Applies changed settings of the network, stores the password of the proxy and shows it.
/// \a messages has the errors of the keychain.
void connectNetwork(SettingsController &settings,
                    library::NetworkConfigurator &network,
                    widgets::MessageBar &messages);

} // namespace dogear
