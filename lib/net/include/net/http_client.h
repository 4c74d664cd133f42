// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches documents over HTTP.
///
/// Threads: GUI thread; futures finish there.
/// Spec:    RFC 9110 (HTTP semantics)
/// Tests:   tests/unit/net/tst_http_client.cpp against a loopback server

#include <base/future.h>
#include <base/result.h>
#include <net/cause.h>

#include <QByteArray>
#include <QList>
#include <QUrl>

#include <chrono>

namespace dogear::net {

struct HttpHeader
{
    QByteArray name;
    QByteArray value;

    friend bool operator==(const HttpHeader &, const HttpHeader &) = default;
};

struct HttpRequest
{
    QUrl url;    ///< http or https; user:password@ is sent as basic auth
    Cause cause; ///< why it is sent
    /// Sent as If-None-Match and If-Modified-Since when not empty, to the server of `url` alone.
    QByteArray etag = {};
    QByteArray lastModified = {};
    QByteArray userAgent = {}; ///< instead of the client's own when not empty
    qint64 maxBytes = qint64{64} * 1024 * 1024;
    std::chrono::milliseconds timeout{30'000}; ///< maximum time without a byte; 0: no timeout
    QList<HttpHeader> headers = {};            ///< more headers, for the server of url alone
};

struct HttpResponse
{
    int status = 0;  ///< 200, or 304 when the validators still hold
    QByteArray body; ///< decompressed; empty only with 304
    QUrl finalUrl;   ///< without credentials
    /// New address of the resource: the last one reached through permanent redirects (301, 308)
    /// only, with the credentials that it needs; the requested URL if there was none.
    QUrl permanentUrl;
    /// For the next request. Empty if another server than the requested one sent the document: a
    /// server gets no validators but its own.
    QByteArray etag;
    QByteArray lastModified;
    QByteArray contentType;

    [[nodiscard]] bool isNotModified() const { return status == 304; }
};

class HttpClient
{
public:
    virtual ~HttpClient() = default;

    /// Fetches the document of \a request. Follows up to 20 redirects, but none from https to http.
    /// Credentials are sent only to the server that they were given for.
    ///
    /// A truncated body without a Content-Length (in chunks), or a compressed one, is not always
    /// detected here: Qt 6.4 may report the cut as the end. Callers have to notice in the body that
    /// something is missing.
    ///
    /// Destroying the client aborts the transfer and finishes the future with Cancelled, during the
    /// destructor. Cancelling the future aborts the transfer too; such a future finishes without
    /// any result, as usual for QFuture (`onCanceled`). Otherwise it finishes with one result, and
    /// inside this call only with UnsupportedScheme.
    ///
    /// \return the response, or an Error whose code is one of
    ///   Offline            no route, no such host
    ///   ConnectionFailed   refused or dropped
    ///   Timeout            no byte for HttpRequest::timeout
    ///   TlsFailed          certificate or handshake; http is never tried instead
    ///   HttpStatus         400 or above, or a 3xx without a target; `detail` has the reason phrase
    ///                      of the server and, if it sent one, "Retry-After: …"
    ///   TooManyRedirects   also for loops
    ///   InsecureRedirect   from https to http
    ///   ProxyFailed, ProxyDenied
    ///                      the proxy is at fault, not the server; `detail` names the proxy
    ///   UnsupportedScheme  neither http nor https, in the request or in a redirect
    ///   EmptyInput         a success without a body, or 304 without validators
    ///   TruncatedInput     fewer bytes than announced, a 206, or a damaged compressed body
    ///   LimitExceeded      more than HttpRequest::maxBytes
    ///   Cancelled
    [[nodiscard]] virtual Future<Result<HttpResponse>> get(const HttpRequest &request) = 0;

    /// Whether the public host name of \a url resolves to this machine or to an impossible address,
    /// as DNS filters answer. Callers use it to explain a failure of get().
    [[nodiscard]] virtual Future<bool> isBlockedByDns(const QUrl &url);

protected:
    HttpClient() = default;
    HttpClient(const HttpClient &) = default;
    HttpClient &operator=(const HttpClient &) = default;
};

} // namespace dogear::net
