// SPDX-License-Identifier: GPL-3.0-or-later
#include "server_notifier.h"

#include "program_name.h"

#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QLoggingCategory>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

Q_LOGGING_CATEGORY(lcNotifier, "dogear.desktop", QtInfoMsg)

const QString service = u"org.freedesktop.Notifications"_s;
const QString path = u"/org/freedesktop/Notifications"_s;
constexpr int serverDecides = -1; ///< how long a notification is shown

QDBusMessage serverCall(const QString &method)
{
    return QDBusMessage::createMethodCall(service, path, service, method);
}

} // namespace

ServerNotifier::ServerNotifier(const QDBusConnection &bus)
    : m_bus(bus)
{
    if (!m_bus.isConnected())
        qCDebug(lcNotifier) << "no session bus, so no notifications";
}

ServerNotifier::~ServerNotifier() = default;

void ServerNotifier::show(const Notification &notification)
{
    if (!m_bus.isConnected())
        return;
    if (m_capabilities) {
        send(notification);
        return;
    }
    m_waiting.append(notification);
    askForCapabilities();
}

/// Asks when the first notification is shown: most sessions show none, and asking starts the
/// service.
void ServerNotifier::askForCapabilities()
{
    if (std::exchange(m_isRequesting, true))
        return;
    listen();
    auto *watcher =
        new QDBusPendingCallWatcher(m_bus.asyncCall(serverCall(u"GetCapabilities"_s)), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        m_isRequesting = false;
        const QDBusPendingReply<QStringList> reply = *watcher;
        const QList<Notification> waiting = std::exchange(m_waiting, {});
        if (reply.isError()) { // the next show() asks again: the service may have been started
            qCDebug(lcNotifier) << "no notifications:" << reply.error().message();
            return;
        }
        m_capabilities = reply.value();
        for (const Notification &notification : waiting)
            send(notification);
    });
}

void ServerNotifier::listen()
{
    // Connecting the same signal twice would call the slot twice.
    const auto follow = [this](const QString &signal, const char *slot) {
        m_bus.disconnect(service, path, service, signal, this, slot);
        m_bus.connect(service, path, service, signal, this, slot);
    };
    follow(u"ActionInvoked"_s, SLOT(handleAction(uint, QString)));
    follow(u"NotificationClosed"_s, SLOT(handleClosed(uint, uint)));
    follow(u"ActivationToken"_s, SLOT(handleToken(uint, QString)));
}

void ServerNotifier::send(const Notification &notification)
{
    Shown &shown = m_shown[notification.group];
    shown.isCloseWanted = false;
    if (shown.isSending) {
        shown.next = notification;
        return;
    }
    shown.isSending = true;
    QDBusMessage call = serverCall(u"Notify"_s);
    const bool hasMarkup = m_capabilities->contains("body-markup"_L1);
    call << u"Dogear"_s << shown.id << desktopEntryName << notification.title
         << (hasMarkup ? notification.body.toHtmlEscaped() : notification.body)
         << actionsOf(notification) << hintsOf(notification) << serverDecides;
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(watcher,
            &QDBusPendingCallWatcher::finished,
            this,
            [this, watcher, group = notification.group] {
                watcher->deleteLater();
                handleSent(group, watcher->reply());
            });
}

void ServerNotifier::handleSent(const QString &group, const QDBusMessage &answer)
{
    Shown &shown = m_shown[group];
    shown.isSending = false;
    const bool isShown = answer.type() == QDBusMessage::ReplyMessage;
    shown.id = isShown ? answer.arguments().value(0).toUInt() : 0;
    if (!isShown)
        qCDebug(lcNotifier) << "not shown:" << answer.errorMessage();
    if (const auto next = std::exchange(shown.next, std::nullopt))
        send(*next);
    else if (std::exchange(shown.isCloseWanted, false) && shown.id > 0)
        sendClose(shown.id);
    else if (!isShown)
        m_shown.remove(group);
}

void ServerNotifier::close(const QString &group)
{
    m_waiting.removeIf([&group](const Notification &waiting) { return waiting.group == group; });
    const auto shown = m_shown.find(group);
    if (shown == m_shown.end())
        return;
    shown->next.reset();
    if (shown->isSending)
        shown->isCloseWanted = true; // its number is not known yet
    else
        sendClose(shown->id);
}

void ServerNotifier::sendClose(uint id)
{
    m_bus.send(serverCall(u"CloseNotification"_s) << id);
}

QVariantMap ServerNotifier::hintsOf(const Notification &notification) const
{
    QVariantMap hints{
        {u"desktop-entry"_s, desktopEntryName},
        {u"urgency"_s, QVariant::fromValue(uchar(notification.urgency))}, // a byte
    };
    if (!notification.category.isEmpty())
        hints.insert(u"category"_s, notification.category);
    // Icons and Images: "image-path" is a file: address or a name of an icon.
    if (!notification.picture.isEmpty())
        hints.insert(u"image-path"_s,
                     QUrl::fromLocalFile(notification.picture).toString(QUrl::FullyEncoded));
    return hints;
}

QStringList ServerNotifier::actionsOf(const Notification &notification) const
{
    if (!m_capabilities->contains("actions"_L1))
        return {};
    // Servers do not show the label of the default action, but the specification wants one.
    QStringList actions{click, tr("Open")};
    for (const NotificationAction &action : notification.actions)
        actions << action.key << action.label;
    return actions;
}

QString ServerNotifier::groupOf(uint id) const
{
    for (auto shown = m_shown.cbegin(); shown != m_shown.cend(); ++shown) {
        if (shown->id == id)
            return shown.key();
    }
    return {}; // a notification of another program: servers tell all of them
}

void ServerNotifier::handleAction(uint id, const QString &action)
{
    const QString group = groupOf(id);
    if (id == 0 || group.isEmpty())
        return;
    const QString token = std::exchange(m_shown[group].token, {});
    emit activated(group, action, token);
}

void ServerNotifier::handleClosed(uint id, uint reason)
{
    Q_UNUSED(reason)
    const QString group = groupOf(id);
    if (id == 0 || group.isEmpty())
        return;
    Shown &shown = m_shown[group];
    if (shown.isSending)
        shown.id = 0; // the answer has the number of the next one
    else
        m_shown.remove(group);
    emit closed(group);
}

void ServerNotifier::handleToken(uint id, const QString &token)
{
    if (const QString group = groupOf(id); id > 0 && !group.isEmpty())
        m_shown[group].token = token;
}

} // namespace dogear::desktop
