// SPDX-License-Identifier: GPL-3.0-or-later
#include "request_chain.h"

#include "network_error.h"

#include <algorithm>
#include <limits>

namespace dogear::net {

QNetworkRequest makeRequest(const QUrl &url,
                            CredentialsEncoding encoding,
                            const QByteArray &userAgent,
                            std::chrono::milliseconds timeout)
{
    // Credentials are sent in the header, in the chosen encoding, and not left to Qt in the URL.
    QNetworkRequest request(url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment));
    request.setRawHeader("User-Agent", userAgent);
    if (const QByteArray authorization = basicAuthorization(url, encoding);
        !authorization.isEmpty())
        request.setRawHeader("Authorization", authorization);
    // By default Qt remembers credentials for the whole host and adds them to other requests.
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    // Cookies would let a server recognise the user. Qt keeps those of a session by default.
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    // By default Qt tells the language and the country of this computer.
    request.setRawHeader("Accept-Language", "*");
    // Some servers break HTTP/2 streams (PROTOCOL_ERROR) but work over HTTP/1.1. For a single
    // document HTTP/2 has no advantage.
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    // Qt takes an int; longer timeouts are shortened to its maximum.
    const auto most = std::chrono::milliseconds::rep(std::numeric_limits<int>::max());
    request.setTransferTimeout(static_cast<int>(std::min(timeout.count(), most)));
    return request;
}

Result<bool> RequestChain::needsAnotherRequest(const QNetworkReply &reply)
{
    constexpr int unauthorised = 401;
    const int status = httpStatus(reply);
    if (isRedirect(status) && reply.hasRawHeader("Location"))
        return m_redirects.follow(status, reply.rawHeader("Location")).map([] { return true; });
    // RFC 7617 section 2: try Latin-1 first, then once UTF-8, where the two differ.
    const bool mayReadOtherwise = status == unauthorised
                                  && m_encoding == CredentialsEncoding::Latin1
                                  && hasNonAsciiCredentials(m_redirects.current());
    if (mayReadOtherwise)
        m_encoding = CredentialsEncoding::Utf8;
    return mayReadOtherwise;
}

} // namespace dogear::net
