// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells a name that a filter took away from one that is down.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/net/tst_host_check.cpp

#include <QHostAddress>
#include <QList>
#include <QString>

namespace dogear::net {

/// Whether \a host is a name of the public network: not an address, not "localhost", and not of a
/// home network ("nas", "nas.local").
[[nodiscard]] bool isPublicName(const QString &host);

/// Whether every one of \a addresses, of which there is at least one, is of this machine or the
/// "any" address. Nobody publishes a podcast there.
[[nodiscard]] bool leadNowhere(const QList<QHostAddress> &addresses);

} // namespace dogear::net
