// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Result of a consistency check of the library database: faults and repairs.
///
/// Threads: values; any thread.

#include <QList>
#include <QString>

#include <algorithm>
#include <chrono>

namespace dogear::domain {

enum class LibraryFault {
    Damage,      ///< damaged pages of the file; `subject` is the first line of SQLite's message
    Index,       ///< an index that does not match its table
    SearchIndex, ///< a search table that does not match the texts; `subject` is the table
    Orphans,     ///< rows without their parent; `subject` is the table, `count` their number
    Counts,      ///< shows with a wrong episode count; `count` is their number
};

struct LibraryFinding
{
    LibraryFault fault = LibraryFault::Damage;
    QString subject; ///< untranslated
    qint64 count = 0;
    bool isRepaired = false;

    friend bool operator==(const LibraryFinding &, const LibraryFinding &) = default;
};

struct LibraryReport
{
    QList<LibraryFinding> findings;
    std::chrono::milliseconds elapsed{};

    /// Whether there are no faults, or all of them are repaired.
    [[nodiscard]] bool isSound() const
    {
        return std::ranges::all_of(findings, &LibraryFinding::isRepaired);
    }
};

} // namespace dogear::domain
