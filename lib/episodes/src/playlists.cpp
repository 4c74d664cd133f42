// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/playlists.h>
#include <storage/playlist_store.h>

#include <utility>

namespace dogear::episodes {

using domain::OrderChange;
using domain::Playlist;
using domain::PlaylistContent;
using storage::PlaylistStore;

namespace {

Result<PlaylistContent> contentOf(storage::Connection &connection, PlaylistId id)
{
    PlaylistStore store(connection);
    const auto list = store.find(id);
    if (!list)
        return failure(list.error());
    return store.episodes(id).map([&list](const QList<EpisodeId> &episodes) {
        return PlaylistContent{.list = *list, .episodes = episodes};
    });
}

/// Stores \a content and returns what was stored.
Result<PlaylistContent> put(storage::Connection &connection, const PlaylistContent &content)
{
    PlaylistStore store(connection);
    if (content.list.name.simplified().isEmpty())
        return failure({.code = ErrorCode::InvalidQuery, .detail = content.list.name});
    const auto id = store.put(content.list);
    if (!id)
        return failure(id.error());
    return store.replace(*id, content.episodes).and_then([&](const QList<EpisodeId> &) {
        return contentOf(connection, *id);
    });
}

Result<Playlists::Change> removeNow(storage::Connection &connection, PlaylistId id)
{
    const auto before = contentOf(connection, id);
    if (!before)
        return failure(before.error());
    return PlaylistStore(connection).remove(id).map([&before] {
        return Playlists::Change{.before = *before, .after = {}};
    });
}

} // namespace

Playlists::Playlists(storage::DatabaseThread &database, QObject *parent)
    : QObject(parent)
    , m_database(database)
{}

Future<Result<QList<Playlist>>> Playlists::all()
{
    return m_database.run(
        [](storage::Connection &connection) { return PlaylistStore(connection).all(); });
}

Future<Result<PlaylistContent>> Playlists::content(PlaylistId id)
{
    return m_database.run([id](storage::Connection &connection) {
        return connection.snapshot([&] { return contentOf(connection, id); });
    });
}

Playlists::Answer Playlists::create(const QString &name, const QList<EpisodeId> &episodes)
{
    return run([name, episodes](storage::Connection &connection) {
        return put(connection, {.list = {.name = name}, .episodes = episodes})
            .map([](const PlaylistContent &created) {
                return Change{.before = {}, .after = created};
            });
    });
}

Playlists::Answer Playlists::rename(PlaylistId id, const QString &name)
{
    return changeList(id, [name](Playlist &list) { list.name = name; });
}

Playlists::Answer Playlists::setKeepsPlayed(PlaylistId id, bool keepsPlayed)
{
    return changeList(id, [keepsPlayed](Playlist &list) { list.keepsPlayed = keepsPlayed; });
}

Playlists::Answer Playlists::remove(PlaylistId id)
{
    return run([id](storage::Connection &connection) { return removeNow(connection, id); });
}

Playlists::Answer Playlists::undo(const Change &change)
{
    if (!change.before)
        return remove(change.after->list.id);
    if (change.after) {
        const Playlist before = change.before->list;
        return changeList(before.id, [before](Playlist &list) {
            list.name = before.name;
            list.keepsPlayed = before.keepsPlayed;
        });
    }
    // A removed list returns under its old id, under which it may play when Up next is empty.
    return run([removed = *change.before](storage::Connection &connection) {
        return put(connection, removed).map([](const PlaylistContent &restored) {
            return Change{.before = {}, .after = restored};
        });
    });
}

Playlists::Answer Playlists::changeList(PlaylistId id,
                                        const std::function<void(Playlist &)> &change)
{
    return run([id, change](storage::Connection &connection) -> Result<Change> {
        const auto before = contentOf(connection, id);
        if (!before)
            return failure(before.error());
        PlaylistContent wanted = *before;
        change(wanted.list);
        return put(connection, wanted).map([&before](const PlaylistContent &after) {
            return Change{.before = *before, .after = after};
        });
    });
}

Playlists::Answer Playlists::run(Edit edit)
{
    return m_database
        .run([edit = std::move(edit)](storage::Connection &connection) {
            return connection.transaction([&] { return edit(connection); });
        })
        .then(this, [this](const Result<Change> &change) {
            if (change) {
                emit changed();
                emit episodesChanged(change->after ? change->after->list.id
                                                   : change->before->list.id);
            }
            return change;
        });
}

Playlists::OrderAnswer Playlists::edit(PlaylistId id,
                                       std::function<QList<EpisodeId>(QList<EpisodeId>)> edit)
{
    return m_database
        .run([id, edit = std::move(edit)](storage::Connection &connection) -> Result<OrderChange> {
            // Read and written in one transaction: two programs must not overwrite each other's
            // order.
            return connection.transaction([&]() -> Result<OrderChange> {
                PlaylistStore store(connection);
                const auto before = contentOf(connection, id);
                if (!before)
                    return failure(before.error());
                const QList<EpisodeId> wanted = edit(before->episodes);
                if (wanted == before->episodes) // other programs are not told of a change
                    return OrderChange{before->episodes, before->episodes};
                return store.replace(id, wanted).map([&before](const QList<EpisodeId> &after) {
                    return OrderChange{before->episodes, after};
                });
            });
        })
        .then(this, [this, id](const Result<OrderChange> &change) {
            if (change && change->before != change->after) {
                emit changed();
                emit episodesChanged(id);
            }
            return change;
        });
}

Playlists::OrderAnswer Playlists::add(PlaylistId id, const QList<EpisodeId> &ids)
{
    return edit(
        id, [ids](const QList<EpisodeId> &order) { return order + domain::without(ids, order); });
}

Playlists::OrderAnswer Playlists::take(PlaylistId id, const QList<EpisodeId> &ids)
{
    return edit(id, [ids](const QList<EpisodeId> &order) { return domain::without(order, ids); });
}

Playlists::OrderAnswer Playlists::move(PlaylistId id, const QList<EpisodeId> &ids, EpisodeId before)
{
    return edit(id, [ids, before](const QList<EpisodeId> &order) {
        return domain::moved(order, ids, before);
    });
}

Playlists::OrderAnswer Playlists::undo(PlaylistId id, const OrderChange &change)
{
    return edit(id,
                [change](const QList<EpisodeId> &order) { return domain::undone(order, change); });
}

} // namespace dogear::episodes
