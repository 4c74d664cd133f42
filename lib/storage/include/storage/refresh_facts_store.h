// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the data of all shows that the refresh schedule needs, with one statement.
///
/// Reads one index entry for each returned date, independent of the number of episodes.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_refresh_facts_store.cpp

#include <base/result.h>
#include <domain/refresh_facts.h>

namespace dogear::storage {

class Connection;

class RefreshFactsStore final
{
public:
    static constexpr int datesOfEach = 11; ///< newest dates per show; make ten intervals

    explicit RefreshFactsStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Reads the facts of all followed shows that are not archived, in no particular order.
    /// \return or a Database… code
    [[nodiscard]] Result<QList<domain::RefreshFacts>> all();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
