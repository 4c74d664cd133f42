// SPDX-License-Identifier: GPL-3.0-or-later
#include "access_manager.h"

#include "network_error.h"
#include "proxy_error.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

/// Gives the access manager the proxies that ProxyRoutes knows already.
class RouteFactory final : public QNetworkProxyFactory
{
public:
    explicit RouteFactory(std::shared_ptr<const ProxyRoutes> routes)
        : m_routes(std::move(routes))
    {}

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override
    {
        return m_routes->find(query.url()).value_or(QList{QNetworkProxy(QNetworkProxy::NoProxy)});
    }

private:
    std::shared_ptr<const ProxyRoutes> m_routes;
};

/// Adds the account of \a proxy to a \a request that the proxy reads. Qt does that itself only in
/// tunnels, or for requests whose credentials it may remember (makeRequest() forbids that).
QNetworkRequest forProxy(QNetworkRequest request, const QNetworkProxy &proxy)
{
    const bool isRead =
        proxy.type() == QNetworkProxy::HttpProxy && request.url().scheme() == "http"_L1;
    if (isRead && !proxy.user().isEmpty()) {
        const QString account = proxy.user() + u':' + proxy.password();
        request.setRawHeader("Proxy-Authorization", "Basic " + account.toUtf8().toBase64());
    }
    return request;
}

} // namespace

AccessManager::AccessManager(std::shared_ptr<Connections> connections)
    : m_connections(std::move(connections))
    , m_routes(std::make_shared<ProxyRoutes>(m_connections))
{
    m_manager.setProxyFactory(new RouteFactory(m_routes)); // owned by the manager
}

void AccessManager::whenReady(const QUrl &url, QObject *context, const std::function<void()> &send)
{
    if (m_routes->find(url))
        send();
    else
        m_routes->ask(url, context, send);
}

QNetworkReply *AccessManager::get(const QNetworkRequest &request, const Cause &cause)
{
    const QNetworkProxy proxy = report(request.url(), cause);
    QNetworkReply *reply = m_manager.get(forProxy(request, proxy));
    markProgress(*reply);
    return reply;
}

QNetworkReply *AccessManager::send(const QNetworkRequest &request,
                                   const QByteArray &method,
                                   const QByteArray &body,
                                   const Cause &cause)
{
    if (method == "GET")
        return get(request, cause); // without a Content-Length
    const QNetworkProxy proxy = report(request.url(), cause);
    QNetworkReply *reply = m_manager.sendCustomRequest(forProxy(request, proxy), method, body);
    markProgress(*reply);
    return reply;
}

QNetworkProxy AccessManager::report(const QUrl &url, const Cause &cause) const
{
    QNetworkProxy proxy = proxyFor(url);
    if (proxy.type() != QNetworkProxy::NoProxy)
        m_connections->report({.host = proxy.hostName(), .cause = Purpose::Proxy, .requests = 1});
    m_connections->report({.host = url.host(), .cause = cause, .requests = 1});
    return proxy;
}

void AccessManager::count(const QNetworkReply &reply, const Cause &cause, qint64 bytes) const
{
    if (bytes > 0)
        m_connections->report({.host = reply.url().host(), .cause = cause, .bytes = bytes});
}

Error AccessManager::error(const QNetworkReply &reply) const
{
    // A setting that has changed since the request is not considered: the next attempt uses it.
    const auto proxyError = net::proxyError(reply, proxyFor(reply.url()));
    return proxyError ? *proxyError : toError(reply);
}

QNetworkProxy AccessManager::proxyFor(const QUrl &url) const
{
    const auto proxies = m_routes->find(url);
    return proxies ? proxies->constFirst() : QNetworkProxy(QNetworkProxy::NoProxy);
}

} // namespace dogear::net
