// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stands for a panel with a tray on a private bus, and records the icons that register.
///
/// Spec: https://www.freedesktop.org/wiki/Specifications/StatusNotifierItem/StatusNotifierWatcher/

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QObject>
#include <QStringList>

namespace dogear::test {

class FakeStatusNotifierWatcher final : public QObject, public QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.StatusNotifierWatcher")
    Q_PROPERTY(bool IsStatusNotifierHostRegistered READ hasHost)
    Q_PROPERTY(int ProtocolVersion READ protocolVersion)
    Q_PROPERTY(QStringList RegisteredStatusNotifierItems READ items)

public:
    explicit FakeStatusNotifierWatcher(const QDBusConnection &bus)
        : m_bus(bus)
    {
        m_bus.registerObject(m_path,
                             this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals
                                 | QDBusConnection::ExportAllProperties);
        m_bus.registerService(m_name);
    }
    ~FakeStatusNotifierWatcher() override
    {
        m_bus.unregisterService(m_name);
        m_bus.unregisterObject(m_path);
    }
    Q_DISABLE_COPY_MOVE(FakeStatusNotifierWatcher)

    [[nodiscard]] bool hasHost() const { return m_hasHost; }
    [[nodiscard]] static int protocolVersion() { return 0; }
    /// Names on the bus that have an icon, in the order in which they registered.
    [[nodiscard]] QStringList items() const { return m_items; }

    /// Says whether a panel shows the icons.
    void setHost(bool hasHost)
    {
        m_hasHost = hasHost;
        if (hasHost)
            emit StatusNotifierHostRegistered();
        else
            emit StatusNotifierHostUnregistered();
    }

public slots:
    void RegisterStatusNotifierItem(const QString &service)
    {
        // An object path stands for the name of the caller.
        m_items.append(service.startsWith(u'/') && calledFromDBus() ? message().service()
                                                                    : service);
    }
    void RegisterStatusNotifierHost(const QString &service) { Q_UNUSED(service) }

signals:
    void StatusNotifierHostRegistered();
    void StatusNotifierHostUnregistered();

private:
    QDBusConnection m_bus;
    const QString m_name = QStringLiteral("org.kde.StatusNotifierWatcher");
    const QString m_path = QStringLiteral("/StatusNotifierWatcher");
    bool m_hasHost = true;
    QStringList m_items;
};

} // namespace dogear::test
