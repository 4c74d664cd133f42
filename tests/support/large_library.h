// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A library of 3,000 episodes with something in every table that lists read.

#include <base/result.h>

#include <QString>

namespace dogear::test {

inline constexpr int largeShows = 12;
inline constexpr int largeEpisodes = 3'000;

/// Writes it into a new database at \a path; nothing is left in its log.
[[nodiscard]] Result<> writeLargeLibrary(const QString &path);

} // namespace dogear::test
