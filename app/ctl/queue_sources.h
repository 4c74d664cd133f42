// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs the verbs of `dogearctl queue` that concern lists and stations: what plays when Up
///        next is empty, and filling Up next.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_dogearctl_lists.cpp

#include "command.h"

namespace dogear::ctl {

/// queue then [nothing | list NAME | station NAME]: prints or sets what plays when Up next is
/// empty.
Future<Outcome> runQueueThen(library::Library &library, const Arguments &arguments);
/// queue fill MINUTES list|station NAME: puts episodes that last so long in front of Up next.
Future<Outcome> runQueueFill(library::Library &library, const Arguments &arguments);

} // namespace dogear::ctl
