// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How long somebody listened, by day and by show.
///
/// Shows are known by the address of their feed, so what was heard of one stays when it is no
/// longer followed, goes along when its feed moves, and is its own again when it comes back.
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

    /// Adds \a record to what its day has of its show. Inside a transaction.
    [[nodiscard]] Result<> add(const domain::ListeningRecord &record);

    /// The first day with anything; an invalid one if there is none.
    [[nodiscard]] Result<QDate> firstDay();
    /// In order; only those with anything.
    [[nodiscard]] Result<QList<domain::ListeningDay>> days(const domain::ListeningSpan &span);
    /// The one that was listened to longest comes first.
    [[nodiscard]] Result<QList<domain::ListeningShow>> shows(const domain::ListeningSpan &span);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
