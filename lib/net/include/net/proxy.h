// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the proxy of all connections.
///
/// Connections to this machine never use a proxy. Through a proxy of a kind other than System, the
/// proxy looks up the names of servers, not this machine.
///
/// Threads: values; any thread.
/// Spec:    RFC 9110 section 9.3.6 (CONNECT), RFC 1928 (SOCKS5)
/// Tests:   tests/integration/tst_proxy.cpp

#include <QString>

namespace dogear::net {

enum class ProxyKind {
    System, ///< http_proxy and its relatives; without them, the settings of the desktop
    None,
    Http,
    Socks5,
};

struct Proxy
{
    ProxyKind kind = ProxyKind::System;
    QString host = {};
    quint16 port = 0;
    QString user = {};
    QString password = {};
    bool awaitsPassword = false; ///< requests wait until a proxy without this is set

    friend bool operator==(const Proxy &, const Proxy &) = default;
};

/// Adds this machine to the environment variable `no_proxy` if the environment names a proxy: the
/// player reads from a server on this machine, and the libraries that it uses would ask the proxy
/// for it. Call it before the first thread starts.
void keepProxyOffThisMachine();

} // namespace dogear::net
