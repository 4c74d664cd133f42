// SPDX-License-Identifier: GPL-3.0-or-later
#include "proxy_routes.h"

#include "proxy_environment.h"

#include <base/future.h>

#include <QTimer>
#include <QtConcurrentRun>

#include <chrono>
#include <utility>

using namespace std::chrono_literals;

namespace dogear::net {

namespace {

using Proxies = ProxyRoutes::Proxies;

/// For an answer of the desktop, whose settings may change.
constexpr std::chrono::milliseconds validity = 5min;
/// Maximum time for which a request waits for the desktop.
constexpr std::chrono::milliseconds maxWait = 10s;
/// Until the desktop is asked again after it did not answer.
constexpr std::chrono::milliseconds retryPause = 1min;

constexpr std::chrono::milliseconds passwordInterval = 100ms;

/// The key of an answer: scripts decide by these parts of an address.
QString serverOf(const QUrl &url)
{
    return url.scheme() + u' ' + url.host() + u' ' + QString::number(url.port());
}

QUrl withoutSecrets(const QUrl &url)
{
    // A script of the desktop needs no path, which may contain a secret.
    return url.adjusted(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery
                        | QUrl::RemoveFragment);
}

/// Waits for the desktop. \return its answer, never empty
Proxies askDesktop(const QUrl &url)
{
    const Proxies proxies = QNetworkProxyFactory::systemProxyForQuery(QNetworkProxyQuery(url));
    return proxies.isEmpty() ? Proxies{QNetworkProxy(QNetworkProxy::NoProxy)} : proxies;
}

QNetworkProxy toQt(const Proxy &proxy)
{
    const auto type =
        proxy.kind == ProxyKind::Http ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy;
    return {type, proxy.host, proxy.port, proxy.user, proxy.password};
}

} // namespace

ProxyRoutes::ProxyRoutes(std::shared_ptr<const Connections> connections)
    : m_connections(std::move(connections))
{
    m_thread.setMaxThreadCount(1); // the desktop answers one question at a time anyway
}

std::optional<Proxies> ProxyRoutes::find(const QUrl &url) const
{
    const QNetworkProxy none(QNetworkProxy::NoProxy);
    const Proxy proxy = m_connections->proxy();
    if (proxy.kind == ProxyKind::None || isThisMachine(url.host()))
        return Proxies{none};
    if (proxy.awaitsPassword)
        return std::nullopt;
    if (proxy.kind != ProxyKind::System)
        return Proxies{toQt(proxy)};
    if (const auto named = proxyFromEnvironment(url, QProcessEnvironment::systemEnvironment()))
        return Proxies{*named};
    const auto answer = m_answers.constFind(serverOf(url));
    if (answer == m_answers.cend() || answer->validUntil.hasExpired())
        return std::nullopt;
    return answer->proxies;
}

void ProxyRoutes::ask(const QUrl &url, QObject *context, const std::function<void()> &done)
{
    if (m_connections->proxy().awaitsPassword)
        return askLater(url, {context, done});
    const QString server = serverOf(url);
    QList<Waiting> &waiting = m_waiting[server];
    waiting.append({context, done});
    if (waiting.size() > 1) // asked already
        return;
    Future<Proxies>(QtConcurrent::run(&m_thread, askDesktop, withoutSecrets(url)))
        .then(this, [this, server](const Proxies &proxies) {
            take(server, {proxies, QDeadlineTimer(validity)});
        });
    QTimer::singleShot(maxWait, this, [this, server] {
        if (m_waiting.contains(server))
            take(server, {{QNetworkProxy(QNetworkProxy::NoProxy)}, QDeadlineTimer(retryPause)});
    });
}

void ProxyRoutes::askLater(const QUrl &url, const Waiting &waiting)
{
    // Polled, because the proxy is set on another thread, and only once after the start.
    QTimer::singleShot(passwordInterval, this, [this, url, waiting] {
        if (!waiting.context)
            return;
        if (find(url))
            waiting.done();
        else
            ask(url, waiting.context, waiting.done);
    });
}

void ProxyRoutes::take(const QString &server, const Answer &answer)
{
    m_answers.insert(server, answer);
    const QList<Waiting> waiting = m_waiting.take(server);
    for (const Waiting &each : waiting) {
        if (each.context)
            each.done();
    }
}

} // namespace dogear::net
