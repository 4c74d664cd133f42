// SPDX-License-Identifier: GPL-3.0-or-later
#include <desktop/buses.h>

#include <QFile>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

bool hasSessionBus()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
           || (!runtime.isEmpty() && QFile::exists(runtime + "/bus"_L1));
}

} // namespace

QDBusConnection sessionBus()
{
    return hasSessionBus() ? QDBusConnection::sessionBus() : QDBusConnection(u"no session bus"_s);
}

QDBusConnection systemBus()
{
    return QDBusConnection::systemBus();
}

} // namespace dogear::desktop
