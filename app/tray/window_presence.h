// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides whether closing the window leaves Dogear in the tray, and brings it back.
///
/// A window in the tray is a hidden one in a program that does not quit with its last window. The
/// program is never unreachable: closing quits if no icon is visible then, and a window in the tray
/// comes back if the icon goes.
///
/// Threads: GUI thread.
/// Owner:   DesktopSession; the window outlives it.
/// Tests:   tests/gui/tst_window_presence.cpp

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace dogear {

class MainWindow;

class WindowPresence final : public QObject
{
    Q_OBJECT

public:
    /// Time in which an icon that is gone, or not there yet, may come: panels start again after a
    /// crash, and at login they start late.
    static constexpr std::chrono::seconds iconGrace{15};

    /// \a isIconVisible tells whether the user can reach the program through the tray now.
    WindowPresence(MainWindow &window, std::function<bool()> isIconVisible);
    ~WindowPresence() override;

    /// Sets whether closing the window leaves Dogear in the tray.
    void setClosesToTray(bool isWanted) { m_closesToTray = isWanted; }
    /// Shows the window for the first time: with \a isMinimised in the tray, where \a isIconWanted
    /// says that there will be an icon, or minimised.
    void show(bool isMinimised, bool isIconWanted);
    /// Shows the window in front. \a activationToken allows that under Wayland; it may be empty.
    void bringToFront(const QString &activationToken = {});
    /// Hides the window to the tray if it is in front, otherwise brings it to the front.
    void toggle();
    /// Brings a window in the tray back, minimised, if no icon leads to it after iconGrace.
    void checkIcon();

    /// Replaces iconGrace; for tests.
    void setIconGrace(std::chrono::milliseconds grace) { m_grace.setInterval(grace); }

signals:
    /// Emitted after the user closed the window and Dogear went on in the tray.
    void wentToTray();
    /// Emitted when the window was shown or hidden.
    void shownChanged(bool isShown);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void handleClosing();
    void enterTray();
    void leaveTray();

    MainWindow &m_window;
    std::function<bool()> m_isIconVisible;
    bool m_closesToTray = false;
    bool m_isInTray = false;
    bool m_quitOnLastWindowClosed = true; ///< the setting of the program before enterTray()
    QTimer m_grace;
};

} // namespace dogear
