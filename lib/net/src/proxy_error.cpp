// SPDX-License-Identifier: GPL-3.0-or-later
#include "proxy_error.h"

#include "network_error.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

constexpr auto connecting = "dogearConnecting"; ///< a connection was begun
constexpr auto sent = "dogearSent";             ///< the head of the request was sent

constexpr int proxyAuthenticationRequired = 407; // RFC 9110 section 15.5.8

/// Whether this machine talks HTTP with the proxy: the server behind it is only asked by the proxy.
bool isPlain(const QNetworkReply &reply, const QNetworkProxy &proxy)
{
    return proxy.type() == QNetworkProxy::HttpProxy && reply.url().scheme() == "http"_L1;
}

/// Whether the name of \a proxy is unknown: this machine looks up no other name. A proxy reports an
/// unknown server with the same code, but only after a connection to the proxy was begun.
bool isNameUnknown(const QNetworkReply &reply, const QNetworkProxy &proxy)
{
    const bool isName = QHostAddress(proxy.hostName()).isNull();
    return reply.error() == QNetworkReply::HostNotFoundError && isName
           && (isPlain(reply, proxy) || !reply.property(connecting).toBool());
}

bool isFault(const QNetworkReply &reply, const QNetworkProxy &proxy)
{
    switch (reply.error()) {
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::UnknownProxyError:
        return true;
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ProtocolFailure:
        return isPlain(reply, proxy);
    // Qt's code for answers of a proxy that it does not understand, among others.
    case QNetworkReply::UnknownNetworkError:
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError: // by the transfer timeout
        return !reply.property(sent).toBool();
    default:
        return isNameUnknown(reply, proxy);
    }
}

} // namespace

void markProgress(QNetworkReply &reply)
{
    QObject::connect(&reply, &QNetworkReply::socketStartedConnecting, &reply, [&reply] {
        reply.setProperty(connecting, true);
    });
    QObject::connect(
        &reply, &QNetworkReply::requestSent, &reply, [&reply] { reply.setProperty(sent, true); });
}

std::optional<Error> proxyError(const QNetworkReply &reply, const QNetworkProxy &proxy)
{
    if (proxy.type() == QNetworkProxy::NoProxy)
        return std::nullopt;
    const int status = httpStatus(reply);
    const bool isDenied = status == proxyAuthenticationRequired
                          || reply.error() == QNetworkReply::ProxyAuthenticationRequiredError;
    // Any other status is an answer of the server, or of the proxy in its place.
    if (!isDenied && (status != 0 || !isFault(reply, proxy)))
        return std::nullopt;
    QString name = proxy.hostName();
    if (!name.isEmpty())
        name += u':' + QString::number(proxy.port());
    return Error{.code = isDenied ? ErrorCode::ProxyDenied : ErrorCode::ProxyFailed,
                 .detail = name,
                 .url = reply.url().adjusted(QUrl::RemoveUserInfo)};
}

} // namespace dogear::net
