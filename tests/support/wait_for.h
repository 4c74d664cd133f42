// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief test::waitUntil() for tests with thousands of short waits: looks after every event, not a
/// hundred times a second.

#include <support/patience.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace dogear::test {

/// \return whether \a condition held within \a most milliseconds
template<typename Condition>
bool waitForEvents(const Condition &condition, int most = 20'000)
{
    QTimer awake;
    awake.start(100);
    for (const QDeadlineTimer deadline(most); !condition() && !deadline.hasExpired();)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return condition();
}

} // namespace dogear::test
