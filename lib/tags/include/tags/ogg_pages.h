// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the pages of an Ogg file and computes their checksums.
///
/// Pure: reads through a function of the caller.
///
/// Threads: any.
/// Spec:    RFC 3533, section 6
/// Tests:   tests/unit/tags/tst_ogg_parts.cpp

#include <QByteArray>

#include <functional>
#include <optional>

namespace dogear::tags {

/// The header of one page.
struct OggPage
{
    static constexpr qsizetype headerSize = 27; ///< without the segment table
    static constexpr qint64 maxSize = headerSize + 255 + qint64{255} * 255;

    qint64 offset = 0;  ///< offset of the first byte in the file
    qint64 size = 0;    ///< bytes, with the header
    qint64 granule = 0; ///< position at the end of the last packet that ends here; -1: none ends
    quint32 serial = 0;
    quint32 sequence = 0;
    int packets = 0;          ///< number of packets that end on the page
    bool isContinued = false; ///< begins in the middle of a packet
    bool isFirst = false;     ///< begins a stream
    QByteArray segments;      ///< lengths, one byte each; a packet ends with a length below 255

    [[nodiscard]] qint64 end() const { return offset + size; }
};

/// Parses the header of the page that begins with the first of \a bytes, at the offset \a offset of
/// the file.
[[nodiscard]] std::optional<OggPage> readOggPage(QByteArrayView bytes, qint64 offset = 0);

/// Computes the checksum of the whole page \a bytes; the checksum field counts as 0.
[[nodiscard]] quint32 oggChecksum(QByteArrayView bytes);

/// \return whether the checksum field of the whole page \a bytes is correct
[[nodiscard]] bool hasTrueOggChecksum(QByteArrayView bytes);

/// Returns up to `length` bytes from `offset` on; fewer at the end of the file.
using OggRead = std::function<QByteArray(qint64 offset, qint64 length)>;

/// Finds pages in a file.
class OggPageReader
{
public:
    /// \a read reads the file, which has \a size bytes.
    OggPageReader(OggRead read, qint64 size)
        : m_read(std::move(read))
        , m_size(size)
    {}

    /// \return the whole page that begins at \a offset
    [[nodiscard]] std::optional<OggPage> at(qint64 offset) const;
    /// \return the first whole page that begins at \a offset or in the next 128 KiB
    [[nodiscard]] std::optional<OggPage> next(qint64 offset) const;
    /// \return the segments of \a page, one after another
    [[nodiscard]] QByteArray content(const OggPage &page) const;
    [[nodiscard]] qint64 size() const { return m_size; }

private:
    [[nodiscard]] bool isVerified(const OggPage &page) const;

    OggRead m_read;
    qint64 m_size;
};

} // namespace dogear::tags
