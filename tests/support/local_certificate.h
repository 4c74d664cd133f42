// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A self-signed certificate for 127.0.0.1, valid to the year 2120. Its key is public: it
/// protects nothing.

#include <QSslCertificate>
#include <QSslKey>

namespace dogear::test {

[[nodiscard]] QSslCertificate localCertificate();
[[nodiscard]] QSslKey localPrivateKey();

/// Every TLS connection of this process that begins from now on accepts localCertificate().
void trustLocalCertificate();

} // namespace dogear::test
