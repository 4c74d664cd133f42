// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the position file and the database consistent when a feed adds, renames or moves
///        episodes.
///
/// Threads: named at each function.
/// Tests:   tests/integration/tst_library.cpp, tests/integration/tst_identity.cpp

#include <base/ids.h>
#include <base/result.h>
#include <settings/position_file.h>
#include <subscriptions/feed_reader.h>

#include <QHash>

namespace dogear::storage {
class EpisodeStore;
} // namespace dogear::storage

namespace dogear::subscriptions {

struct WrittenFeed;

using KnownHashes = QHash<QString, QByteArray>;                 ///< by guid
using KnownPositions = QHash<QString, settings::SavedPosition>; ///< by guid

/// The saved positions of the episodes in \a read that are not yet \a stored; position thread.
[[nodiscard]] KnownPositions knownPositions(const settings::PositionFile &positions,
                                            const QUrl &feed,
                                            const ReadFeed &read,
                                            const KnownHashes &stored);

/// Gives the \a added episodes their \a known positions; database thread.
[[nodiscard]] Result<> applyPositions(storage::EpisodeStore &store,
                                      const QList<EpisodeId> &added,
                                      const KnownPositions &known);

/// Whether moveSavedPositions() would change anything.
[[nodiscard]] bool movesPositions(const WrittenFeed &written);

/// Repeats in the position file, whose keys are feed and guid, the changes that the database made
/// to episodes: new guids, a new feed address, removed positions; position thread.
[[nodiscard]] Result<> moveSavedPositions(settings::PositionFile &file,
                                          const QUrl &feed,
                                          const WrittenFeed &written);

} // namespace dogear::subscriptions
