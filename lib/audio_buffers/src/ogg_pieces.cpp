// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_pieces.h"

#include <QtEndian>

#include <algorithm>

namespace dogear::audio_buffers {

using tags::OggPart;

namespace {

/// Offsets of fields in the header of a page (RFC 3533, section 6).
constexpr qsizetype flagsOffset = 5;
constexpr qsizetype granuleOffset = 6;
constexpr qsizetype serialOffset = 14;
constexpr qsizetype sequenceOffset = 18;
constexpr qsizetype checksumOffset = 22;

/// A single part that begins a second or more after granule 0 was cut out of a stream.
bool needsRepair(const QList<OggPart> &parts)
{
    return parts.size() > 1 || (parts.size() == 1 && parts.first().start >= parts.first().rate);
}

bool canBeOneStream(const QList<OggPart> &parts)
{
    return std::ranges::all_of(parts, [&first = parts.first()](const OggPart &part) {
        return part.isPlain && first.isLike(part);
    });
}

/// Maps the sound of parts, one after the other.
class PieceList
{
public:
    explicit PieceList(const OggPart &first)
        : m_serial(first.serial)
        , m_sequence(first.firstSequence)
        , m_offset(first.soundBegin)
    {
        m_pieces.append({.fileBegin = 0, .fileEnd = first.soundBegin, .isHeaders = true});
    }

    /// Adds \a part, and the bytes after it up to \a fileEnd.
    void add(const OggPart &part, qint64 fileEnd)
    {
        m_pieces.append({.offset = m_offset,
                         .fileBegin = part.soundBegin,
                         .fileEnd = fileEnd,
                         .partSerial = part.serial,
                         .serial = m_serial,
                         .sequenceChange = m_sequence - part.firstSequence,
                         .partStart = part.start,
                         .start = m_start});
        m_offset = m_pieces.last().end();
        m_sequence += part.lastSequence - part.firstSequence + 1;
        // The decoder drops the pre-skip of Opus once, at the first part. It plays that of later
        // parts, usually 6.5 ms, so those samples are counted.
        m_start += std::max<qint64>(0, part.last - part.start);
        m_streamEnd = part.end;
    }

    [[nodiscard]] QList<OggPiece> take()
    {
        m_pieces.last().streamEnd = m_streamEnd;
        return std::move(m_pieces);
    }

private:
    QList<OggPiece> m_pieces;
    quint32 m_serial;
    quint32 m_sequence; ///< number of the next page
    qint64 m_offset;    ///< offset of the next piece
    qint64 m_start = 0; ///< granule at which the next piece begins
    qint64 m_streamEnd = 0;
};

} // namespace

QList<OggPiece> oggPieces(const QList<OggPart> &parts, qint64 fileSize)
{
    if (!needsRepair(parts) || !canBeOneStream(parts))
        return {};
    PieceList pieces(parts.first());
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const qint64 end = i + 1 < parts.size() ? parts.at(i + 1).begin : fileSize;
        if (parts.at(i).hasSound())
            pieces.add(parts.at(i), end);
    }
    return pieces.take();
}

QByteArray joinedPage(QByteArray bytes, qint64 fileOffset, const OggPiece &piece)
{
    const auto page = tags::readOggPage(bytes);
    if (!page || page->serial != piece.partSerial)
        return bytes;
    // Only the first page of the stream may have the first flag, only the last one the last flag.
    constexpr unsigned first = 2;
    constexpr unsigned last = 4;
    unsigned flags = quint8(bytes.at(flagsOffset)) & ~first;
    if (fileOffset + page->size != piece.streamEnd)
        flags &= ~last;
    bytes[flagsOffset] = char(flags);
    if (page->granule >= 0) { // -1: no packet ends on the page
        const qint64 passed = std::max<qint64>(0, page->granule - piece.partStart);
        qToLittleEndian(piece.start + passed, bytes.data() + granuleOffset);
    }
    qToLittleEndian(piece.serial, bytes.data() + serialOffset);
    qToLittleEndian(page->sequence + piece.sequenceChange, bytes.data() + sequenceOffset);
    qToLittleEndian(tags::oggChecksum(bytes), bytes.data() + checksumOffset);
    return bytes;
}

} // namespace dogear::audio_buffers
