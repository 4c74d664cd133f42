// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the transport for an account on a server.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_sync_servers.cpp

#include <sync/transport.h>
#include <sync_servers/server_account.h>

#include <memory>

namespace dogear::net {
class ApiClient;
} // namespace dogear::net

namespace dogear::sync_servers {

/// \return the transport for \a account, which uses \a client and must not outlive it; nullptr for
///   a folder
[[nodiscard]] std::unique_ptr<sync::Transport> makeTransport(net::ApiClient &client,
                                                             const ServerAccount &account);

/// Connects once, reads the shows, and finds out what the server cannot carry, without a change.
/// \return the limitations; or an Error of Transport
[[nodiscard]] Future<Result<QList<sync::Limitation>>> checkServer(sync::Transport &transport,
                                                                  QObject *context);

} // namespace dogear::sync_servers
