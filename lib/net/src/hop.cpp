// SPDX-License-Identifier: GPL-3.0-or-later
#include "hop.h"

#include "network_error.h"

#include <algorithm>
#include <limits>

namespace dogear::net {

QNetworkRequest hopTo(const QUrl &url,
                      CredentialsEncoding encoding,
                      const QByteArray &userAgent,
                      std::chrono::milliseconds timeout)
{
    QNetworkRequest request(url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment));
    request.setRawHeader("User-Agent", userAgent);
    if (const QByteArray authorization = basicAuthorization(url, encoding);
        !authorization.isEmpty())
        request.setRawHeader("Authorization", authorization);
    // Qt would remember credentials for the whole host, also for requests without any.
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    // Some servers break HTTP/2 streams (PROTOCOL_ERROR) that work over HTTP/1.1, and what is asked
    // for here is one document: there is nothing to win.
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    const auto most = std::chrono::milliseconds::rep(std::numeric_limits<int>::max());
    request.setTransferTimeout(static_cast<int>(std::min(timeout.count(), most)));
    return request;
}

Result<bool> Hops::leadsOn(const QNetworkReply &reply)
{
    constexpr int unauthorised = 401;
    const int status = httpStatus(reply);
    if (isRedirect(status) && reply.hasRawHeader("Location"))
        return m_redirects.follow(status, reply.rawHeader("Location")).map([] { return true; });
    const bool mayReadOtherwise = status == unauthorised
                                  && m_encoding == CredentialsEncoding::Latin1
                                  && hasNonAsciiCredentials(m_redirects.current());
    if (mayReadOtherwise)
        m_encoding = CredentialsEncoding::Utf8;
    return mayReadOtherwise;
}

} // namespace dogear::net
