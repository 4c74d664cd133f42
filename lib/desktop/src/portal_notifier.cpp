// SPDX-License-Identifier: GPL-3.0-or-later
#include "portal_notifier.h"

#include "portal.h"

#include <QDBusArgument>
#include <QDBusMetaType>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

const QString portal = u"Notification"_s;

QString priorityName(Urgency urgency)
{
    switch (urgency) {
    case Urgency::Low:
        return u"low"_s;
    case Urgency::Critical:
        return u"urgent"_s;
    case Urgency::Normal:
        break;
    }
    return u"normal"_s;
}

QVariantMap toMap(const QVariant &value)
{
    return value.metaType() == QMetaType::fromType<QDBusArgument>()
               ? qdbus_cast<QVariantMap>(value.value<QDBusArgument>())
               : value.toMap();
}

} // namespace

PortalNotifier::PortalNotifier(const QDBusConnection &bus)
    : m_bus(bus)
{
    qDBusRegisterMetaType<QList<QVariantMap>>(); // "aa{sv}", the buttons
}

void PortalNotifier::show(const Notification &notification)
{
    if (!m_bus.isConnected())
        return;
    if (!std::exchange(m_isListening, true)) {
        m_bus.connect(portalService,
                      portalPath,
                      u"org.freedesktop.portal.Notification"_s,
                      u"ActionInvoked"_s,
                      this,
                      SLOT(handleAction(QString, QString, QVariantList)));
    }
    QVariantMap facts{{u"title"_s, notification.title},
                      {u"body"_s, notification.body},
                      {u"priority"_s, priorityName(notification.urgency)},
                      {u"default-action"_s, QString(click)}};
    QList<QVariantMap> buttons;
    for (const NotificationAction &action : notification.actions)
        buttons.append({{u"label"_s, action.label}, {u"action"_s, action.key}});
    if (!buttons.isEmpty())
        facts.insert(u"buttons"_s, QVariant::fromValue(buttons));
    // The portal replaces a notification with an equal id.
    m_bus.send(portalCall(portal, u"AddNotification"_s) << notification.group << facts);
}

void PortalNotifier::close(const QString &group)
{
    if (m_bus.isConnected())
        m_bus.send(portalCall(portal, u"RemoveNotification"_s) << group);
}

void PortalNotifier::handleAction(const QString &group,
                                  const QString &action,
                                  const QVariantList &parameters)
{
    // Version 2 of the portal adds a map with the activation token; before, there is none.
    QString token;
    for (const QVariant &parameter : parameters)
        token = toMap(parameter).value(u"activation-token"_s, token).toString();
    emit activated(group, action, token);
}

} // namespace dogear::desktop
