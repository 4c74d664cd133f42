// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows HTTP redirects one by one, and decides which addresses get the credentials.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 15.4 (redirection), 10.2.2 (Location)
/// Tests:   tests/unit/net/tst_http_client.cpp

#include <base/result.h>

#include <QByteArray>
#include <QUrl>

namespace dogear::net {

/// Whether \a status is 301, 302, 303, 307 or 308, which name one other address.
[[nodiscard]] bool isRedirect(int status);

/// Policy for redirects from https to http.
enum class Downgrade {
    Refused,
    WithoutCredentials, ///< followed if no credentials are sent along
};

class RedirectChain final
{
public:
    /// \a start with or without credentials.
    explicit RedirectChain(QUrl start, Downgrade downgrade = Downgrade::Refused)
        : m_current(std::move(start))
        , m_permanent(m_current)
        , m_downgrade(downgrade)
    {}

    /// The address to request next. It keeps its credentials while redirects stay on one server,
    /// and loses them at the first other server.
    [[nodiscard]] const QUrl &current() const { return m_current; }
    /// The last address that was reached through permanent redirects only.
    [[nodiscard]] const QUrl &permanent() const { return m_permanent; }

    /// Follows the redirect of an answer with \a status and the header Location: \a location.
    /// \return or an Error whose code is TooManyRedirects, UnsupportedScheme (neither http nor
    ///   https), or InsecureRedirect (https to http)
    [[nodiscard]] Result<> follow(int status, const QByteArray &location);

private:
    QUrl m_current;
    QUrl m_permanent;
    int m_hops = 0;
    bool m_isPermanent = true;
    Downgrade m_downgrade;
};

} // namespace dogear::net
