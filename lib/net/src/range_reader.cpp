// SPDX-License-Identifier: GPL-3.0-or-later
#include "access_manager.h"
#include "content_coding.h"
#include "content_range.h"
#include "network_error.h"
#include "request_chain.h"

#include <net/range_reader.h>
#include <net/same_server.h>

#include <QNetworkReply>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

constexpr int rangeNotSatisfiable = 416;

QByteArray rangeHeader(const RangeRequest &request)
{
    const QByteArray last = request.end ? QByteArray::number(*request.end - 1) : QByteArray();
    return "bytes=" + QByteArray::number(request.begin) + '-' + last;
}

/// Enough bytes to distinguish media from a document.
constexpr qsizetype openingBytes = 512;
/// Maximum number of bytes that are decompressed at once; the result may be 1,000 times as large.
constexpr qint64 pullBytes = qint64{16} * 1024;
/// Limit of decompressed, unread bytes at the end of a body.
constexpr qint64 maxDecodedBytes = qint64{512} << 20;

} // namespace

/// State of the transfer.
struct RangeReader::Transfer
{
    RequestChain hops;
    QPointer<QNetworkReply> reply; ///< child of the manager, which may be destroyed first
    bool hasHead = false; ///< the head has arrived; responseReceived() waits for the opening
    ContentCoding coding = ContentCoding::Identity;
    std::unique_ptr<BodyDecoder> decoder;
    QByteArray ready; ///< decompressed bytes that are not read yet
    bool isDamaged = false;
};

RangeReader::RangeReader(AccessManager &manager, RangeRequest request, QByteArray userAgent)
    : m_manager(manager)
    , m_request(std::move(request))
    , m_userAgent(std::move(userAgent))
    , m_transfer(std::make_unique<Transfer>(
          Transfer{.hops = RequestChain(m_request.url, Downgrade::WithoutCredentials),
                   .reply = {}}))
{
    send();
}

RangeReader::~RangeReader()
{
    if (!m_transfer->reply)
        return;
    m_transfer->reply->disconnect(this);
    delete m_transfer->reply; // aborts a running transfer
}

void RangeReader::send()
{
    if (m_transfer->reply) {
        m_transfer->reply->disconnect(this);
        m_transfer->reply->deleteLater(); // this function is called from its signals
        m_transfer->reply.clear();
    }
    m_manager.whenReady(m_transfer->hops.redirects().current(), this, [this] { sendNow(); });
}

void RangeReader::sendNow()
{
    QNetworkRequest request = m_transfer->hops.request(
        m_request.userAgent.isEmpty() ? m_userAgent : m_request.userAgent, m_request.timeout);
    request.setRawHeader("Accept", "*/*");
    // A range of a compressed body would not be a range of the file.
    request.setRawHeader("Accept-Encoding", "identity");
    // Some servers answer "bytes=0-" with an error; without Range they send the whole file as well.
    if (m_request.begin > 0 || m_request.end)
        request.setRawHeader("Range", rangeHeader(m_request));
    const QUrl &source =
        m_request.validatorSource.isEmpty() ? m_request.url : m_request.validatorSource;
    // A validator may identify the reader, so only the server that sent it gets it back.
    const bool isItsServer = isSameServer(source, request.url());
    if (!m_request.validator.isEmpty() && isItsServer && request.hasRawHeader("Range"))
        request.setRawHeader("If-Range", m_request.validator);
    m_transfer->reply = m_manager.get(request, m_request.cause);
    QNetworkReply &reply = *m_transfer->reply;
    reply.setReadBufferSize(m_request.maxBufferedBytes);
    connect(&reply, &QNetworkReply::metaDataChanged, this, &RangeReader::handleHead);
    connect(&reply, &QIODevice::readyRead, this, &RangeReader::handleBody);
    connect(&reply, &QNetworkReply::finished, this, &RangeReader::finishReply);
}

void RangeReader::handleHead()
{
    const int status = httpStatus(*m_transfer->reply);
    // Redirects and errors are left to finishReply().
    if (m_transfer->hasHead || m_outcome || !isSuccess(status))
        return;
    const auto head = readHead();
    if (!head) {
        settle(failure(head.error()));
        return;
    }
    m_answer = *head;
    m_transfer->hasHead = true;
    if (m_answer.begin > 0) // bytes from the middle of a file have no opening to wait for
        emitResponse();
}

Result<RangeResponse> RangeReader::readHead() const
{
    const QNetworkReply &reply = *m_transfer->reply;
    const QByteArray encoding = reply.rawHeader("Content-Encoding");
    m_transfer->coding = contentCoding(encoding);
    if (m_transfer->coding == ContentCoding::Other)
        return failure(error(ErrorCode::UnsupportedEncoding, QString::fromLatin1(encoding)));
    RangeResponse answer{.begin = 0,
                         .length = {},
                         .isPartial = httpStatus(reply) == 206,
                         .etag = reply.rawHeader("ETag"),
                         .lastModified = reply.rawHeader("Last-Modified"),
                         .contentType = reply.rawHeader("Content-Type"),
                         .finalUrl =
                             m_transfer->hops.redirects().current().adjusted(QUrl::RemoveUserInfo)};
    if (answer.isPartial)
        return checkRange(answer).map([&] { return answer; });
    const QVariant length = reply.header(QNetworkRequest::ContentLengthHeader);
    if (length.isValid())
        answer.length = length.toLongLong();
    return answer;
}

Result<> RangeReader::checkRange(RangeResponse &answer) const
{
    if (m_transfer->coding != ContentCoding::Identity)
        return failure(error(ErrorCode::BadResponse, u"206 of a compressed body"_s));
    if (answer.contentType.trimmed().toLower().startsWith("multipart/"))
        return failure(error(ErrorCode::BadResponse, u"206 in several parts"_s));
    const QByteArray header = m_transfer->reply->rawHeader("Content-Range");
    const auto range = parseContentRange(header);
    // A range that begins before the requested byte still contains it; a later one does not.
    if (!range || range->end == range->begin || range->begin > m_request.begin)
        return failure(
            error(ErrorCode::BadResponse,
                  u"206 with Content-Range: "_s + QString::fromLatin1(header.left(200))));
    answer.begin = range->begin;
    answer.length = range->length;
    return {};
}

void RangeReader::handleBody()
{
    if (!m_isAnswered)
        handleOpening();
    if (m_isAnswered)
        emit readyRead(); // read() returns the opening as well
}

void RangeReader::handleOpening()
{
    if (!m_transfer->hasHead || m_isAnswered || m_outcome)
        return;
    const QNetworkReply &reply = *m_transfer->reply;
    while (m_transfer->ready.size() < openingBytes && pull())
        continue;
    const bool isHere = m_transfer->ready.size() >= openingBytes || reply.isFinished();
    if (!isHere || m_transfer->ready.isEmpty())
        return;
    // Compressed without a Content-Encoding: no range of such a body is a range of the file.
    if (m_answer.isPartial && isGzip(m_transfer->ready))
        return settle(failure(error(ErrorCode::BadResponse, u"206 of a gzip file"_s)));
    emitResponse();
}

void RangeReader::emitResponse()
{
    m_answer.opening = m_transfer->ready.first(std::min(m_transfer->ready.size(), openingBytes));
    m_isAnswered = true;
    emit responseReceived();
}

bool RangeReader::pull()
{
    // Qt closes a reply that timed out.
    if (!m_transfer->reply || !m_transfer->reply->isOpen() || m_transfer->isDamaged)
        return false;
    const bool isFirst = m_read == 0;
    // The compression is detected by the first three bytes.
    constexpr qint64 magicBytes = 3;
    const bool isTooEarly = isFirst && m_transfer->reply->bytesAvailable() < magicBytes;
    if (isTooEarly && !m_transfer->reply->isFinished())
        return false;
    const QByteArray bytes = m_transfer->reply->read(pullBytes);
    countRead(bytes.size());
    if (bytes.isEmpty())
        return false;
    if (isFirst && !m_answer.isPartial)
        m_transfer->decoder = makeDecoder(m_transfer->coding, bytes);
    if (!m_transfer->decoder) {
        m_transfer->ready += bytes;
        return true;
    }
    m_answer.isDecoded = true;
    m_answer.length.reset(); // the announced length is that of the compressed body
    const auto decoded = m_transfer->decoder->decode(bytes);
    m_transfer->isDamaged = !decoded;
    if (m_transfer->isDamaged) // queued: the caller may be inside read()
        QMetaObject::invokeMethod(
            this,
            [this, cause = decoded.error()] { settle(failure(cause)); },
            Qt::QueuedConnection);
    m_transfer->ready += decoded.value_or(QByteArray());
    return true;
}

QByteArray RangeReader::read(qint64 maxBytes)
{
    if (!m_isAnswered)
        return {};
    QByteArray &ready = m_transfer->ready;
    while (m_transfer->decoder && ready.size() < maxBytes && pull())
        continue;
    QByteArray bytes = ready.first(std::min<qsizetype>(maxBytes, ready.size()));
    ready.remove(0, bytes.size());
    // Only an uncompressed body is read past the decoder. Everything that Qt has buffered is taken,
    // because a reply with a limited buffer emits no readyRead() while bytes are left in it.
    const bool isPlain = !m_transfer->decoder && ready.isEmpty() && bytes.size() < maxBytes;
    // Qt closes a reply that timed out.
    if (!isPlain || !m_transfer->reply || !m_transfer->reply->isOpen())
        return bytes;
    const QByteArray more = m_transfer->reply->read(maxBytes - bytes.size());
    countRead(more.size());
    return bytes.isEmpty() ? more : bytes + more;
}

void RangeReader::countRead(qint64 bytes)
{
    m_read += bytes;
    m_manager.count(*m_transfer->reply, m_request.cause, bytes);
}

void RangeReader::finishReply()
{
    if (m_outcome)
        return;
    QNetworkReply &reply = *m_transfer->reply;
    handleOpening(); // of a body that is shorter than openingBytes
    if (m_outcome)
        return;
    const int status = httpStatus(reply);
    const auto needsAnotherRequest = m_transfer->hops.needsAnotherRequest(reply);
    if (!needsAnotherRequest)
        return settle(failure(needsAnotherRequest.error()));
    if (*needsAnotherRequest)
        return send();
    if (status == rangeNotSatisfiable) {
        if (const auto range = parseContentRange(reply.rawHeader("Content-Range")))
            m_answer.length = range->length;
    }
    if (!isSuccess(status) || reply.error() != QNetworkReply::NoError) {
        settle(failure(m_manager.error(reply)));
        return;
    }
    if (const auto isWhole = checkLength(); !isWhole)
        return settle(failure(isWhole.error()));
    settle({});
}

Result<> RangeReader::checkLength()
{
    const QNetworkReply &reply = *m_transfer->reply;
    // Only the decompressed stream shows whether it is complete.
    while (m_transfer->decoder && m_transfer->ready.size() < maxDecodedBytes && pull())
        continue;
    const auto &decoder = m_transfer->decoder;
    if (decoder && (m_transfer->isDamaged || !decoder->isAtEnd()))
        return failure(error(ErrorCode::TruncatedInput, u"the compressed body is damaged"_s));
    // Qt reports a truncated body as complete if it notices the end of the connection together with
    // the last bytes.
    const QVariant announced = reply.header(QNetworkRequest::ContentLengthHeader);
    const qint64 came = m_read + reply.bytesAvailable();
    if (announced.isValid() && came < announced.toLongLong())
        return failure(error(ErrorCode::TruncatedInput,
                             u"%1 of %2 bytes"_s.arg(came).arg(announced.toLongLong())));
    if (m_answer.begin == 0 && came == 0)
        return failure(error(ErrorCode::EmptyInput, u"%1 without a body"_s.arg(httpStatus(reply))));
    return {};
}

void RangeReader::settle(Result<> outcome)
{
    if (m_outcome)
        return;
    m_outcome = std::move(outcome);
    emit finished();
}

Error RangeReader::error(ErrorCode code, const QString &detail) const
{
    return {code, detail, m_transfer->hops.redirects().current().adjusted(QUrl::RemoveUserInfo)};
}

} // namespace dogear::net
