// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides a self-signed certificate for 127.0.0.1, and for the name secure.example that
///        only a proxy knows; valid until 2120. Its key is public, so it protects nothing.

#include <QSslCertificate>
#include <QSslKey>

namespace dogear::test {

[[nodiscard]] QSslCertificate localCertificate();
[[nodiscard]] QSslKey localPrivateKey();

/// Makes TLS connections that this process opens later accept localCertificate().
void trustLocalCertificate();

} // namespace dogear::test
