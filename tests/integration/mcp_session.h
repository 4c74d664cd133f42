// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Starts `dogearctl mcp` on a library, and exchanges messages with it.

#include <support/timeouts.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace dogear::test {

using namespace Qt::StringLiterals;

/// Makes JSON of \a text, in which ' stands for the quotation marks of JSON.
inline QByteArray quoted(QByteArray text)
{
    return text.replace('\'', '"');
}

inline QJsonObject object(const QByteArray &text)
{
    return QJsonDocument::fromJson(quoted(text)).object();
}

class McpSession
{
public:
    explicit McpSession(const QString &dataDir, const QStringList &options = {})
    {
        m_program.start(QStringLiteral(DOGEARCTL),
                        QStringList{u"--data-dir"_s, dataDir, u"mcp"_s} + options);
    }
    ~McpSession() { (void)end(); }
    McpSession(const McpSession &) = delete;
    McpSession &operator=(const McpSession &) = delete;

    void write(const QByteArray &bytes) { m_program.write(bytes); }
    void writeLines(const QByteArrayList &lines) { write(quoted(lines.join('\n')) + '\n'); }

    /// \return the next line; empty if none comes
    QByteArray readLine()
    {
        return waitUntil([this] { return m_program.canReadLine(); }) ? m_program.readLine()
                                                                     : QByteArray();
    }
    QJsonObject read() { return QJsonDocument::fromJson(readLine()).object(); }

    /// Sends a request. \return the answer, if the next line is one
    QJsonObject request(const QString &method, const QJsonObject &params = {})
    {
        const QJsonObject message{{u"jsonrpc"_s, u"2.0"_s},
                                  {u"id"_s, ++m_id},
                                  {u"method"_s, method},
                                  {u"params"_s, params}};
        write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
        const QJsonObject answer = read();
        return answer.value("id"_L1) == m_id ? answer : QJsonObject();
    }
    /// \return the result of the request
    QJsonObject initialize(const QString &version = u"2025-11-25"_s)
    {
        const QJsonObject client{{u"name"_s, u"test"_s}, {u"version"_s, u"1"_s}};
        const QJsonObject answer = request(u"initialize"_s,
                                           {{u"protocolVersion"_s, version},
                                            {u"capabilities"_s, QJsonObject()},
                                            {u"clientInfo"_s, client}});
        writeLines({"{'jsonrpc':'2.0','method':'notifications/initialized'}"});
        return answer.value("result"_L1).toObject();
    }
    QJsonArray tools() { return request(u"tools/list"_s)["result"_L1]["tools"_L1].toArray(); }
    /// \return the answer to a call of \a tool
    QJsonObject call(const QString &tool, const QJsonObject &arguments = {})
    {
        return request(u"tools/call"_s, {{u"name"_s, tool}, {u"arguments"_s, arguments}});
    }
    /// \return the structured content of the answer; empty if the call failed
    QJsonObject content(const QString &tool, const QJsonObject &arguments = {})
    {
        return call(tool, arguments)["result"_L1]["structuredContent"_L1].toObject();
    }
    /// \return the sentence about the mistake; empty if the call did not fail
    QString problem(const QString &tool, const QJsonObject &arguments = {})
    {
        const QJsonObject result = call(tool, arguments).value("result"_L1).toObject();
        return result.value("isError"_L1).toBool() ? result["content"_L1][0]["text"_L1].toString()
                                                   : QString();
    }

    /// Closes the input. \return the exit code; -1 if the program does not end by itself
    int end()
    {
        m_program.closeWriteChannel();
        const bool isDone =
            waitUntil([this] { return m_program.state() == QProcess::NotRunning; }, 30'000);
        if (!isDone) {
            m_program.kill();
            m_program.waitForFinished();
        }
        return isDone && m_program.exitStatus() == QProcess::NormalExit ? m_program.exitCode() : -1;
    }
    QByteArray error() { return m_program.readAllStandardError(); }

private:
    QProcess m_program;
    int m_id = 100;
};

} // namespace dogear::test
