// SPDX-License-Identifier: GPL-3.0-or-later
#include "access_manager.h"

#include <net/range_client.h>

namespace dogear::net {

RangeClient::RangeClient(QByteArray userAgent, std::shared_ptr<Connections> connections)
    : m_userAgent(std::move(userAgent))
    , m_connections(connections ? std::move(connections) : std::make_shared<Connections>())
{}

RangeClient::~RangeClient() = default;

std::unique_ptr<RangeReader> RangeClient::read(const RangeRequest &request)
{
    // Created here and not in the constructor: it belongs to the thread that uses it.
    if (!m_manager)
        m_manager = std::make_unique<AccessManager>(m_connections);
    return std::make_unique<RangeReader>(*m_manager, request, m_userAgent);
}

} // namespace dogear::net
