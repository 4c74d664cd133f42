// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects host names that a DNS filter blocks, as opposed to servers that are down.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/net/tst_host_check.cpp

#include <QHostAddress>
#include <QList>
#include <QString>

namespace dogear::net {

/// Whether \a host is a public DNS name: not an address, not "localhost", and not a name of a home
/// network ("nas", "nas.local").
[[nodiscard]] bool isPublicName(const QString &host);

/// Whether \a addresses is not empty and has only loopback and "any" addresses, at which no podcast
/// can be published.
[[nodiscard]] bool areUnroutable(const QList<QHostAddress> &addresses);

} // namespace dogear::net
