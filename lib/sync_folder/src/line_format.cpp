// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_format.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace dogear::sync_folder {

namespace {

constexpr qsizetype checkLength = 16;

QByteArray checkOfText(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(checkLength);
}

} // namespace

QByteArray encodeLine(const QJsonObject &object)
{
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return checkOfText(text) + ' ' + text + '\n';
}

QByteArray checkOf(QByteArrayView line)
{
    return line.first(qMin(checkLength, line.size())).toByteArray();
}

std::optional<Line> decodeLine(QByteArrayView line)
{
    while (line.endsWith('\n') || line.endsWith('\r')) // some programs change the ends of lines
        line.chop(1);
    if (line.size() <= checkLength + 1 || line[checkLength] != ' ')
        return std::nullopt;
    const QByteArray text = line.sliced(checkLength + 1).toByteArray();
    const QByteArray check = checkOf(line);
    if (check != checkOfText(text))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return std::nullopt;
    return Line{check, document.object()};
}

} // namespace dogear::sync_folder
