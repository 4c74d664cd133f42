// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_text.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

Result<ReadJson> readRepairedJson(QByteArrayView utf8, BigNumbers bigNumbers)
{
    QJsonParseError fault;
    const auto parse = [&fault](QByteArrayView text) {
        // No copy: a document may have many megabytes.
        return QJsonDocument::fromJson(QByteArray::fromRawData(text.data(), text.size()), &fault);
    };
    // Big numbers become strings only in the repaired text, so that is always used for them.
    if (bigNumbers == BigNumbers::AsNumbers) {
        const QJsonDocument document = parse(utf8);
        if (fault.error == QJsonParseError::NoError)
            return ReadJson{document, {}, false};
    }
    // The fault of the original text: its offset is one of the document.
    const QString first = u"1:%1: %2"_s.arg(fault.offset).arg(fault.errorString());
    const RepairedJson repaired = repairJson(utf8, bigNumbers);
    const QJsonDocument document = parse(repaired.text);
    if (fault.error != QJsonParseError::NoError)
        return failure({ErrorCode::MalformedXml, first});
    return ReadJson{document, repaired.warnings, repaired.isTruncatedInput};
}

Result<QJsonDocument> readJson(const QString &text)
{
    const auto read = readRepairedJson(text.toUtf8());
    if (!read)
        return failure({ErrorCode::UnsupportedFeed, "JSON, "_L1 + read.error().detail});
    if (read->isTruncatedInput)
        return failure({ErrorCode::TruncatedInput, u"JSON that ends early"_s});
    return read->document;
}

qsizetype beginOfJson(QStringView text)
{
    qsizetype at = 0;
    while (at < text.size()) {
        const QStringView rest = text.sliced(at);
        const bool isBlock = rest.startsWith("/*"_L1);
        const bool isLine = rest.startsWith("//"_L1) || rest.startsWith(u'#');
        if (isBlock || isLine) {
            const qsizetype end = isBlock ? rest.indexOf("*/"_L1) : rest.indexOf(u'\n');
            at = end < 0 ? text.size() : at + end + (isBlock ? 2 : 1);
        } else if (rest.front().isSpace()) {
            ++at;
        } else {
            break;
        }
    }
    return at;
}

QJsonValue firstOf(const QJsonObject &object, std::initializer_list<QLatin1StringView> names)
{
    for (const QLatin1StringView name : names) {
        const QJsonValue value = object.value(name);
        if (!value.isUndefined() && !value.isNull())
            return value;
    }
    return QJsonValue::Undefined;
}

QString textOf(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toDouble()) : value.toString();
}

std::optional<QJsonArray> listOf(const QJsonDocument &document,
                                 std::initializer_list<QLatin1StringView> names)
{
    if (document.isArray())
        return document.array();
    for (const QJsonObject &holder : {document.object(), document["episode"_L1].toObject()}) {
        const QJsonValue list = firstOf(holder, names);
        if (list.isArray())
            return list.toArray();
    }
    return {};
}

} // namespace dogear::feed
