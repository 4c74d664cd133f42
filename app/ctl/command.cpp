// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"

#include "json_values.h"

#include <QJsonObject>

#include <importers/player.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

QString mcpHelp()
{
    return u"Serves the library to a language model, over the Model Context Protocol: reads "
           u"JSON-RPC\n"
           "messages from standard input, one per line, and writes the answers to standard "
           "output.\n"
           "Add it to your client as a server with the command dogearctl and the argument mcp. It\n"
           "ends with its input.\n"
           "\n"
           "Tools: search, episode, transcript, bookmarks, queue, history.\n"
           "\n"
           "  --write  adds the tools that change the library: bookmark_add, queue_add,\n"
           "           queue_remove, mark_played, mark_unplayed\n"
           "\n"
           "Exit code 0 at the end of the input, 1 if the answers cannot be written, 2 wrong usage."_s;
}

QString importHelp()
{
    QStringList players;
    for (const importers::Player player : importers::allPlayers())
        players.append(importers::toName(player));
    return u"Follows the shows of an OPML list, or brings the library of another player over: "
           u"shows,\n"
           "positions, played episodes, favourites, queue, tags and speeds. Without FILE, the "
           "library\n"
           "is looked for on this computer. Its files are never changed. A place that is newer in\n"
           "Dogear stays, and a second import changes nothing.\n"
           "\n"
           "Players: %1.\n"
           "\n"
           "  --dry-run          says what would come over, and changes nothing\n"
           "  --all              takes shows as well that are not followed there or have no media\n"
           "  --probably-played  marks episodes as played that may have been\n"
           "  --damaged          takes what can be read of a damaged file\n"
           "\n"
           "Exit code 0 done, 1 a show or the file could not be imported or read, 2 wrong usage."_s
               .arg(players.join(u", "_s));
}

} // namespace

const QList<Command> &allCommands()
{
    // Name, arguments, options with a value, minimum and maximum of positional arguments, function,
    // options without a value, help.
    static const QList<Command> commands = {
        {u"parse"_s, u"FILE|- [--base-url URL]"_s, {u"base-url"_s}, 1, 1, runParse},
        {u"tags"_s, u"FILE"_s, {}, 1, 1, runTags},
        {u"subscribe"_s, u"URL|LINK|FILE|FOLDER…"_s, {}, 1, -1, runSubscribe},
        {u"import"_s,
         u"FILE.opml | --from PLAYER [FILE] [--dry-run] [--all] [--probably-played] [--damaged]"_s,
         {u"from"_s},
         0,
         1,
         runImport,
         {u"dry-run"_s, u"all"_s, u"probably-played"_s, u"damaged"_s},
         importHelp()},
        {u"export"_s, u"FILE.opml"_s, {}, 1, 1, runExport},
        {u"refresh"_s, u"[SHOW_ID…]"_s, {}, 0, -1, runRefresh},
        {u"shows"_s, u""_s, {}, 0, 0, runShows},
        {u"health"_s, u"SHOW_ID|URL"_s, {}, 1, 1, runHealth},
        {u"episodes"_s,
         u"[--show ID] [--filter QUERY] [--limit N]"_s,
         {u"show"_s, u"filter"_s, u"limit"_s},
         0,
         0,
         runEpisodes},
        {u"show"_s, u"EPISODE_ID"_s, {}, 1, 1, runShow},
        {u"search"_s,
         u"QUERY… [--exact] [--limit N]"_s,
         {u"limit"_s},
         1,
         -1,
         runSearch,
         {u"exact"_s}},
        {u"discover"_s,
         u"WORDS… [--source SOURCE] [--country CC] [--episodes]"_s,
         {u"source"_s, u"country"_s},
         1,
         -1,
         runDiscover,
         {u"episodes"_s}},
        {u"charts"_s,
         u"[--country CC] [--category N]"_s,
         {u"country"_s, u"category"_s},
         0,
         0,
         runCharts},
        {u"resolve"_s, u"LINK"_s, {}, 1, 1, runResolve},
        {u"statistics"_s, u"[days|months|years]"_s, {}, 0, 1, runStatistics},
        {u"bookmarks"_s, u"[WORDS…]"_s, {}, 0, -1, runBookmarks},
        {u"queue"_s,
         u"[add|next|remove EPISODE_ID… | move EPISODE_ID [BEFORE_ID] | clear"
         " | fill MINUTES list|station NAME | then [nothing | list NAME | station NAME]]"_s,
         {},
         0,
         -1,
         runQueue},
        {u"list"_s,
         u"[show|create|delete NAME | rename NAME NEW_NAME | add|remove NAME EPISODE_ID…"
         " | move NAME EPISODE_ID [BEFORE_ID] | played NAME stay|go]"_s,
         {},
         0,
         -1,
         runList},
        {u"station"_s,
         u"[show NAME [--limit N] | set NAME [QUERY…] [--order newest|oldest|shuffled]"
         " [--per-show N] [--until DATE] | end NAME]"_s,
         {u"limit"_s, u"order"_s, u"per-show"_s, u"until"_s},
         0,
         -1,
         runStation},
        {u"download"_s, u"EPISODE_ID… [--wait SECONDS]"_s, {u"wait"_s}, 1, -1, runDownload},
        {u"mark"_s, u"EPISODE_ID played|unplayed"_s, {}, 2, 2, runMark},
        {u"position"_s, u"EPISODE_ID [--set MS]"_s, {u"set"_s}, 1, 1, runPosition},
        {u"mcp"_s, u"[--write]"_s, {}, 0, 0, runMcp, {u"write"_s}, mcpHelp()},
        {u"backup"_s, u"FILE.zip"_s, {}, 1, 1, runBackup},
        {u"restore"_s, u"FILE.zip"_s, {}, 1, 1, runRestore},
        {u"check"_s, u""_s, {}, 0, 0, runCheck},
        {u"settings"_s, u"export|import FILE.json"_s, {}, 2, 2, runSettings},
        {u"sync"_s,
         u"[run [--everything] | status | log | retry | folder PATH]"_s,
         {},
         0,
         2,
         runSync,
         {u"everything"_s}},
        {u"hosts"_s, u"[--clear]"_s, {}, 0, 0, runHosts, {u"clear"_s}},
    };
    return commands;
}

Result<EpisodeId> Arguments::episode() const
{
    bool isNumber = false;
    const EpisodeId id{positional.constFirst().toLongLong(&isNumber)};
    if (!isNumber)
        return failure({.code = ErrorCode::InvalidQuery, .detail = positional.constFirst()});
    return id;
}

Result<QList<EpisodeId>> Arguments::episodes(qsizetype first) const
{
    QList<EpisodeId> ids;
    for (const QString &word : positional.sliced(first)) {
        bool isNumber = false;
        ids.append(EpisodeId{word.toLongLong(&isNumber)});
        if (!isNumber)
            return failure({.code = ErrorCode::InvalidQuery, .detail = word});
    }
    return ids;
}

Outcome failedOutcome(const Error &error)
{
    return {.json = QJsonDocument(QJsonObject{{u"error"_s, toJson(error)}}),
            .text = {},
            .errors = {error}};
}

Future<Outcome> failedNow(const Error &error)
{
    return readyFuture(failedOutcome(error));
}

} // namespace dogear::ctl
