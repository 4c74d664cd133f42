// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements ApiClient with QNetworkAccessManager.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/net/tst_api_client.cpp

#include <net/api_client.h>
#include <net/connections.h>

#include <memory>

namespace dogear::net {

class NetworkApiClient final : public ApiClient
{
public:
    /// Without \a connections the proxy is that of the system, and nothing is reported.
    explicit NetworkApiClient(QByteArray userAgent,
                              std::shared_ptr<Connections> connections = nullptr);
    ~NetworkApiClient() override;
    NetworkApiClient(const NetworkApiClient &) = delete;
    NetworkApiClient &operator=(const NetworkApiClient &) = delete;

    [[nodiscard]] Future<Result<ApiAnswer>> send(const ApiRequest &request) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::net
