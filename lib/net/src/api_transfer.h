// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs one request of an ApiClient with its redirects.
///
/// Threads: GUI thread.
/// Owner:   NetworkApiClient; the manager outlives the transfer. Destroying the transfer aborts it.
/// Tests:   tests/unit/net/tst_api_client.cpp

#include "request_chain.h"

#include <net/api_client.h>

#include <QNetworkReply>
#include <QObject>

#include <memory>
#include <optional>

namespace dogear::net {

class AccessManager;

class ApiTransfer final : public QObject
{
    Q_OBJECT

public:
    ApiTransfer(AccessManager &manager, ApiRequest request, const QByteArray &userAgent);
    ~ApiTransfer() override;

    void start();

    /// Takes the outcome; Cancelled while the transfer is running.
    [[nodiscard]] Result<ApiAnswer> takeResult();

signals:
    /// Emitted once, when there is an outcome. Connect queued, as for HttpTransfer::finished().
    void finished();

private:
    void send();
    void sendNow();
    void readBody();
    void finishReply();
    /// Whether another request has to be sent to the target of a redirect.
    [[nodiscard]] Result<bool> followRedirect();
    [[nodiscard]] Result<ApiAnswer> outcome();
    void settle(Result<ApiAnswer> result);
    void dropReply();

    AccessManager &m_manager;
    ApiRequest m_request;
    RequestChain m_chain;
    int m_hops = 0;
    std::unique_ptr<QNetworkReply> m_reply;
    QByteArray m_body;
    std::optional<Result<ApiAnswer>> m_result;
};

} // namespace dogear::net
