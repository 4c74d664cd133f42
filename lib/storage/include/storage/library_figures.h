// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts what a library holds, for a report about the program.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_library_figures.cpp

#include <base/result.h>

#include <QString>

namespace dogear::storage {

class Connection;

struct LibraryFigures
{
    QString sqliteVersion; ///< of the library that runs
    qint64 shows = 0;      ///< followed ones, without previews
    qint64 episodes = 0;   ///< of all shows
    qint64 downloads = 0;  ///< complete ones

    friend bool operator==(const LibraryFigures &, const LibraryFigures &) = default;
};

/// \return the figures, or a Database… code
[[nodiscard]] Result<LibraryFigures> readLibraryFigures(Connection &connection);

} // namespace dogear::storage
