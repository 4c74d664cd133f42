// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_presence.h"

#include "window/main_window.h"

#include <QEvent>
#include <QGuiApplication>
#include <QSessionManager>

#include <utility>

namespace dogear {

WindowPresence::WindowPresence(MainWindow &window, std::function<bool()> isIconVisible)
    : m_window(window)
    , m_isIconVisible(std::move(isIconVisible))
{
    m_grace.setSingleShot(true);
    m_grace.setInterval(iconGrace);
    connect(&m_grace, &QTimer::timeout, this, [this] {
        if (m_isInTray && !m_isIconVisible())
            m_window.showMinimized();
    });
    window.installEventFilter(this);
    // The session ends, and may end this process at any time afterwards.
    connect(qGuiApp, &QGuiApplication::commitDataRequest, &window, &MainWindow::save);
    // A window in the tray gets no close event when the program ends, for example by SIGTERM.
    connect(qGuiApp, &QCoreApplication::aboutToQuit, this, [this] {
        if (m_isInTray && !m_window.isQuitting())
            m_window.save();
    });
}

WindowPresence::~WindowPresence()
{
    leaveTray();
}

void WindowPresence::show(bool isMinimised, bool isIconWanted)
{
    if (!isMinimised) {
        m_window.show();
    } else if (isIconWanted) {
        enterTray();
        checkIcon();
    } else {
        m_window.showMinimized();
    }
}

void WindowPresence::bringToFront(const QString &activationToken)
{
    // Qt uses and removes this variable when a window is activated (xdg-activation-v1).
    if (!activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activationToken.toUtf8());
    m_window.bringToFront();
}

void WindowPresence::toggle()
{
    const bool isInFront = m_window.isVisible() && !m_window.isMinimized();
    if (!isInFront) {
        bringToFront();
    } else if (m_isIconVisible()) {
        enterTray();
        m_window.close(); // saves as closing does; the program goes on
    }
}

void WindowPresence::checkIcon()
{
    if (!m_isInTray || m_isIconVisible())
        m_grace.stop();
    else if (!m_grace.isActive())
        m_grace.start();
}

bool WindowPresence::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Close) {
        handleClosing();
    } else if (event->type() == QEvent::Show && !event->spontaneous()) {
        leaveTray();
        emit shownChanged(true);
    } else if (event->type() == QEvent::Hide && !event->spontaneous()) {
        emit shownChanged(false);
    }
    return QObject::eventFilter(watched, event);
}

/// Decides before the window handles its close event: afterwards Qt quits.
void WindowPresence::handleClosing()
{
    if (m_isInTray || m_window.isQuitting() || !m_closesToTray || !m_isIconVisible())
        return;
    enterTray();
    // Later, because the window may also be closed by a program that is ending.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_isInTray)
                emit wentToTray();
        },
        Qt::QueuedConnection);
}

void WindowPresence::enterTray()
{
    if (std::exchange(m_isInTray, true))
        return;
    m_quitOnLastWindowClosed = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
}

void WindowPresence::leaveTray()
{
    m_grace.stop();
    if (std::exchange(m_isInTray, false))
        QGuiApplication::setQuitOnLastWindowClosed(m_quitOnLastWindowClosed);
}

} // namespace dogear
