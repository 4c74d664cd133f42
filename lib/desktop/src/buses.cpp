// SPDX-License-Identifier: GPL-3.0-or-later
#include <desktop/buses.h>

#include <QFile>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

/// Whether the environment has the address of a session bus, or systemd provides its socket.
bool hasSessionBus()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
           || (!runtime.isEmpty() && QFile::exists(runtime + "/bus"_L1));
}

} // namespace

QDBusConnection sessionBus()
{
    // A connection by an unknown name is unconnected.
    return hasSessionBus() ? QDBusConnection::sessionBus() : QDBusConnection(u"no session bus"_s);
}

QDBusConnection systemBus()
{
    return QDBusConnection::systemBus();
}

} // namespace dogear::desktop
