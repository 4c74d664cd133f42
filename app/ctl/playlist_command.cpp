// SPDX-License-Identifier: GPL-3.0-or-later
// dogearctl list …: lists and edits the lists that the user orders by hand.
#include "command.h"
#include "episode_lines.h"
#include "play_source_names.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using domain::OrderChange;
using domain::Playlist;
using episodes::Playlists;

Outcome toOutcome(const Result<QList<Playlist>> &lists)
{
    if (!lists)
        return failedOutcome(lists.error());
    QJsonArray array;
    QStringList lines;
    for (const Playlist &list : *lists) {
        array.append(QJsonObject{{u"id"_s, list.id.value},
                                 {u"name"_s, list.name},
                                 {u"episodes"_s, list.episodeCount},
                                 {u"keeps_played"_s, list.keepsPlayed}});
        lines.append(u"%1 (%2)"_s.arg(list.name).arg(list.episodeCount));
    }
    return {.json = QJsonDocument(array), .text = lines.join(u'\n'), .errors = {}};
}

Future<Outcome> allLists(library::Library &library)
{
    return library.lists().playlists.all().then(toOutcome);
}

/// Returns all lists after \a change.
Future<Outcome> listsAfter(library::Library &library, const Playlists::Answer &change)
{
    return change.then(&library.lists().playlists,
                       [&library](const Result<Playlists::Change> &changed) -> Future<Outcome> {
                           return changed ? allLists(library) : failedNow(changed.error());
                       });
}

Future<Outcome> episodesOf(library::Library &library, PlaylistId list)
{
    return library.episodes().list({.list = list}).then(listOutcome);
}

/// Returns the episodes of \a list after \a change, or NotFound if one of \a wanted is not in it.
Future<Outcome> episodesAfter(library::Library &library,
                              PlaylistId list,
                              const Playlists::OrderAnswer &change,
                              const QList<EpisodeId> &wanted = {})
{
    return change.then(
        &library.lists().playlists,
        [&library, list, wanted](const Result<OrderChange> &changed) -> Future<Outcome> {
            if (!changed)
                return failedNow(changed.error());
            for (const EpisodeId id : wanted) {
                // The list silently leaves out episodes that do not exist.
                if (!changed->after.contains(id))
                    return failedNow({ErrorCode::NotFound, u"episode %1"_s.arg(id.value)});
            }
            return episodesOf(library, list);
        });
}

Future<Outcome> wrongUsage(const Arguments &arguments)
{
    return failedNow({.code = ErrorCode::InvalidQuery, .detail = arguments.positional.join(u' ')});
}

/// Runs a verb that has the name of a list and more arguments.
Future<Outcome> edit(library::Library &library, PlaylistId list, const Arguments &arguments)
{
    Playlists &lists = library.lists().playlists;
    const QString verb = arguments.positional.constFirst();
    const QString word = arguments.positional.value(2);
    const bool isWord = arguments.positional.size() == 3;
    if (verb == "rename"_L1 && isWord)
        return listsAfter(library, lists.rename(list, word));
    if (verb == "played"_L1 && isWord && (word == "stay"_L1 || word == "go"_L1))
        return listsAfter(library, lists.setKeepsPlayed(list, word == "stay"_L1));
    const auto ids = arguments.episodes(2);
    if (!ids)
        return failedNow(ids.error());
    if (verb == "add"_L1)
        return episodesAfter(library, list, lists.add(list, *ids), *ids);
    if (verb == "remove"_L1)
        return episodesAfter(library, list, lists.take(list, *ids));
    if (verb == "move"_L1 && ids->size() <= 2)
        // Without a second id value(1) is invalid, which means the end of the list.
        return episodesAfter(
            library, list, lists.move(list, ids->first(1), ids->value(1)), ids->first(1));
    return wrongUsage(arguments);
}

} // namespace

Future<Outcome> runList(library::Library &library, const Arguments &arguments)
{
    if (arguments.positional.isEmpty())
        return allLists(library);
    const QString verb = arguments.positional.constFirst();
    const QString name = arguments.positional.value(1);
    const qsizetype count = arguments.positional.size();
    Playlists &lists = library.lists().playlists;
    if (verb == "create"_L1 && count == 2)
        return listsAfter(library, lists.create(name));
    const bool isAlone = verb == "show"_L1 || verb == "delete"_L1;
    if (count < 2 || (isAlone && count != 2) || (!isAlone && count < 3))
        return wrongUsage(arguments);
    return playlistNamed(library, name)
        .then(&lists, [&library, verb, arguments](const Result<PlaylistId> &list) {
            if (!list)
                return failedNow(list.error());
            if (verb == "show"_L1)
                return episodesOf(library, *list);
            if (verb == "delete"_L1)
                return listsAfter(library, library.lists().playlists.remove(*list));
            return edit(library, *list, arguments);
        });
}

} // namespace dogear::ctl
