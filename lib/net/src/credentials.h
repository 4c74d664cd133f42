// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Encodes user name and password of an address for the Authorization header.
///
/// Threads: pure; any thread.
/// Spec:    RFC 7617 (basic authentication)
/// Tests:   tests/unit/net/tst_http_client.cpp

#include <QByteArray>
#include <QUrl>

namespace dogear::net {

/// RFC 7617 section 2 leaves the encoding open: old servers expect Latin-1, newer ones UTF-8.
enum class CredentialsEncoding { Latin1, Utf8 };

/// The value of the Authorization header for the credentials in \a url; empty without any.
[[nodiscard]] QByteArray basicAuthorization(const QUrl &url, CredentialsEncoding encoding);

/// Whether the credentials in \a url have characters that the two encodings write differently.
[[nodiscard]] bool hasNonAsciiCredentials(const QUrl &url);

} // namespace dogear::net
