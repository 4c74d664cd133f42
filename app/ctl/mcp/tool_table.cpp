// SPDX-License-Identifier: GPL-3.0-or-later
#include "tool_table.h"

#include "ctl/json_text.h"

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

QJsonObject hints(const Tool &tool)
{
    return {{u"title"_s, tool.title},
            {u"readOnlyHint"_s, tool.effect == ToolEffect::None},
            {u"destructiveHint"_s, tool.effect == ToolEffect::Replaces},
            {u"idempotentHint"_s, tool.isIdempotent},
            // No tool reaches beyond the library.
            {u"openWorldHint"_s, false}};
}

QJsonObject describedTool(const Tool &tool, const ProtocolVersion &version)
{
    QJsonObject object{{u"name"_s, tool.name},
                       {u"description"_s, tool.description},
                       {u"inputSchema"_s, tool.input}};
    if (version.hasAnnotations)
        object.insert(u"annotations"_s, hints(tool));
    if (version.hasStructuredContent) {
        object.insert(u"title"_s, tool.title);
        object.insert(u"outputSchema"_s, tool.output);
    }
    return object;
}

QJsonArray textContent(const QString &text)
{
    return {QJsonObject{{u"type"_s, u"text"_s}, {u"text"_s, text}}};
}

} // namespace

const QList<Tool> &allTools()
{
    static const QList<Tool> tools = {searchTool(),
                                      episodeTool(),
                                      transcriptTool(),
                                      bookmarksTool(),
                                      queueTool(),
                                      historyTool(),
                                      bookmarkAddTool(),
                                      queueAddTool(),
                                      queueRemoveTool(),
                                      markPlayedTool(),
                                      markUnplayedTool()};
    return tools;
}

const Tool *findTool(const QString &name)
{
    for (const Tool &tool : allTools()) {
        if (tool.name == name)
            return &tool;
    }
    return nullptr;
}

QJsonArray describedTools(bool mayWrite, const ProtocolVersion &version)
{
    QJsonArray described;
    for (const Tool &tool : allTools()) {
        if (mayWrite || tool.effect == ToolEffect::None)
            described.append(describedTool(tool, version));
    }
    return described;
}

QJsonObject callResult(const ToolAnswer &answer, const ProtocolVersion &version)
{
    if (!answer.problem.isEmpty())
        return {{u"content"_s, textContent(answer.problem)}, {u"isError"_s, true}};
    // Clients that do not use structured content, also new ones, need the same as text.
    const QByteArray json = toUtf8(QJsonDocument(answer.content), QJsonDocument::Compact);
    QJsonObject result{{u"content"_s, textContent(QString::fromUtf8(json))}, {u"isError"_s, false}};
    if (version.hasStructuredContent)
        result.insert(u"structuredContent"_s, answer.content);
    return result;
}

} // namespace dogear::ctl::mcp
