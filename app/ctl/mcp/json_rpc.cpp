// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_rpc.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

constexpr auto versionName = "2.0"_L1;

RpcMessage invalid(const QJsonValue &id, RpcError error, const QString &problem)
{
    return {.kind = RpcMessage::Kind::Invalid,
            .id = id,
            .method = {},
            .params = {},
            .error = error,
            .problem = problem};
}

/// The id of \a object as the answer repeats it: null if it is missing or of a wrong type.
QJsonValue idOf(const QJsonObject &object)
{
    const QJsonValue id = object.value("id"_L1);
    return id.isString() || id.isDouble() ? id : QJsonValue();
}

RpcMessage toMessage(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const QJsonValue id = idOf(object);
    if (!value.isObject() || object.value("jsonrpc"_L1) != versionName)
        return invalid(
            id, RpcError::InvalidRequest, u"A message is a JSON object with “jsonrpc” 2.0."_s);
    if (!object.contains("method"_L1)
        && (object.contains("result"_L1) || object.contains("error"_L1))) {
        return {.kind = RpcMessage::Kind::Response, .id = id, .method = {}, .params = {}};
    }
    const bool hasId = object.contains("id"_L1);
    if (hasId && id.isNull())
        return invalid(id, RpcError::InvalidRequest, u"“id” has to be a text or a number."_s);
    if (!object.value("method"_L1).isString())
        return invalid(id, RpcError::InvalidRequest, u"“method” has to be a text."_s);
    const QJsonValue params = object.value("params"_L1);
    // A notification gets no answer, whatever is wrong with its parameters.
    if (hasId && !params.isUndefined() && !params.isObject())
        return invalid(id, RpcError::InvalidParams, u"“params” has to be an object."_s);
    return {.kind = hasId ? RpcMessage::Kind::Request : RpcMessage::Kind::Notification,
            .id = id,
            .method = object.value("method"_L1).toString(),
            .params = params.toObject()};
}

} // namespace

RpcLine parseLine(const QByteArray &line)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (error.error != QJsonParseError::NoError)
        return {.messages = {invalidMessage(RpcError::Parse, u"The line is not valid JSON."_s)}};
    if (!document.isArray())
        return {.messages = {toMessage(document.object())}};
    RpcLine batch{.messages = {}, .isBatch = true};
    for (const auto value : document.array())
        batch.messages.append(toMessage(value));
    if (batch.messages.isEmpty())
        return {.messages = {invalidMessage(RpcError::InvalidRequest, u"The batch is empty."_s)}};
    return batch;
}

RpcMessage invalidMessage(RpcError error, const QString &problem)
{
    return invalid({}, error, problem);
}

QJsonObject resultResponse(const QJsonValue &id, const QJsonObject &result)
{
    return {{u"jsonrpc"_s, versionName}, {u"id"_s, id}, {u"result"_s, result}};
}

QJsonObject errorResponse(const QJsonValue &id, RpcError error, const QString &problem)
{
    return {{u"jsonrpc"_s, versionName},
            {u"id"_s, id},
            {u"error"_s, QJsonObject{{u"code"_s, int(error)}, {u"message"_s, problem}}}};
}

} // namespace dogear::ctl::mcp
