// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Queues shows for fetching and limits the simultaneous requests per host and in all.
///
/// Hosts take turns, so that a host with many shows does not delay the others; shows of one host
/// keep their order.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/subscriptions/tst_host_queue.cpp

#include <domain/library.h>

#include <QHash>
#include <QQueue>
#include <QStringList>

#include <optional>

namespace dogear::subscriptions {

class HostQueue
{
public:
    HostQueue(int perHost, int inTotal)
        : m_perHost(perHost)
        , m_inTotal(inTotal)
    {}

    void add(const domain::FollowedPodcast &show);
    /// Takes the next show that may be fetched and counts it as in flight; nullopt if none may.
    [[nodiscard]] std::optional<domain::FollowedPodcast> takeNext();
    /// Reports that the host of \a url has answered, so that it may be asked again. The show stays
    /// in flight until finished().
    void answered(const QUrl &url);
    /// Reports that an answered show is done; it is no longer in flight.
    void finished() { --m_inFlight; }
    void clear(); ///< removes the waiting shows; those in flight stay

    [[nodiscard]] int inFlight() const { return m_inFlight; }
    [[nodiscard]] bool isEmpty() const { return m_turns.isEmpty(); }

private:
    int m_perHost;
    int m_inTotal;
    int m_inFlight = 0;
    QHash<QString, QQueue<domain::FollowedPodcast>> m_waiting; ///< by host
    QHash<QString, int> m_inFlightOf;                          ///< requests in flight, by host
    QStringList m_turns; ///< hosts with waiting shows, in the order of their turns
};

} // namespace dogear::subscriptions
