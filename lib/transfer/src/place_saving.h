// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Repeats in the position file what an import did to the places in the database.
///
/// Threads: the position thread.
/// Tests:   tests/unit/transfer/tst_place_saving.cpp

#include "show_transfer.h"

#include <settings/position_file.h>
#include <storage/transfer_undo.h>

namespace dogear::transfer {

/// Reads the places of all shows in \a file, also those that another process saved a moment ago.
[[nodiscard]] KnownPlacesByFeed readPlaces(settings::PositionFile &file);

/// Saves \a places, except where the file meanwhile got a newer place.
[[nodiscard]] Result<> savePlaces(settings::PositionFile &file,
                                  const QList<storage::FilledPlace> &places);

/// Restores what \a places had replaced, except where the user has moved on since.
[[nodiscard]] Result<> restorePlaces(settings::PositionFile &file,
                                     const QList<storage::UndonePlace> &places);

} // namespace dogear::transfer
