// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes Ogg files for tests, page by page, with correct checksums.
///
/// The audio packets have a valid first byte and plausible sizes, but a decoder need not accept
/// them.

#include <QByteArray>
#include <QList>
#include <QtEndian>

namespace dogear::test {

/// Computes the checksum of a page (RFC 3533, section 6), bit by bit, so that it shares no table
/// with the code under test.
inline quint32 oggSum(QByteArray page)
{
    qToLittleEndian<quint32>(0, page.data() + 22);
    quint32 sum = 0;
    for (const char byte : page) {
        sum ^= quint32(quint8(byte)) << 24U;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum << 1U) ^ ((sum & 0x80000000U) != 0 ? 0x04c11db7U : 0U);
    }
    return sum;
}

template<typename Number>
QByteArray little(Number number)
{
    QByteArray bytes(sizeof(Number), '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

/// Ogg page of complete packets.
struct PageToWrite
{
    quint32 serial = 0;
    quint32 sequence = 0;
    qint64 granule = 0;
    quint8 flags = 0; ///< 1: continued, 2: begins a stream, 4: ends it
    QList<QByteArray> packets;
    bool isOpen = false; ///< the last packet, of n * 255 bytes, continues on the next page

    [[nodiscard]] QByteArray bytes() const
    {
        QByteArray lengths;
        for (const QByteArray &packet : packets)
            lengths += QByteArray(packet.size() / 255, '\xff') + char(packet.size() % 255);
        if (isOpen)
            lengths.chop(1);
        QByteArray page = QByteArray("OggS\0", 5) + char(flags) + little(granule) + little(serial)
                          + little(sequence) + little<quint32>(0) + char(lengths.size()) + lengths
                          + packets.join();
        qToLittleEndian(oggSum(page), page.data() + 22);
        return page;
    }
};

/// Logical stream of Opus or Vorbis.
struct OggToWrite
{
    quint32 serial = 1;
    int pages = 20;
    qint64 start = 0; ///< granule position of the first sample
    bool isVorbis = false;
    int channels = 2;
    int gain = 0;                ///< output gain of the Opus header
    QByteArray setup = "modes";  ///< content of the Vorbis setup header
    QByteArray comment = "none"; ///< content of the comment header, after the codec's magic
    bool isEnded = true;         ///< the last page has the flag "end of stream"

    static constexpr int packetsOnPage = 10;

    [[nodiscard]] qint64 perPacket() const { return isVorbis ? 1'024 : 960; }
    /// Length of the sound in granules. The first Vorbis packet yields no samples: it only
    /// initialises the overlap.
    [[nodiscard]] qint64 length() const
    {
        return perPacket() * packetsOnPage * pages - (isVorbis ? perPacket() : 0);
    }

    [[nodiscard]] QByteArray idPacket() const
    {
        if (isVorbis)
            return QByteArray("\x01vorbis") + little<quint32>(0) + char(channels)
                   + little<quint32>(44'100) + QByteArray(12, '\0') + '\xb8' + '\x01';
        return QByteArray("OpusHead\x01") + char(channels) + little<quint16>(312)
               + little<quint32>(48'000) + little<qint16>(qint16(gain)) + '\0';
    }

    [[nodiscard]] QByteArray headers() const
    {
        QByteArray bytes =
            PageToWrite{.serial = serial, .flags = 2, .packets = {idPacket()}}.bytes();
        const QByteArray words = (isVorbis ? "\x03vorbis" : "OpusTags") + comment;
        PageToWrite second{.serial = serial, .sequence = 1, .packets = {words}};
        if (isVorbis)
            second.packets.append("\x05vorbis" + setup);
        return bytes + second.bytes();
    }

    [[nodiscard]] QByteArray sound() const
    {
        QByteArray bytes;
        qint64 granule = start - (isVorbis ? perPacket() : 0);
        for (int i = 0; i < pages; ++i) {
            granule += perPacket() * packetsOnPage;
            PageToWrite page{.serial = serial, .sequence = quint32(2 + i), .granule = granule};
            page.flags = isEnded && i + 1 == pages ? 4 : 0;
            for (int k = 0; k < packetsOnPage; ++k)
                page.packets.append(packet(i * packetsOnPage + k));
            bytes += page.bytes();
        }
        return bytes;
    }

    [[nodiscard]] QByteArray bytes() const { return headers() + sound(); }

private:
    /// Returns a packet whose size and content vary with \a number; 0xfc is the first byte of an
    /// Opus packet of 20 ms.
    [[nodiscard]] QByteArray packet(int number) const
    {
        QByteArray packet(60 + number * 7 % 300, char(number * 31 + int(serial)));
        packet[0] = isVorbis ? '\x00' : '\xfc';
        return packet;
    }
};

} // namespace dogear::test
