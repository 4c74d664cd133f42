// SPDX-License-Identifier: GPL-3.0-or-later
#include "tag_text.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace dogear::tags {

namespace {

QString fromWindows1252(QByteArrayView bytes)
{
    QStringDecoder decoder("windows-1252");
    // A Qt that was built without ICU does not know it; Latin-1 has the same letters.
    return decoder.isValid() ? decoder(bytes) : QString::fromLatin1(bytes);
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
