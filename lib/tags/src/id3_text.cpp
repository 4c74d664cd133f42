// SPDX-License-Identifier: GPL-3.0-or-later
#include "id3_text.h"

#include "tag_text.h"

#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace dogear::tags {

namespace {

enum Encoding : quint8 { Latin1 = 0, Utf16 = 1, Utf16BigEndian = 2 };

/// Limit in bytes; of a longer text only the beginning is used.
constexpr qsizetype maxTextLength = 16'384;

bool isWide(quint8 encoding)
{
    return encoding == Utf16 || encoding == Utf16BigEndian;
}

/// Determines the byte order from the byte order mark, else from the position of the zero bytes of
/// ASCII letters. The default is little-endian, because Windows programs wrote it.
QStringConverter::Encoding byteOrder(quint8 encoding, QByteArrayView bytes)
{
    if (bytes.startsWith("\xff\xfe"))
        return QStringConverter::Utf16LE;
    if (bytes.startsWith("\xfe\xff") || encoding == Utf16BigEndian)
        return QStringConverter::Utf16BE;
    const bool looksBig = bytes.size() >= 2 && bytes[0] == 0 && bytes[1] != 0;
    return looksBig ? QStringConverter::Utf16BE : QStringConverter::Utf16LE;
}

QString decode(quint8 encoding, QByteArrayView bytes)
{
    bytes = bytes.first(std::min(bytes.size(), maxTextLength));
    if (!isWide(encoding))
        return decodeNarrowText(bytes);
    bytes.chop(bytes.size() % 2); // half a code unit at the end
    QStringDecoder decoder(byteOrder(encoding, bytes));
    return withoutLoneSurrogates(decoder(bytes));
}

} // namespace

QString decodeId3Text(quint8 encoding, QByteArrayView bytes)
{
    const QString text = decode(encoding, bytes);
    for (const QStringView value : QStringView(text).tokenize(u'\0', Qt::SkipEmptyParts)) {
        QString clean = value.toString();
        clean.remove(QChar::ByteOrderMark); // each value of a list may begin with one
        clean = clean.simplified();
        if (!clean.isEmpty())
            return clean;
    }
    return {};
}

QString readId3Text(QByteArrayView content)
{
    if (content.isEmpty())
        return {};
    return decodeId3Text(quint8(content[0]), content.sliced(1));
}

qsizetype endOfId3Text(quint8 encoding, QByteArrayView bytes)
{
    if (!isWide(encoding)) {
        const qsizetype zero = bytes.indexOf('\0');
        return zero < 0 ? -1 : zero + 1;
    }
    for (qsizetype i = 0; i + 1 < bytes.size(); i += 2) {
        if (bytes[i] == 0 && bytes[i + 1] == 0)
            return i + 2;
    }
    return -1;
}

Id3Described readId3Described(QByteArrayView content, qsizetype skipped)
{
    if (content.size() <= 1 + skipped)
        return {};
    const auto encoding = quint8(content[0]);
    const QByteArrayView texts = content.sliced(1 + skipped);
    const qsizetype end = endOfId3Text(encoding, texts);
    if (end < 0)
        return {};
    QString text =
        decode(encoding, texts.sliced(end)).section(u'\0', 0, 0, QString::SectionSkipEmpty);
    text.remove(QChar::ByteOrderMark);
    return {.description = decodeId3Text(encoding, texts.first(end)),
            .text = text.replace("\r\n"_L1, "\n"_L1).trimmed()};
}

QString readId3Link(QByteArrayView content)
{
    if (content.isEmpty())
        return {};
    const auto encoding = quint8(content[0]);
    const qsizetype end = endOfId3Text(encoding, content.sliced(1));
    // Some programs write the address without a description and without its zero.
    QByteArrayView address = content.sliced(1 + std::max<qsizetype>(end, 0));
    // The specification demands Latin-1, but some programs write the address in UTF-16.
    if (address.startsWith("\xff\xfe") || address.startsWith("\xfe\xff"))
        return decodeId3Text(Utf16, address);
    while (address.startsWith('\0'))
        address = address.sliced(1);
    // UTF-16 without a byte order mark: the second byte of an ASCII letter is 0.
    const bool isSecretlyWide = address.size() > 1 && address[1] == 0;
    return decodeId3Text(isSecretlyWide ? Utf16 : Latin1, address);
}

} // namespace dogear::tags
