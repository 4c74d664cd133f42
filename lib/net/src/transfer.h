// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One request with its redirects, from start to its only answer.
///
/// Threads: GUI thread.
/// Owner:   the client; deletes itself after its answer.
/// Spec:    RFC 9110 section 15.4 (redirection)

#include <net/http_client.h>

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>

class QNetworkAccessManager;
class QNetworkReply;

namespace dogear::net {

class Transfer final : public QObject
{
    Q_OBJECT

public:
    static constexpr int maxRedirects = 20;

    Transfer(QNetworkAccessManager &network,
             HttpRequest request,
             QByteArray userAgent,
             QObject *parent);
    ~Transfer() override;

    [[nodiscard]] QFuture<Result<HttpResponse>> future() const { return m_promise.future(); }
    void start();

private:
    void send(const QUrl &url);
    void readSome();
    void finish();
    void followRedirect(const QUrl &target, int status);
    void succeed(int status);
    void answer(Result<HttpResponse> result);

    QNetworkAccessManager &m_network;
    HttpRequest m_request;
    QByteArray m_userAgent;
    QPromise<Result<HttpResponse>> m_promise;
    QFutureWatcher<Result<HttpResponse>> m_watcher; ///< hears of a cancelled future
    QNetworkReply *m_reply = nullptr;               ///< child; one at a time
    HttpResponse m_response;
    bool m_isPermanent = true; ///< every redirect so far was
    bool m_isAnswered = false;
    int m_redirects = 0;
};

} // namespace dogear::net
