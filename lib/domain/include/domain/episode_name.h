// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes an identifier for an episode whose guid is not unique.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/feed/tst_episode_guids.cpp

#include <domain/episode.h>

namespace dogear::domain {

/// Joins the guid, the enclosure address and the date of \a episode; the title replaces a missing
/// date. Equal parts give an equal name, so a later document of the feed gives the same name again.
[[nodiscard]] QString distinctName(const Episode &episode);

} // namespace dogear::domain
