// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and marks rows of `imported_episode`.

#include <storage/transfer_store.h>

#include <QSqlQuery>

namespace dogear::storage {

// What came over for an episode; bits of the column `takes`. No enum, because they are combined.
inline constexpr int takenPlace = 1;
inline constexpr int takenFavourite = 2;
inline constexpr int takenQueue = 4;

/// A state that waits, with its row.
struct WaitingRow
{
    qint64 id = 0;
    TransferId transfer;
    ImportedEpisode episode;
};

/// Reads the states of \a show that wait, oldest import first.
[[nodiscard]] Result<QList<WaitingRow>> waitingRows(Connection &connection, PodcastId show);
/// Reads the states that wait under the key \a feedKey alone.
[[nodiscard]] Result<QList<WaitingRow>> waitingRows(Connection &connection, const QString &feedKey);

/// JSON of the settings that an import has set; an empty text if there are none.
[[nodiscard]] QString toColumn(const domain::ShowPlayback &playback);
[[nodiscard]] domain::ShowPlayback playbackFromColumn(const QString &column);

} // namespace dogear::storage
