// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_index/podcast_index_access.h"

#include <net/server_time.h>

namespace dogear::discovery {

namespace {

constexpr std::chrono::minutes tolerance(3); // of the server

} // namespace

QList<net::HttpHeader> PodcastIndexAccess::headers() const
{
    QList<net::HttpHeader> headers;
    const QDateTime now = m_clock.now().addSecs(m_offset.count());
    for (const auto &[name, value] : podcastIndexHeaders(m_key, now))
        headers.append({name, value});
    return headers;
}

bool PodcastIndexAccess::setClock(const Error &error)
{
    if (error.code != ErrorCode::HttpStatus || error.httpStatus != 401)
        return false;
    const auto offset = clockOffset(net::serverDate(error), m_clock.now());
    // With the same time the server would refuse the key again.
    if (!offset || std::chrono::abs(*offset - m_offset) < tolerance)
        return false;
    m_offset = *offset;
    return true;
}

} // namespace dogear::discovery
