// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Passes a line to the process that listens at a socket, and waits for its answer.
///
/// Uses the functions of POSIX, because a second start passes its arguments before it has an
/// application object: creating that takes longer than everything else.
///
/// Threads: blocks the caller.
/// Spec:    unix(7)
/// Tests:   tests/integration/tst_single_instance.cpp

#include <QByteArray>
#include <QString>

#include <chrono>

namespace dogear::desktop {

/// The answer of the first process to a request that it has received.
inline const QByteArray takenAnswer = "taken\n";

/// Sends \a line to the socket at the path \a socket; tries again while nothing listens there.
/// \return whether the process behind it confirmed the line within \a timeout
[[nodiscard]] bool handOver(const QString &socket,
                            const QByteArray &line,
                            std::chrono::milliseconds timeout);

} // namespace dogear::desktop
