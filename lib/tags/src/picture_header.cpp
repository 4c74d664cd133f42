// SPDX-License-Identifier: GPL-3.0-or-later
#include <tags/picture_header.h>

#include <QtEndian>

namespace dogear::tags {

namespace {

template<typename Number>
Number big(QByteArrayView bytes, qsizetype offset)
{
    return qFromBigEndian<Number>(bytes.data() + offset);
}

template<typename Number>
Number little(QByteArrayView bytes, qsizetype offset)
{
    return qFromLittleEndian<Number>(bytes.data() + offset);
}

PictureHeader sized(qint64 width, qint64 height)
{
    return width > 0 && height > 0 ? PictureHeader::Readable : PictureHeader::Broken;
}

/// Whether \a marker starts a frame, which contains the size. 0xc4, 0xc8 and 0xcc start tables.
bool isFrameStart(quint8 marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

PictureHeader readJpeg(QByteArrayView bytes)
{
    constexpr qsizetype frameHeader = 9; // marker, length, precision, height, width
    qsizetype offset = 2;
    while (offset + 4 <= bytes.size() && quint8(bytes[offset]) == 0xff) {
        const auto marker = quint8(bytes[offset + 1]);
        if (marker == 0xff) { // padding before a marker
            ++offset;
            continue;
        }
        if (isFrameStart(marker)) {
            if (offset + frameHeader > bytes.size())
                return PictureHeader::Broken;
            // A height of 0 means that a DNL marker gives it later, which only scanners write.
            return sized(big<quint16>(bytes, offset + 7), big<quint16>(bytes, offset + 5));
        }
        offset += 2 + big<quint16>(bytes, offset + 2); // the length does not include the marker
    }
    return PictureHeader::Broken;
}

PictureHeader readPng(QByteArrayView bytes)
{
    if (bytes.size() < 24 || bytes.sliced(12, 4) != "IHDR")
        return PictureHeader::Broken;
    return sized(big<quint32>(bytes, 16), big<quint32>(bytes, 20));
}

PictureHeader readGif(QByteArrayView bytes)
{
    if (bytes.size() < 10)
        return PictureHeader::Broken;
    return sized(little<quint16>(bytes, 6), little<quint16>(bytes, 8));
}

PictureHeader readWebp(QByteArrayView bytes)
{
    // The first chunk is "VP8 ", "VP8L" or "VP8X"; 30 bytes contain the size in each of them.
    const bool hasChunk = bytes.size() >= 30 && bytes.sliced(12, 3) == "VP8";
    return hasChunk ? PictureHeader::Readable : PictureHeader::Broken;
}

PictureHeader readBmp(QByteArrayView bytes)
{
    if (bytes.size() < 26)
        return PictureHeader::Broken;
    // A negative height means that the rows are stored from top to bottom.
    return sized(little<qint32>(bytes, 18), qAbs(qint64(little<qint32>(bytes, 22))));
}

bool isWebp(QByteArrayView bytes)
{
    return bytes.startsWith("RIFF") && bytes.size() >= 12 && bytes.sliced(8, 4) == "WEBP";
}

bool isTiff(QByteArrayView bytes)
{
    return bytes.startsWith(QByteArrayView("II*\0", 4))
           || bytes.startsWith(QByteArrayView("MM\0*", 4));
}

} // namespace

PictureHeader readPictureHeader(QByteArrayView bytes)
{
    if (bytes.startsWith("\xff\xd8\xff"))
        return readJpeg(bytes);
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return readPng(bytes);
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))
        return readGif(bytes);
    if (isWebp(bytes))
        return readWebp(bytes);
    // The size of a TIFF is in a directory anywhere in the file, so only its presence is checked.
    if (isTiff(bytes))
        return bytes.size() > 8 ? PictureHeader::Readable : PictureHeader::Broken;
    if (bytes.startsWith("BM"))
        return readBmp(bytes);
    return PictureHeader::Unknown;
}

} // namespace dogear::tags
