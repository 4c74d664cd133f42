// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Offers the player's commands as shortcuts that work while another window is active, on
///        desktops that do not pass media keys to players.
///
/// Uses org.freedesktop.portal.GlobalShortcuts. Binds nothing if the portal is missing, or if a
/// program is on the bus that passes media keys to MPRIS (README.md, "Global shortcuts only where
/// nothing passes media keys on").
///
/// Threads: GUI thread; no call waits for an answer.
/// Owner:   the composition root.
/// Spec:
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.GlobalShortcuts.html
///          https://specifications.freedesktop.org/shortcuts-spec/latest/
/// Tests:   tests/integration/tst_global_shortcuts.cpp

#include <desktop/player_command.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace dogear::desktop {

class GlobalShortcuts final : public QObject
{
    Q_OBJECT

public:
    explicit GlobalShortcuts(const QDBusConnection &bus, QObject *parent = nullptr);

    /// Looks at the bus, and binds the shortcuts if they are needed. Call it once.
    void start();

    /// Whether one of \a names on the bus passes media keys to players.
    [[nodiscard]] static bool hasMediaKeys(const QStringList &names);

signals:
    void commanded(dogear::desktop::PlayerCommand command);

private slots:
    // A slot, because QtDBus connects it by name.
    void handleActivated(const QDBusObjectPath &session, const QString &id);

private:
    void askForPortal();
    void createSession();
    void bind();

    QDBusConnection m_bus;
    QString m_session; ///< path of the session; empty: nothing is bound
};

} // namespace dogear::desktop
