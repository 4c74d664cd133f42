// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows where servers point, hop by hop.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 15.4 (redirection), 10.2.2 (Location)
/// Tests:   tests/unit/net/tst_http_client.cpp

#include <base/result.h>

#include <QByteArray>
#include <QUrl>

namespace dogear::net {

/// 301, 302, 303, 307 and 308: those that name another place to ask.
[[nodiscard]] bool isRedirect(int status);

/// Whether a redirect from https to http is followed.
enum class Downgrade {
    Refused,
    WithoutCredentials, ///< where nothing secret is sent along
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

    /// Where to ask now. Credentials stay in it on the way through one server, and are dropped at
    /// the first other one.
    [[nodiscard]] const QUrl &current() const { return m_current; }
    /// The last place that was reached by permanent redirects alone.
    [[nodiscard]] const QUrl &permanent() const { return m_permanent; }

    /// Takes the hop of an answer with \a status and the header Location: \a location.
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
