// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rebuilds the search index in small steps when most of its documents are orphaned.
///
/// FTS5 can only remove a document whose text it still has, and the index stores no texts. So an
/// episode that changes leaves its old document behind: orphaned, never found, but read by every
/// search. The new index is written next to the old one, which is searched until the new one is
/// complete. The rebuild continues after a restart.
///
/// Threads: the database thread. Fails with a Database… code, or DiskFull; then nothing is lost.
/// Spec:    https://www.sqlite.org/fts5.html#contentless_tables
/// Tests:   tests/unit/storage/tst_search_rebuild.cpp
/// Decision: README.md, "An index of mostly orphaned documents is rebuilt next to itself".

#include <base/result.h>

namespace dogear::storage {

class Connection;

class SearchRebuild final
{
public:
    /// Up to this many orphaned documents are cheaper to keep than a rebuild.
    static constexpr qint64 maxOrphanedDocuments = 5'000;

    explicit SearchRebuild(Connection &connection)
        : m_connection(connection)
    {}

    /// Returns whether a rebuild has begun, or more than half of the documents, and more than
    /// \a maxOrphaned, are orphaned.
    [[nodiscard]] Result<bool> isDue(qint64 maxOrphaned = maxOrphanedDocuments);
    /// Begins a rebuild, or continues it with up to \a episodes episodes, in its own transaction.
    /// \return whether there is more to do
    [[nodiscard]] Result<bool> step(int episodes);
    /// Stops a rebuild: drops the unfinished new index and the remains of a replaced one.
    /// \pre runs in a transaction
    [[nodiscard]] Result<> abandon();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
