// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Single episodes into their tables, without a look at what else is there.
///
/// Threads: the database thread, in the caller's transaction.

#include "search/search_documents.h"

#include <base/ids.h>
#include <base/result.h>
#include <storage/episode_store.h>

namespace dogear::storage {

/// \a text without the marks of a match, which never come from a feed.
[[nodiscard]] QString searchable(QString text);

/// Unix seconds. As first seen if the date is missing or in the future: an episode must not stay
/// on top for ever.
[[nodiscard]] qint64 sortTime(const domain::Episode &episode, const QDateTime &firstSeen);

[[nodiscard]] Result<EpisodeId> insertEpisode(Connection &connection,
                                              PodcastId podcast,
                                              const EpisodeToStore &item,
                                              const QByteArray &hash,
                                              const QDateTime &now);

/// Gives \a id all that \a item says, its guid too, and takes away the mark of removal.
[[nodiscard]] Result<> changeEpisode(Connection &connection,
                                     EpisodeId id,
                                     const EpisodeToStore &item,
                                     const QByteArray &hash,
                                     const QDateTime &now);

/// What the search index gets of an episode that was just inserted; without the words of its show.
[[nodiscard]] SearchDocument documentOf(EpisodeId id,
                                        const EpisodeToStore &item,
                                        const QDateTime &now);

} // namespace dogear::storage
