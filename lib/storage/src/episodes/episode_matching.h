// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the rows of a show that the episodes of its next document belong to.
///
/// A name that an episode of the show has is never given to another one: places, files, bookmarks
/// and sums of listening are kept under it.
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

using StoredRows = QHash<QString, StoredRow>; ///< by guid

[[nodiscard]] Result<StoredRows> storedRows(Connection &connection, PodcastId podcast);

/// Where the guids of a document and the names in the library differ.
struct EpisodeMatches
{
    QHash<QString, QString> rows;  ///< guid in the document → name of its row, if there is one
    QHash<QString, QString> names; ///< guid in the document → what the episode is to be called
};

/// Two guids of one document are two episodes, whatever else they share: only an episode whose
/// guid is gone, or was given to another one, may come back under another.
[[nodiscard]] Result<EpisodeMatches> matchEpisodes(Connection &connection,
                                                   const StoredRows &rows,
                                                   const QList<EpisodeToStore> &episodes);

} // namespace dogear::storage
