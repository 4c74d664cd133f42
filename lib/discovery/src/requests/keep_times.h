// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets how long answers of directories stay fresh.

#include <chrono>

namespace dogear::discovery {

inline constexpr std::chrono::seconds keepSearch = std::chrono::hours(1);
inline constexpr std::chrono::seconds keepLookup = std::chrono::hours(24);
inline constexpr std::chrono::seconds keepChart = std::chrono::hours(24);

} // namespace dogear::discovery
