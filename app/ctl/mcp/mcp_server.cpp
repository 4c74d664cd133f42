// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp_server.h"

#include "ctl/json_text.h"
#include "foreign_text.h"
#include "json_schema.h"
#include "library_session.h"
#include "protocol_version.h"
#include "tool_table.h"
#include "version.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

QString instructions()
{
    return u"Dogear is the podcast player of the user. Its library has the episodes of the "
           u"podcasts "
           "that the user follows, with notes, chapters and transcripts. Begin with the tool "
           "search. "_s
           + foreignTextNotice();
}

/// Removes the arguments that are null: many clients write them for those that the model left out.
QJsonObject withoutNulls(const QJsonObject &arguments)
{
    QJsonObject given;
    for (auto argument = arguments.constBegin(); argument != arguments.constEnd(); ++argument) {
        if (!argument.value().isNull())
            given.insert(argument.key(), argument.value());
    }
    return given;
}

} // namespace

McpServer::McpServer(LibrarySession &session, bool mayWrite, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_mayWrite(mayWrite)
{
    connect(&m_call, &QFutureWatcher<ToolAnswer>::finished, this, &McpServer::handleToolAnswer);
}

void McpServer::readLine(const QByteArray &line)
{
    if (!line.trimmed().isEmpty())
        add(parseLine(line));
}

void McpServer::refuseLine(qint64 maxBytes)
{
    add({.messages = {invalidMessage(RpcError::InvalidRequest,
                                     u"The line is longer than %1 bytes."_s.arg(maxBytes))}});
}

void McpServer::end()
{
    m_isEnding = true;
    work();
}

void McpServer::add(const RpcLine &line)
{
    for (const RpcMessage &message : line.messages) {
        if (message.kind == RpcMessage::Kind::Notification
            && message.method == "notifications/cancelled"_L1)
            cancel(message.params.value("requestId"_L1));
    }
    m_jobs.enqueue({.line = line, .next = 0, .answers = {}});
    work();
}

/// Forgets the request \a id if it waits, and the answer to it if it runs. An unknown id is
/// ignored: the request may have been answered meanwhile.
void McpServer::cancel(const QJsonValue &id)
{
    if (m_isCalling && m_callId == id)
        m_isCancelled = true;
    for (Job &job : m_jobs) {
        for (qsizetype i = job.next; i < job.line.messages.size(); ++i) {
            RpcMessage &message = job.line.messages[i];
            // A request without an answer is a notification.
            if (message.kind == RpcMessage::Kind::Request && message.id == id)
                message.kind = RpcMessage::Kind::Notification;
        }
    }
}

/// Handles messages until one has to wait for the library. A loop, because the answers may be any
/// number.
void McpServer::work()
{
    while (!m_isCalling && !m_jobs.isEmpty()) {
        Job &job = m_jobs.head();
        if (job.next == 0)
            refuseBatch(job);
        if (job.next < job.line.messages.size()) {
            const RpcMessage message = job.line.messages.at(job.next++);
            handle(message);
        } else {
            write(job);
            m_jobs.dequeue();
        }
    }
    if (m_isCalling)
        return;
    m_session.release();
    if (std::exchange(m_isEnding, false))
        emit finished();
}

/// Replaces a batch by an error if the version has none. Not before its turn: the request that
/// negotiates the version may be in the line before.
void McpServer::refuseBatch(Job &job) const
{
    if (job.line.isBatch && !(m_version && m_version->hasBatches))
        job.line = {.messages = {invalidMessage(RpcError::InvalidRequest,
                                                u"Batches are not a part of the protocol version "
                                                "of this session."_s)}};
}

void McpServer::handle(const RpcMessage &message)
{
    switch (message.kind) {
    case RpcMessage::Kind::Request:
        answerRequest(message);
        break;
    case RpcMessage::Kind::Invalid:
        addError(message.id, message.error, message.problem);
        break;
    case RpcMessage::Kind::Notification: // add() has read the one that matters
    case RpcMessage::Kind::Response:     // to nothing: the server sends no requests
        break;
    }
}

void McpServer::answerRequest(const RpcMessage &request)
{
    if (request.method == "ping"_L1)
        return addResult(request.id, {});
    if (request.method == "initialize"_L1)
        return initialize(request);
    const bool isList = request.method == "tools/list"_L1;
    if (!isList && request.method != "tools/call"_L1) {
        return addError(
            request.id,
            RpcError::MethodNotFound,
            u"There is no method “%1”."_s.arg(foreignLine(request.method, maxQuotedName)));
    }
    if (!m_version)
        return addError(request.id, RpcError::InvalidRequest, u"Send initialize first."_s);
    if (isList)
        listTools(request);
    else
        callTool(request);
}

void McpServer::initialize(const RpcMessage &request)
{
    const QJsonValue wanted = request.params.value("protocolVersion"_L1);
    if (m_version)
        return addError(
            request.id, RpcError::InvalidRequest, u"The session is initialized already."_s);
    if (!wanted.isString())
        return addError(
            request.id, RpcError::InvalidParams, u"“protocolVersion” has to be a text."_s);
    m_version = &negotiated(wanted.toString());
    QJsonObject server{{u"name"_s, u"dogear"_s}, {u"version"_s, QLatin1StringView(version)}};
    if (m_version->hasStructuredContent)
        server.insert(u"title"_s, u"Dogear"_s);
    addResult(request.id,
              {{u"protocolVersion"_s, m_version->name},
               {u"capabilities"_s, QJsonObject{{u"tools"_s, QJsonObject()}}},
               {u"serverInfo"_s, server},
               {u"instructions"_s, instructions()}});
}

void McpServer::listTools(const RpcMessage &request)
{
    // All tools are in one part, so no cursor was ever given to the client.
    const QJsonValue cursor = request.params.value("cursor"_L1);
    if (!cursor.isUndefined() && !cursor.isNull())
        return addError(
            request.id, RpcError::InvalidParams, u"There is no part with this cursor."_s);
    addResult(request.id, {{u"tools"_s, describedTools(m_mayWrite, *m_version)}});
}

void McpServer::callTool(const RpcMessage &request)
{
    const QString name = request.params.value("name"_L1).toString();
    const QJsonValue given = request.params.value("arguments"_L1);
    const Tool *tool = findTool(name);
    if (!tool) {
        addError(request.id,
                 RpcError::InvalidParams,
                 u"There is no tool “%1”."_s.arg(foreignLine(name, maxQuotedName)));
        return;
    }
    if (tool->effect != ToolEffect::None && !m_mayWrite) {
        addError(request.id,
                 RpcError::InvalidParams,
                 u"“%1” changes the library, and this server only reads it. The user can start "
                 "it as “dogearctl mcp --write”."_s.arg(name));
        return;
    }
    if (!given.isUndefined() && !given.isNull() && !given.isObject()) {
        addError(request.id, RpcError::InvalidParams, u"“arguments” has to be an object."_s);
        return;
    }
    const QJsonObject arguments = withoutNulls(given.toObject());
    // The model reads this answer, and can correct its mistake; it may not see a protocol error.
    if (const QString mistake = mistakeIn(arguments, tool->input); !mistake.isEmpty()) {
        addResult(request.id, callResult(refused(mistake), *m_version));
        return;
    }
    const Result<library::Library *> library = m_session.open();
    if (!library) {
        addResult(request.id, callResult(refused(library.error()), *m_version));
        return;
    }
    m_isCalling = true;
    m_isCancelled = false;
    m_callId = request.id;
    // The future may be finished already. QFutureWatcher emits from the event loop all the same.
    m_call.setFuture(tool->run(**library, arguments));
}

void McpServer::handleToolAnswer()
{
    m_isCalling = false;
    const bool hasAnswer = m_call.future().resultCount() > 0;
    if (!m_isCancelled && hasAnswer)
        addResult(m_callId, callResult(m_call.result(), *m_version));
    else if (!m_isCancelled)
        addError(m_callId, RpcError::Internal, u"The library was closed during the call."_s);
    work();
}

void McpServer::addResult(const QJsonValue &id, const QJsonObject &result)
{
    m_jobs.head().answers.append(resultResponse(id, result));
}

void McpServer::addError(const QJsonValue &id, RpcError error, const QString &problem)
{
    QJsonObject response = errorResponse(id, error, problem);
    if (id.isNull() && m_version && m_version->omitsUnknownId)
        response.remove(u"id"_s);
    m_jobs.head().answers.append(response);
}

void McpServer::write(const Job &job)
{
    if (job.answers.isEmpty())
        return;
    const QJsonDocument answer = job.line.isBatch ? QJsonDocument(job.answers)
                                                  : QJsonDocument(job.answers.first().toObject());
    emit answered(toUtf8(answer, QJsonDocument::Compact));
}

} // namespace dogear::ctl::mcp
