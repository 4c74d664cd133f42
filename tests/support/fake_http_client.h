// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements HttpClient without a network: answers from a script.
///
/// A URL that has no script answers with HttpStatus 404. The last answer of a script is repeated.
/// Answers are immediate, or delayed until release() if hold() was called.

#include <net/http_client.h>

#include <QHash>
#include <QList>
#include <QPromise>

#include <memory>
#include <vector>

namespace dogear::test {

class FakeHttpClient final : public net::HttpClient
{
public:
    using Response = Result<net::HttpResponse>;

    FakeHttpClient();
    /// Answers the held requests with the error Cancelled.
    ~FakeHttpClient() override;
    FakeHttpClient(const FakeHttpClient &) = delete;
    FakeHttpClient &operator=(const FakeHttpClient &) = delete;

    /// Adds \a response to the script of \a url. Fills in `status`, `finalUrl` and `permanentUrl`
    /// if they are empty.
    void respond(const QUrl &url, net::HttpResponse response);
    /// Adds a 200 with \a body; a request with the validator \a etag gets a 304.
    void serve(const QUrl &url, const QByteArray &body, const QByteArray &etag = {});
    void fail(const QUrl &url, Error error);
    void forget(const QUrl &url);

    /// Leaves requests unanswered until release() or releaseOne().
    void hold() { m_isHolding = true; }
    /// Answers the held requests in their order; later ones are answered immediately again.
    void release();
    /// Answers only the oldest held request. \return false if none is held
    bool releaseOne();
    [[nodiscard]] int heldCount() const { return static_cast<int>(m_held.size()); }

    /// Every request so far, oldest first.
    [[nodiscard]] const QList<net::HttpRequest> &requests() const { return m_requests; }
    /// Number of requests for \a url.
    [[nodiscard]] int requestCount(const QUrl &url) const;
    void clearRequests() { m_requests.clear(); }

    [[nodiscard]] Future<Response> get(const net::HttpRequest &request) override;

private:
    struct Held
    {
        net::HttpRequest request;
        QPromise<Response> promise;
    };

    [[nodiscard]] Response nextAnswer(const net::HttpRequest &request);

    QHash<QUrl, QList<Response>> m_scripts;
    QList<net::HttpRequest> m_requests;
    std::vector<std::unique_ptr<Held>> m_held;
    bool m_isHolding = false;
};

} // namespace dogear::test
