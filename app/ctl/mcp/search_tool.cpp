// SPDX-License-Identifier: GPL-3.0-or-later
// The tool search: finds episodes with the syntax of the search field.
#include "ctl/episode_query.h"
#include "json_schema.h"
#include "tool.h"
#include "tool_values.h"

#include <domain/search_filter.h>
#include <library/library.h>

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

constexpr int defaultLimit = 10;
constexpr int maxLimit = 50;
constexpr int maxQueryLength = 1000;

ToolAnswer toAnswer(const Result<domain::SearchResults> &results)
{
    if (!results)
        return refused(results.error());
    QJsonArray episodes;
    for (const domain::SearchHit &hit : results->hits)
        episodes.append(toValue(hit));
    return {.content = withNotice({{u"episodes"_s, episodes},
                                   {u"with_all_words"_s, results->withAllWords},
                                   {u"matches_well"_s, results->matchWell},
                                   {u"has_more"_s, results->hasMore}})};
}

Future<ToolAnswer> run(library::Library &library, const QJsonObject &arguments)
{
    const QString text = arguments.value("query"_L1).toString();
    if (text.trimmed().isEmpty())
        return refusedNow(u"“query” is empty. Give words to look for."_s);
    if (const auto read = checkedQuery(text); !read)
        return refusedNow(read.error());
    const PodcastId show{arguments.value("show_id"_L1).toInteger()};
    domain::SearchFilter filter = domain::searchOf(show);
    filter.needsAllWords = arguments.value("exact"_L1).toBool();
    const int limit = arguments.value("limit"_L1).toInt(defaultLimit);
    const auto search = [&library, text, filter, limit] {
        episodes::Episodes &episodes = library.episodes();
        return finishSearchIndex(library).then(
            &episodes,
            [&episodes, text, filter, limit](const Result<> &indexed) -> Future<ToolAnswer> {
                if (!indexed)
                    return refusedNow(indexed.error());
                return episodes.search().find(text, false, limit, filter).then(toAnswer);
            });
    };
    if (!show.isValid())
        return search();
    // Without this check an unknown show would have no hits.
    return library.subscriptions().find(show).then(
        &library.episodes(), [search](const Result<domain::FollowedPodcast> &found) {
            return found ? search() : refusedNow(found.error());
        });
}

} // namespace

Tool searchTool()
{
    return {.name = u"search"_s,
            .title = u"Search episodes"_s,
            .description =
                u"Finds episodes of the podcasts that the user follows in Dogear, by title, "
                "chapters, notes, transcript, show, persons and bookmarks; the best first: those "
                "with all words, then those with some of them, with other forms, or with corrected "
                "spelling. The query may contain: words; \"a phrase\"; begin*; -without;"
                " one OR other; title: notes: chapter: transcript: show: person: tag: before a "
                "word or a phrase; is:unplayed is:played is:started is:downloaded is:favourite "
                "is:queued; has:chapters has:transcript has:video has:bookmark; after:2024-01 "
                "before:2024-06-30 published:<7d longer:20m shorter:1h season:2. "
                "hit_seconds is the position of a hit; the tool transcript reads around it."_s,
            .input = toolArguments(
                {{u"query"_s, texts(1, maxQueryLength)},
                 {u"show_id"_s, described(ids(), u"only episodes of this show"_s)},
                 {u"limit"_s,
                  described(wholeNumbers(1, maxLimit),
                            u"maximum number of episodes; default %1"_s.arg(defaultLimit))},
                 {u"exact"_s, described(booleans(), u"only episodes with all words as typed"_s)}},
                {u"query"_s}),
            .output = noticedSchema(
                {{u"episodes"_s, lists(hitSchema())},
                 {u"with_all_words"_s,
                  described(wholeNumbers(0, maxLimit),
                            u"so many of the first episodes have all words"_s)},
                 {u"matches_well"_s,
                  described(booleans(), u"false: even the best episode has little of it"_s)},
                 {u"has_more"_s, described(booleans(), u"more episodes match"_s)}}),
            .run = run};
}

} // namespace dogear::ctl::mcp
