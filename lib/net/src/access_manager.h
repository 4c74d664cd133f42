// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sends all requests of one thread: through the right proxy, and with a report of each.
///
/// The only class of Dogear that owns a QNetworkAccessManager for servers elsewhere, so that no
/// request passes the proxy or the observer by.
///
/// Threads: one; the thread that creates it.
/// Owner:   NetworkHttpClient, RangeClient.
/// Tests:   tests/unit/net/tst_contacts.cpp, tests/integration/tst_proxy.cpp

#include "proxy_routes.h"

#include <base/error.h>
#include <net/connections.h>

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QObject>

#include <functional>
#include <memory>

namespace dogear::net {

class AccessManager final : public QObject
{
public:
    explicit AccessManager(std::shared_ptr<Connections> connections);

    /// Calls \a send once the proxy for \a url is known: in this call, unless the desktop has to be
    /// asked; never, if \a context is destroyed first.
    void whenReady(const QUrl &url, QObject *context, const std::function<void()> &send);

    /// Sends \a request because of \a cause. \pre called by a `send` of whenReady()
    /// \return the reply, a child of the manager
    [[nodiscard]] QNetworkReply *get(const QNetworkRequest &request, const Cause &cause);

    /// The same with \a method and \a body.
    [[nodiscard]] QNetworkReply *send(const QNetworkRequest &request,
                                      const QByteArray &method,
                                      const QByteArray &body,
                                      const Cause &cause);

    /// Reports \a bytes of the body of \a reply, which was sent because of \a cause.
    void count(const QNetworkReply &reply, const Cause &cause, qint64 bytes) const;

    /// Whether requests for \a url use a proxy, as far as it is known.
    [[nodiscard]] bool isProxied(const QUrl &url) const
    {
        return proxyFor(url).type() != QNetworkProxy::NoProxy;
    }

    /// Describes why the finished \a reply brought no document: like toError(), but tells when the
    /// proxy is at fault.
    [[nodiscard]] Error error(const QNetworkReply &reply) const;

private:
    /// Reports a request to \a url that is sent because of \a cause. \return its proxy
    QNetworkProxy report(const QUrl &url, const Cause &cause) const;
    /// The proxy that requests for \a url use; NoProxy if there is none.
    [[nodiscard]] QNetworkProxy proxyFor(const QUrl &url) const;

    std::shared_ptr<Connections> m_connections;
    std::shared_ptr<ProxyRoutes> m_routes; ///< shared with the proxy factory of m_manager
    QNetworkAccessManager m_manager;
};

} // namespace dogear::net
