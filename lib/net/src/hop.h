// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What every request to every server has, whatever it asks for.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/net/tst_http_client.cpp, tests/unit/net/tst_range_reader.cpp

#include "credentials.h"

#include <QNetworkRequest>

#include <chrono>

namespace dogear::net {

/// \a url with its credentials as \a encoding has them, no cookie jar of Qt's making, no redirect
/// followed unasked, HTTP/1.1, \a timeout without a byte (0 is for ever).
[[nodiscard]] QNetworkRequest hopTo(const QUrl &url,
                                    CredentialsEncoding encoding,
                                    const QByteArray &userAgent,
                                    std::chrono::milliseconds timeout);

/// 200 to 299.
[[nodiscard]] constexpr bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}

} // namespace dogear::net
