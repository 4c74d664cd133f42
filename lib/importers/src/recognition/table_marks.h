// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises players by the tables of their databases.
///
/// Decision: README.md, "The content decides which player it is".

#include "files/opened_tables.h"

#include <importers/player.h>

namespace dogear::importers {

/// Tells which player has the database \a tables, the private copy of the file at \a path.
/// \return or OtherPlayerUnknown, OtherPlayerTooOld
[[nodiscard]] Result<PlayerFile> recogniseTables(OpenedTables &tables, const QString &path);

} // namespace dogear::importers
