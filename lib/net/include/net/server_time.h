// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the time of the server from its refusal of a request.
///
/// Threads: pure; any thread.
/// Spec:    RFC 9110 section 6.6.1 (Date)
/// Tests:   tests/unit/net/tst_http_client.cpp

#include <base/error.h>

#include <QByteArray>

namespace dogear::net {

/// \return the Date header of the answer with the status 401 that became \a error; empty if it had
///   none, and for other errors
[[nodiscard]] QByteArray serverDate(const Error &error);

} // namespace dogear::net
