// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds requests, and follows redirects and authentication up to the final answer.
///
/// Threads: one per RequestChain object.
/// Tests:   tests/unit/net/tst_http_client.cpp, tests/unit/net/tst_range_reader.cpp

#include "credentials.h"
#include "redirect.h"

#include <QNetworkReply>
#include <QNetworkRequest>

#include <chrono>

namespace dogear::net {

/// Creates a request for \a url with its credentials in \a encoding. Qt neither follows redirects
/// nor reuses credentials by itself, no cookies are kept or sent, and no language is told.
/// HTTP/1.1; \a timeout: maximum time without a byte, 0: none.
[[nodiscard]] QNetworkRequest makeRequest(const QUrl &url,
                                          CredentialsEncoding encoding,
                                          const QByteArray &userAgent,
                                          std::chrono::milliseconds timeout);

/// Chain of requests from an address to the server that has the file.
class RequestChain final
{
public:
    explicit RequestChain(const QUrl &start, Downgrade downgrade = Downgrade::Refused)
        : m_redirects(start, downgrade)
    {}

    [[nodiscard]] const RedirectChain &redirects() const { return m_redirects; }
    /// The request for the current address of the chain; see makeRequest().
    [[nodiscard]] QNetworkRequest request(const QByteArray &userAgent,
                                          std::chrono::milliseconds timeout) const
    {
        return makeRequest(m_redirects.current(), m_encoding, userAgent, timeout);
    }
    /// Whether another request has to follow the finished \a reply: to another address, or with the
    /// credentials in the other encoding. Otherwise \a reply is the final answer.
    /// \return the above, or an error of RedirectChain::follow()
    [[nodiscard]] Result<bool> needsAnotherRequest(const QNetworkReply &reply);

private:
    RedirectChain m_redirects;
    CredentialsEncoding m_encoding = CredentialsEncoding::Latin1;
};

/// Whether \a status is 200 to 299.
[[nodiscard]] constexpr bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

} // namespace dogear::net
