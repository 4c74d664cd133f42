// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What was found wrong with a library, and what was done about it.
///
/// Threads: values; any thread.

#include <QList>
#include <QString>

#include <algorithm>
#include <chrono>

namespace dogear::domain {

enum class LibraryFault {
    Damage,      ///< pages of the file; `subject` is the first line of what SQLite says
    Index,       ///< an index that did not fit its table
    SearchIndex, ///< words that are found nowhere, or where they are not; `subject` is the table
    Orphans,     ///< rows of what is there no more; `subject` is the table, `count` how many
    Counts,      ///< shows whose count of episodes was wrong; `count` how many
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

    /// Nothing is wrong, or nothing any more.
    [[nodiscard]] bool isSound() const
    {
        return std::ranges::all_of(findings, &LibraryFinding::isRepaired);
    }
};

} // namespace dogear::domain
