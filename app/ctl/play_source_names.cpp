// SPDX-License-Identifier: GPL-3.0-or-later
#include "play_source_names.h"

#include <library/library.h>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

using domain::PlaySource;

/// Finds the station \a name, in the spelling under which it is stored.
Future<Result<PlaySource>> stationNamed(library::Library &library, const QString &name)
{
    return library.lists().savedSearches.all().then(
        [name](const Result<QList<domain::SavedSearch>> &searches) -> Result<PlaySource> {
            if (!searches)
                return failure(searches.error());
            for (const domain::SavedSearch &search : *searches) {
                if (search.station && search.name.compare(name, Qt::CaseInsensitive) == 0)
                    return PlaySource{.station = search.name};
            }
            return failure({ErrorCode::NotFound, QString(u"station " + name)});
        });
}

} // namespace

Future<Result<PlaylistId>> playlistNamed(library::Library &library, const QString &name)
{
    return library.lists().playlists.all().then(
        [name](const Result<QList<domain::Playlist>> &lists) -> Result<PlaylistId> {
            if (!lists)
                return failure(lists.error());
            for (const domain::Playlist &list : *lists) {
                if (list.name.compare(name, Qt::CaseInsensitive) == 0)
                    return list.id;
            }
            return failure({ErrorCode::NotFound, QString(u"list " + name)});
        });
}

Future<Result<PlaySource>> sourceNamed(library::Library &library,
                                       const QString &kind,
                                       const QString &name)
{
    if (kind == "nothing"_L1 && name.isEmpty())
        return readyFuture(Result<PlaySource>(PlaySource()));
    if (kind == "station"_L1)
        return stationNamed(library, name);
    if (kind == "list"_L1) {
        return playlistNamed(library, name).then([](const Result<PlaylistId> &list) {
            return list.map([](PlaylistId id) { return PlaySource{.list = id}; });
        });
    }
    return readyFuture(
        Result<PlaySource>(failure({.code = ErrorCode::InvalidQuery, .detail = kind})));
}

} // namespace dogear::ctl
