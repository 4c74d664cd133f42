// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_text.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace dogear::tags {

namespace {

/// The characters of windows-1252 from 0x80 to 0x9f, where ISO-8859-1 has control characters.
constexpr std::array<char16_t, 32> windows1252 = {
    0x20ac, 0x81,   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x8d,   0x017d, 0x8f,   0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,   0x017e, 0x0178};

QString fromWindows1252(QByteArrayView bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &letter : text) {
        if (letter.unicode() >= 0x80 && letter.unicode() <= 0x9f)
            letter = QChar(windows1252.at(letter.unicode() - 0x80));
    }
    return text;
}

bool isContinuation(char byte)
{
    return (quint8(byte) & 0xc0) == 0x80;
}

/// Removes an incomplete UTF-8 character at the end of \a bytes.
QByteArrayView withoutCutLetter(QByteArrayView bytes)
{
    qsizetype tail = 0;
    while (tail < 3 && tail < bytes.size() && isContinuation(bytes[bytes.size() - 1 - tail]))
        ++tail;
    if (tail == bytes.size())
        return bytes;
    const auto lead = quint8(bytes[bytes.size() - 1 - tail]);
    const qsizetype length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return length > tail + 1 ? bytes.chopped(tail + 1) : bytes;
}

bool hasLetterOutsideAscii(QByteArrayView bytes)
{
    return std::any_of(bytes.begin(), bytes.end(), [](char byte) { return quint8(byte) > 0x7f; });
}

} // namespace

QString decodeNarrowText(QByteArrayView bytes)
{
    const auto decoded = [](QByteArrayView part) -> std::optional<QString> {
        // Stateless: otherwise the decoder waits for more bytes and a cut character is no error.
        QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
        QString text = decoder(part);
        return decoder.hasError() ? std::nullopt : std::optional(text);
    };
    if (const auto text = decoded(bytes))
        return *text;
    // A final "é" in windows-1252 looks like a cut UTF-8 character. So the text counts as UTF-8
    // only if it contains other characters outside ASCII.
    const QByteArrayView whole = withoutCutLetter(bytes);
    if (hasLetterOutsideAscii(whole)) {
        if (const auto text = decoded(whole))
            return *text;
    }
    return fromWindows1252(bytes);
}

QString withoutLoneSurrogates(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text.at(i);
        const bool isPair =
            letter.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if (letter.isSurrogate())
            text[i] = QChar::ReplacementCharacter;
    }
    return text;
}

} // namespace dogear::tags
