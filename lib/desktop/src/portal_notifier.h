// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements Notifier on org.freedesktop.portal.Notification.
///
/// Pictures are left out: the portal refuses a notification whose picture is larger than 512
/// pixels, and covers of podcasts are. It shows the icon of the program instead.
///
/// Threads: GUI thread.
/// Spec:
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Notification.html
/// Tests:   tests/integration/tst_notifier.cpp

#include <desktop/notifier.h>

#include <QVariantMap>

namespace dogear::desktop {

class PortalNotifier final : public Notifier
{
    Q_OBJECT

public:
    explicit PortalNotifier(const QDBusConnection &bus);

    void show(const Notification &notification) override;
    void close(const QString &group) override;

private slots:
    // A slot, because QtDBus connects it by name.
    void handleAction(const QString &group, const QString &action, const QVariantList &parameters);

private:
    QDBusConnection m_bus;
    bool m_isListening = false;
};

} // namespace dogear::desktop
