// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the lists that the user orders by hand.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_playlist_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/playlist.h>

#include <QList>

#include <optional>

namespace dogear::storage {

class Connection;

class PlaylistStore final
{
public:
    explicit PlaylistStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Lists all lists by name, case-insensitive.
    [[nodiscard]] Result<QList<domain::Playlist>> all();
    [[nodiscard]] Result<domain::Playlist> find(PlaylistId id); ///< or NotFound
    /// Finds the list with \a name, case-insensitive; an invalid id if there is none.
    [[nodiscard]] Result<PlaylistId> named(const QString &name);
    /// Returns all episodes of the list, also those that it does not show, in its order.
    [[nodiscard]] Result<QList<EpisodeId>> episodes(PlaylistId id);

    /// Adds or replaces the name and the settings of \a list; one without a valid id gets a new id.
    /// \return its id, or NameTaken
    [[nodiscard]] Result<PlaylistId> put(const domain::Playlist &list);
    /// Replaces the episodes of the list. A repeated id counts at its first place; ids of missing
    /// episodes are dropped.
    /// \pre runs in a transaction
    /// \return the new order, or NotFound if there is no such list
    [[nodiscard]] Result<QList<EpisodeId>> replace(PlaylistId id, const QList<EpisodeId> &episodes);
    [[nodiscard]] Result<> remove(PlaylistId id);

    /// Finds the first unplayed episode with an enclosure behind \a after; from the beginning if
    /// \a after is not in the list. \a excluded is never returned.
    [[nodiscard]] Result<std::optional<EpisodeId>> next(PlaylistId id,
                                                        EpisodeId after,
                                                        EpisodeId excluded);
    /// Lists the first \a limit unplayed episodes with an enclosure.
    [[nodiscard]] Result<QList<EpisodeId>> unplayed(PlaylistId id, int limit);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
