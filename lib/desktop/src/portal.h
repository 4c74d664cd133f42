// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the service of the portals, through which sandboxed programs reach the desktop.
///
/// Spec: https://flatpak.github.io/xdg-desktop-portal/docs/api-reference.html

#include <QDBusMessage>

namespace dogear::desktop {

inline const QString portalService = QStringLiteral("org.freedesktop.portal.Desktop");
inline const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");

/// Returns a call of \a method of the portal \a name, such as "Notification".
[[nodiscard]] inline QDBusMessage portalCall(const QString &name, const QString &method)
{
    return QDBusMessage::createMethodCall(
        portalService, portalPath, QStringLiteral("org.freedesktop.portal.") + name, method);
}

} // namespace dogear::desktop
