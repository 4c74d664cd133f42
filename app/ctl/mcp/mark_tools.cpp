// SPDX-License-Identifier: GPL-3.0-or-later
// The tools mark_played and mark_unplayed.
#include "json_schema.h"
#include "tool.h"
#include "tool_values.h"

#include <library/library.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

Future<ToolAnswer> mark(library::Library &library, const QJsonObject &arguments, bool isPlayed)
{
    const EpisodeId id = episodeOf(arguments);
    return library.episodes()
        .setPlayed(id, isPlayed)
        .then([id](const Result<domain::EpisodeState> &state) -> ToolAnswer {
            if (!state)
                return refused(state.error());
            return {.content = {{u"id"_s, id.value},
                                {u"played"_s, state->isPlayed},
                                {u"position_seconds"_s, toSeconds(state->position)}}};
        });
}

Future<ToolAnswer> markPlayed(library::Library &library, const QJsonObject &arguments)
{
    return mark(library, arguments, true);
}

Future<ToolAnswer> markUnplayed(library::Library &library, const QJsonObject &arguments)
{
    return mark(library, arguments, false);
}

Tool markTool()
{
    return {.name = {},
            .title = {},
            .description = {},
            .input = toolArguments({{u"episode_id"_s, ids()}}, {u"episode_id"_s}),
            .output = objects({{u"id"_s, wholeNumbers()},
                               {u"played"_s, booleans()},
                               {u"position_seconds"_s, numbers()}}),
            .effect = ToolEffect::Replaces};
}

} // namespace

Tool markPlayedTool()
{
    Tool tool = markTool();
    tool.name = u"mark_played"_s;
    tool.title = u"Mark as played"_s;
    tool.description = u"Marks an episode as played. The position in it is lost."_s;
    tool.run = markPlayed;
    return tool;
}

Tool markUnplayedTool()
{
    Tool tool = markTool();
    tool.name = u"mark_unplayed"_s;
    tool.title = u"Mark as unplayed"_s;
    tool.description = u"Marks an episode as unplayed, from its beginning."_s;
    tool.run = markUnplayed;
    return tool;
}

} // namespace dogear::ctl::mcp
