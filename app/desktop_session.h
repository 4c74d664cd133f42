// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects Dogear to the desktop session: MPRIS, the tray, notifications, autostart, global
///        shortcuts, and keeping computer and screen awake.
///
/// Belongs to the session, not to the window: attach() connects it to a window, and may be called
/// again for the next one, without a pause of what plays or is shown.
///
/// Threads: GUI thread.
/// Owner:   Application; collaborators outlive it.
/// Tests:   tests/gui/tst_desktop.cpp, tests/gui/tst_remote_control.cpp,
///          tests/gui/tst_tray_program.cpp

#include "features/queue/queue_navigator.h"
#include "services/player_commands.h"

#include <desktop/mpris_service.h>
#include <desktop/screen_inhibitor.h>
#include <desktop/sleep_inhibitor.h>
#include <settings/desktop_settings.h>

#include <QObject>
#include <QPointer>

#include <memory>

namespace dogear::desktop {
class Autostart;
class GlobalShortcuts;
class TrayWatch;
} // namespace dogear::desktop

namespace dogear {

class AnnouncementCenter;
class Features;
class MainWindow;
class TrayIcon;
class WindowPresence;
struct Services;

class DesktopSession final : public QObject
{
    Q_OBJECT

public:
    explicit DesktopSession(Services &services);
    ~DesktopSession() override;

    /// Connects the session to \a window and its \a features, which replace those of the last call.
    void attach(MainWindow &window, Features &features);
    /// Shows the attached window for the first time; with \a isMinimised in the tray, if the
    /// settings want an icon there, or minimised.
    void showWindow(bool isMinimised);
    /// Connects to the session bus and the system bus, which may take tens of milliseconds.
    void start();

    /// Runs \a commands on the player.
    void run(const QList<desktop::PlayerCommand> &commands);
    /// Brings the window to the front; \a activationToken allows that under Wayland.
    void raise(const QString &activationToken);

    /// Applies changed settings; both are stored already.
    void setNotifications(const settings::NotificationSettings &notifications);
    void setTray(const settings::TraySettings &tray);

signals:
    /// Emitted when the start with the session was changed, or refused, from outside; the settings
    /// are stored already, and an open dialog has to show them.
    void trayChanged(const dogear::settings::TraySettings &tray);

private:
    void startMpris(const QDBusConnection &session);
    void createInhibitors();
    void startTray(const QDBusConnection &session);
    void startAutostart(const QDBusConnection &session);
    void connectMpris();
    void connectTray();
    void connectAnnouncements();
    /// Stores what the entry of the desktop says.
    void storeAutostart(bool isEnabled);
    void showTrayState();
    void sayThatTrayKeepsIt();

    Services &m_services;
    QueueNavigator m_trackNavigator;
    PlayerCommands m_commands;
    std::unique_ptr<desktop::MprisService> m_mpris;
    std::unique_ptr<desktop::SleepInhibitor> m_sleepInhibitor;
    std::unique_ptr<desktop::ScreenInhibitor> m_screenInhibitor;
    std::unique_ptr<AnnouncementCenter> m_announcements;
    std::unique_ptr<desktop::TrayWatch> m_trayWatch;
    std::unique_ptr<TrayIcon> m_trayIcon;
    std::unique_ptr<desktop::Autostart> m_autostart;
    std::unique_ptr<desktop::GlobalShortcuts> m_shortcuts;
    bool m_startsWithSession = false; ///< as far as known
    // Those of the attached window.
    QPointer<MainWindow> m_window;
    QPointer<Features> m_features;
    std::unique_ptr<WindowPresence> m_presence;
};

} // namespace dogear
