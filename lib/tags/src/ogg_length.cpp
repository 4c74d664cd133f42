// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_length.h"

#include <QtEndian>

#include <algorithm>

namespace dogear::tags {

using std::chrono::milliseconds;

namespace {

constexpr qint64 headerBytes = 27;
constexpr qint64 maxPageBytes = headerBytes + 255 + 255 * 255;
constexpr int maxParts = 1'000;
constexpr int maxPagesOfHeaders = 4'096;
constexpr int opusRate = 48'000;

struct Page
{
    qint64 place = 0;
    qint64 size = 0;
    quint32 serial = 0;
    qint64 granule = 0; ///< of the last packet that ends here; -1: none does
    int packets = 0;    ///< that end here
    bool isFirst = false;
};

/// The sound of one part.
struct Part
{
    QList<quint32> serials; ///< of all streams
    quint32 sound = 0;      ///< of the one that is heard
    int rate = 0;           ///< granules a second
    qint64 skipped = 0;     ///< granules before the first sample
    qint64 start = 0;       ///< granule of the first packet
};

class OggReader
{
public:
    explicit OggReader(BoundedInput &input)
        : m_input(input)
    {}

    /// The page that begins at \a place.
    [[nodiscard]] std::optional<Page> pageAt(qint64 place);
    /// The first page that begins at \a place or behind it.
    [[nodiscard]] std::optional<Page> nextPage(qint64 place);
    [[nodiscard]] std::optional<Page> lastPage();
    /// What the pages that begin at \a place say of a part.
    [[nodiscard]] std::optional<Part> partAt(qint64 place);
    /// Where the part that begins at \a place ends, and \a last is its last granule.
    [[nodiscard]] qint64 endOf(const Part &part, qint64 place, qint64 &last);
    [[nodiscard]] qint64 size() const { return m_input.size(); }

private:
    void takeFirstPacket(const Page &page, Part &part);
    [[nodiscard]] bool takeStart(const Page &page, Part &part);

    BoundedInput &m_input;
    qint64 m_firstGranule = 0; ///< of the part that is read; 0 before it is known
    int m_firstPackets = 0;
};

std::optional<Page> OggReader::pageAt(qint64 place)
{
    const QByteArray header = m_input.bytes(place, headerBytes + 255);
    if (header.size() < headerBytes || !header.startsWith(QByteArrayView("OggS\0", 5)))
        return {};
    const auto segments = qsizetype(quint8(header.at(26)));
    if (header.size() < headerBytes + segments)
        return {};
    Page page{.place = place, .size = headerBytes + segments};
    page.isFirst = (quint8(header.at(5)) & 2U) != 0;
    page.granule = qFromLittleEndian<qint64>(header.constData() + 6);
    page.serial = qFromLittleEndian<quint32>(header.constData() + 14);
    for (qsizetype i = 0; i < segments; ++i) {
        const auto length = quint8(header.at(headerBytes + i));
        page.size += length;
        page.packets += length < 255 ? 1 : 0;
    }
    return page;
}

std::optional<Page> OggReader::nextPage(qint64 place)
{
    const QByteArray bytes = m_input.bytes(place, 2 * maxPageBytes);
    for (qsizetype at = bytes.indexOf("OggS"); at >= 0; at = bytes.indexOf("OggS", at + 1)) {
        const auto page = pageAt(place + at);
        const bool isSure =
            page
            && (page->place + page->size >= size() || pageAt(page->place + page->size).has_value());
        if (isSure)
            return page;
    }
    return {};
}

std::optional<Page> OggReader::lastPage()
{
    const qint64 from = std::max<qint64>(0, size() - 2 * maxPageBytes);
    const QByteArray bytes = m_input.bytes(from, size() - from);
    for (qsizetype at = bytes.lastIndexOf("OggS"); at >= 0;
         at = at > 0 ? bytes.lastIndexOf("OggS", at - 1) : -1) {
        if (const auto page = pageAt(from + at))
            return page;
    }
    return {};
}

void OggReader::takeFirstPacket(const Page &page, Part &part)
{
    part.serials.append(page.serial);
    if (part.rate > 0)
        return;
    const QByteArray packet = m_input.bytes(page.place, page.size).mid(headerBytes + 1);
    const auto number = [&packet](qsizetype at, auto zero) -> qint64 {
        using Number = decltype(zero);
        return packet.size() < at + qsizetype(sizeof(Number))
                   ? 0
                   : qint64(qFromLittleEndian<Number>(packet.constData() + at));
    };
    if (packet.startsWith("OpusHead")) {
        part.rate = opusRate;
        part.skipped = number(10, quint16());
    } else if (packet.startsWith("\x01vorbis")) {
        part.rate = int(std::min<qint64>(number(12, quint32()), 1'000'000));
    } else if (packet.startsWith("Speex   ")) {
        part.rate = int(std::min<qint64>(number(36, quint32()), 1'000'000));
    } else if (packet.startsWith("\x7f"
                                 "FLAC")
               && packet.size() > 31) {
        part.rate = int(qFromBigEndian<quint32>(packet.constData() + 27) >> 12U); // 20 bits
    }
    part.sound = page.serial;
}

/// The first granule of a part is told by none of its pages: they tell where they end. How much is
/// in the first one follows from the second.
/// \return whether it is known now
bool OggReader::takeStart(const Page &page, Part &part)
{
    if (page.serial != part.sound || page.granule <= 0)
        return false;
    if (m_firstGranule == 0) {
        m_firstGranule = page.granule;
        m_firstPackets = page.packets;
        return false;
    }
    const qint64 inSecond = page.granule - m_firstGranule;
    const qint64 inFirst = page.packets > 0 ? inSecond * m_firstPackets / page.packets : 0;
    part.start = std::max<qint64>(0, m_firstGranule - std::max<qint64>(0, inFirst));
    return true;
}

std::optional<Part> OggReader::partAt(qint64 place)
{
    Part part;
    m_firstGranule = 0;
    for (int i = 0; i < maxPagesOfHeaders; ++i) {
        const auto page = pageAt(place);
        if (!page)
            break;
        if (page->isFirst && m_firstGranule == 0)
            takeFirstPacket(*page, part);
        else if (!part.serials.contains(page->serial) || takeStart(*page, part))
            break;
        place = page->place + page->size;
    }
    return part.rate > 0 ? std::optional(part) : std::nullopt;
}

qint64 OggReader::endOf(const Part &part, qint64 place, qint64 &last)
{
    // Halving, as all pages of a part lie together.
    qint64 low = place;
    qint64 high = size();
    while (high - low > 2 * maxPageBytes && !m_input.isExhausted()) {
        const qint64 middle = low + (high - low) / 2;
        const auto page = nextPage(middle);
        if (page && page->place < high && part.serials.contains(page->serial))
            low = page->place;
        else
            high = middle;
    }
    // Its last pages are pages of this part in front of low or behind it.
    qint64 end = low;
    for (auto page = pageAt(low); page && part.serials.contains(page->serial); page = pageAt(end)) {
        if (page->serial == part.sound && page->granule > 0)
            last = page->granule;
        end = page->place + page->size;
    }
    return end;
}

} // namespace

std::optional<milliseconds> oggLength(BoundedInput &input, qint64 place)
{
    constexpr qint64 millisecondsInASecond = 1'000;
    OggReader reader(input);
    const auto lastPage = reader.lastPage();
    milliseconds length{};
    bool isOrdinary = false;
    for (int parts = 0; lastPage && parts < maxParts; ++parts) {
        const auto part = reader.partAt(place);
        if (!part)
            return {};
        qint64 last = 0;
        const bool isLast = part->serials.contains(lastPage->serial);
        if (isLast && lastPage->serial == part->sound && lastPage->granule > 0)
            last = lastPage->granule;
        else
            place = reader.endOf(*part, place, last);
        if (input.isExhausted())
            return {};
        const qint64 sound = last - std::max(part->start, part->skipped);
        length += milliseconds(std::max<qint64>(0, sound) * millisecondsInASecond / part->rate);
        isOrdinary = parts == 0 && part->start < part->rate;
        if (isLast)
            return isOrdinary ? std::nullopt : std::optional(length);
    }
    return {};
}

} // namespace dogear::tags
