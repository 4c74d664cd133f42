// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sums up the listening time that ListeningLog has recorded.
///
/// Threads: GUI thread; futures finish on the database thread unless they have a context.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_listening_log.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <domain/listening.h>
#include <storage/database_thread.h>

namespace dogear::listening {

class Statistics final
{
public:
    Statistics(storage::DatabaseThread &database, const Clock &clock)
        : m_database(database)
        , m_clock(clock)
    {}

    /// Returns the history of \a range up to today, or a Database… code.
    [[nodiscard]] Future<Result<domain::ListeningHistory>> read(domain::ListeningRange range);

private:
    storage::DatabaseThread &m_database;
    const Clock &m_clock;
};

} // namespace dogear::listening
