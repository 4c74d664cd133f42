// SPDX-License-Identifier: GPL-3.0-or-later
// The tools queue_add and queue_remove.
#include "ctl/queue_edit.h"
#include "json_schema.h"
#include "list_tools.h"
#include "tool.h"

#include <library/library.h>

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

using listening::Queue;

constexpr int maxEpisodes = 100;

QList<EpisodeId> episodesOf(const QJsonObject &arguments)
{
    QList<EpisodeId> episodes;
    for (const auto id : arguments.value("episode_ids"_L1).toArray())
        episodes.append(EpisodeId{id.toInteger()});
    return episodes;
}

/// Returns the beginning of the queue after \a edit.
Future<ToolAnswer> listAfter(library::Library &library, const Queue::Answer &edit)
{
    return edit.then(
        &library.queue(), [&library](const Result<Queue::Change> &change) -> Future<ToolAnswer> {
            return change ? listEpisodes(library, {.queued = true}) : refusedNow(change.error());
        });
}

Future<ToolAnswer> add(library::Library &library, const QJsonObject &arguments)
{
    const QList<EpisodeId> episodes = episodesOf(arguments);
    Queue &queue = library.queue();
    const Queue::Answer edit =
        arguments.value("next"_L1).toBool() ? queue.playNext(episodes) : queue.playLast(episodes);
    return listAfter(library, containing(edit, episodes));
}

Future<ToolAnswer> remove(library::Library &library, const QJsonObject &arguments)
{
    return listAfter(library, library.queue().remove(episodesOf(arguments)));
}

QJsonObject episodeIds()
{
    return lists(ids(), 1, maxEpisodes);
}

} // namespace

Tool queueAddTool()
{
    return {.name = u"queue_add"_s,
            .title = u"Add to Up next"_s,
            .description =
                u"Adds episodes to those that play next, at the end, or at the front with next. "
                "Returns the first episodes of Up next. If an episode does not exist, the others "
                "are added all the same."_s,
            .input = toolArguments(
                {{u"episode_ids"_s, episodeIds()},
                 {u"next"_s,
                  described(booleans(),
                            u"play them before the others, also if they are there already; "
                            "default false"_s)}},
                {u"episode_ids"_s}),
            .output = episodeListSchema(),
            .effect = ToolEffect::Adds,
            .run = add};
}

Tool queueRemoveTool()
{
    return {
        .name = u"queue_remove"_s,
        .title = u"Remove from Up next"_s,
        .description =
            u"Removes episodes from those that play next; they stay in the library. Returns the "
            "first episodes of Up next."_s,
        .input = toolArguments({{u"episode_ids"_s, episodeIds()}}, {u"episode_ids"_s}),
        .output = episodeListSchema(),
        .effect = ToolEffect::Replaces,
        .run = remove};
}

} // namespace dogear::ctl::mcp
