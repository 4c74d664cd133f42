// SPDX-License-Identifier: GPL-3.0-or-later
#include <tags/ogg_pages.h>

#include <QtEndian>

#include <algorithm>
#include <array>

namespace dogear::tags {

namespace {

constexpr qsizetype checksumOffset = 22;
constexpr qsizetype checksumEnd = checksumOffset + 4;
/// Two pages of the maximum size: the second one confirms the first.
constexpr qint64 maxSearch = 2 * OggPage::maxSize;
/// Most pages are shorter than this, so the first read nearly always contains the next page.
constexpr qint64 chunkSize = 16'384;

/// Table for the CRC of RFC 3533, section 6: most significant bit first, so zlib's CRC does not
/// fit.
constexpr std::array<quint32, 256> makeChecksumTable()
{
    constexpr quint32 polynomial = 0x04c11db7;
    std::array<quint32, 256> table{};
    for (quint32 byte = 0; byte < table.size(); ++byte) {
        quint32 sum = byte << 24U;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum << 1U) ^ ((sum & 0x80000000U) != 0 ? polynomial : 0U);
        table[byte] = sum;
    }
    return table;
}

quint32 addToChecksum(quint32 sum, QByteArrayView bytes)
{
    static constexpr auto table = makeChecksumTable();
    for (const char byte : bytes)
        sum = (sum << 8U) ^ table[(sum >> 24U) ^ quint8(byte)];
    return sum;
}

} // namespace

std::optional<OggPage> readOggPage(QByteArrayView bytes, qint64 offset)
{
    if (bytes.size() < OggPage::headerSize || !bytes.startsWith(QByteArrayView("OggS\0", 5)))
        return {};
    const auto segments = qsizetype(quint8(bytes.at(26)));
    if (bytes.size() < OggPage::headerSize + segments)
        return {};
    const auto flags = quint8(bytes.at(5));
    OggPage page{.offset = offset, .size = OggPage::headerSize + segments};
    page.isContinued = (flags & 1U) != 0;
    page.isFirst = (flags & 2U) != 0;
    page.granule = qFromLittleEndian<qint64>(bytes.data() + 6);
    page.serial = qFromLittleEndian<quint32>(bytes.data() + 14);
    page.sequence = qFromLittleEndian<quint32>(bytes.data() + 18);
    page.segments = bytes.sliced(OggPage::headerSize, segments).toByteArray();
    for (const char segment : page.segments) {
        page.size += quint8(segment);
        page.packets += quint8(segment) < 255 ? 1 : 0;
    }
    return page;
}

quint32 oggChecksum(QByteArrayView bytes)
{
    quint32 sum = addToChecksum(0, bytes.first(checksumOffset));
    sum = addToChecksum(sum, QByteArrayView("\0\0\0\0", 4));
    return addToChecksum(sum, bytes.sliced(checksumEnd));
}

bool hasTrueOggChecksum(QByteArrayView bytes)
{
    return bytes.size() >= OggPage::headerSize
           && qFromLittleEndian<quint32>(bytes.data() + checksumOffset) == oggChecksum(bytes);
}

std::optional<OggPage> OggPageReader::at(qint64 offset) const
{
    // Reads the longest possible header, which is all that the caller needs.
    auto page = readOggPage(m_read(offset, OggPage::headerSize + 255), offset);
    return page && page->end() <= m_size ? std::move(page) : std::nullopt;
}

/// Sound data may contain "OggS" by chance. A page is genuine if another page or the end of the
/// file follows it or, before damaged bytes, if its checksum is correct.
bool OggPageReader::isVerified(const OggPage &page) const
{
    return page.end() == m_size || at(page.end()).has_value()
           || hasTrueOggChecksum(m_read(page.offset, page.size));
}

std::optional<OggPage> OggPageReader::next(qint64 offset) const
{
    constexpr qsizetype lettersBefore = 3;                 // "OggS" may cross the end of a chunk
    if (auto page = at(offset); page && isVerified(*page)) // the usual case in sequential reading
        return page;
    const qint64 end = std::min(offset + maxSearch, m_size);
    while (offset < end) {
        const QByteArray chunk = m_read(offset, chunkSize);
        for (qsizetype i = chunk.indexOf("OggS"); i >= 0; i = chunk.indexOf("OggS", i + 1)) {
            auto page = at(offset + i);
            if (page && isVerified(*page))
                return page;
        }
        if (chunk.size() < chunkSize)
            break;
        offset += chunk.size() - lettersBefore;
    }
    return {};
}

QByteArray OggPageReader::content(const OggPage &page) const
{
    const qint64 header = OggPage::headerSize + page.segments.size();
    return m_read(page.offset + header, page.size - header);
}

} // namespace dogear::tags
