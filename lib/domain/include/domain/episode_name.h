// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names an episode whose guid does not identify it.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/feed/tst_episode_guids.cpp

#include <domain/episode.h>

namespace dogear::domain {

/// The guid, the enclosure and the date of \a episode in one text; without a date its title stands
/// in for it. Equal for equal parts, so that a later document gives the same name again.
[[nodiscard]] QString distinctName(const Episode &episode);

} // namespace dogear::domain
