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

#include <QByteArray>
#include <QUrl>

#include <chrono>

namespace dogear::net {

struct HttpRequest
{
    QUrl url;                     ///< http or https; user:password@ is sent as basic auth
    QByteArray etag = {};         ///< sent as If-None-Match when not empty
    QByteArray lastModified = {}; ///< sent as If-Modified-Since when not empty
    QByteArray userAgent = {};    ///< instead of the client's own when not empty
    qint64 maxBytes = qint64{64} * 1024 * 1024;
    std::chrono::milliseconds timeout{30'000}; ///< without a byte; 0 is for ever
};

struct HttpResponse
{
    int status = 0;  ///< 200, or 304 when the validators still hold
    QByteArray body; ///< decoded; never empty but with 304
    QUrl finalUrl;   ///< without credentials
    /// Where the resource lives now: the last place reached by permanent redirects (301, 308)
    /// alone, with the credentials that it needs; the requested URL if there was none.
    QUrl permanentUrl;
    QByteArray etag;
    QByteArray lastModified;
    QByteArray contentType;

    [[nodiscard]] bool isNotModified() const { return status == 304; }
};

class HttpClient
{
public:
    virtual ~HttpClient() = default;

    /// Fetches the document of \a request, following up to 20 redirects, never from https to http.
    /// Credentials go to the server that they were given for and to no other.
    ///
    /// Without a Content-Length (in chunks) or with a compressed body, a cut is not always seen
    /// here: Qt 6.4 may call it the end. Who reads the body has to notice that something is
    /// missing.
    ///
    /// Destroying the client aborts the transfer and finishes the future with Cancelled, during the
    /// destructor. Cancelling the future aborts the transfer too; such a future finishes without
    /// any result, as QFuture has it (`onCanceled`). Otherwise it finishes with one result, never
    /// inside this call but for UnsupportedScheme.
    ///
    /// \return the response, or an Error whose code is one of
    ///   Offline            no route, no such host
    ///   ConnectionFailed   refused, dropped, or redirected from https to http
    ///   Timeout            no byte for HttpRequest::timeout
    ///   TlsFailed          certificate or handshake; http is never tried instead
    ///   HttpStatus         400 or above, or a 3xx that leads nowhere; `detail` has the server's
    ///                      words and, if it sent one, "Retry-After: …"
    ///   TooManyRedirects   loops too
    ///   UnsupportedScheme  neither http nor https, asked for or redirected to
    ///   EmptyInput         a success without a body, or 304 without validators
    ///   TruncatedInput     fewer bytes than announced, or they cannot be decompressed
    ///   LimitExceeded      more than HttpRequest::maxBytes
    ///   Cancelled
    [[nodiscard]] virtual Future<Result<HttpResponse>> get(const HttpRequest &request) = 0;

    /// Whether the name of the host of \a url, a public one, leads to this machine or to no address
    /// that there can be: what DNS filters answer. For who wants to explain a failure of get().
    [[nodiscard]] virtual Future<bool> isBlockedByDns(const QUrl &url);

protected:
    HttpClient() = default;
    HttpClient(const HttpClient &) = default;
    HttpClient &operator=(const HttpClient &) = default;
};

} // namespace dogear::net
