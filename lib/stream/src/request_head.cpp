// SPDX-License-Identifier: GPL-3.0-or-later
#include "request_head.h"

#include <QList>

#include <algorithm>

namespace dogear::stream {

namespace {

constexpr auto headEnd = "\r\n\r\n";

/// Parses a number of digits only; -1 for anything else. 18 digits always fit into a qint64.
qint64 toNumber(const QByteArray &digits)
{
    constexpr qsizetype maxDigits = 18;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (digits.isEmpty() || digits.size() > maxDigits || !std::ranges::all_of(digits, isDigit))
        return -1;
    return digits.toLongLong();
}

bool readRequestLine(const QByteArray &line, RequestHead &head)
{
    // RFC 9112 section 3: method, target and version. Only a path is a target here (section 3.2.1).
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3 || words[0].isEmpty() || !words[1].startsWith('/')
        || !words[2].startsWith("HTTP/1."))
        return false;
    head.method = words[0];
    head.path = words[1];
    if (const qsizetype query = head.path.indexOf("?from="); query >= 0) {
        head.from = toNumber(head.path.sliced(query + qsizetype(qstrlen("?from="))));
        head.path.truncate(query);
    }
    // RFC 9112 section 9.3: connections of HTTP/1.1 persist by default.
    head.isKeptAlive = words[2] != "HTTP/1.0";
    return head.from >= 0;
}

bool readField(const QByteArray &line, RequestHead &head)
{
    const qsizetype colon = line.indexOf(':');
    // A line that starts with a blank continues the one before (RFC 9112 section 5.2); rejected.
    if (colon <= 0 || line.startsWith(' ') || line.startsWith('\t'))
        return false;
    const QByteArray name = line.left(colon).toLower();
    const QByteArray value = line.sliced(colon + 1).trimmed();
    if (name == "range")
        head.range = value;
    else if (name == "connection")
        head.isKeptAlive =
            value.toLower() == "keep-alive" || (head.isKeptAlive && value.toLower() != "close");
    else if (name == "transfer-encoding" || (name == "content-length" && value != "0"))
        head.hasBody = true;
    return true;
}

} // namespace

HeadState takeHead(QByteArray &buffer, RequestHead &head)
{
    while (
        buffer.startsWith("\r\n")) // RFC 9112 section 2.2: empty lines before a request are ignored
        buffer.remove(0, 2);
    const qsizetype end = buffer.indexOf(headEnd);
    if (end < 0 || end > maxHeadBytes)
        return buffer.size() > maxHeadBytes ? HeadState::Malformed : HeadState::Incomplete;
    QList<QByteArray> lines = buffer.left(end).split('\n');
    buffer.remove(0, end + qsizetype(qstrlen(headEnd)));
    head = {};
    for (QByteArray &line : lines) {
        if (line.endsWith('\r'))
            line.chop(1);
    }
    const bool isRead = readRequestLine(lines.takeFirst(), head)
                        && std::ranges::all_of(
                            lines, [&](const QByteArray &line) { return readField(line, head); });
    return isRead ? HeadState::Complete : HeadState::Malformed;
}

RangeKind readRange(const QByteArray &value, qint64 length, WantedRange &wanted)
{
    wanted = {0, length};
    // RFC 9110 section 14.2: a server may ignore a Range that it cannot read.
    const QByteArray unit = "bytes=";
    const QByteArray range = value.trimmed();
    const qsizetype dash = range.indexOf('-');
    if (!range.toLower().startsWith(unit) || dash < 0)
        return RangeKind::Whole;
    const QByteArray first = range.sliced(unit.size(), dash - unit.size()).trimmed();
    const QByteArray last = range.sliced(dash + 1).trimmed();
    if (first.isEmpty()) { // "-N": the last N bytes
        const qint64 count = toNumber(last);
        if (count < 0)
            return RangeKind::Whole;
        wanted.begin = std::max<qint64>(length - count, 0);
        return count == 0 || length == 0 ? RangeKind::Unsatisfiable : RangeKind::Part;
    }
    const qint64 begin = toNumber(first);
    const qint64 lastByte = last.isEmpty() ? length - 1 : toNumber(last);
    if (begin < 0 || (!last.isEmpty() && lastByte < begin))
        return RangeKind::Whole;
    if (begin >= length)
        return RangeKind::Unsatisfiable;
    wanted = {begin, std::min(lastByte + 1, length)};
    return RangeKind::Part;
}

} // namespace dogear::stream
