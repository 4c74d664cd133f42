// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs one GET with all its redirects and the second attempt at authentication.
///
/// Threads: GUI thread.
/// Owner:   NetworkHttpClient; the manager outlives the transfer. Destroying the transfer
///          aborts it.
/// Tests:   tests/unit/net/tst_http_client.cpp

#include "request_chain.h"

#include <net/http_client.h>

#include <QNetworkReply>
#include <QObject>

#include <memory>
#include <optional>

namespace dogear::net {

class AccessManager;

class HttpTransfer final : public QObject
{
    Q_OBJECT

public:
    HttpTransfer(AccessManager &manager, HttpRequest request, QByteArray userAgent);
    ~HttpTransfer() override;

    void start();

    /// Takes the outcome; Cancelled while the transfer is running.
    [[nodiscard]] Result<HttpResponse> takeResult();

signals:
    /// Emitted once, when there is an outcome. Connect queued: it may be emitted inside a signal of
    /// the reply, which must not be destroyed there.
    void finished();

private:
    void send();
    void sendNow();
    [[nodiscard]] QNetworkRequest networkRequest() const;
    void checkAnnouncedLength();
    void readBody();
    void finishReply();
    [[nodiscard]] Result<HttpResponse> outcome(int status);
    [[nodiscard]] HttpResponse response(int status);
    [[nodiscard]] Error error(ErrorCode code, const QString &detail) const;
    void settle(Result<HttpResponse> result);
    void dropReply();

    AccessManager &m_manager;
    HttpRequest m_request;
    QByteArray m_userAgent;
    RequestChain m_chain;
    std::unique_ptr<QNetworkReply> m_reply;
    QByteArray m_body;
    qint64 m_bytesRead = 0; ///< bytes read of the current reply, whether kept or not
    std::optional<Result<HttpResponse>> m_result;
};

} // namespace dogear::net
