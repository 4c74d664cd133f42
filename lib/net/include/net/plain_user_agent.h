// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the user agent for a second attempt at a server that refuses Dogear's own.
///
/// Some firewalls reject every user agent that they do not know. The text still says "podcast", so
/// that it stays honest.
///
/// Threads: a constant; any thread.

#include <QByteArray>

namespace dogear::net {

[[nodiscard]] inline QByteArray plainUserAgent()
{
    return QByteArrayLiteral("Mozilla/5.0 (compatible; podcast)");
}

} // namespace dogear::net
