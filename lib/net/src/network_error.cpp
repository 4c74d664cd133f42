// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_error.h"

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

/// "503 Service Unavailable; Retry-After: 120"
QString statusText(const QNetworkReply &reply, int status)
{
    QString text = QString::number(status);
    const QString reason =
        reply.attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString().simplified();
    if (!reason.isEmpty())
        text += u' ' + reason;
    const QByteArray retryAfter = reply.rawHeader("Retry-After");
    if (!retryAfter.isEmpty())
        text += "; Retry-After: "_L1 + QString::fromLatin1(retryAfter);
    return text;
}

} // namespace

ErrorCode toErrorCode(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::BackgroundRequestNotAllowedError:
    case QNetworkReply::UnknownNetworkError: // what Qt makes of "no route" and "network is down"
        return ErrorCode::Offline;

    case QNetworkReply::TimeoutError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::OperationCanceledError: // Qt 6.4's transfer timeout aborts the reply
        return ErrorCode::Timeout;

    case QNetworkReply::SslHandshakeFailedError:
        return ErrorCode::TlsFailed;

    case QNetworkReply::TooManyRedirectsError:
        return ErrorCode::TooManyRedirects;

    case QNetworkReply::ProtocolUnknownError:
        return ErrorCode::UnsupportedScheme;

    case QNetworkReply::UnknownContentError: // the body cannot be decompressed
        return ErrorCode::TruncatedInput;

    default:
        return ErrorCode::ConnectionFailed;
    }
}

Error toError(const QNetworkReply &reply)
{
    const QUrl url = reply.url().adjusted(QUrl::RemoveUserInfo);
    const int status = httpStatus(reply);
    const bool isSuccess = status >= 200 && status < 300;

    if (status >= 300)
        return {ErrorCode::HttpStatus, statusText(reply, status), url, status};
    if (isSuccess && reply.error() == QNetworkReply::RemoteHostClosedError)
        return {ErrorCode::TruncatedInput, reply.errorString(), url};
    return {toErrorCode(reply.error()), reply.errorString(), url};
}

int httpStatus(const QNetworkReply &reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

} // namespace dogear::net
