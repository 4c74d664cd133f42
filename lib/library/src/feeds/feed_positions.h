// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Positions of episodes that a feed brings, renames or moves.
///
/// Threads: each function says on which.
/// Tests:   tests/integration/tst_library.cpp, tests/integration/tst_identity.cpp

#include <base/ids.h>
#include <base/result.h>
#include <library/feed_reader.h>
#include <settings/position_file.h>

#include <QHash>

namespace dogear::storage {
class EpisodeStore;
} // namespace dogear::storage

namespace dogear::library {

struct WrittenFeed;

using KnownHashes = QHash<QString, QByteArray>;                 ///< by guid
using KnownPositions = QHash<QString, settings::SavedPosition>; ///< by guid

/// The saved positions of the episodes in \a read that are not \a stored yet; position thread.
[[nodiscard]] KnownPositions knownPositions(const settings::PositionFile &positions,
                                            const QUrl &feed,
                                            const ReadFeed &read,
                                            const KnownHashes &stored);

/// Gives the episodes that were \a added the positions that are \a known; database thread.
[[nodiscard]] Result<> applyPositions(storage::EpisodeStore &store,
                                      const QList<EpisodeId> &added,
                                      const KnownPositions &known);

/// Whether bringPositionsAlong() has anything to do.
[[nodiscard]] bool movesPositions(const WrittenFeed &written);

/// Does to the position file, which knows episodes by feed and guid, what the database did to them;
/// position thread.
[[nodiscard]] Result<> bringPositionsAlong(settings::PositionFile &file,
                                           const QUrl &feed,
                                           const WrittenFeed &written);

} // namespace dogear::library
