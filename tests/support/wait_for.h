// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Waits for a condition and checks it after every event, for tests with thousands of short
///        waits; test::waitUntil() checks it about a hundred times a second.

#include <support/timeouts.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace dogear::test {

/// \return whether \a condition held within \a most milliseconds
template<typename Condition>
bool waitForEvents(const Condition &condition, int most = 20'000)
{
    QTimer awake; // without events the loop would block beyond the deadline
    awake.start(100);
    for (const QDeadlineTimer deadline(most); !condition() && !deadline.hasExpired();)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return condition();
}

} // namespace dogear::test
