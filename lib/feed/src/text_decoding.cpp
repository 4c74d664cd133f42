// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_decoding.h"

#include <QStringDecoder>

#include <array>

namespace dogear::feed {

namespace {

/// Characters of windows-1252 where ISO-8859-1 has control characters (0x80 to 0x9f).
constexpr std::array<char16_t, 32> windows1252 = {
    0x20ac, 0x81,   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8d,   0x017d, 0x8f,   0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,   0x017e, 0x0178};

QString fromWindows1252(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text) {
        if (c.unicode() >= 0x80 && c.unicode() <= 0x9f)
            c = QChar(windows1252.at(c.unicode() - 0x80));
    }
    return text;
}

QString decoded(const QByteArray &document)
{
    const auto marked = QStringConverter::encodingForData(document);
    QStringDecoder decoder(marked.value_or(QStringConverter::Utf8));
    QString text = decoder(document);
    return !marked && decoder.hasError() ? fromWindows1252(document) : text;
}

} // namespace

QString decodedText(const QByteArray &document)
{
    QString text = decoded(document);
    text.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n")).replace(u'\r', u'\n');
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text;
}

bool looksBinary(const QString &text)
{
    return text.contains(QChar::Null);
}

} // namespace dogear::feed
