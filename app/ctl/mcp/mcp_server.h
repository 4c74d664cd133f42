// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Answers the messages of a client of the Model Context Protocol.
///
/// Messages are answered one after another, in their order. Only a cancellation takes effect at
/// once: the cancelled request gets no answer, and does not begin if it waits.
///
/// Threads: GUI thread, here the main thread.
/// Owner:   the command mcp; the session outlives it.
/// Spec:    Model Context Protocol, "Lifecycle", "Cancellation" and "Tools"
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include "json_rpc.h"
#include "tool.h"

#include <QFutureWatcher>
#include <QJsonArray>
#include <QObject>
#include <QQueue>

namespace dogear::ctl::mcp {

class LibrarySession;
struct ProtocolVersion;

class McpServer final : public QObject
{
    Q_OBJECT

public:
    /// Without \a mayWrite, the tools that change the library are neither listed nor called.
    McpServer(LibrarySession &session, bool mayWrite, QObject *parent = nullptr);

    /// Reads \a line, which has no line break. An empty line is ignored.
    void readLine(const QByteArray &line);
    /// Answers a line that is longer than \a maxBytes.
    void refuseLine(qint64 maxBytes);
    /// Ends the session: emits finished() once all messages are answered.
    void end();

signals:
    /// Emitted for each answer, a line without a line break.
    void answered(const QByteArray &line);
    void finished();

private:
    /// The messages of one line, and their answers.
    struct Job
    {
        RpcLine line;
        qsizetype next = 0; ///< index of the message that is handled next
        QJsonArray answers;
    };

    void add(const RpcLine &line);
    void cancel(const QJsonValue &id);
    void work();
    void refuseBatch(Job &job) const;
    void handle(const RpcMessage &message);
    void answerRequest(const RpcMessage &request);
    void initialize(const RpcMessage &request);
    void listTools(const RpcMessage &request);
    void callTool(const RpcMessage &request);
    void handleToolAnswer();
    void addResult(const QJsonValue &id, const QJsonObject &result);
    void addError(const QJsonValue &id, RpcError error, const QString &problem);
    void write(const Job &job);

    LibrarySession &m_session;
    const bool m_mayWrite;
    const ProtocolVersion *m_version = nullptr; ///< null: not negotiated yet
    QQueue<Job> m_jobs;                         ///< the first one is handled
    QFutureWatcher<ToolAnswer> m_call;          ///< the call that runs
    QJsonValue m_callId;                        ///< id of the running call
    bool m_isCalling = false;
    bool m_isCancelled = false; ///< the call that runs needs no answer
    bool m_isEnding = false;
};

} // namespace dogear::ctl::mcp
