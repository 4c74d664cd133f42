// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches documents over HTTP.
///
/// Threads: GUI thread; futures finish there.
/// Spec:    RFC 9110 (HTTP semantics)
/// Tests:   tests/unit/net/tst_http_client.cpp against a loopback server

#include <base/result.h>

#include <QByteArray>
#include <QFuture>
#include <QUrl>

#include <chrono>

namespace dogear::net {

struct HttpRequest
{
    QUrl url;
    QByteArray etag = {};         ///< sent as If-None-Match when not empty
    QByteArray lastModified = {}; ///< sent as If-Modified-Since when not empty
    qint64 maxBytes = qint64{64} * 1024 * 1024;
    std::chrono::milliseconds timeout{30'000}; ///< without a byte
};

struct HttpResponse
{
    int status = 0;  ///< 200, or 304 when the validators still hold
    QByteArray body; ///< decoded
    QUrl finalUrl;
    /// Where the resource lives now, if every redirect up to there was permanent (301, 308).
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
    ///
    /// Cancelling the future, or destroying the client, aborts the transfer; the future then
    /// finishes with Cancelled.
    ///
    /// \return the response, or an Error whose code is one of Offline, ConnectionFailed, Timeout,
    ///   TlsFailed, HttpStatus, TooManyRedirects, UnsupportedScheme, TruncatedInput (fewer bytes
    ///   than announced), LimitExceeded, Cancelled
    [[nodiscard]] virtual QFuture<Result<HttpResponse>> get(const HttpRequest &request) = 0;

protected:
    HttpClient() = default;
    HttpClient(const HttpClient &) = default;
    HttpClient &operator=(const HttpClient &) = default;
};

} // namespace dogear::net
