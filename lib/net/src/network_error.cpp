// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_error.h"

#include <QNetworkReply>

namespace dogear::net {

namespace {

ErrorCode toCode(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        return ErrorCode::Offline;
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError: // our own aborts are told apart before
        return ErrorCode::Timeout;
    case QNetworkReply::SslHandshakeFailedError:
    case QNetworkReply::InsecureRedirectError:
        return ErrorCode::TlsFailed;
    case QNetworkReply::TooManyRedirectsError:
        return ErrorCode::TooManyRedirects;
    case QNetworkReply::ProtocolUnknownError:
        return ErrorCode::UnsupportedScheme;
    default:
        return ErrorCode::ConnectionFailed;
    }
}

} // namespace

Error toError(const QNetworkReply &reply)
{
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status >= 400)
        return {ErrorCode::HttpStatus, {}, reply.url(), status};
    return {toCode(reply.error()), reply.errorString(), reply.url()};
}

} // namespace dogear::net
