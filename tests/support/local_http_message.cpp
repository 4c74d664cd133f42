// SPDX-License-Identifier: GPL-3.0-or-later
#include <support/local_http_message.h>

#include <QtEndian>

#include <array>

namespace dogear::test {

namespace {

QByteArray reasonPhrase(int status)
{
    static constexpr std::array reasons = {
        std::pair{200, "OK"},
        std::pair{206, "Partial Content"},
        std::pair{301, "Moved Permanently"},
        std::pair{302, "Found"},
        std::pair{304, "Not Modified"},
        std::pair{401, "Unauthorized"},
        std::pair{404, "Not Found"},
        std::pair{410, "Gone"},
        std::pair{416, "Range Not Satisfiable"},
        std::pair{500, "Internal Server Error"},
        std::pair{503, "Service Unavailable"},
    };
    for (const auto &[known, reason] : reasons) {
        if (known == status)
            return reason;
    }
    return "Status";
}

bool isNotModified(const ServerRequest &request, const ServerDocument &document)
{
    // If-None-Match wins over If-Modified-Since (RFC 9110 section 13.2.2).
    const QByteArray etag = request.header("If-None-Match");
    if (!etag.isEmpty())
        return etag == document.etag;
    const QByteArray since = request.header("If-Modified-Since");
    return !since.isEmpty() && since == document.lastModified;
}

struct Range
{
    qint64 first = 0;
    qint64 last = 0;
};

/// Parses "bytes=5-", "bytes=5-9" or "bytes=-5" for a body of \a size bytes.
/// \return nullopt if \a header is no single range; an empty range (first > last) if it cannot be
///   satisfied
std::optional<Range> parseRange(const QByteArray &header, qint64 size)
{
    if (!header.startsWith("bytes=") || header.contains(','))
        return std::nullopt;
    const QByteArray spec = header.sliced(6);
    const qsizetype dash = spec.indexOf('-');
    if (dash < 0)
        return std::nullopt;
    const QByteArray first = spec.first(dash);
    const QByteArray last = spec.sliced(dash + 1);
    if (first.isEmpty())
        return Range{qMax(qint64{0}, size - last.toLongLong()), size - 1};
    const qint64 end = last.isEmpty() ? size - 1 : qMin(last.toLongLong(), size - 1);
    return Range{first.toLongLong(), end};
}

bool isRangeWanted(const ServerRequest &request, const ServerDocument &document)
{
    const QByteArray condition = request.header("If-Range");
    return condition.isEmpty() || condition == document.etag || condition == document.lastModified;
}

quint32 crc32(const QByteArray &bytes)
{
    quint32 crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

QByteArray littleEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

} // namespace

std::optional<ServerRequest> takeRequest(QByteArray &buffer)
{
    const qsizetype end = buffer.indexOf("\r\n\r\n");
    if (end < 0)
        return std::nullopt;
    QList<QByteArray> lines = buffer.first(end).split('\n');

    const QList<QByteArray> words = lines.takeFirst().trimmed().split(' ');
    ServerRequest request;
    request.method = words.value(0);
    request.target = words.value(1);
    request.path = QString::fromUtf8(request.target);
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            request.headers.insert(line.first(colon).toLower(), line.sliced(colon + 1).trimmed());
    }
    const qsizetype length = request.header("Content-Length").toLongLong();
    if (buffer.size() < end + 4 + length)
        return std::nullopt;
    request.body = buffer.sliced(end + 4, length);
    buffer.remove(0, end + 4 + length);
    return request;
}

QByteArray ServerAnswer::head() const
{
    QByteArray text =
        "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonPhrase(status) + "\r\n";
    for (const auto &[name, value] : headers)
        text += name + ": " + value + "\r\n";
    if (hasLength && status != 204 && status != 304) // RFC 9110 section 8.6
        text += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    text += isClosing() ? "Connection: close\r\n" : "Connection: keep-alive\r\n";
    return text + "\r\n";
}

QByteArray ServerAnswer::sentBody() const
{
    return truncateAt < 0 ? body : body.first(qMin(truncateAt, body.size()));
}

bool ServerAnswer::isClosing() const
{
    return ending == Ending::Close || (truncateAt >= 0 && ending == Ending::KeepAlive);
}

ServerAnswer answerWith(const ServerDocument &document, const ServerRequest &request)
{
    ServerAnswer answer;
    answer.headers.emplace_back("Content-Type", document.type);
    answer.headers.emplace_back("Accept-Ranges", "bytes");
    if (!document.etag.isEmpty())
        answer.headers.emplace_back("ETag", document.etag);
    if (!document.lastModified.isEmpty())
        answer.headers.emplace_back("Last-Modified", document.lastModified);

    if (isNotModified(request, document)) {
        answer.status = 304;
        return answer;
    }
    const qint64 size = document.body.size();
    const auto range = parseRange(request.header("Range"), size);
    if (!range || !isRangeWanted(request, document)) {
        answer.body = document.body;
        return answer;
    }
    const QByteArray total = QByteArray::number(size);
    if (range->first > range->last) {
        answer.status = 416;
        answer.headers.emplace_back("Content-Range", "bytes */" + total);
        return answer;
    }
    answer.status = 206;
    answer.body = document.body.sliced(range->first, range->last - range->first + 1);
    answer.headers.emplace_back("Content-Range",
                                "bytes " + QByteArray::number(range->first) + '-'
                                    + QByteArray::number(range->last) + '/' + total);
    return answer;
}

QByteArray gzip(const QByteArray &text)
{
    // qCompress() writes four bytes of length, then a zlib stream: two bytes of header, the
    // deflated text, four bytes of checksum (RFC 1950).
    const QByteArray zlib = qCompress(text);
    const QByteArray deflated = zlib.sliced(6, zlib.size() - 10);
    const QByteArray head = QByteArray::fromHex("1f8b08000000000000ff");
    return head + deflated + littleEndian(crc32(text))
           + littleEndian(static_cast<quint32>(text.size()));
}

} // namespace dogear::test
