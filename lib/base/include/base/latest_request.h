// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises answers to requests that a later request has replaced.
///
/// A request takes a ticket with begin(), its continuation captures the ticket and drops the answer
/// unless isLatest(). Comparing what was asked for instead (an id, an address) fails when the same
/// thing is asked for twice.
///
/// Threads: a value; all calls on one thread.
/// Tests:   tests/unit/base/tst_latest_request.cpp

#include <QtGlobal>

namespace dogear {

class LatestRequest final
{
public:
    /// Names one request. A ticket that no LatestRequest gave out is never the latest.
    class Ticket final
    {
        friend class LatestRequest;
        quint64 m_number = 0;
    };

    /// Begins a request. Tickets that were given out before are out of date.
    Ticket begin()
    {
        ++m_latest.m_number;
        return m_latest;
    }
    /// Begins no request, and makes all tickets that were given out before out of date.
    void cancel() { begin(); }

    /// The ticket of the latest request, for its next step.
    [[nodiscard]] Ticket latest() const { return m_latest; }
    [[nodiscard]] bool isLatest(Ticket ticket) const
    {
        return ticket.m_number == m_latest.m_number;
    }
    /// Whether begin() or cancel() was called at least once.
    [[nodiscard]] bool hasBegun() const { return m_latest.m_number > first; }

private:
    static constexpr quint64 first = 1;
    Ticket m_latest = firstTicket();

    static Ticket firstTicket()
    {
        Ticket ticket;
        ticket.m_number = first;
        return ticket;
    }
};

} // namespace dogear
