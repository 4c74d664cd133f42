// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_decoding.h"

#include "damaged_utf8.h"

#include <QStringDecoder>

namespace dogear::feed {

namespace {

QString decoded(const QByteArray &document)
{
    const auto marked = QStringConverter::encodingForData(document);
    QStringDecoder decoder(marked.value_or(QStringConverter::Utf8));
    QString text = decoder(document);
    return !marked && decoder.hasError() ? QString::fromUtf8(fromWindows1252(document)) : text;
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
