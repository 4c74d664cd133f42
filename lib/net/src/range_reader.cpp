// SPDX-License-Identifier: GPL-3.0-or-later
#include "content_coding.h"
#include "content_range.h"
#include "hop.h"
#include "network_error.h"

#include <net/range_reader.h>

#include <QNetworkAccessManager>
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

/// Enough to tell media from a document.
constexpr qsizetype openingBytes = 512;
/// Decompressed at once; it may become a thousand times as much.
constexpr qint64 pullBytes = qint64{16} * 1024;
/// Waiting to be read; no more is decompressed at the end of a body.
constexpr qint64 maxDecodedBytes = qint64{512} << 20;

} // namespace

/// Where the request has come to.
struct RangeReader::Way
{
    Hops hops;
    QPointer<QNetworkReply> reply; ///< child of the manager, which may go first
    bool hasHead = false;          ///< of the answer, which is told once its opening is here
    ContentCoding coding = ContentCoding::Identity;
    std::unique_ptr<BodyDecoder> decoder;
    QByteArray ready; ///< decompressed, and not read yet
    bool isDamaged = false;
};

RangeReader::RangeReader(QNetworkAccessManager &manager, RangeRequest request, QByteArray userAgent)
    : m_manager(manager)
    , m_request(std::move(request))
    , m_userAgent(std::move(userAgent))
    , m_way(std::make_unique<Way>(
          Way{.hops = Hops(m_request.url, Downgrade::WithoutCredentials), .reply = {}}))
{
    send();
}

RangeReader::~RangeReader()
{
    if (!m_way->reply)
        return;
    m_way->reply->disconnect(this);
    delete m_way->reply; // which ends a transfer
}

void RangeReader::send()
{
    if (m_way->reply) {
        m_way->reply->disconnect(this);
        m_way->reply->deleteLater(); // this is called from its own signals
    }
    QNetworkRequest request = m_way->hops.request(
        m_request.userAgent.isEmpty() ? m_userAgent : m_request.userAgent, m_request.timeout);
    request.setRawHeader("Accept", "*/*");
    request.setRawHeader("Accept-Encoding", "identity"); // a range is one of what is sent
    // Some servers answer "bytes=0-" with an error, and all of it is what they send anyway.
    if (m_request.begin > 0 || m_request.end)
        request.setRawHeader("Range", rangeHeader(m_request));
    if (!m_request.validator.isEmpty() && request.hasRawHeader("Range"))
        request.setRawHeader("If-Range", m_request.validator);
    m_way->reply = m_manager.get(request);
    QNetworkReply &reply = *m_way->reply;
    reply.setReadBufferSize(m_request.mostWaiting);
    connect(&reply, &QNetworkReply::metaDataChanged, this, &RangeReader::takeHead);
    connect(&reply, &QIODevice::readyRead, this, &RangeReader::takeBody);
    connect(&reply, &QNetworkReply::finished, this, &RangeReader::finishReply);
}

void RangeReader::takeHead()
{
    const int status = httpStatus(*m_way->reply);
    if (m_way->hasHead || m_outcome || !isSuccess(status))
        return;
    const auto head = readHead();
    if (!head) {
        settle(failure(head.error()));
        return;
    }
    m_answer = *head;
    m_way->hasHead = true;
    if (m_answer.begin > 0)
        tellAnswer();
}

Result<RangeAnswer> RangeReader::readHead() const
{
    const QNetworkReply &reply = *m_way->reply;
    const QByteArray encoding = reply.rawHeader("Content-Encoding");
    m_way->coding = contentCoding(encoding);
    if (m_way->coding == ContentCoding::Other)
        return failure(error(ErrorCode::UnsupportedEncoding, QString::fromLatin1(encoding)));
    RangeAnswer answer{.begin = 0,
                       .length = {},
                       .isPartial = httpStatus(reply) == 206,
                       .etag = reply.rawHeader("ETag"),
                       .lastModified = reply.rawHeader("Last-Modified"),
                       .contentType = reply.rawHeader("Content-Type"),
                       .finalUrl =
                           m_way->hops.redirects().current().adjusted(QUrl::RemoveUserInfo)};
    if (answer.isPartial)
        return checkRange(answer).map([&] { return answer; });
    const QVariant length = reply.header(QNetworkRequest::ContentLengthHeader);
    if (length.isValid())
        answer.length = length.toLongLong();
    return answer;
}

Result<> RangeReader::checkRange(RangeAnswer &answer) const
{
    if (m_way->coding != ContentCoding::Identity)
        return failure(error(ErrorCode::BadResponse, u"206 of a compressed body"_s));
    if (answer.contentType.trimmed().toLower().startsWith("multipart/"))
        return failure(error(ErrorCode::BadResponse, u"206 in several parts"_s));
    const QByteArray header = m_way->reply->rawHeader("Content-Range");
    const auto range = parseContentRange(header);
    if (!range || range->end == range->begin || range->begin > m_request.begin)
        return failure(
            error(ErrorCode::BadResponse,
                  u"206 with Content-Range: "_s + QString::fromLatin1(header.left(200))));
    answer.begin = range->begin;
    answer.length = range->length;
    return {};
}

void RangeReader::takeBody()
{
    if (!m_isAnswered)
        takeOpening();
    if (m_isAnswered)
        emit readyRead(); // the opening as well, which nobody has read yet
}

void RangeReader::takeOpening()
{
    if (!m_way->hasHead || m_isAnswered || m_outcome)
        return;
    const QNetworkReply &reply = *m_way->reply;
    while (m_way->ready.size() < openingBytes && pull())
        continue;
    const bool isHere = m_way->ready.size() >= openingBytes || reply.isFinished();
    if (!isHere || m_way->ready.isEmpty())
        return;
    if (m_answer.isPartial && isGzip(m_way->ready))
        return settle(failure(error(ErrorCode::BadResponse, u"206 of a gzip file"_s)));
    tellAnswer();
}

void RangeReader::tellAnswer()
{
    m_answer.opening = m_way->ready.first(std::min(m_way->ready.size(), openingBytes));
    m_isAnswered = true;
    emit answered();
}

bool RangeReader::pull()
{
    // Qt closes a reply that timed out.
    if (!m_way->reply || !m_way->reply->isOpen() || m_way->isDamaged)
        return false;
    const bool isFirst = m_read == 0;
    // Fewer bytes do not show how they are compressed.
    constexpr qint64 magicBytes = 3;
    const bool isTooEarly = isFirst && m_way->reply->bytesAvailable() < magicBytes;
    if (isTooEarly && !m_way->reply->isFinished())
        return false;
    const QByteArray bytes = m_way->reply->read(pullBytes);
    m_read += bytes.size();
    if (bytes.isEmpty())
        return false;
    if (isFirst && !m_answer.isPartial)
        m_way->decoder = makeDecoder(m_way->coding, bytes);
    if (!m_way->decoder) {
        m_way->ready += bytes;
        return true;
    }
    m_answer.isDecoded = true;
    m_answer.length.reset(); // what was announced is compressed
    const auto decoded = m_way->decoder->decode(bytes);
    m_way->isDamaged = !decoded;
    if (m_way->isDamaged) // not at once: the caller may be reading
        QMetaObject::invokeMethod(
            this,
            [this, cause = decoded.error()] { settle(failure(cause)); },
            Qt::QueuedConnection);
    m_way->ready += decoded.value_or(QByteArray());
    return true;
}

QByteArray RangeReader::read(qint64 most)
{
    if (!m_isAnswered)
        return {};
    QByteArray &ready = m_way->ready;
    while (m_way->decoder && ready.size() < most && pull())
        continue;
    QByteArray bytes = ready.first(std::min<qsizetype>(most, ready.size()));
    ready.remove(0, bytes.size());
    // What the decoder has not seen is not for the caller. All that Qt holds is taken: a reply with
    // a limited buffer says nothing more as long as some of it is left.
    const bool isPlain = !m_way->decoder && ready.isEmpty() && bytes.size() < most;
    // Qt closes a reply that timed out.
    if (!isPlain || !m_way->reply || !m_way->reply->isOpen())
        return bytes;
    const QByteArray more = m_way->reply->read(most - bytes.size());
    m_read += more.size();
    return bytes.isEmpty() ? more : bytes + more;
}

void RangeReader::finishReply()
{
    if (m_outcome)
        return;
    QNetworkReply &reply = *m_way->reply;
    takeOpening();
    if (m_outcome)
        return;
    const int status = httpStatus(reply);
    const auto leadsOn = m_way->hops.leadsOn(reply);
    if (!leadsOn)
        return settle(failure(leadsOn.error()));
    if (*leadsOn)
        return send();
    if (status == rangeNotSatisfiable) {
        if (const auto range = parseContentRange(reply.rawHeader("Content-Range")))
            m_answer.length = range->length;
    }
    if (!isSuccess(status) || reply.error() != QNetworkReply::NoError) {
        settle(failure(toError(reply)));
        return;
    }
    if (const auto isWhole = checkWhole(); !isWhole)
        return settle(failure(isWhole.error()));
    settle({});
}

Result<> RangeReader::checkWhole()
{
    const QNetworkReply &reply = *m_way->reply;
    // Only what is decompressed tells whether it is whole.
    while (m_way->decoder && m_way->ready.size() < maxDecodedBytes && pull())
        continue;
    const auto &decoder = m_way->decoder;
    if (decoder && (m_way->isDamaged || !decoder->isAtEnd()))
        return failure(error(ErrorCode::TruncatedInput, u"the compressed body is damaged"_s));
    // Qt takes a body for whole if the end of the connection comes to its notice together with the
    // last bytes.
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
    return {code, detail, m_way->hops.redirects().current().adjusted(QUrl::RemoveUserInfo)};
}

} // namespace dogear::net
