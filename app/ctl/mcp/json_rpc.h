// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes the messages of JSON-RPC 2.0, one line each.
///
/// Threads: pure; any thread.
/// Spec:    JSON-RPC 2.0; Model Context Protocol, "Base Protocol"
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

namespace dogear::ctl::mcp {

/// The numbers of JSON-RPC 2.0, section 5.1.
enum class RpcError {
    Parse = -32700,
    InvalidRequest = -32600,
    MethodNotFound = -32601,
    InvalidParams = -32602,
    Internal = -32603,
};

/// A message of the client.
struct RpcMessage
{
    enum class Kind {
        Request,      ///< needs an answer with its id
        Notification, ///< has no id, and gets no answer
        Response,     ///< to a request of the server, which sends none
        Invalid,      ///< is answered with `error` and `problem`
    };

    Kind kind = Kind::Invalid;
    QJsonValue id; ///< a text or a number; null if the message has none or a wrong one
    QString method;
    QJsonObject params;
    RpcError error = RpcError::InvalidRequest; ///< of an invalid message
    QString problem = {};                      ///< a sentence about an invalid message
};

struct RpcLine
{
    QList<RpcMessage> messages; ///< never empty
    bool isBatch = false;       ///< the answers belong into one array
};

/// Parses \a line, which has no line break.
[[nodiscard]] RpcLine parseLine(const QByteArray &line);

/// Makes an invalid message without an id.
[[nodiscard]] RpcMessage invalidMessage(RpcError error, const QString &problem);

[[nodiscard]] QJsonObject resultResponse(const QJsonValue &id, const QJsonObject &result);
/// Makes the answer to a message that failed. \a problem is a sentence.
[[nodiscard]] QJsonObject errorResponse(const QJsonValue &id,
                                        RpcError error,
                                        const QString &problem);

} // namespace dogear::ctl::mcp
