// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An HttpClient that answers from a script, without any network.
///
/// A URL that has no script answers with HttpStatus 404. The last answer of a script is repeated.
/// Answers are there at once, or when release() is called after hold().

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
    /// Answers what is held with Cancelled.
    ~FakeHttpClient() override;
    FakeHttpClient(const FakeHttpClient &) = delete;
    FakeHttpClient &operator=(const FakeHttpClient &) = delete;

    /// Adds \a response to the script of \a url. `status`, `finalUrl` and `permanentUrl` are filled
    /// in where they are empty.
    void respond(const QUrl &url, net::HttpResponse response);
    /// Adds a 200 with \a body, which is a 304 for who sends \a etag.
    void serve(const QUrl &url, const QByteArray &body, const QByteArray &etag = {});
    /// Adds a failure.
    void fail(const QUrl &url, Error error);
    /// Forgets the script of \a url.
    void forget(const QUrl &url);

    /// From now on requests stay unanswered,
    void hold() { m_isHolding = true; }
    /// until this answers them in their order, and later ones at once.
    void release();
    /// Answers only the oldest request that is held; false if there is none.
    bool releaseOne();
    [[nodiscard]] int heldCount() const { return static_cast<int>(m_held.size()); }

    /// Every request so far, oldest first.
    [[nodiscard]] const QList<net::HttpRequest> &requests() const { return m_requests; }
    /// How often \a url was asked for.
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
