// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/encodings.h"

#include <QByteArray>
#include <QStringDecoder>

#include <algorithm>

namespace dogear::discovery {

namespace {

QString textFrom(const QByteArray &bytes)
{
    QStringDecoder utf8(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = utf8(bytes);
    const auto isControl = [](QChar each) { return each.category() == QChar::Other_Control; };
    return utf8.hasError() || std::ranges::any_of(text, isControl) ? QString() : text;
}

} // namespace

QString decodePercent(QStringView encoded)
{
    return textFrom(QByteArray::fromPercentEncoding(encoded.toUtf8()));
}

QString decodeBase64Url(QStringView encoded)
{
    const QByteArray plain = QByteArray::fromPercentEncoding(encoded.toUtf8());
    const auto result = QByteArray::fromBase64Encoding(
        plain, QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    return result ? textFrom(*result) : QString();
}

QString decodeHex(QStringView encoded)
{
    return textFrom(QByteArray::fromHex(encoded.toLatin1()));
}

} // namespace dogear::discovery
