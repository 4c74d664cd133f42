// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores listening times by day and by show, for the statistics.
///
/// A show is identified by the address of its feed. So its times stay when the user unsubscribes,
/// move with its feed, and belong to the show again when the user subscribes again.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_listening_store.cpp

#include <base/result.h>
#include <domain/listening.h>

#include <QList>

namespace dogear::storage {

class Connection;

class ListeningStore final
{
public:
    explicit ListeningStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds \a record to the sums of its day and show. Ignores previews.
    /// \pre runs in a transaction
    [[nodiscard]] Result<> add(const domain::ListeningRecord &record);

    /// Returns the first day with listening times; an invalid date if there is none.
    [[nodiscard]] Result<QDate> firstDay();
    /// Lists the days of \a span that have listening times, in order.
    [[nodiscard]] Result<QList<domain::ListeningDay>> days(const domain::ListeningSpan &span);
    /// Lists the shows that were heard in \a span, the one with the longest time first.
    [[nodiscard]] Result<QList<domain::ListeningShow>> shows(const domain::ListeningSpan &span);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
