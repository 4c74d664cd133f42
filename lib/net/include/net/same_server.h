// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which addresses are of one server: what is told to the one may be told to the other.
///
/// Threads: pure; any thread.
/// Spec:    RFC 7617 section 2.2 (credentials belong to a server)
/// Tests:   tests/unit/net/tst_http_redirects.cpp, tests/unit/library/tst_accounts.cpp

#include <QUrl>

namespace dogear::net {

/// Whether \a a and \a b are one server. A change from http to https between the default ports is
/// one server too.
[[nodiscard]] bool isSameServer(const QUrl &a, const QUrl &b);

} // namespace dogear::net
