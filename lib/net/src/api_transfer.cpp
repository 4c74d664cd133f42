// SPDX-License-Identifier: GPL-3.0-or-later
#include "api_transfer.h"

#include "access_manager.h"
#include "network_error.h"

#include <net/same_server.h>

#include <QNetworkRequest>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

constexpr int maxHops = 5;
constexpr qint64 chunkBytes = qint64{256} * 1024;

} // namespace

ApiTransfer::ApiTransfer(AccessManager &manager, ApiRequest request, const QByteArray &userAgent)
    : m_manager(manager)
    , m_request(std::move(request))
    , m_chain(m_request.url)
{
    if (m_request.userAgent.isEmpty())
        m_request.userAgent = userAgent;
}

ApiTransfer::~ApiTransfer()
{
    if (m_reply)
        m_reply->disconnect(this); // no finished() when its destruction aborts the transfer
}

void ApiTransfer::start()
{
    send();
}

Result<ApiAnswer> ApiTransfer::takeResult()
{
    if (!m_result)
        return failure({ErrorCode::Cancelled,
                        u"transfer aborted"_s,
                        m_request.url.adjusted(QUrl::RemoveUserInfo)});
    return *std::exchange(m_result, std::nullopt);
}

void ApiTransfer::send()
{
    dropReply();
    m_body.clear();
    m_manager.whenReady(m_chain.redirects().current(), this, [this] { sendNow(); });
}

void ApiTransfer::sendNow()
{
    QNetworkRequest request = m_chain.request(m_request.userAgent, m_request.timeout);
    request.setRawHeader("Accept", "application/json");
    if (!m_request.contentType.isEmpty())
        request.setRawHeader("Content-Type", m_request.contentType);
    for (const HttpHeader &header : m_request.headers)
        request.setRawHeader(header.name, header.value);
    // maxBytes limits the decompressed size; lists of actions compress better than Qt allows.
    request.setDecompressedSafetyCheckThreshold(-1);
    m_reply.reset(m_manager.send(request, m_request.method, m_request.body, m_request.cause));
    connect(m_reply.get(), &QIODevice::readyRead, this, &ApiTransfer::readBody);
    connect(m_reply.get(), &QNetworkReply::finished, this, &ApiTransfer::finishReply);
}

void ApiTransfer::readBody()
{
    while (m_reply->isOpen()) { // Qt closes a reply that timed out
        const QByteArray chunk = m_reply->read(chunkBytes);
        if (chunk.isEmpty())
            return;
        m_manager.count(*m_reply, m_request.cause, chunk.size());
        m_body += chunk;
        if (m_body.size() > m_request.maxBytes) {
            settle(failure({ErrorCode::LimitExceeded,
                            u"more than %1 bytes"_s.arg(m_request.maxBytes),
                            m_reply->url().adjusted(QUrl::RemoveUserInfo)}));
            return;
        }
    }
}

void ApiTransfer::finishReply()
{
    readBody(); // bytes that arrived together with the end
    if (m_result)
        return;
    const Result<bool> isAgain = followRedirect();
    if (!isAgain)
        settle(failure(isAgain.error()));
    else if (*isAgain)
        send();
    else
        settle(outcome());
}

Result<bool> ApiTransfer::followRedirect()
{
    const QUrl here = m_chain.redirects().current().adjusted(QUrl::RemoveUserInfo);
    const Result<bool> isAgain = m_chain.needsAnotherRequest(*m_reply);
    if (!isAgain || !*isAgain)
        return isAgain;
    const QUrl next = m_chain.redirects().current().adjusted(QUrl::RemoveUserInfo);
    // Cookies, password and actions of the user are for the server that the user named.
    if (!isSameServer(here, next))
        return failure({ErrorCode::BadResponse, u"redirect to "_s + next.host(), here});
    if (++m_hops > maxHops)
        return failure({ErrorCode::TooManyRedirects, u"more than %1"_s.arg(maxHops), here});
    return true;
}

Result<ApiAnswer> ApiTransfer::outcome()
{
    const int status = httpStatus(*m_reply);
    const bool isCut = m_reply->error() == QNetworkReply::RemoteHostClosedError
                       || m_reply->error() == QNetworkReply::OperationCanceledError
                       || m_reply->error() == QNetworkReply::TimeoutError
                       || m_reply->error() == QNetworkReply::UnknownContentError;
    const bool isProxyAtFault = status == 407; // RFC 9110 section 15.5.8
    if (status < 200 || isCut || isProxyAtFault)
        return failure(m_manager.error(*m_reply));
    // Qt may report a body that was cut as complete, see HttpTransfer.
    const QVariant announced = m_reply->header(QNetworkRequest::ContentLengthHeader);
    if (announced.isValid() && m_body.size() < announced.toLongLong())
        return failure({ErrorCode::TruncatedInput,
                        u"%1 of %2 bytes"_s.arg(m_body.size()).arg(announced.toLongLong()),
                        m_reply->url().adjusted(QUrl::RemoveUserInfo)});
    ApiAnswer answer;
    answer.status = status;
    answer.reason =
        m_reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString().toLatin1();
    answer.body = std::exchange(m_body, {});
    answer.url = m_reply->url().adjusted(QUrl::RemoveUserInfo);
    for (const auto &[name, value] : m_reply->rawHeaderPairs())
        answer.headers.append({name, value});
    return answer;
}

void ApiTransfer::settle(Result<ApiAnswer> result)
{
    if (m_result)
        return;
    m_result = std::move(result);
    if (m_reply)
        m_reply->disconnect(this);
    emit finished();
}

void ApiTransfer::dropReply()
{
    if (!m_reply)
        return;
    // Called from signals of the reply, so it is deleted later.
    m_reply->disconnect(this);
    m_reply.release()->deleteLater();
}

} // namespace dogear::net
