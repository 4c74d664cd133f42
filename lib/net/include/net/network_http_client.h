// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements HttpClient with QNetworkAccessManager.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/net/tst_http_client.cpp

#include <net/connections.h>
#include <net/http_client.h>

#include <memory>

namespace dogear::net {

class NetworkHttpClient final : public HttpClient
{
public:
    /// \a userAgent is sent with every request, for example "Dogear/0.1 (+https://…)". Without
    /// \a connections the proxy is that of the system, and nothing is reported.
    explicit NetworkHttpClient(QByteArray userAgent,
                               std::shared_ptr<Connections> connections = nullptr);
    ~NetworkHttpClient() override;
    NetworkHttpClient(const NetworkHttpClient &) = delete;
    NetworkHttpClient &operator=(const NetworkHttpClient &) = delete;

    [[nodiscard]] Future<Result<HttpResponse>> get(const HttpRequest &request) override;
    [[nodiscard]] Future<bool> isBlockedByDns(const QUrl &url) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::net
