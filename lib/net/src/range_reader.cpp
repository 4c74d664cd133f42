// SPDX-License-Identifier: GPL-3.0-or-later
#include "content_range.h"
#include "hop.h"
#include "network_error.h"

#include <net/range_reader.h>

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

constexpr int rangeNotSatisfiable = 416;

QByteArray rangeHeader(const RangeRequest &request)
{
    const QByteArray last = request.end ? QByteArray::number(*request.end - 1) : QByteArray();
    return "bytes=" + QByteArray::number(request.begin) + '-' + last;
}

bool isEncoded(const QNetworkReply &reply)
{
    const QByteArray encoding = reply.rawHeader("Content-Encoding").trimmed().toLower();
    return !encoding.isEmpty() && encoding != "identity";
}

} // namespace

/// Where the request has come to.
struct RangeReader::Way
{
    Hops hops;
    QPointer<QNetworkReply> reply; ///< child of the manager, which may go first
};

RangeReader::RangeReader(QNetworkAccessManager &manager, RangeRequest request, QByteArray userAgent)
    : m_manager(manager)
    , m_request(std::move(request))
    , m_userAgent(std::move(userAgent))
    , m_way(std::make_unique<Way>(Way{.hops = Hops(m_request.url), .reply = {}}))
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
    QNetworkRequest request = m_way->hops.request(m_userAgent, m_request.timeout);
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
    connect(&reply, &QIODevice::readyRead, this, [this] {
        if (m_isAnswered)
            emit readyRead();
    });
    connect(&reply, &QNetworkReply::finished, this, &RangeReader::finishReply);
}

void RangeReader::takeHead()
{
    const int status = httpStatus(*m_way->reply);
    if (m_isAnswered || m_outcome || !isSuccess(status))
        return;
    const auto head = readHead();
    if (!head) {
        settle(failure(head.error()));
        return;
    }
    m_answer = *head;
    m_isAnswered = true;
    emit answered();
}

Result<RangeAnswer> RangeReader::readHead() const
{
    const QNetworkReply &reply = *m_way->reply;
    if (isEncoded(reply))
        return failure(
            error(ErrorCode::ConnectionFailed,
                  u"encoded as "_s + QString::fromLatin1(reply.rawHeader("Content-Encoding"))));
    RangeAnswer answer{.begin = 0,
                       .length = {},
                       .isPartial = httpStatus(reply) == 206,
                       .etag = reply.rawHeader("ETag"),
                       .lastModified = reply.rawHeader("Last-Modified"),
                       .contentType = reply.rawHeader("Content-Type"),
                       .finalUrl =
                           m_way->hops.redirects().current().adjusted(QUrl::RemoveUserInfo)};
    if (!answer.isPartial) {
        const QVariant length = reply.header(QNetworkRequest::ContentLengthHeader);
        if (length.isValid())
            answer.length = length.toLongLong();
        return answer;
    }
    const QByteArray header = reply.rawHeader("Content-Range");
    const auto range = parseContentRange(header);
    if (!range || range->end == range->begin || range->begin > m_request.begin)
        return failure(
            error(ErrorCode::ConnectionFailed,
                  u"206 with Content-Range: "_s + QString::fromLatin1(header.left(200))));
    answer.begin = range->begin;
    answer.length = range->length;
    return answer;
}

QByteArray RangeReader::read(qint64 most)
{
    // Qt closes a reply that timed out.
    if (!m_isAnswered || !m_way->reply || !m_way->reply->isOpen())
        return {};
    const QByteArray bytes = m_way->reply->read(most);
    m_read += bytes.size();
    return bytes;
}

void RangeReader::finishReply()
{
    if (m_outcome)
        return;
    QNetworkReply &reply = *m_way->reply;
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
    // Qt takes a body for whole if the end of the connection comes to its notice together with the
    // last bytes.
    const QVariant announced = reply.header(QNetworkRequest::ContentLengthHeader);
    const qint64 came = m_read + reply.bytesAvailable();
    if (announced.isValid() && came < announced.toLongLong())
        settle(failure(error(ErrorCode::TruncatedInput,
                             u"%1 of %2 bytes"_s.arg(came).arg(announced.toLongLong()))));
    else
        settle({});
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
