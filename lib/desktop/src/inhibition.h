// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Requests and releases one inhibition of the desktop, without waiting.
///
/// Services answer with a number, which releases the inhibition when it is sent back, or with a
/// file descriptor, which releases it when it is closed. An inhibition that is granted when it is
/// no longer wanted is released at once.
///
/// Threads: GUI thread.

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusUnixFileDescriptor>
#include <QList>
#include <QObject>

#include <optional>

namespace dogear::desktop {

/// A service that can grant the inhibition.
struct InhibitionService
{
    QDBusConnection bus;
    QDBusMessage call;
    QString releaseMethod = {}; ///< of the same interface, takes the number; empty: a descriptor
};

class Inhibition final : public QObject
{
    Q_OBJECT

public:
    /// Each request tries \a services in order and takes the first that succeeds.
    Inhibition(QList<InhibitionService> services, QObject *parent);
    ~Inhibition() override;

    void setWanted(bool isWanted);

private:
    struct Grant
    {
        qsizetype service = 0;
        uint number = 0;
        QDBusUnixFileDescriptor descriptor = {};
    };

    void ask(qsizetype service);
    void take(qsizetype service, const QDBusMessage &answer);
    void releaseGrant();

    QList<InhibitionService> m_services;
    std::optional<Grant> m_grant;
    bool m_isWanted = false;
    bool m_isRequesting = false;
};

} // namespace dogear::desktop
