// SPDX-License-Identifier: GPL-3.0-or-later
#include <desktop/tray_watch.h>

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

const QString service = u"org.kde.StatusNotifierWatcher"_s;
const QString path = u"/StatusNotifierWatcher"_s;

} // namespace

TrayWatch::TrayWatch(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
{
    if (!m_bus.isConnected()) {
        m_isKnown = true;
        return;
    }
    m_watcher.setConnection(m_bus);
    m_watcher.setWatchMode(QDBusServiceWatcher::WatchForOwnerChange);
    m_watcher.addWatchedService(service);
    connect(&m_watcher, &QDBusServiceWatcher::serviceOwnerChanged, this, &TrayWatch::ask);
    // The watcher may be there before a panel that shows its items. Any sender: with a name QtDBus
    // would ask the bus for its owner, and wait; ask() checks what a signal says.
    for (const QString &signal :
         {u"StatusNotifierHostRegistered"_s, u"StatusNotifierHostUnregistered"_s})
        m_bus.connect(QString(), path, service, signal, this, SLOT(ask()));
    ask();
}

void TrayWatch::ask()
{
    QDBusMessage call = QDBusMessage::createMethodCall(
        service, path, u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    call << service << u"IsStatusNotifierHostRegistered"_s;
    call.setAutoStartService(false);
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        set(!reply.isError() && reply.value().variant().toBool());
    });
}

void TrayWatch::set(bool isTrayThere)
{
    const bool wasKnown = std::exchange(m_isKnown, true);
    if (std::exchange(m_isTrayThere, isTrayThere) != isTrayThere || !wasKnown)
        emit changed(isTrayThere);
}

} // namespace dogear::desktop
