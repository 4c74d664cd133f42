// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Matches the episodes of a new document with the stored rows of the show.
///
/// A name (stored guid) of an episode is never given to another episode: positions, files,
/// bookmarks and listening times are stored under it.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_episode_matching.cpp, tst_episode_identity.cpp

#include <base/ids.h>
#include <base/result.h>
#include <storage/episode_store.h>

#include <QHash>
#include <QString>

namespace dogear::storage {

class Connection;

struct StoredRow
{
    EpisodeId id;
    QByteArray hash;
    qint64 sortTime = 0; ///< Unix seconds
    bool isRemoved = false;
    bool hasEnclosure = false;
    bool isPlayed = false;
};

using StoredRows = QHash<QString, StoredRow>; ///< the key is the stored guid

[[nodiscard]] Result<StoredRows> storedRows(Connection &connection, PodcastId podcast);

/// Episodes whose guid in the document differs from their name in the library.
struct EpisodeMatches
{
    QHash<QString, QString> rows;  ///< guid in the document → present name of the row to update
    QHash<QString, QString> names; ///< guid in the document → name to store the episode under
};

/// Matches \a episodes with \a rows. Two guids of one document are always two episodes: a row is
/// matched with another guid only if the document lacks its guid or reused it for another episode.
[[nodiscard]] Result<EpisodeMatches> matchEpisodes(Connection &connection,
                                                   const StoredRows &rows,
                                                   const QList<EpisodeToStore> &episodes);

} // namespace dogear::storage
