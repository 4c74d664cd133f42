// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises answers to requests that a later request has replaced.
///
/// A request takes a ticket with begin(). Its continuation captures the ticket and drops the answer
/// unless isLatest(). Comparing the requested id or address instead fails when the same thing is
/// requested twice.
///
/// Threads: a value; all calls on one thread.
/// Tests:   tests/unit/base/tst_latest_request.cpp

#include <QtGlobal>

namespace dogear {

class LatestRequest final
{
public:
    /// Identifies one request. A default-constructed ticket is never the latest.
    class Ticket final
    {
        friend class LatestRequest;
        quint64 m_number = 0;
    };

    /// Begins a request; all earlier tickets become outdated.
    Ticket begin()
    {
        ++m_latest.m_number;
        return m_latest;
    }
    /// Makes all earlier tickets outdated without beginning a request.
    void cancel() { begin(); }

    /// \return the ticket of the latest request, for its next step
    [[nodiscard]] Ticket latest() const { return m_latest; }
    [[nodiscard]] bool isLatest(Ticket ticket) const
    {
        return ticket.m_number == m_latest.m_number;
    }
    /// \return whether begin() or cancel() was called at least once
    [[nodiscard]] bool hasBegun() const { return m_latest.m_number > first; }

private:
    // A default-constructed Ticket has the number 0, so counting starts above it.
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
