// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl mcp: serves the library to a language model on standard input and output.
#include "ctl/command.h"
#include "library_session.h"
#include "mcp_server.h"
#include "stdio_lines.h"

#include <QPromise>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

using mcp::LibrarySession;
using mcp::McpServer;
using mcp::StdioLines;

namespace {

/// Ends the command with \a problems, once.
void finish(QPromise<Outcome> &promise, const QStringList &problems)
{
    if (promise.future().isFinished())
        return;
    promise.addResult(Outcome{.json = {}, .text = {}, .errors = {}, .problems = problems});
    promise.finish();
}

} // namespace

Future<Outcome> runMcp(library::Library &library, const Arguments &arguments)
{
    const auto folders = settings::DataFolders::create(arguments.dataDir);
    if (!folders)
        return failedNow(folders.error());
    // Children of a part of the library, which ends with the program. The library itself is never
    // opened: the session opens its own, and closes it between calls.
    auto *lines = new StdioLines(&library.episodes());
    auto *session = new LibrarySession(*folders, lines);
    auto *server = new McpServer(*session, arguments.hasFlag(u"write"_s), lines);
    auto promise = std::make_shared<QPromise<Outcome>>();
    promise->start();
    QObject::connect(lines, &StdioLines::lineRead, server, &McpServer::readLine);
    QObject::connect(lines, &StdioLines::lineRefused, server, [server] {
        server->refuseLine(StdioLines::maxBytes);
    });
    QObject::connect(lines, &StdioLines::ended, server, &McpServer::end);
    QObject::connect(server, &McpServer::answered, lines, [promise](const QByteArray &line) {
        if (!StdioLines::write(line))
            finish(*promise, {u"The client does not read the answers any more. Start it again."_s});
    });
    QObject::connect(server, &McpServer::finished, lines, [promise] { finish(*promise, {}); });
    lines->start();
    return promise->future();
}

} // namespace dogear::ctl
