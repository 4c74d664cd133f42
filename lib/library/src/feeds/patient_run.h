// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Work on feeds, which holds up neither the window nor the database.
///
/// While a list is imported, reading feeds is half of the work and writing them the other half; the
/// writer is one thread, and everything waits for it.
///
/// Threads: any.

#include <base/workers.h>

#include <QtConcurrentRun>

namespace dogear::library {

/// Runs \a function in patientWorkers(); see QtConcurrent.
template<typename Function, typename... Arguments>
auto runPatiently(Function function, const Arguments &...arguments)
{
    return QtConcurrent::run(patientWorkers(), [function, arguments...] {
        stepBack();
        return function(arguments...);
    });
}

} // namespace dogear::library
