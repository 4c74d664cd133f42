// SPDX-License-Identifier: GPL-3.0-or-later
#include "comment_limit.h"

#include <tags/ogg_pages.h>

#include <QHash>
#include <QtEndian>

#include <algorithm>

namespace dogear::tags {

namespace {

constexpr int maxComments = 4'096;
/// Bytes that libavformat copies when it joins comments with the same key.
constexpr qint64 maxJoinedBytes = qint64{64} * 1024 * 1024;
constexpr qint64 maxPacketBytes = qint64{24} * 1024 * 1024;
constexpr qsizetype maxKeyLength = 256;
constexpr int maxPages = 4'096;
constexpr qint64 maxHeader = OggPage::headerSize + 255; ///< of a page, with its segment table
constexpr int maxOggStreams = 16;

/// Removes a little-endian length and as many bytes from the front of \a bytes.
std::optional<QByteArrayView> takeString(QByteArrayView &bytes)
{
    if (bytes.size() < 4)
        return {};
    const auto length = qint64(qFromLittleEndian<quint32>(bytes.data()));
    if (length > bytes.size() - 4)
        return {};
    const QByteArrayView text = bytes.sliced(4, length);
    bytes = bytes.sliced(4 + length);
    return text;
}

/// Removes the signature of the codec before the comments in the second packet of an Ogg stream.
QByteArrayView withoutSignature(QByteArrayView packet)
{
    if (packet.startsWith("\x03vorbis") || packet.startsWith("\x81theora"))
        return packet.sliced(7);
    if (packet.startsWith("OpusTags"))
        return packet.sliced(8);
    const bool isFlacBlock = packet.size() > 4 && (quint8(packet[0]) & 0x7f) == 4;
    return isFlacBlock ? packet.sliced(4) : packet;
}

/// Collects the second packet of a stream, which contains the comments.
struct OggStream
{
    int packetsDone = 0;
    QByteArray second;

    void add(const OggPage &page, const QByteArray &content)
    {
        qsizetype offset = 0;
        for (const char segment : page.segments) {
            const qsizetype length = quint8(segment);
            if (packetsDone == 1)
                second += content.mid(offset, length);
            offset += length;
            if (length < 255)
                ++packetsDone;
        }
    }
};

/// Whether the file ends within the page header that begins with \a header, \a left bytes before
/// its end.
bool endsInHeader(qint64 left, const QByteArray &header)
{
    return left < OggPage::headerSize || (left < maxHeader && header.startsWith("OggS"));
}

} // namespace

bool isWithinCommentLimit(QByteArrayView packet)
{
    if (!takeString(packet) || packet.size() < 4)
        return true;
    const quint32 count = qFromLittleEndian<quint32>(packet.data());
    packet = packet.sliced(4);
    QHash<QByteArray, qint64> joined;
    qint64 cost = 0;
    for (quint32 i = 0; i < count; ++i) {
        const auto comment = takeString(packet);
        if (!comment)
            return true;
        const auto keyLength = std::max<qsizetype>(comment->indexOf('='), 0);
        qint64 &length =
            joined[comment->first(std::min(keyLength, maxKeyLength)).toByteArray().toUpper()];
        // Appending copies the text that is joined so far; the first comment of a key copies none.
        cost += length;
        length += comment->size();
        if (i >= maxComments || cost > maxJoinedBytes)
            return false;
    }
    return true;
}

bool isFlacWithinCommentLimit(BoundedInput &input, qint64 offset)
{
    constexpr quint8 commentBlock = 4;
    constexpr int maxBlocks = 128;
    offset += 4; // "fLaC"
    for (int i = 0; i < maxBlocks; ++i) {
        const QByteArray header = input.bytes(offset, 4);
        if (header.size() < 4)
            return true;
        const qint64 length = qFromBigEndian<quint32>(header.constData()) & 0xffffffU;
        if ((quint8(header[0]) & 0x7f) == commentBlock
            && !isWithinCommentLimit(input.bytes(offset + 4, length)))
            return false;
        if ((quint8(header[0]) & 0x80) != 0) // last metadata block
            return true;
        offset += 4 + length;
    }
    return false;
}

bool isOggWithinCommentLimit(BoundedInput &input, qint64 offset)
{
    QHash<quint32, OggStream> streams;
    qint64 bytes = 0;
    for (int i = 0; i < maxPages && offset < input.size(); ++i) {
        const QByteArray header = input.bytes(offset, maxHeader);
        const auto page = readOggPage(header, offset);
        if (!page && endsInHeader(input.size() - offset, header))
            break;
        if (!page)
            return false;
        const qint64 begin = offset + OggPage::headerSize + page->segments.size();
        streams[page->serial].add(*page, input.bytes(begin, page->end() - begin));
        bytes += page->size;
        offset = page->end();
        if (streams.size() > maxOggStreams || bytes > maxPacketBytes)
            return false;
        // All comments of the streams seen so far are complete.
        if (std::ranges::all_of(streams, [](const OggStream &s) { return s.packetsDone > 1; }))
            break;
    }
    return std::ranges::all_of(streams, [](const OggStream &stream) {
        return isWithinCommentLimit(withoutSignature(stream.second));
    });
}

} // namespace dogear::tags
