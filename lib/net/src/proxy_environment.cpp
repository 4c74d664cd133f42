// SPDX-License-Identifier: GPL-3.0-or-later
#include "proxy_environment.h"

#include <net/proxy.h>

#include <QHostAddress>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

constexpr int httpPort = 8080;
constexpr int socksPort = 1080; // RFC 1928

/// Returns the first of "name" and "NAME" that is not empty.
QString valueOf(const QProcessEnvironment &environment, const QString &name)
{
    const QString value = environment.value(name).trimmed();
    return value.isEmpty() ? environment.value(name.toUpper()).trimmed() : value;
}

std::optional<QNetworkProxy> toProxy(const QString &value)
{
    // "proxy.example:3128" without a scheme is common; QUrl would take the host for the scheme.
    const QUrl url(value.contains("://"_L1) ? value : QString("http://"_L1 + value));
    if (url.host().isEmpty())
        return std::nullopt;
    // Other kinds, such as proxies behind TLS, are used like these: if they refuse that, the user
    // learns of it, while without a proxy the request would tell more than the user wants.
    const bool isSocks = url.scheme().startsWith("socks"_L1);
    return QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy,
                         url.host(),
                         quint16(url.port(isSocks ? socksPort : httpPort)),
                         url.userName(QUrl::FullyDecoded),
                         url.password(QUrl::FullyDecoded));
}

/// Whether \a entry of no_proxy means \a host: the host itself, or a domain with all names below.
bool isMeant(const QString &host, const QString &entry)
{
    if (entry == "*"_L1)
        return true;
    QString domain = entry.startsWith("*."_L1) ? entry.sliced(1) : entry;
    const QHostAddress address(host);
    if (domain.contains(u'/') && !address.isNull())
        return address.isInSubnet(QHostAddress::parseSubnet(domain));
    if (!domain.startsWith(u'.'))
        domain.prepend(u'.');
    return QString(u'.' + host).endsWith(domain, Qt::CaseInsensitive);
}

QStringList entriesOf(const QString &list)
{
    QStringList entries;
    for (const QString &part : list.split(u',', Qt::SkipEmptyParts))
        entries += part.split(u' ', Qt::SkipEmptyParts);
    return entries;
}

} // namespace

std::optional<QNetworkProxy> proxyFromEnvironment(const QUrl &url,
                                                  const QProcessEnvironment &environment)
{
    std::optional<QNetworkProxy> proxy;
    for (const QString &name : {QString(url.scheme() + "_proxy"_L1), u"all_proxy"_s}) {
        if (!proxy)
            proxy = toProxy(valueOf(environment, name));
    }
    if (!proxy)
        return std::nullopt;
    const QStringList exempted = entriesOf(valueOf(environment, u"no_proxy"_s));
    const bool isExempted = std::ranges::any_of(
        exempted, [host = url.host()](const QString &entry) { return isMeant(host, entry); });
    return isExempted ? QNetworkProxy(QNetworkProxy::NoProxy) : *proxy;
}

bool isThisMachine(const QString &host)
{
    return host.compare("localhost"_L1, Qt::CaseInsensitive) == 0
           || host.endsWith(".localhost"_L1, Qt::CaseInsensitive)
           || QHostAddress(host).isLoopback();
}

QByteArray withThisMachine(const QByteArray &list)
{
    QStringList entries = entriesOf(QString::fromLocal8Bit(list));
    for (const QString &name : {u"localhost"_s, u"127.0.0.1"_s}) {
        if (!entries.contains(name) && !entries.contains("*"_L1))
            entries.append(name);
    }
    return entries.join(u',').toLocal8Bit();
}

void keepProxyOffThisMachine()
{
    for (const char *variable : {"http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"}) {
        if (qEnvironmentVariableIsEmpty(variable))
            continue;
        // Programs prefer one spelling or the other, so both get the same value.
        const char *name = qEnvironmentVariableIsEmpty("no_proxy") ? "NO_PROXY" : "no_proxy";
        const QByteArray exempted = withThisMachine(qgetenv(name));
        qputenv("no_proxy", exempted);
        qputenv("NO_PROXY", exempted);
        return;
    }
}

} // namespace dogear::net
