// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_device.h"

#include <QLoggingCategory>

#include <algorithm>
#include <chrono>

namespace dogear::audio_buffers {

using tags::OggPage;

namespace {

Q_LOGGING_CATEGORY(lcOgg, "dogear.audio.ogg")

/// Time limit: on a slow disk each joint takes twenty seeks. A file of one part takes less.
constexpr std::chrono::seconds maxSearch{1};
constexpr qint64 chunkSize = 16'384;
constexpr qsizetype lettersOfPage = 4; // "OggS"

} // namespace

std::unique_ptr<OggDevice> OggDevice::make(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return nullptr;
    const auto read = [&file](qint64 offset, qint64 length) {
        return file.seek(offset) ? file.read(length) : QByteArray();
    };
    tags::OggPartFinder finder(read, file.size());
    finder.setShouldContinue([begun = std::chrono::steady_clock::now()] {
        return std::chrono::steady_clock::now() - begun < maxSearch;
    });
    const auto parts = finder.find(0);
    if (!parts)
        return nullptr;
    const QList<OggPiece> pieces = oggPieces(*parts, file.size());
    if (pieces.isEmpty())
        return nullptr;
    qCInfo(lcOgg) << "this Ogg file is read as one stream; parts:" << parts->size();
    std::unique_ptr<OggDevice> device(new OggDevice(path, pieces));
    // Unbuffered, so that pos() is the offset at which readData() reads.
    return device->open(ReadOnly | Unbuffered) ? std::move(device) : nullptr;
}

OggDevice::OggDevice(const QString &path, const QList<OggPiece> &pieces)
    : m_file(path)
    , m_pieces(pieces)
{
    m_file.open(ReadOnly);
}

qint64 OggDevice::size() const
{
    const OggPiece &last = m_pieces.last();
    const qint64 there = std::min(last.fileEnd, m_file.size()); // the file may be truncated
    return last.offset + std::max<qint64>(0, there - last.fileBegin);
}

qint64 OggDevice::readData(char *data, qint64 maxBytes)
{
    qint64 length = 0;
    while (length < maxBytes) {
        const QByteArrayView bytes = bytesAt(pos() + length);
        if (bytes.isEmpty())
            break;
        const qint64 count = std::min<qint64>(bytes.size(), maxBytes - length);
        std::copy_n(bytes.data(), count, data + length);
        length += count;
    }
    return length;
}

/// \return the bytes of the stream from \a offset to the end of a page; empty at the end
QByteArrayView OggDevice::bytesAt(qint64 offset)
{
    const auto piece = std::ranges::upper_bound(m_pieces, offset, {}, &OggPiece::end);
    if (piece == m_pieces.end())
        return {};
    const qint64 fileOffset = piece->fileBegin + offset - piece->offset;
    const bool isHere = fileOffset >= m_chunkOffset && fileOffset < m_chunkOffset + m_chunk.size();
    if (!isHere && (piece->isHeaders || !loadPage(fileOffset, *piece)))
        loadOther(fileOffset, *piece);
    return QByteArrayView(m_chunk).sliced(std::min(fileOffset - m_chunkOffset, m_chunk.size()));
}

QByteArray OggDevice::fileBytes(qint64 offset, qint64 length)
{
    return m_file.seek(offset) ? m_file.read(length) : QByteArray();
}

/// \return the page that begins at \a fileOffset; empty if there is none, or if it is damaged
QByteArray OggDevice::pageAt(qint64 fileOffset, const OggPiece &piece)
{
    // 255 is the maximum number of entries in the segment table (RFC 3533, section 6).
    const auto page =
        tags::readOggPage(fileBytes(fileOffset, OggPage::headerSize + 255), fileOffset);
    if (!page || page->end() > piece.fileEnd)
        return {};
    const QByteArray bytes = fileBytes(fileOffset, page->size);
    return bytes.size() == page->size && tags::hasTrueOggChecksum(bytes) ? bytes : QByteArray();
}

/// Loads the page that contains \a fileOffset; the page begins there or up to 64 KiB before.
/// \return false if no page contains it
bool OggDevice::loadPage(qint64 fileOffset, const OggPiece &piece)
{
    // During sequential reading the next page begins where the last one ended.
    const bool isBehindChunk = !m_chunk.isEmpty() && fileOffset == m_chunkOffset + m_chunk.size();
    const qint64 from =
        isBehindChunk ? fileOffset : std::max(piece.fileBegin, fileOffset - OggPage::maxSize + 1);
    const QByteArray before = fileBytes(from, fileOffset - from + lettersOfPage);
    for (qsizetype i = before.lastIndexOf("OggS"); i >= 0;
         i = i > 0 ? before.lastIndexOf("OggS", i - 1) : -1) {
        const QByteArray page = pageAt(from + i, piece);
        if (from + i + page.size() > fileOffset) {
            m_chunk = joinedPage(page, from + i, piece);
            m_chunkOffset = from + i;
            return true;
        }
    }
    return false;
}

/// Loads bytes that are passed on unchanged: headers, or damaged bytes between pages. Ends before
/// the next letters that may begin a page.
void OggDevice::loadOther(qint64 fileOffset, const OggPiece &piece)
{
    m_chunkOffset = fileOffset;
    m_chunk = fileBytes(fileOffset, std::min(chunkSize, piece.fileEnd - fileOffset));
    if (piece.isHeaders)
        return;
    if (const qsizetype next = m_chunk.indexOf("OggS", 1); next > 0)
        m_chunk.truncate(next);
    else if (m_chunk.size() == chunkSize)
        m_chunk.chop(lettersOfPage - 1); // they may be the first letters of a page
}

} // namespace dogear::audio_buffers
