// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Formats lists of episodes, one line for each episode.
///
/// Threads: pure functions; any thread.
/// Tests:   tests/integration/tst_dogearctl.cpp

#include "command.h"

namespace dogear::ctl {

/// Returns id, date, duration, title and show of \a episode in one line.
[[nodiscard]] QString line(const domain::EpisodeSummary &episode);
/// Returns the list as text and JSON, or the error.
[[nodiscard]] Outcome listOutcome(const Result<QList<domain::EpisodeSummary>> &episodes);

} // namespace dogear::ctl
