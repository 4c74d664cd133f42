// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the schedule of refreshes needs to know of every show, in one question.
///
/// Reads as many index entries as it returns dates, whatever the number of episodes.
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
    static constexpr int datesOfEach = 11; ///< ten gaps

    explicit RefreshFactsStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Of every show, in no order; may fail with a Database… code.
    [[nodiscard]] Result<QList<domain::RefreshFacts>> all();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
