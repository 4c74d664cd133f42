// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Answers as the portals of the desktop on a private bus, and records their calls.

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QStringList>
#include <QVariantMap>

namespace dogear::test {

class FakePortal final : public QDBusVirtualObject
{
    Q_OBJECT

public:
    struct Call
    {
        QString method;
        QVariantList arguments;
    };

    explicit FakePortal(const QDBusConnection &bus)
        : m_bus(bus)
    {
        m_bus.registerVirtualObject(m_path, this, QDBusConnection::SubPath);
        m_bus.registerService(m_name);
    }
    ~FakePortal() override
    {
        m_bus.unregisterService(m_name);
        m_bus.unregisterObject(m_path);
    }
    Q_DISABLE_COPY_MOVE(FakePortal)

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }

    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.member() == QLatin1String("Get")) { // a property: the version of a portal
            connection.send(versions > 0
                                ? message.createReply(QVariant::fromValue(QDBusVariant(versions)))
                                : message.createErrorReply(QDBusError::InvalidArgs, {}));
            return true;
        }
        calls.append({message.member(), message.arguments()});
        const QString token = toMap(message.arguments().value(message.arguments().size() - 1))
                                  .value(QStringLiteral("handle_token"))
                                  .toString();
        if (token.isEmpty()) { // a call without a request object
            connection.send(message.createReply());
            return true;
        }
        const QString sender = message.service().mid(1).replace(u'.', u'_');
        const QString path = m_path + QStringLiteral("/request/") + sender + u'/' + token;
        connection.send(message.createReply(QVariant::fromValue(QDBusObjectPath(path))));
        QDBusMessage signal = QDBusMessage::createSignal(
            path, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Response"));
        connection.send(signal << response << results.value(message.member()));
        return true;
    }

    /// Emits \a name of the portal \a interface with \a arguments.
    void emitSignal(const QString &interface, const QString &name, const QVariantList &arguments)
    {
        QDBusMessage signal = QDBusMessage::createSignal(
            m_path, QStringLiteral("org.freedesktop.portal.") + interface, name);
        signal.setArguments(arguments);
        m_bus.send(signal);
    }

    /// Returns the names of the methods that were called.
    [[nodiscard]] QStringList methods() const
    {
        QStringList names;
        for (const Call &call : calls)
            names.append(call.method);
        return names;
    }

    static QVariantMap toMap(const QVariant &value)
    {
        return value.metaType() == QMetaType::fromType<QDBusArgument>()
                       && value.value<QDBusArgument>().currentType() == QDBusArgument::MapType
                   ? qdbus_cast<QVariantMap>(value.value<QDBusArgument>())
                   : value.toMap();
    }

    QList<Call> calls;
    uint versions = 2;                   ///< of all portals; 0: there are none
    uint response = 0;                   ///< of all requests
    QHash<QString, QVariantMap> results; ///< of requests, by method

private:
    QDBusConnection m_bus;
    const QString m_name = QStringLiteral("org.freedesktop.portal.Desktop");
    const QString m_path = QStringLiteral("/org/freedesktop/portal/desktop");
};

} // namespace dogear::test
