// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Calls a method of a portal whose result comes later, with the signal Response of a
///        request object.
///
/// Threads: GUI thread.
/// Owner:   its parent; deletes itself after finished().
/// Spec: https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Request.html
/// Tests:   tests/integration/tst_global_shortcuts.cpp, tests/integration/tst_autostart.cpp

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>
#include <QVariantMap>

namespace dogear::desktop {

class PortalRequest final : public QObject
{
    Q_OBJECT

public:
    /// Values of the first argument of finished().
    static constexpr uint succeeded = 0;
    static constexpr uint failed = 2;

    PortalRequest(const QDBusConnection &bus, QObject *parent);

    /// Sends \a call, with \a options as its last argument. Call it once.
    void send(QDBusMessage call, QVariantMap options);

signals:
    /// Emitted once: with `succeeded` and the results, or with another number after a refusal of
    /// the user or an error of the portal.
    void finished(uint response, const QVariantMap &results);

private slots:
    // A slot, because QtDBus connects it by name.
    void handleResponse(uint response, const QVariantMap &results);

private:
    QDBusConnection m_bus;
    bool m_isFinished = false;
};

} // namespace dogear::desktop
