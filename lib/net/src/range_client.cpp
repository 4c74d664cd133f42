// SPDX-License-Identifier: GPL-3.0-or-later
#include <net/range_client.h>

#include <QNetworkAccessManager>

namespace dogear::net {

RangeClient::RangeClient(QByteArray userAgent)
    : m_userAgent(std::move(userAgent))
{}

RangeClient::~RangeClient() = default;

std::unique_ptr<RangeReader> RangeClient::read(const RangeRequest &request)
{
    // Created here and not in the constructor: it belongs to the thread that uses it.
    if (!m_manager)
        m_manager = std::make_unique<QNetworkAccessManager>();
    return std::make_unique<RangeReader>(*m_manager, request, m_userAgent);
}

} // namespace dogear::net
