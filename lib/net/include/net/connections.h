// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds what the clients of all threads have in common: the proxy, and the observer that
///        learns which hosts are contacted.
///
/// Threads: any.
/// Owner:   shared by the clients and the composition root.
/// Tests:   tests/unit/net/tst_contacts.cpp, tests/integration/tst_proxy.cpp

#include <net/cause.h>
#include <net/proxy.h>

#include <QMutex>

#include <memory>

namespace dogear::net {

/// One request, or bytes of its answer.
struct Contact
{
    QString host; ///< name or address, without port
    Cause cause;
    int requests = 0; ///< 1 when the request is sent, 0 for later bytes
    qint64 bytes = 0; ///< of the body that have arrived since the last report, decompressed
};

class ContactObserver
{
public:
    virtual ~ContactObserver() = default;

    /// Called for each request that is sent, each redirect of it, and each part of an answer; on
    /// the thread that sends it.
    virtual void take(const Contact &contact) = 0;

protected:
    ContactObserver() = default;
    ContactObserver(const ContactObserver &) = default;
    ContactObserver &operator=(const ContactObserver &) = default;
};

class Connections final
{
public:
    Connections() = default;
    Q_DISABLE_COPY_MOVE(Connections)

    /// Uses \a proxy for requests that are sent from now on.
    void setProxy(const Proxy &proxy);
    [[nodiscard]] Proxy proxy() const;

    void setObserver(std::shared_ptr<ContactObserver> observer);
    /// Passes \a contact to the observer, if there is one.
    void report(const Contact &contact) const;

private:
    mutable QMutex m_mutex;
    Proxy m_proxy;
    std::shared_ptr<ContactObserver> m_observer;
};

} // namespace dogear::net
