// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One GET, with every hop and retry that belongs to it.
///
/// Threads: GUI thread.
/// Owner:   NetworkHttpClient; the access manager outlives the transfer. Destroying the transfer
///          aborts it.
/// Tests:   tests/unit/net/tst_http_client.cpp

#include "hop.h"

#include <net/http_client.h>

#include <QNetworkReply>
#include <QObject>

#include <memory>
#include <optional>

QT_FORWARD_DECLARE_CLASS(QNetworkAccessManager)

namespace dogear::net {

class HttpTransfer final : public QObject
{
    Q_OBJECT

public:
    HttpTransfer(QNetworkAccessManager &manager, HttpRequest request, QByteArray userAgent);
    ~HttpTransfer() override;

    void start();

    /// The outcome, or Cancelled as long as there is none.
    [[nodiscard]] Result<HttpResponse> takeResult();

signals:
    /// Emitted once, when there is an outcome; possibly inside a signal of the reply, which must
    /// not be destroyed there: connect queued.
    void finished();

private:
    void send();
    [[nodiscard]] QNetworkRequest networkRequest() const;
    void checkAnnouncedLength();
    void readBody();
    void finishReply();
    [[nodiscard]] Result<HttpResponse> outcome(int status);
    [[nodiscard]] HttpResponse response(int status);
    [[nodiscard]] Error error(ErrorCode code, const QString &detail) const;
    void settle(Result<HttpResponse> result);
    void dropReply();

    QNetworkAccessManager &m_manager;
    HttpRequest m_request;
    QByteArray m_userAgent;
    Hops m_hops;
    std::unique_ptr<QNetworkReply> m_reply;
    QByteArray m_body;
    qint64 m_bytesRead = 0; ///< of the current reply, kept or not
    std::optional<Result<HttpResponse>> m_result;
};

} // namespace dogear::net
