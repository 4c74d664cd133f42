// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a library of 3,000 episodes with rows in every table that lists read.

#include <base/result.h>

#include <QString>

namespace dogear::test {

inline constexpr int largeShows = 12;
inline constexpr int largeEpisodes = 3'000;

/// Writes the library into a new database at \a path and checkpoints it: nothing stays in the log.
[[nodiscard]] Result<> writeLargeLibrary(const QString &path);

} // namespace dogear::test
