// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs a private D-Bus daemon, with one connection for each side that a test plays.
///
/// Client and service live in one thread, so ask() waits in the event loop: a blocking call would
/// keep the service from answering.

#include <support/timeouts.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace dogear::test {

class PrivateBus
{
public:
    PrivateBus()
    {
        m_daemon.start(QStringLiteral("dbus-daemon"),
                       {QStringLiteral("--session"),
                        QStringLiteral("--nofork"),
                        QStringLiteral("--print-address")});
        if (m_daemon.waitForStarted() && m_daemon.waitForReadyRead())
            m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    }

    ~PrivateBus()
    {
        for (const QString &name : std::as_const(m_names))
            QDBusConnection::disconnectFromBus(name);
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

    PrivateBus(const PrivateBus &) = delete;
    PrivateBus &operator=(const PrivateBus &) = delete;

    static bool isInstalled()
    {
        return !QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty();
    }

    [[nodiscard]] QString address() const { return m_address; }

    QDBusConnection connection(const QString &name)
    {
        if (!m_names.contains(name))
            m_names.append(name);
        return QDBusConnection::connectToBus(m_address, name);
    }

private:
    QProcess m_daemon;
    QString m_address;
    QStringList m_names;
};

/// Returns the answer to \a call, or an error message after ten seconds.
inline QDBusMessage ask(const QDBusConnection &connection, const QDBusMessage &call)
{
    QDBusPendingCall pending = connection.asyncCall(call, 10'000);
    [[maybe_unused]] const bool isDone =
        test::waitUntil([&] { return pending.isFinished(); }, 15'000);
    return pending.reply();
}

} // namespace dogear::test
