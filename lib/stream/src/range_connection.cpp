// SPDX-License-Identifier: GPL-3.0-or-later
#include "range_connection.h"

#include <QTcpSocket>

#include <algorithm>
#include <limits>
#include <stream/byte_source.h>

namespace dogear::stream {

namespace {

/// Maximum number of bytes that wait in the socket for a slow reader; the others stay on the disk.
constexpr qint64 maxWaiting = qint64{256} * 1024;
constexpr qint64 pieceBytes = qint64{64} * 1024;
/// Minimum size of a piece, except the last; smaller ones are not worth a packet.
constexpr qint64 leastBytes = qint64{4} * 1024;
/// Interval at which a reader that has used up its pace gets more.
constexpr std::chrono::milliseconds rateLimitInterval{100};

QByteArray statusLine(int status)
{
    switch (status) {
    case 200:
        return "HTTP/1.1 200 OK\r\n";
    case 206:
        return "HTTP/1.1 206 Partial Content\r\n";
    case 400:
        return "HTTP/1.1 400 Bad Request\r\n";
    case 404:
        return "HTTP/1.1 404 Not Found\r\n";
    case 405:
        return "HTTP/1.1 405 Method Not Allowed\r\n";
    default:
        return "HTTP/1.1 416 Range Not Satisfiable\r\n";
    }
}

QByteArray field(const char *name, const QByteArray &value)
{
    return name + QByteArray(": ") + value + "\r\n";
}

} // namespace

RangeConnection::RangeConnection(QTcpSocket &socket, Find find)
    : QObject(&socket)
    , m_socket(socket)
    , m_find(std::move(find))
{
    m_time.start();
    m_sendTimer.setSingleShot(true);
    connect(&m_sendTimer, &QTimer::timeout, this, &RangeConnection::send);
    // Limits the memory that another program on this machine can fill with requests.
    socket.setReadBufferSize(2 * maxHeadBytes);
    connect(&socket, &QTcpSocket::readyRead, this, &RangeConnection::readRequests);
    connect(&socket, &QTcpSocket::bytesWritten, this, &RangeConnection::send);
    connect(&socket, &QTcpSocket::disconnected, this, [this] {
        forget();
        m_socket.deleteLater();
    });
}

void RangeConnection::cut(const ByteSource &source)
{
    if (m_source.get() == &source)
        m_socket.abort();
}

void RangeConnection::readRequests()
{
    // While a request is answered, later ones wait in the buffer; finish() reads on.
    while (!m_source && m_socket.state() == QAbstractSocket::ConnectedState) {
        m_buffer += m_socket.readAll();
        switch (takeHead(m_buffer, m_head)) {
        case HeadState::Incomplete:
            return;
        case HeadState::Malformed:
            m_head.isKeptAlive = false;
            sendStatus(400);
            return;
        case HeadState::Complete:
            begin(m_head);
        }
    }
}

void RangeConnection::begin(const RequestHead &head)
{
    // A body is not read, so its bytes would be taken for the next request.
    m_head.isKeptAlive = head.isKeptAlive && !head.hasBody;
    const auto source = m_find(head.path);
    if (!source)
        return sendStatus(404);
    if (head.method != "GET" && head.method != "HEAD")
        return sendStatus(405, field("Allow", "GET, HEAD"));
    m_source = source;
    m_isAnswered = false;
    m_isStarved = false;
    m_bucket.begin();
    connect(source.get(), &ByteSource::bytesAdded, this, &RangeConnection::send);
    connect(source.get(), &ByteSource::ended, this, [this] { m_socket.abort(); });
    send();
}

void RangeConnection::answer()
{
    if (!m_source->hasAnswered()) {
        m_source->want(m_head.from); // bytesAdded() calls send(), and with it this function, again
        return;
    }
    const auto whole = m_source->length();
    if (!whole)
        return sendHeadWithoutLength();
    const qint64 length = std::max<qint64>(*whole - m_head.from, 0);
    // With ranges FFmpeg seeks to the end of the stream for an ID3v1 tag, whose bytes would have to
    // be fetched first.
    const bool isRanged = m_head.from == 0;
    const RangeKind kind = readRange(isRanged ? m_head.range : QByteArray(), length, m_left);
    m_isAnswered = true;
    if (kind == RangeKind::Unsatisfiable) {
        forget(); // before the answer, which may call send()
        sendStatus(416, field("Content-Range", "bytes */" + QByteArray::number(length)));
        return finish(); // reads on: the next request may have arrived during the wait
    }
    QByteArray head = statusLine(kind == RangeKind::Part ? 206 : 200);
    if (kind == RangeKind::Part)
        head += field("Content-Range",
                      "bytes " + QByteArray::number(m_left.begin) + '-'
                          + QByteArray::number(m_left.end - 1) + '/' + QByteArray::number(length));
    head += field("Content-Length", QByteArray::number(m_left.end - m_left.begin));
    if (const QByteArray type = m_source->contentType(); !type.isEmpty())
        head += field("Content-Type", type);
    if (isRanged)
        head += field("Accept-Ranges", "bytes");
    head += field("Connection", m_head.isKeptAlive ? "keep-alive" : "close");
    m_socket.write(head + "\r\n");
    m_left.begin += m_head.from; // from here on offsets in the file
    m_left.end += m_head.from;
    if (m_head.method == "HEAD")
        m_left.end = m_left.begin;
    m_storedEndAtStart = m_source->endOfRun(m_left.begin);
}

void RangeConnection::sendHeadWithoutLength()
{
    // RFC 9112 section 6.3: without Content-Length the body ends with the connection.
    m_head.isKeptAlive = false;
    m_isAnswered = true;
    m_left = {m_head.from,
              m_head.method == "HEAD" ? m_head.from : std::numeric_limits<qint64>::max()};
    m_storedEndAtStart = m_head.from;
    m_socket.write(statusLine(200) + field("Content-Type", m_source->contentType())
                   + field("Connection", "close") + "\r\n");
}

void RangeConnection::sendStatus(int status, const QByteArray &fields)
{
    m_socket.write(statusLine(status) + fields + field("Content-Length", "0")
                   + field("Connection", m_head.isKeptAlive ? "keep-alive" : "close") + "\r\n");
    if (!m_head.isKeptAlive)
        m_socket.disconnectFromHost();
}

void RangeConnection::send()
{
    if (!m_source)
        return;
    if (!m_isAnswered)
        answer();
    if (!m_source || !m_isAnswered)
        return;
    const auto source = m_source; // kept alive: its signals may end this connection
    // The length may become known, or shorter, while the body is sent.
    if (const auto length = source->length())
        m_left.end = std::min(m_left.end, std::max(*length, m_left.begin));
    while (m_source && m_left.begin < m_left.end && m_socket.bytesToWrite() < maxWaiting) {
        if (!sendPiece())
            return;
    }
    if (m_source && m_left.begin == m_left.end)
        finish();
}

bool RangeConnection::sendPiece()
{
    const auto source = m_source; // kept alive: its signals may end this connection
    if (m_isStarved && waitsForMore()) {
        source->want(m_left.begin);
        return false;
    }
    // Bytes that were stored before this answer cost the origin nothing, so they are not limited.
    const qint64 allowed =
        std::max(m_bucket.allowed(source->rateLimit(), std::chrono::milliseconds(m_time.elapsed())),
                 m_storedEndAtStart - m_left.begin);
    const qint64 most = std::min(pieceBytes, m_left.end - m_left.begin);
    if (allowed < std::min(most, leastBytes)) {
        m_sendTimer.start(rateLimitInterval);
        return false;
    }
    const auto bytes = source->read(m_left.begin, std::min(most, allowed));
    if (!bytes) {
        m_socket.abort(); // the head is sent: only an aborted connection reports the error
        return false;
    }
    m_socket.write(*bytes);
    m_bucket.take(bytes->size());
    m_left.begin += bytes->size();
    m_isStarved = bytes->isEmpty();
    source->want(m_left.begin);
    return !m_isStarved;
}

bool RangeConnection::waitsForMore() const
{
    // If a player got every byte as it arrives, it would play and stall again and again.
    const auto rateLimit = m_source->rateLimit();
    if (!rateLimit)
        return false;
    const qint64 there = m_source->endOfRun(m_left.begin) - m_left.begin;
    return there < std::min(rateLimit->perSecond, m_left.end - m_left.begin);
}

void RangeConnection::finish()
{
    forget();
    if (!m_head.isKeptAlive)
        m_socket.disconnectFromHost();
    else // queued: send(), which calls this, must not be entered again by the next request
        QMetaObject::invokeMethod(this, &RangeConnection::readRequests, Qt::QueuedConnection);
}

void RangeConnection::forget()
{
    if (m_source)
        m_source->disconnect(this);
    m_source.reset();
    m_sendTimer.stop();
}

} // namespace dogear::stream
