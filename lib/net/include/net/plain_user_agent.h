// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The name under which a server that refuses Dogear is asked once more.
///
/// Some firewalls let nothing pass whose name they do not know. The name says what asks, so that
/// it stays honest.
///
/// Threads: a constant; any thread.

#include <QByteArray>

namespace dogear::net {

[[nodiscard]] inline QByteArray plainUserAgent()
{
    return QByteArrayLiteral("Mozilla/5.0 (compatible; podcast)");
}

} // namespace dogear::net
