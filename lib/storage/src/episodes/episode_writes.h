// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes single episodes to their tables; matching and ordering is done by the caller.
///
/// Threads: the database thread, in the caller's transaction.

#include "indexing/search_documents.h"

#include <base/ids.h>
#include <base/result.h>
#include <storage/episode_store.h>

namespace dogear::storage {

/// Removes the marks that search results use for matches; a feed must not be able to set them.
[[nodiscard]] QString searchable(QString text);

/// Returns the time by which lists are ordered, in Unix seconds: the date of publication, or
/// \a firstSeen if that is missing or in the future, because such an episode would stay at the top.
[[nodiscard]] qint64 sortTime(const domain::Episode &episode, const QDateTime &firstSeen);

[[nodiscard]] Result<EpisodeId> insertEpisode(Connection &connection,
                                              PodcastId podcast,
                                              const EpisodeToStore &item,
                                              const QByteArray &hash,
                                              const QDateTime &now);

/// Overwrites the episode \a id with \a item, including its guid, and unmarks it as removed.
[[nodiscard]] Result<> changeEpisode(Connection &connection,
                                     EpisodeId id,
                                     const EpisodeToStore &item,
                                     const QByteArray &hash,
                                     const QDateTime &now);

/// Makes the search document of an episode that was just inserted, without the titles of its show.
/// \a showPersons: those of the show, for an episode that names none.
[[nodiscard]] SearchDocument documentOf(EpisodeId id,
                                        const EpisodeToStore &item,
                                        const QList<domain::Person> &showPersons,
                                        const QDateTime &now);

} // namespace dogear::storage
