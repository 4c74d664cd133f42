// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_queue.h"

namespace dogear::subscriptions {

namespace {

/// Local files need no limit per host, so each file counts as a host of its own.
QString hostOf(const QUrl &url)
{
    return url.host().isEmpty() ? url.toString() : url.host().toLower();
}

} // namespace

void HostQueue::add(const domain::FollowedPodcast &show)
{
    const QString host = hostOf(show.url);
    auto &waiting = m_waiting[host];
    if (waiting.isEmpty())
        m_turns.append(host);
    waiting.enqueue(show);
}

std::optional<domain::FollowedPodcast> HostQueue::takeNext()
{
    if (m_inFlight >= m_inTotal)
        return std::nullopt;
    for (qsizetype i = 0; i < m_turns.size(); ++i) {
        const QString host = m_turns.at(i);
        if (m_inFlightOf.value(host) >= m_perHost)
            continue;
        // The host goes to the end of the turns while it still has shows waiting.
        m_turns.removeAt(i);
        auto &waiting = m_waiting[host];
        const domain::FollowedPodcast show = waiting.dequeue();
        if (waiting.isEmpty())
            m_waiting.remove(host);
        else
            m_turns.append(host);
        ++m_inFlightOf[host];
        ++m_inFlight;
        return show;
    }
    return std::nullopt;
}

void HostQueue::answered(const QUrl &url)
{
    const QString host = hostOf(url);
    // Removed at zero, so that the hash does not grow with every host ever asked.
    if (--m_inFlightOf[host] <= 0)
        m_inFlightOf.remove(host);
}

void HostQueue::clear()
{
    m_waiting.clear();
    m_turns.clear();
}

} // namespace dogear::subscriptions
