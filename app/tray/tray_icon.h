// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the player in the tray of the desktop, with a menu of its commands.
///
/// The icon exists only while the desktop has a tray: Qt asks the desktop once per process whether
/// it has one, so the icon is created when TrayWatch has found one, which may be long after a start
/// at login. Without StatusNotifierItem, under X11, the tray of XEmbed is used.
///
/// Threads: GUI thread.
/// Owner:   DesktopSession.
/// Tests:   tests/gui/tst_tray.cpp, tests/gui/tst_tray_program.cpp

#include "tray_state.h"

#include <desktop/player_command.h>

#include <QObject>

#include <memory>

class QAction;
class QMenu;
class QSystemTrayIcon;

namespace dogear::desktop {
class TrayWatch;
} // namespace dogear::desktop

namespace dogear {

class TrayIcon final : public QObject
{
    Q_OBJECT

public:
    /// \a watch outlives this.
    explicit TrayIcon(const desktop::TrayWatch &watch);
    ~TrayIcon() override;

    /// Shows the icon, as soon as there is a tray, or hides it.
    void setWanted(bool isWanted);
    /// Whether the user can see the icon now.
    [[nodiscard]] bool isVisible() const;
    void setState(const TrayState &state);
    /// Sets the text of the entry that shows or hides the window.
    void setWindowShown(bool isShown);

    /// The menu; tests read and trigger its entries.
    [[nodiscard]] QMenu &menu() const { return *m_menu; }

signals:
    void commanded(dogear::desktop::PlayerCommand command);
    /// Emitted by the left click and by the entry of the window.
    void toggleRequested();
    void episodeRequested(); ///< by the entry with the title
    void quitRequested();
    /// Emitted when isVisible() may have changed.
    void visibleChanged();

private:
    void createMenu();
    QAction *addCommand(const QString &text,
                        const QString &icon,
                        const QString &name,
                        desktop::PlayerCommand command);
    void update();
    void createIcon();
    void showState();

    const desktop::TrayWatch &m_watch;
    std::unique_ptr<QMenu> m_menu;
    std::unique_ptr<QSystemTrayIcon> m_icon; ///< while there is a tray, or was one
    bool m_isWanted = false;
    bool m_isLegacy = false;  ///< the icon is in a tray of XEmbed
    bool m_hasWaited = false; ///< long enough for the panel to start
    TrayState m_state;
    QAction *m_title = nullptr;
    QAction *m_playPause = nullptr;
    QAction *m_back = nullptr;
    QAction *m_forward = nullptr;
    QAction *m_next = nullptr;
    QAction *m_window = nullptr;
};

} // namespace dogear
