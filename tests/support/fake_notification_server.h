// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Answers as org.freedesktop.Notifications on a private bus, and records what it is to
/// show.

#include <QDBusConnection>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace dogear::test {

class FakeNotificationServer final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    struct Shown
    {
        uint id = 0;
        uint replaced = 0;
        QString title;
        QString body;
        QStringList actions;
        QVariantMap hints;
    };

    explicit FakeNotificationServer(const QDBusConnection &bus)
        : m_bus(bus)
    {
        m_bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"),
                             this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        m_bus.registerService(m_name);
    }
    ~FakeNotificationServer() override
    {
        m_bus.unregisterService(m_name);
        m_bus.unregisterObject(QStringLiteral("/org/freedesktop/Notifications"));
    }
    Q_DISABLE_COPY_MOVE(FakeNotificationServer)

    QList<Shown> shown;
    QList<uint> closed;
    int questions = 0; ///< calls of GetCapabilities
    QStringList capabilities{QStringLiteral("actions"), QStringLiteral("body")};

public slots:
    QStringList GetCapabilities()
    {
        ++questions;
        return capabilities;
    }
    uint Notify(const QString &program,
                uint replaced,
                const QString &icon,
                const QString &title,
                const QString &body,
                const QStringList &actions,
                const QVariantMap &hints,
                int expires)
    {
        Q_UNUSED(program)
        Q_UNUSED(icon)
        Q_UNUSED(expires)
        const uint id = replaced > 0 ? replaced : ++m_last;
        shown.append({id, replaced, title, body, actions, hints});
        return id;
    }
    void CloseNotification(uint id) { closed.append(id); }

signals:
    void ActionInvoked(uint id, const QString &action);
    void NotificationClosed(uint id, uint reason);
    void ActivationToken(uint id, const QString &token);

private:
    QDBusConnection m_bus;
    const QString m_name = QStringLiteral("org.freedesktop.Notifications");
    uint m_last = 40;
};

} // namespace dogear::test
