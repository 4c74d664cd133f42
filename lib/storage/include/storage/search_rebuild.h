// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes the search index anew when most of it is of texts that are no more.
///
/// FTS5 cannot take out of an index what it does not hold the text of, so an episode that changed
/// leaves its old document there: found by nobody, but read by every search. The new index is
/// written beside the old one, which is searched until the new one is whole. Goes on after a
/// restart.
///
/// Threads: the database thread. Fails with a Database… code, or DiskFull; then nothing is lost.
/// Spec:    https://www.sqlite.org/fts5.html#contentless_tables
/// Tests:   tests/unit/storage/tst_search_rebuild.cpp

#include <base/result.h>

namespace dogear::storage {

class Connection;

class SearchRebuild final
{
public:
    /// Documents of nobody that are few cost less than writing all others anew.
    static constexpr qint64 fewDocuments = 5'000;

    explicit SearchRebuild(Connection &connection)
        : m_connection(connection)
    {}

    /// Whether one is under way, or more than half of the index is of nobody, and that is more than
    /// \a few documents.
    [[nodiscard]] Result<bool> isDue(qint64 few = fewDocuments);
    /// Begins, or goes on with up to \a episodes of them, in a transaction of its own.
    /// \return whether there is more to do
    [[nodiscard]] Result<bool> step(int episodes);
    /// Takes away what there is of a new index, and of an old one. Belongs into a transaction.
    [[nodiscard]] Result<> giveUp();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
