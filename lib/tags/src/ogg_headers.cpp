// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogg_headers.h"

#include <QtEndian>

#include <algorithm>

namespace dogear::tags {

namespace {

constexpr int maxRate = 1'000'000;
constexpr qsizetype maxKeptBytes = 1'000'000;

/// Reads a number in a packet; 0 if it is beyond the end.
template<typename Number>
qint64 littleEndian(QByteArrayView packet, qsizetype at)
{
    return packet.size() < at + qsizetype(sizeof(Number))
               ? 0
               : qint64(qFromLittleEndian<Number>(packet.data() + at));
}

template<typename Number>
qint64 bigEndian(QByteArrayView packet, qsizetype at)
{
    return packet.size() < at + qsizetype(sizeof(Number))
               ? 0
               : qint64(qFromBigEndian<Number>(packet.data() + at));
}

int checkedRate(qint64 rate)
{
    return int(std::clamp<qint64>(rate, 0, maxRate));
}

/// RFC 7845, section 5.1.
OggStreamFacts opusFacts(QByteArrayView id)
{
    return {.codec = OggCodec::Opus,
            .rate = 48'000,
            .skipped = littleEndian<quint16>(id, 10),
            .headers = 2};
}

/// Vorbis I specification, section 4.2.2.
OggStreamFacts vorbisFacts(QByteArrayView id)
{
    const auto blockSizes = quint32(littleEndian<quint8>(id, 28));
    const qint64 longBlock = qint64{1} << (blockSizes >> 4U);
    return {.codec = OggCodec::Vorbis,
            .rate = checkedRate(littleEndian<quint32>(id, 12)),
            .headers = 3,
            .maxPacket = longBlock / 2}; // blocks overlap by half
}

/// RFC 9639, section 10.1: the packet contains the STREAMINFO block of FLAC.
OggStreamFacts flacFacts(QByteArrayView id)
{
    const qint64 more = bigEndian<quint16>(id, 7); // number of further headers; 0: unknown
    return {.codec = OggCodec::Flac,
            .rate = checkedRate(bigEndian<quint32>(id, 27) >> 12), // 20 bits
            .headers = more > 0 ? std::optional(int(more) + 1) : std::nullopt,
            .maxPacket = bigEndian<quint16>(id, 19)};
}

/// The Speex manual, "Ogg file format".
OggStreamFacts speexFacts(QByteArrayView id)
{
    constexpr qint64 maxExtra = 100;
    constexpr qint64 maxFrames = 10'000;
    const qint64 extra = std::clamp<qint64>(littleEndian<qint32>(id, 68), 0, maxExtra);
    return {.codec = OggCodec::Speex,
            .rate = checkedRate(littleEndian<quint32>(id, 36)),
            .headers = 2 + int(extra),
            .maxPacket = std::min(littleEndian<quint32>(id, 56), maxFrames)
                         * std::min(littleEndian<quint32>(id, 64), maxFrames)};
}

/// Compares channels, gain and channel mapping; ignores the pre-skip and the rate of the source.
bool areLikeOpus(QByteArrayView one, QByteArrayView other)
{
    constexpr qsizetype channels = 9;
    constexpr qsizetype gain = 16;
    return one.size() == other.size() && one.size() > gain && one.at(channels) == other.at(channels)
           && one.sliced(gain) == other.sliced(gain);
}

/// Compares block sizes, rate, channels and bits per sample; ignores the length and frame sizes.
bool areLikeFlac(QByteArrayView one, QByteArrayView other)
{
    constexpr qsizetype blocks = 17;
    constexpr qsizetype rate = 27;
    const quint32 withoutLength = 0xfffffff0;
    return one.size() == other.size() && one.size() >= rate + 4
           && one.sliced(blocks, 4) == other.sliced(blocks, 4)
           && (quint32(bigEndian<quint32>(one, rate)) & withoutLength)
                  == (quint32(bigEndian<quint32>(other, rate)) & withoutLength);
}

} // namespace

bool OggPart::isLike(const OggPart &other) const
{
    if (codec != other.codec || rate != other.rate)
        return false;
    if (codec == OggCodec::Opus)
        return areLikeOpus(id, other.id);
    if (codec == OggCodec::Flac)
        return areLikeFlac(id, other.id);
    return id == other.id && setup == other.setup;
}

std::optional<OggStreamFacts> readOggId(QByteArrayView id)
{
    std::optional<OggStreamFacts> facts;
    if (id.startsWith("OpusHead"))
        facts = opusFacts(id);
    else if (id.startsWith("\x01vorbis"))
        facts = vorbisFacts(id);
    else if (id.startsWith("\x7f"
                           "FLAC"))
        facts = flacFacts(id);
    else if (id.startsWith("Speex   "))
        facts = speexFacts(id);
    return facts && facts->rate > 0 ? facts : std::nullopt;
}

QByteArray *OggHeaders::kept()
{
    if (m_count == 0)
        return &m_id;
    return m_count == 2 && m_facts.codec == OggCodec::Vorbis ? &m_setup : nullptr;
}

void OggHeaders::take(const OggPage &page, const OggPageReader &pages)
{
    const bool isKept = page.packets > 0 || kept();
    const QByteArray content = isKept ? pages.content(page) : QByteArray();
    qsizetype at = 0;
    for (const char segment : page.segments) {
        const auto length = quint8(segment);
        m_isFollowed = m_isFollowed || (m_facts.headers && m_count >= *m_facts.headers);
        // The limit bounds the memory that a hostile file can use.
        if (QByteArray *packet = kept(); packet && packet->size() < maxKeptBytes)
            *packet += content.mid(at, length);
        at += length;
        m_isInside = length == 255; // RFC 3533, section 5: only a shorter segment ends a packet
        m_count += m_isInside ? 0 : 1;
    }
}

bool OggHeaders::areBefore(const OggPage &page) const
{
    return page.granule > 0 || (m_facts.headers && m_count >= *m_facts.headers);
}

bool OggHeaders::areComplete() const
{
    const bool areAll = m_count > 0 && (!m_facts.headers || m_count >= *m_facts.headers);
    return areAll && !m_isInside && !m_isFollowed && m_setup.size() < maxKeptBytes;
}

} // namespace dogear::tags
