// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the library of one player each: a function per player, in a file of its own.
///
/// Errors: OtherPlayerDamaged, Cancelled.
/// Tests:  tests/unit/importers, one per player

#include "files/opened_tables.h"
#include "values/library_builder.h"

#include <importers/damage_rule.h>
#include <importers/user_folders.h>

namespace dogear::importers {

/// A database to read.
struct TableSource
{
    OpenedTables &tables;
    const PlayerFile &file; ///< the original, with its version
    const UserFolders &folders;
};

[[nodiscard]] Result<> readAntennaPod(const TableSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readApplePodcasts(const TableSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readClementine(const TableSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readGnomePodcasts(const TableSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readGPodder(const TableSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readKasts(const TableSource &source, LibraryBuilder &library);
/// Reads the cache of newsboat without the list of addresses that belongs to it.
[[nodiscard]] Result<> readNewsboatCache(const TableSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readPodcastAddict(const TableSource &source, LibraryBuilder &library);

/// A text to read.
struct TextSource
{
    const QByteArray &document;
    const PlayerFile &file;
    const UserFolders &folders;
    DamageRule damage;
    const std::atomic_bool &isCancelled;
};

/// Reads the list of addresses, and the cache and the queue that belong to it.
[[nodiscard]] Result<> readNewsboat(const TextSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readOpmlList(const TextSource &source, LibraryBuilder &library);
[[nodiscard]] Result<> readOvercast(const TextSource &source, LibraryBuilder &library);

} // namespace dogear::importers
