// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows notifications of the desktop, and reports what the user does with them.
///
/// Uses org.freedesktop.Notifications, or org.freedesktop.portal.Notification in a Flatpak. Without
/// a bus or a service, show() has no effect.
///
/// Threads: GUI thread; no call waits for the answer of a service.
/// Spec:    https://specifications.freedesktop.org/notification-spec/1.2/
///          https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Notification.html
/// Tests:   tests/integration/tst_notifier.cpp

#include <desktop/notification.h>

#include <QDBusConnection>
#include <QObject>

#include <memory>

namespace dogear::desktop {

class Notifier : public QObject
{
    Q_OBJECT

public:
    /// The action of a click on the notification itself.
    static constexpr auto click = QLatin1StringView("default");

    using QObject::QObject;

    /// Shows \a notification instead of the earlier one of its group.
    virtual void show(const Notification &notification) = 0;
    /// Removes the notification of \a group, if it is still shown.
    virtual void close(const QString &group) = 0;

signals:
    /// Emitted when the user chose \a action of the notification of \a group: `click`, or the key
    /// of a button. \a activationToken allows a window of this program to come to the front under
    /// Wayland; empty if the desktop gave none.
    void activated(const QString &group, const QString &action, const QString &activationToken);
    /// Emitted when the notification of \a group is gone: dismissed, expired, or closed. Not
    /// emitted by the portal, which does not tell.
    void closed(const QString &group);
};

/// Creates the notifier for this process: in a Flatpak that of the portal.
[[nodiscard]] std::unique_ptr<Notifier> makeNotifier(const QDBusConnection &bus);

} // namespace dogear::desktop
