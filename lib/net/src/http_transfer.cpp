// SPDX-License-Identifier: GPL-3.0-or-later
#include "http_transfer.h"

#include "access_manager.h"
#include "network_error.h"
#include "request_chain.h"

#include <net/same_server.h>

#include <QNetworkRequest>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

constexpr qint64 chunkBytes = qint64{256} * 1024;
constexpr qint64 leastChunkBytes = qint64{16} * 1024;
/// Maximum memory that is reserved because of an announced Content-Length.
constexpr qint64 mostTrustedBytes = qint64{8} * 1024 * 1024;

/// Maximum memory for received bytes that readBody() has not read yet.
constexpr qint64 maxBufferedBytes = qint64{1024} * 1024;

// Prefers feeds, but accepts every type to avoid a 406: covers and chapters are fetched here too.
constexpr auto acceptedTypes = "application/rss+xml, application/atom+xml, "
                               "application/xml;q=0.9, text/xml;q=0.9, */*;q=0.8";

} // namespace

HttpTransfer::HttpTransfer(AccessManager &manager, HttpRequest request, QByteArray userAgent)
    : m_manager(manager)
    , m_request(std::move(request))
    , m_userAgent(std::move(userAgent))
    , m_chain(m_request.url)
{}

HttpTransfer::~HttpTransfer()
{
    if (m_reply)
        m_reply->disconnect(this); // no finished() when its destruction aborts the transfer
}

void HttpTransfer::start()
{
    send();
}

Result<HttpResponse> HttpTransfer::takeResult()
{
    if (!m_result)
        return failure(error(ErrorCode::Cancelled, u"transfer aborted"_s));
    return *std::exchange(m_result, std::nullopt);
}

void HttpTransfer::send()
{
    dropReply();
    m_body.clear();
    m_bytesRead = 0;
    m_manager.whenReady(m_chain.redirects().current(), this, [this] { sendNow(); });
}

void HttpTransfer::sendNow()
{
    m_reply.reset(m_manager.get(networkRequest(), m_request.cause));
    // Qt receives on a thread of its own and would store the whole body while this thread is busy,
    // although readBody() stops the transfer at maxBytes.
    m_reply->setReadBufferSize(maxBufferedBytes);
    connect(
        m_reply.get(), &QNetworkReply::metaDataChanged, this, &HttpTransfer::checkAnnouncedLength);
    connect(m_reply.get(), &QIODevice::readyRead, this, &HttpTransfer::readBody);
    connect(m_reply.get(), &QNetworkReply::finished, this, &HttpTransfer::finishReply);
}

QNetworkRequest HttpTransfer::networkRequest() const
{
    const QByteArray &agent = m_request.userAgent.isEmpty() ? m_userAgent : m_request.userAgent;
    QNetworkRequest request = m_chain.request(agent, m_request.timeout);
    request.setRawHeader("Accept", acceptedTypes);
    // Another server, to which a redirect leads, must see neither validators, which may identify
    // the reader, nor headers, which may hold a key.
    if (isSameServer(m_request.url, m_chain.redirects().current())) {
        // Sent unchanged: a validator is opaque (RFC 9110 section 8.8.3).
        if (!m_request.etag.isEmpty())
            request.setRawHeader("If-None-Match", m_request.etag);
        if (!m_request.lastModified.isEmpty())
            request.setRawHeader("If-Modified-Since", m_request.lastModified);
        for (const HttpHeader &header : m_request.headers)
            request.setRawHeader(header.name, header.value);
    }
    // Qt's own limit against decompression bombs would reject feeds that compress well; maxBytes
    // limits the decompressed size instead.
    request.setDecompressedSafetyCheckThreshold(-1);
    return request;
}

void HttpTransfer::checkAnnouncedLength()
{
    if (!isSuccess(httpStatus(*m_reply)))
        return;
    const qint64 length = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    if (length > m_request.maxBytes)
        settle(failure(
            error(ErrorCode::LimitExceeded,
                  u"%1 bytes announced, limit is %2"_s.arg(length).arg(m_request.maxBytes))));
    else
        m_body.reserve(std::clamp<qint64>(length, 0, mostTrustedBytes));
}

void HttpTransfer::readBody()
{
    // The body of a redirect or an error is dropped, but it counts against the limit too, because
    // it may never end.
    const bool isKept = isSuccess(httpStatus(*m_reply));
    while (m_reply->isOpen()) { // Qt closes a reply that timed out
        // QIODevice::read() allocates the requested size, although usually few bytes have arrived.
        const qint64 wanted = std::clamp(m_reply->bytesAvailable(), leastChunkBytes, chunkBytes);
        const QByteArray chunk = m_reply->read(wanted);
        if (chunk.isEmpty())
            return;
        m_bytesRead += chunk.size();
        m_manager.count(*m_reply, m_request.cause, chunk.size());
        if (m_bytesRead > m_request.maxBytes) {
            settle(failure(
                error(ErrorCode::LimitExceeded, u"more than %1 bytes"_s.arg(m_request.maxBytes))));
            return;
        }
        if (isKept)
            m_body += chunk;
    }
}

void HttpTransfer::finishReply()
{
    readBody(); // bytes that arrived together with the end
    if (m_result)
        return;
    const auto needsAnotherRequest = m_chain.needsAnotherRequest(*m_reply);
    if (!needsAnotherRequest)
        settle(failure(needsAnotherRequest.error()));
    else if (*needsAnotherRequest)
        send();
    else
        settle(outcome(httpStatus(*m_reply)));
}

Result<HttpResponse> HttpTransfer::outcome(int status)
{
    if (status == 304) {
        const bool wasAsked = !m_request.etag.isEmpty() || !m_request.lastModified.isEmpty();
        if (!wasAsked)
            return failure(error(ErrorCode::EmptyInput, u"304 to an unconditional request"_s));
        return response(status);
    }
    if (!isSuccess(status) || m_reply->error() != QNetworkReply::NoError)
        return failure(m_manager.error(*m_reply));
    // The request had no Range (RFC 9110 section 15.3.7), so the body is only a part.
    if (status == 206)
        return failure(error(ErrorCode::TruncatedInput, u"206 to a request without Range"_s));
    // Checked here too: Qt reports a truncated body as complete if it notices the end of the
    // connection together with the last bytes. Qt removes Content-Length if it decompresses.
    const QVariant announced = m_reply->header(QNetworkRequest::ContentLengthHeader);
    if (announced.isValid() && m_body.size() < announced.toLongLong())
        return failure(error(ErrorCode::TruncatedInput,
                             u"%1 of %2 bytes"_s.arg(m_body.size()).arg(announced.toLongLong())));
    if (m_body.isEmpty())
        return failure(error(ErrorCode::EmptyInput, u"%1 without a body"_s.arg(status)));
    return response(status);
}

HttpResponse HttpTransfer::response(int status)
{
    HttpResponse response;
    response.status = status;
    response.body = std::exchange(m_body, {});
    response.finalUrl = m_chain.redirects().current().adjusted(QUrl::RemoveUserInfo);
    response.permanentUrl = m_chain.redirects().permanent();
    if (isSameServer(m_request.url, response.finalUrl)) {
        response.etag = m_reply->rawHeader("ETag");
        response.lastModified = m_reply->rawHeader("Last-Modified");
    }
    response.contentType = m_reply->rawHeader("Content-Type");
    return response;
}

Error HttpTransfer::error(ErrorCode code, const QString &detail) const
{
    return {code, detail, m_chain.redirects().current().adjusted(QUrl::RemoveUserInfo)};
}

void HttpTransfer::settle(Result<HttpResponse> result)
{
    if (m_result)
        return;
    m_result = std::move(result);
    if (m_reply)
        m_reply->disconnect(this);
    emit finished();
}

void HttpTransfer::dropReply()
{
    if (!m_reply)
        return;
    // This is called from signals of the reply, so it is deleted later; its parent, the manager,
    // deletes it at the latest.
    m_reply->disconnect(this);
    m_reply.release()->deleteLater();
}

} // namespace dogear::net
