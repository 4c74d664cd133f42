// SPDX-License-Identifier: GPL-3.0-or-later
#include "id3_frames.h"

#include <QtEndian>

#include <algorithm>

namespace dogear::tags {

namespace {

constexpr qsizetype footerSize = 10;

quint32 bigEndian(QByteArrayView bytes)
{
    quint32 value = 0;
    for (const char byte : bytes)
        value = (value << 8) | quint8(byte);
    return value;
}

/// Decodes a number with seven bits per byte. \return nothing if the eighth bit of a byte is set
std::optional<quint32> syncSafe(QByteArrayView bytes)
{
    quint32 value = 0;
    for (const char byte : bytes) {
        if (quint8(byte) > 0x7f)
            return {};
        value = (value << 7) | quint8(byte);
    }
    return value;
}

/// Reverses unsynchronisation, which puts a zero after each 0xff (ID3v2.4 structure, section 6.1).
QByteArray withoutUnsynchronisation(const QByteArray &bytes)
{
    QByteArray clean;
    clean.reserve(bytes.size());
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        clean.append(bytes[i]);
        if (quint8(bytes[i]) == 0xff && i + 1 < bytes.size() && bytes[i + 1] == 0)
            ++i;
    }
    return clean;
}

bool isZero(char byte)
{
    return byte == 0;
}

qsizetype idLength(int version)
{
    return version == 2 ? 3 : 4;
}

qsizetype frameHeaderLength(int version)
{
    return version == 2 ? 6 : 10;
}

/// The flags in the second flag byte of a frame.
struct FrameFlags
{
    bool isUnreadable = false; ///< compressed or encrypted
    bool isUnsynchronised = false;
    qsizetype prefix = 0; ///< bytes before the content
};

FrameFlags readFlags(quint8 flags, int version)
{
    if (version == 2)
        return {};
    if (version == 3)
        return {.isUnreadable = (flags & 0xc0) != 0, .prefix = (flags & 0x20) != 0 ? 1 : 0};
    return {.isUnreadable = (flags & 0x0c) != 0,
            .isUnsynchronised = (flags & 0x02) != 0,
            .prefix = ((flags & 0x40) != 0 ? 1 : 0) + ((flags & 0x01) != 0 ? 4 : 0)};
}

} // namespace

std::optional<Id3Header> readId3Header(QByteArrayView bytes)
{
    if (bytes.size() < Id3Header::size || !bytes.startsWith("ID3"))
        return {};
    const int version = quint8(bytes[3]);
    const auto flags = quint8(bytes[5]);
    const auto size = syncSafe(bytes.sliced(6, 4));
    if (version < 2 || version > 4 || quint8(bytes[4]) == 0xff || !size)
        return {};
    const bool hasFooter = version == 4 && (flags & 0x10) != 0;
    return Id3Header{.version = version,
                     .isUnsynchronised = (flags & 0x80) != 0,
                     .hasExtension = version > 2 && (flags & 0x40) != 0,
                     .tagSize = Id3Header::size + qsizetype(*size) + (hasFooter ? footerSize : 0)};
}

qint64 id3TagBytes(QByteArrayView bytes)
{
    const auto header = readId3Header(bytes);
    return header ? header->tagSize : 0;
}

Id3Frames::Id3Frames(const QByteArray &bytes, int version, bool isUnsynchronised)
    : m_bytes(bytes)
    , m_version(version)
    , m_isUnsynchronised(isUnsynchronised)
{}

Id3Frames Id3Frames::ofTag(const QByteArray &tag, const Id3Header &header)
{
    QByteArray body = tag.mid(Id3Header::size, header.tagSize - Id3Header::size);
    // Up to version 3 the whole tag is unsynchronised, in version 4 each frame.
    const bool isWhole = header.version < 4 && header.isUnsynchronised;
    if (isWhole)
        body = withoutUnsynchronisation(body);
    Id3Frames frames(body, header.version, header.isUnsynchronised && !isWhole);
    if (header.hasExtension && body.size() >= 4) {
        const QByteArrayView size = QByteArrayView(body).first(4);
        // The size of the extended header includes its own four bytes in version 4 only.
        const qsizetype length = header.version == 4 ? qsizetype(syncSafe(size).value_or(0))
                                                     : qsizetype(bigEndian(size)) + 4;
        // If a frame begins here, the flag is wrong and there is no extended header.
        if (length <= body.size() && !frames.isIdAt(0))
            frames.m_offset = length;
    }
    return frames;
}

bool Id3Frames::isIdAt(qsizetype offset) const
{
    if (m_bytes.size() - offset < frameHeaderLength(m_version))
        return false;
    const QByteArrayView id = QByteArrayView(m_bytes).sliced(offset, idLength(m_version));
    return std::ranges::all_of(id, [](char letter) {
        return (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
    });
}

/// Some programs write plain sizes in version 4, or sync-safe sizes in version 3. If the size in
/// the encoding of the version does not lead to a frame, to padding or to the end, but the size in
/// the other encoding does, the latter is used.
std::optional<qsizetype> Id3Frames::sizeAt(qsizetype offset) const
{
    const qsizetype content = offset + frameHeaderLength(m_version);
    const QByteArrayView size =
        QByteArrayView(m_bytes).sliced(offset + idLength(m_version), idLength(m_version));
    const std::optional<qsizetype> plain = qsizetype(bigEndian(size));
    std::optional<qsizetype> safe;
    if (const auto value = syncSafe(size); value && m_version > 2)
        safe = qsizetype(*value);

    const auto fits = [&](std::optional<qsizetype> length) {
        return length && *length <= m_bytes.size() - content;
    };
    const auto leadsOn = [&](std::optional<qsizetype> length) {
        if (!fits(length))
            return false;
        const qsizetype end = content + *length;
        return end == m_bytes.size() || m_bytes[end] == 0 || isIdAt(end);
    };
    const auto first = m_version == 4 ? safe : plain;
    const auto second = m_version == 4 ? plain : safe;
    if (leadsOn(first))
        return first;
    if (leadsOn(second))
        return second;
    return fits(first) ? first : std::nullopt;
}

std::optional<QByteArray> Id3Frames::contentAt(qsizetype offset, qsizetype size) const
{
    const qsizetype length = frameHeaderLength(m_version);
    const FrameFlags flags =
        readFlags(m_version == 2 ? quint8(0) : quint8(m_bytes[offset + length - 1]), m_version);
    if (flags.isUnreadable || flags.prefix > size)
        return {};
    const QByteArray content = QByteArray::fromRawData(
        m_bytes.constData() + offset + length + flags.prefix, size - flags.prefix);
    if (flags.isUnsynchronised || m_isUnsynchronised)
        return withoutUnsynchronisation(content);
    return content;
}

/// Finds the end of frames with an invalid id (iTunes writes "TSA " and "TP1 " into version 3).
/// Their sizes must lead to a valid frame, to the end or to padding; otherwise the bytes are no
/// frames.
std::optional<qsizetype> Id3Frames::endOfOddFrames(qsizetype offset) const
{
    constexpr int maxOddFrames = 16;
    for (int i = 0; i < maxOddFrames; ++i) {
        if (m_bytes.size() - offset < frameHeaderLength(m_version))
            return {};
        const auto size = sizeAt(offset);
        if (!size)
            return {};
        offset += frameHeaderLength(m_version) + *size;
        if (isIdAt(offset) || std::all_of(m_bytes.cbegin() + offset, m_bytes.cend(), isZero))
            return offset;
    }
    return {};
}

std::optional<Id3Frame> Id3Frames::next()
{
    while (m_offset < m_bytes.size() && m_bytes[m_offset] != 0) { // a zero begins the padding
        const qsizetype offset = m_offset;
        const bool isFrame = isIdAt(offset);
        if (!isFrame) {
            if (const auto end = endOfOddFrames(offset)) {
                m_offset = *end;
                continue;
            }
        }
        const auto size = isFrame ? sizeAt(offset) : std::nullopt;
        if (!size) {
            m_isDamaged = true;
            m_offset = m_bytes.size(); // without a size the next frame cannot be found
            break;
        }
        m_offset = offset + frameHeaderLength(m_version) + *size;
        const auto content = contentAt(offset, *size);
        if (content)
            return Id3Frame{.id = m_bytes.sliced(offset, idLength(m_version)), .content = *content};
        m_isDamaged = true;
    }
    return {};
}

} // namespace dogear::tags
