// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows that wait to be fetched, so that no host is asked too much at a time.
///
/// Hosts take turns, so a host with many shows does not hold up the others; shows of one host keep
/// their order.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/library/tst_host_queue.cpp

#include <domain/library.h>

#include <QHash>
#include <QQueue>
#include <QStringList>

#include <optional>

namespace dogear::library {

class HostQueue
{
public:
    HostQueue(int perHost, int inAll)
        : m_perHost(perHost)
        , m_inAll(inAll)
    {}

    void add(const domain::FollowedPodcast &show);
    /// The next show that may be fetched, which is in flight from here on; nothing if none may.
    [[nodiscard]] std::optional<domain::FollowedPodcast> takeNext();
    /// The host of \a url has answered and may be asked again; the show is in flight until
    /// finished.
    void answered(const QUrl &url);
    /// A show that was answered is no longer in flight.
    void finished() { --m_inFlight; }
    void clear(); ///< what is in flight stays so

    [[nodiscard]] int inFlight() const { return m_inFlight; }
    [[nodiscard]] bool isEmpty() const { return m_turns.isEmpty(); }

private:
    int m_perHost;
    int m_inAll;
    int m_inFlight = 0;
    QHash<QString, QQueue<domain::FollowedPodcast>> m_waiting; ///< by host
    QHash<QString, int> m_askedOf;                             ///< by host
    QStringList m_turns; ///< hosts that have shows waiting, the next one first
};

} // namespace dogear::library
