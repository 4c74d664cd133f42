// SPDX-License-Identifier: GPL-3.0-or-later
// The tools bookmarks and bookmark_add.
#include "foreign_text.h"
#include "json_schema.h"
#include "list_tools.h"
#include "tool.h"
#include "tool_values.h"

#include <feed/play_time.h>
#include <library/library.h>

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

constexpr int maxWordsLength = 1000; ///< in UTF-16 units
constexpr int maxNoteLength = 2000;

Future<ToolAnswer> list(library::Library &library, const QJsonObject &arguments)
{
    const domain::BookmarkFilter filter{.episode = episodeOf(arguments),
                                        .words = arguments.value("words"_L1).toString()};
    const ListPart part(arguments);
    return library.bookmarks().list(filter).then(
        [part](const Result<QList<domain::Bookmark>> &found) -> ToolAnswer {
            if (!found)
                return refused(found.error());
            const qsizetype begin = std::min<qsizetype>(part.offset, found->size());
            const qsizetype end = std::min<qsizetype>(begin + part.limit, found->size());
            QJsonArray bookmarks;
            for (const domain::Bookmark &bookmark : found->sliced(begin, end - begin))
                bookmarks.append(toValue(bookmark));
            return {.content = withNotice(
                        {{u"bookmarks"_s, bookmarks}, {u"has_more"_s, end < found->size()}})};
        });
}

/// Lists bookmarks, after a check of the episode: without it an unknown one would have none.
Future<ToolAnswer> runList(library::Library &library, const QJsonObject &arguments)
{
    const EpisodeId episode = episodeOf(arguments);
    if (!episode.isValid())
        return list(library, arguments);
    return library.episodes().detail(episode).then(
        &library.episodes(), [&library, arguments](const Result<domain::EpisodeDetail> &found) {
            return found ? list(library, arguments) : refusedNow(found.error());
        });
}

ToolAnswer toAnswer(const Result<domain::Bookmark> &bookmark)
{
    if (!bookmark)
        return refused(bookmark.error());
    return {.content = withNotice({{u"bookmark"_s, toValue(*bookmark)}})};
}

Future<ToolAnswer> runAdd(library::Library &library, const QJsonObject &arguments)
{
    const auto time = feed::readJsonPlayTime(arguments.value("time"_L1));
    if (!time)
        return refusedTime();
    // People see the note without the characters that foreignText() removes.
    const QString note = foreignText(arguments.value("note"_L1).toString());
    return library.bookmarks().add(episodeOf(arguments), *time, note).then(toAnswer);
}

} // namespace

Tool bookmarksTool()
{
    QJsonObject properties = partArguments();
    properties.insert(u"episode_id"_s, described(ids(), u"only bookmarks in this episode"_s));
    properties.insert(
        u"words"_s,
        described(texts(0, maxWordsLength),
                  u"only bookmarks with all of these words in the note or a title"_s));
    return {
        .name = u"bookmarks"_s,
        .title = u"List bookmarks"_s,
        .description =
            u"Lists positions in episodes that the user has marked, with notes: all, the newest "
            "first, or those of an episode in the order of their positions."_s,
        .input = toolArguments(properties, {}),
        .output =
            noticedSchema({{u"bookmarks"_s, lists(bookmarkSchema())}, {u"has_more"_s, booleans()}}),
        .run = runList};
}

Tool bookmarkAddTool()
{
    return {.name = u"bookmark_add"_s,
            .title = u"Add a bookmark"_s,
            .description =
                u"Marks a position in an episode for the user, with a note if you give one."_s,
            .input = toolArguments({{u"episode_id"_s, ids()},
                                    {u"time"_s, described(mediaTimes(), u"seconds, or h:mm:ss"_s)},
                                    {u"note"_s, texts(0, maxNoteLength)}},
                                   {u"episode_id"_s, u"time"_s}),
            .output = noticedSchema({{u"bookmark"_s, bookmarkSchema()}}),
            .effect = ToolEffect::Adds,
            .isIdempotent = false,
            .run = runAdd};
}

} // namespace dogear::ctl::mcp
