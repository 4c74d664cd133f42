// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Checks that a change of Up next did what was wanted.
///
/// Threads: pure; any thread.
/// Tests:   tests/integration/tst_dogearctl.cpp

#include <listening/queue.h>

namespace dogear::ctl {

/// \return the change that \a edit made, or NotFound if one of \a wanted is not in the queue then;
///   `detail` names it. The others are in the queue.
[[nodiscard]] listening::Queue::Answer containing(const listening::Queue::Answer &edit,
                                                  const QList<EpisodeId> &wanted);

} // namespace dogear::ctl
