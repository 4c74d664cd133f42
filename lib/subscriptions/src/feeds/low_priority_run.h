// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs work on feeds at low priority, so that it delays neither the window nor the
///        database.
///
/// During the import of a list, half of the work is reading feeds and the other half writing them.
/// One thread writes, and every request to the database waits for it.
///
/// Threads: any.

#include <base/workers.h>

#include <QtConcurrentRun>

namespace dogear::subscriptions {

/// Runs \a function in lowPriorityWorkers(); see QtConcurrent.
template<typename Function, typename... Arguments>
auto runAtLowPriority(Function function, const Arguments &...arguments)
{
    return QtConcurrent::run(lowPriorityWorkers(), [function, arguments...] {
        lowerThreadPriority();
        return function(arguments...);
    });
}

} // namespace dogear::subscriptions
