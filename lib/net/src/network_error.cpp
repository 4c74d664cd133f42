// SPDX-License-Identifier: GPL-3.0-or-later
#include "network_error.h"

#include <base/error_details.h>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

/// Whether \a reason is one of OpenSSL's messages for an answer that is not a TLS record: the
/// server speaks http on the port of https.
bool isPlainAnswer(const QString &reason)
{
    return reason.contains("wrong version number"_L1) || reason.contains("http request"_L1)
           || reason.contains("packet length too long"_L1)
           || reason.contains("unknown protocol"_L1);
}

/// Text for Error::detail, such as "503 Service Unavailable; Retry-After: 120". retryAfterTime()
/// and serverDate() parse it.
QString statusText(const QNetworkReply &reply, int status)
{
    QString text = QString::number(status);
    const QString reason =
        reply.attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString().simplified();
    if (!reason.isEmpty())
        text += u' ' + reason;
    const QByteArray date = reply.rawHeader("Date");
    // A server that checks the time of a request refuses it with 401.
    if (status == 401 && !date.isEmpty())
        text += "; Date: "_L1 + QString::fromLatin1(date);
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
    case QNetworkReply::UnknownNetworkError: // Qt's code for "no route" and "network is down"
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

    // The status of the server says more than the error code that Qt derives from it.
    if (status >= 300)
        return {ErrorCode::HttpStatus, statusText(reply, status), url, status};
    if (isSuccess && reply.error() == QNetworkReply::RemoteHostClosedError)
        return {ErrorCode::TruncatedInput, reply.errorString(), url};
    const ErrorCode code = toErrorCode(reply.error());
    // A detail of its own, because the certificate is not the problem then.
    if (code == ErrorCode::TlsFailed && isPlainAnswer(reply.errorString()))
        return {code, noTls, url};
    return {code, reply.errorString(), url};
}

int httpStatus(const QNetworkReply &reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

} // namespace dogear::net
