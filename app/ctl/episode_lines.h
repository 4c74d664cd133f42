// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Episodes in a list, a line each.

#include "command.h"

namespace dogear::ctl {

[[nodiscard]] QString line(const domain::EpisodeSummary &episode);
[[nodiscard]] Outcome listOutcome(const Result<QList<domain::EpisodeSummary>> &episodes);

} // namespace dogear::ctl
