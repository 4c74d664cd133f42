// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells failures of the proxy from failures of the server behind it.
///
/// Qt has error codes for proxies, but reports a proxy with an unknown name, one that does not
/// speak the protocol, and one that stays silent like a server that does so.
///
/// Threads: the thread of the reply.
/// Tests:   tests/integration/tst_proxy.cpp

#include <base/error.h>

#include <QNetworkProxy>
#include <QNetworkReply>

#include <optional>

namespace dogear::net {

/// Records on \a reply how far its request gets, for proxyError(). \pre it was just sent
void markProgress(QNetworkReply &reply);

/// \return ProxyFailed or ProxyDenied if \a reply, which was sent through \a proxy, failed because
///   of it; empty if the server is at fault, and for NoProxy
[[nodiscard]] std::optional<Error> proxyError(const QNetworkReply &reply,
                                              const QNetworkProxy &proxy);

} // namespace dogear::net
