// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief QTest::qWaitFor() for tests with thousands of short waits: looks after every event, not a
/// hundred times a second.

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

namespace dogear::test {

/// \return whether \a condition held within 20 seconds
template<typename Condition>
bool waitForEvents(const Condition &condition)
{
    QTimer awake;
    awake.start(100);
    for (const QDeadlineTimer deadline(20'000); !condition() && !deadline.hasExpired();)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return condition();
}

} // namespace dogear::test
