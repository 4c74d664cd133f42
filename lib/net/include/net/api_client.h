// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sends requests with any method and a body to the interface of a service.
///
/// HttpClient fetches public documents. An ApiClient talks to one server that knows the user: its
/// answers have a meaning for every status, and the caller handles cookies itself.
///
/// Threads: GUI thread; futures finish there.
/// Spec:    RFC 9110 (HTTP semantics), RFC 6265 (cookies)
/// Tests:   tests/unit/net/tst_api_client.cpp against a loopback server

#include <base/future.h>
#include <base/result.h>
#include <net/cause.h>
#include <net/http_client.h>

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <chrono>

namespace dogear::net {

struct ApiRequest
{
    QByteArray method; ///< "GET", "POST", "PUT" or "DELETE"
    QUrl url;          ///< http or https; user:password@ is sent as basic auth
    Cause cause;       ///< why it is sent
    QByteArray body = {};
    QByteArray contentType = {}; ///< of `body`; not sent when empty
    QByteArray userAgent = {};   ///< instead of the client's own when not empty
    QList<HttpHeader> headers = {};
    qint64 maxBytes = qint64{64} * 1024 * 1024;
    std::chrono::milliseconds timeout{30'000}; ///< maximum time without a byte; 0: no timeout
};

struct ApiAnswer
{
    int status = 0; ///< 200 to 599, but no redirect that could be followed
    QByteArray reason;
    QByteArray body; ///< decompressed; may be empty
    QList<HttpHeader> headers;
    QUrl url; ///< without credentials

    [[nodiscard]] bool isSuccess() const { return status >= 200 && status < 300; }
    /// The value of the header \a name, whose case does not matter; empty if there is none.
    [[nodiscard]] QByteArray header(const QByteArray &name) const;
};

class ApiClient
{
public:
    virtual ~ApiClient() = default;

    /// Sends \a request. Follows up to five redirects with the same method and body, but only on
    /// the same server, and none from https to http: a body is never sent to another server.
    ///
    /// Destroying the client aborts the transfer and finishes the future with Cancelled.
    ///
    /// \return the answer with any status, or an Error whose code is one of
    ///   Offline, ConnectionFailed, Timeout, TlsFailed, TruncatedInput, LimitExceeded,
    ///   TooManyRedirects, InsecureRedirect, ProxyFailed, ProxyDenied, UnsupportedScheme, Cancelled
    ///   as for HttpClient::get()
    ///   BadResponse        a redirect to another server; `detail` names it
    [[nodiscard]] virtual Future<Result<ApiAnswer>> send(const ApiRequest &request) = 0;

protected:
    ApiClient() = default;
    ApiClient(const ApiClient &) = default;
    ApiClient &operator=(const ApiClient &) = default;
};

/// Describes \a answer, which is no success, as HttpStatus. `detail` has the reason phrase, then
/// \a message, what the server says in its body, and "Retry-After: …" if it sent one.
[[nodiscard]] Error statusError(const ApiAnswer &answer, const QString &message = {});

} // namespace dogear::net
