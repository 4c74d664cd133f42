// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares the servers of two addresses, which may then get the same credentials.
///
/// Threads: pure; any thread.
/// Spec:    RFC 7617 section 2.2 (credentials belong to a server)
/// Tests:   tests/unit/net/tst_http_redirects.cpp, tests/unit/accounts/tst_accounts.cpp

#include <QUrl>

namespace dogear::net {

/// Whether \a a and \a b name the same host and port. The default ports of http and https count as
/// the same server.
[[nodiscard]] bool isSameServer(const QUrl &a, const QUrl &b);

} // namespace dogear::net
