// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises the library of a player and opens it for its reader.

#include "files/opened_tables.h"

#include <importers/player.h>
#include <optional>

namespace dogear::importers {

/// A library that was recognised, with what was opened for that.
struct OpenedLibrary
{
    PlayerFile file;
    std::optional<OpenedTables> tables = {}; ///< of players that have a database
    QByteArray document = {};                ///< of players that have a text
    QStringList unreadable = {};             ///< names of files that belong to it
};

/// Recognises the library at \a path; see recognise() for the errors. The cache of newsboat is
/// opened later, by its reader.
[[nodiscard]] Result<OpenedLibrary> openLibrary(const QString &path,
                                                const std::atomic_bool &isCancelled);

} // namespace dogear::importers
