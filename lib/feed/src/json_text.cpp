// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_text.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

Result<QJsonDocument> readJson(const QString &text)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8(), &fault);
    if (fault.error == QJsonParseError::NoError)
        return document;
    const bool isCutOff = fault.error == QJsonParseError::UnterminatedObject
                          || fault.error == QJsonParseError::UnterminatedArray
                          || fault.error == QJsonParseError::UnterminatedString
                          || fault.error == QJsonParseError::TerminationByNumber;
    const QString reason = u"JSON, byte %1: %2"_s.arg(fault.offset).arg(fault.errorString());
    return failure({isCutOff ? ErrorCode::TruncatedInput : ErrorCode::UnsupportedFeed, reason});
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
