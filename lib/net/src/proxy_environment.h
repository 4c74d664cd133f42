// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the proxy from the environment: http_proxy, https_proxy, all_proxy, no_proxy.
///
/// There is no standard for these variables; this follows curl, except that HTTP_PROXY in capitals
/// counts as well, because this is no CGI program. Empty variables count as unset.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/net/tst_proxy_environment.cpp

#include <QNetworkProxy>
#include <QProcessEnvironment>
#include <QUrl>

#include <optional>

namespace dogear::net {

/// The proxy that \a environment names for \a url, or NoProxy if no_proxy exempts its host; empty
/// if \a environment names none for its scheme. A value without a host counts as unset.
[[nodiscard]] std::optional<QNetworkProxy> proxyFromEnvironment(
    const QUrl &url,
    const QProcessEnvironment &environment);

/// Whether \a host is this machine: "localhost", names below it, or a loopback address.
[[nodiscard]] bool isThisMachine(const QString &host);

/// Makes the value of no_proxy that exempts this machine in addition to the hosts of \a list.
[[nodiscard]] QByteArray withThisMachine(const QByteArray &list);

} // namespace dogear::net
