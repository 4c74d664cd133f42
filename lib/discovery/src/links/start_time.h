// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the time of an episode at which a link points.
///
/// Threads: pure; any thread.

#include "links/page_address.h"

#include <chrono>
#include <optional>

namespace dogear::discovery {

/// Reads the field "t" of the query, else of the fragment: seconds ("90"), "1h2m3s", "62:03" or
/// "1:02:03".
/// \return nothing for 0, the beginning, which need not be offered
[[nodiscard]] std::optional<std::chrono::seconds> startTime(const PageAddress &page);

} // namespace dogear::discovery
