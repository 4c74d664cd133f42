// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What every request to every server has, whatever it asks for.
///
/// Threads: one per way.
/// Tests:   tests/unit/net/tst_http_client.cpp, tests/unit/net/tst_range_reader.cpp

#include "credentials.h"
#include "redirect.h"

#include <QNetworkReply>
#include <QNetworkRequest>

#include <chrono>

namespace dogear::net {

/// \a url with its credentials as \a encoding has them, no cookie jar of Qt's making, no redirect
/// followed unasked, HTTP/1.1, \a timeout without a byte (0 is for ever).
[[nodiscard]] QNetworkRequest hopTo(const QUrl &url,
                                    CredentialsEncoding encoding,
                                    const QByteArray &userAgent,
                                    std::chrono::milliseconds timeout);

/// The way from an address to the server that has what is there.
class Hops final
{
public:
    explicit Hops(const QUrl &start, Downgrade downgrade = Downgrade::Refused)
        : m_redirects(start, downgrade)
    {}

    [[nodiscard]] const RedirectChain &redirects() const { return m_redirects; }
    /// See hopTo(), of where it has come to.
    [[nodiscard]] QNetworkRequest request(const QByteArray &userAgent,
                                          std::chrono::milliseconds timeout) const
    {
        return hopTo(m_redirects.current(), m_encoding, userAgent, timeout);
    }
    /// Whether \a reply, finished, leads on: to another place, or to credentials in another
    /// encoding. Else it is the answer.
    /// \return or what RedirectChain::follow() says
    [[nodiscard]] Result<bool> leadsOn(const QNetworkReply &reply);

private:
    RedirectChain m_redirects;
    CredentialsEncoding m_encoding = CredentialsEncoding::Latin1;
};

/// 200 to 299.
[[nodiscard]] constexpr bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

} // namespace dogear::net
