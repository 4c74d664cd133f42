// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/answer.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

constexpr QByteArrayView byteOrderMark("\xef\xbb\xbf");

QByteArrayView withoutBlanks(QByteArrayView bytes)
{
    bytes = bytes.trimmed();
    while (bytes.startsWith(byteOrderMark))
        bytes = bytes.sliced(byteOrderMark.size()).trimmed();
    return bytes;
}

QJsonDocument parsed(QByteArrayView bytes, QJsonParseError &fault)
{
    const QByteArray text = QByteArray::fromRawData(bytes.data(), bytes.size());
    QJsonDocument document = QJsonDocument::fromJson(text, &fault);
    // One wrong byte in a description must not cost all hits.
    if (fault.error == QJsonParseError::IllegalUTF8String)
        document = QJsonDocument::fromJson(QString::fromUtf8(bytes).toUtf8(), &fault);
    return document;
}

bool endsEarly(const QJsonParseError &fault, QByteArrayView bytes)
{
    if (bytes.front() != '{') // no answer, not even a part of one
        return false;
    switch (fault.error) {
    case QJsonParseError::UnterminatedObject:
    case QJsonParseError::UnterminatedArray:
    case QJsonParseError::UnterminatedString:
        return true;
    default:
        return fault.offset >= bytes.size();
    }
}

} // namespace

Result<QJsonObject> readAnswer(const QByteArray &body)
{
    if (body.size() > maxAnswerBytes)
        return failure({ErrorCode::LimitExceeded, u"bytes of an answer"_s});
    const QByteArrayView bytes = withoutBlanks(body);
    if (bytes.isEmpty())
        return failure({ErrorCode::EmptyInput, u"an empty answer"_s});
    if (bytes.front() == '<')
        return failure({ErrorCode::HtmlPage, u"a web page instead of JSON"_s});

    QJsonParseError fault;
    const QJsonDocument document = parsed(bytes, fault);
    if (fault.error != QJsonParseError::NoError) {
        const QString detail = u"JSON, offset %1: %2"_s.arg(fault.offset).arg(fault.errorString());
        return failure(endsEarly(fault, bytes) ? Error{ErrorCode::TruncatedInput, detail}
                                               : badResponse(detail));
    }
    if (!document.isObject())
        return failure(badResponse(u"JSON without an object"_s));
    return document.object();
}

Result<QJsonObject> objectIn(const QJsonObject &answer, QLatin1StringView name)
{
    const QJsonValue value = answer.value(name);
    if (!value.isObject())
        return failure(badResponse(u"no object \"%1\""_s.arg(name)));
    return value.toObject();
}

Result<QJsonArray> listIn(const QJsonObject &answer, QLatin1StringView name)
{
    const QJsonValue value = answer.value(name);
    if (value.isArray())
        return value.toArray();
    if (value.isObject())
        return QJsonArray{value};
    return failure(badResponse(u"no list \"%1\""_s.arg(name)));
}

Error badResponse(const QString &detail)
{
    return {ErrorCode::BadResponse, detail};
}

} // namespace dogear::discovery
