// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Limits the age of kept answers that are used instead of new requests.

#include <chrono>

namespace dogear::discovery {

inline constexpr std::chrono::seconds maxSearchAge = std::chrono::hours(1);
inline constexpr std::chrono::seconds maxLookupAge = std::chrono::hours(24);
inline constexpr std::chrono::seconds maxChartAge = std::chrono::hours(24);

} // namespace dogear::discovery
