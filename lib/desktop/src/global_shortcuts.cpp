// SPDX-License-Identifier: GPL-3.0-or-later
#include "portal.h"
#include "portal_request.h"

#include <desktop/global_shortcuts.h>

#include <QDBusArgument>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QLoggingCategory>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

/// An entry of "a(sa{sv})". Not in the unnamed namespace, because QtDBus registers it by its name.
struct PortalShortcut
{
    QString id;
    QVariantMap facts;
};

QDBusArgument &operator<<(QDBusArgument &argument, const PortalShortcut &shortcut)
{
    argument.beginStructure();
    argument << shortcut.id << shortcut.facts;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, PortalShortcut &shortcut)
{
    argument.beginStructure();
    argument >> shortcut.id >> shortcut.facts;
    argument.endStructure();
    return argument;
}

namespace {

Q_LOGGING_CATEGORY(lcShortcuts, "dogear.desktop", QtInfoMsg)

const QString portal = u"GlobalShortcuts"_s;
const QString portalInterface = u"org.freedesktop.portal.GlobalShortcuts"_s;

/// Programs that pass media keys to the players on the bus.
constexpr std::array mediaKeyServices{
    "org.gnome.SettingsDaemon.MediaKeys"_L1,    // GNOME and desktops made of it
    "org.cinnamon.SettingsDaemon.MediaKeys"_L1, // Cinnamon
    "org.mate.SettingsDaemon"_L1,               // MATE
    "org.kde.kglobalaccel"_L1,                  // Plasma
    "org.mpris.MediaPlayer2.playerctld"_L1,     // keys that the user has bound to playerctl
};

QDBusMessage propertyCall(const QString &interface, const QString &property)
{
    QDBusMessage call = QDBusMessage::createMethodCall(
        portalService, portalPath, u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    return call << interface << property;
}

} // namespace

GlobalShortcuts::GlobalShortcuts(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
{
    qDBusRegisterMetaType<PortalShortcut>();
    qDBusRegisterMetaType<QList<PortalShortcut>>();
}

bool GlobalShortcuts::hasMediaKeys(const QStringList &names)
{
    return std::ranges::any_of(
        mediaKeyServices, [&names](QLatin1StringView service) { return names.contains(service); });
}

void GlobalShortcuts::start()
{
    if (!m_bus.isConnected())
        return;
    auto *watcher = new QDBusPendingCallWatcher(
        m_bus.asyncCall(QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s,
                                                       u"/org/freedesktop/DBus"_s,
                                                       u"org.freedesktop.DBus"_s,
                                                       u"ListNames"_s)),
        this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QStringList> reply = *watcher;
        if (!reply.isError() && !hasMediaKeys(reply.value()))
            askForPortal();
    });
}

/// A portal without shortcuts has no property of that interface.
void GlobalShortcuts::askForPortal()
{
    auto *watcher = new QDBusPendingCallWatcher(
        m_bus.asyncCall(propertyCall(portalInterface, u"version"_s)), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError() && reply.value().variant().toUInt() > 0)
            createSession();
        else
            qCDebug(lcShortcuts) << "no portal for shortcuts";
    });
}

void GlobalShortcuts::createSession()
{
    m_bus.connect(portalService,
                  portalPath,
                  portalInterface,
                  u"Activated"_s,
                  this,
                  SLOT(handleActivated(QDBusObjectPath, QString)));
    auto *request = new PortalRequest(m_bus, this);
    connect(
        request, &PortalRequest::finished, this, [this](uint response, const QVariantMap &results) {
            if (response != PortalRequest::succeeded)
                return;
            m_session = results.value(u"session_handle"_s).toString();
            bind();
        });
    request->send(portalCall(portal, u"CreateSession"_s),
                  {{u"session_handle_token"_s, u"dogear"_s}});
}

void GlobalShortcuts::bind()
{
    const auto shortcut = [](PlayerCommand command, const QString &what, const QString &key) {
        QVariantMap facts{{u"description"_s, what}};
        if (!key.isEmpty())
            facts.insert(u"preferred_trigger"_s, key);
        return PortalShortcut{.id = toName(command), .facts = facts};
    };
    const QList<PortalShortcut> shortcuts{
        shortcut(PlayerCommand::PlayPause, tr("Play or pause"), u"XF86AudioPlay"_s),
        shortcut(PlayerCommand::Next, tr("Play the next episode"), u"XF86AudioNext"_s),
        shortcut(PlayerCommand::Back, tr("Jump back"), u"XF86AudioRewind"_s),
        shortcut(PlayerCommand::Forward, tr("Jump forward"), u"XF86AudioForward"_s),
    };
    const QString noWindow = u""_s;
    auto *request = new PortalRequest(m_bus, this);
    connect(request, &PortalRequest::finished, this, [](uint response) {
        // The user may refuse all of them; the program works without.
        qCDebug(lcShortcuts) << "shortcuts were bound with the result" << response;
    });
    request->send(portalCall(portal, u"BindShortcuts"_s)
                      << QVariant::fromValue(QDBusObjectPath(m_session))
                      << QVariant::fromValue(shortcuts) << noWindow,
                  {});
}

void GlobalShortcuts::handleActivated(const QDBusObjectPath &session, const QString &id)
{
    if (session.path() != m_session || m_session.isEmpty())
        return; // of another session of this program
    if (const auto command = playerCommand(id))
        emit commanded(*command);
}

} // namespace dogear::desktop
