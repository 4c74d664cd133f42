// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and edits the lists that the user orders by hand; each edit can be undone.
///
/// Every change is stored at once, on what is stored: another program may have changed a list.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/integration/tst_playlists.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/order_change.h>
#include <domain/playlist.h>
#include <storage/database_thread.h>

#include <QList>
#include <QObject>

#include <functional>
#include <optional>

namespace dogear::episodes {

class Playlists final : public QObject
{
    Q_OBJECT

public:
    /// A list before and after it was created, changed or removed.
    struct Change
    {
        std::optional<domain::PlaylistContent> before; ///< no value: it was created
        std::optional<domain::PlaylistContent> after;  ///< no value: it was removed
    };
    using Answer = Future<Result<Change>>;
    using OrderAnswer = Future<Result<domain::OrderChange>>;

    explicit Playlists(storage::DatabaseThread &database, QObject *parent = nullptr);

    /// All lists, sorted by name.
    [[nodiscard]] Future<Result<QList<domain::Playlist>>> all();
    [[nodiscard]] Future<Result<domain::PlaylistContent>> content(PlaylistId id); ///< or NotFound

    /// Creates a list with \a episodes. \return NameTaken, or InvalidQuery if the name is empty
    Answer create(const QString &name, const QList<EpisodeId> &episodes = {});
    Answer rename(PlaylistId id, const QString &name); ///< errors as create()
    Answer setKeepsPlayed(PlaylistId id, bool keepsPlayed);
    Answer remove(PlaylistId id);
    /// Undoes \a change of the list itself. Episodes that were added to it since stay.
    Answer undo(const Change &change);

    // Each returns NotFound if there is no such list.

    /// Appends \a ids; episodes that are in the list already keep their place.
    OrderAnswer add(PlaylistId id, const QList<EpisodeId> &ids);
    OrderAnswer take(PlaylistId id, const QList<EpisodeId> &ids); ///< removes them from the list
    /// Moves \a ids, in their order, in front of \a before, or to the end if \a before is invalid.
    OrderAnswer move(PlaylistId id, const QList<EpisodeId> &ids, EpisodeId before);
    OrderAnswer undo(PlaylistId id, const domain::OrderChange &change);

signals:
    /// Emitted when lists were created, changed or removed, or got other episodes.
    void changed();
    /// Emitted in addition when the list \a id got other episodes, or another order.
    void episodesChanged(dogear::PlaylistId id);

private:
    using Edit = std::function<Result<Change>(storage::Connection &)>;

    Answer run(Edit edit);
    Answer changeList(PlaylistId id, const std::function<void(domain::Playlist &)> &change);
    OrderAnswer edit(PlaylistId id, std::function<QList<EpisodeId>(QList<EpisodeId>)> edit);

    storage::DatabaseThread &m_database;
};

} // namespace dogear::episodes
