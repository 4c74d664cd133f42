// SPDX-License-Identifier: GPL-3.0-or-later
// The tools queue and history.
#include "list_tools.h"

#include "json_schema.h"
#include "tool_values.h"

#include <library/library.h>

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

constexpr int defaultLimit = 50;
constexpr int maxLimit = 200;
constexpr int maxOffset = 1'000'000;

Future<ToolAnswer> queue(library::Library &library, const QJsonObject &arguments)
{
    return listEpisodes(library, {.queued = true}, arguments);
}

Future<ToolAnswer> history(library::Library &library, const QJsonObject &arguments)
{
    return listEpisodes(library, {.heard = true, .orderByLastPlayed = true}, arguments);
}

} // namespace

ListPart::ListPart(const QJsonObject &arguments)
    : limit(arguments.value("limit"_L1).toInt(defaultLimit))
    , offset(arguments.value("offset"_L1).toInt())
{}

QJsonObject partArguments()
{
    return {
        {u"limit"_s,
         described(wholeNumbers(1, maxLimit),
                   u"maximum number of entries; default %1"_s.arg(defaultLimit))},
        {u"offset"_s,
         described(wholeNumbers(0, maxOffset), u"number of entries to leave out; default 0"_s)}};
}

Future<ToolAnswer> listEpisodes(library::Library &library,
                                domain::EpisodeFilter filter,
                                const QJsonObject &arguments)
{
    const ListPart part(arguments);
    filter.limit = part.limit + 1; // one more: for has_more
    filter.offset = part.offset;
    return library.episodes().list(filter).then(
        [part](const Result<QList<domain::EpisodeSummary>> &found) -> ToolAnswer {
            if (!found)
                return refused(found.error());
            QJsonArray episodes;
            for (const domain::EpisodeSummary &episode :
                 found->first(std::min<qsizetype>(part.limit, found->size())))
                episodes.append(toValue(episode));
            return {.content = withNotice(
                        {{u"episodes"_s, episodes}, {u"has_more"_s, found->size() > part.limit}})};
        });
}

QJsonObject episodeListSchema()
{
    return noticedSchema({{u"episodes"_s, lists(episodeSchema())}, {u"has_more"_s, booleans()}});
}

Tool queueTool()
{
    return {.name = u"queue"_s,
            .title = u"List Up next"_s,
            .description =
                u"Lists the episodes that play next in Dogear, in the order of the user. The "
                "episode that is playing is not one of them."_s,
            .input = toolArguments(partArguments(), {}),
            .output = episodeListSchema(),
            .run = queue};
}

Tool historyTool()
{
    return {.name = u"history"_s,
            .title = u"List what was played"_s,
            .description =
                u"Lists the episodes that the user has played at least partly, the last one first, "
                "with the position where each continues."_s,
            .input = toolArguments(partArguments(), {}),
            .output = episodeListSchema(),
            .run = history};
}

} // namespace dogear::ctl::mcp
