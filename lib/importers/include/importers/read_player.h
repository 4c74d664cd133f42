// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises and reads the library of another player.
///
/// The files of the other player are never changed and never opened as a database: databases are
/// copied to a private folder, together with their write-ahead log, and the copy is removed before
/// the call returns. The content decides which player it is, not the name of the file.
///
/// Errors: FileNotFound, FileUnreadable, EmptyInput, LimitExceeded (`detail` names the limit),
/// DiskFull and FileUnwritable (of the copy), OtherPlayerUnknown, OtherPlayerTooOld,
/// OtherPlayerDamaged, OtherPlayerBusy, Cancelled. Their url is the file of the other player,
/// except for DiskFull and FileUnwritable.
///
/// Threads: any but the GUI thread; the calls read and copy whole files. `isCancelled` may be set
///          from any thread.
/// Tests:   tests/unit/importers
/// Decision: README.md, "Databases are read from a private copy".

#include <base/result.h>

#include <atomic>
#include <importers/damage_rule.h>
#include <importers/player_library.h>
#include <importers/user_folders.h>

namespace dogear::importers {

/// Recognises the player of \a path: a database, a backup of Podcast Addict, an OPML list, the
/// list of addresses or the folder of newsboat.
[[nodiscard]] Result<PlayerFile> recognise(const QString &path,
                                           const std::atomic_bool &isCancelled);

/// Reads the library at \a path. A newer version than the known ones is read as far as its tables
/// and columns are the known ones; see PlayerFile::isNewer.
/// A database that is cut off is refused even with ReadWhatIsThere: SQLite reads no page of it.
/// \param folders where files that belong to the library may be: downloads, the cache of newsboat
[[nodiscard]] Result<PlayerLibrary> readPlayer(const QString &path,
                                               const UserFolders &folders,
                                               DamageRule damage,
                                               const std::atomic_bool &isCancelled);

} // namespace dogear::importers
