// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the seed feed in a library of its own, with the vocabulary of its words.

#include <base/ids.h>
#include <base/result.h>
#include <storage/connection.h>

#include <memory>

namespace dogear::test {

/// Returns the library, in memory; null if the feed is not on this machine. An error fails the
/// test.
[[nodiscard]] std::unique_ptr<storage::Connection> openSeedLibrary();

/// Returns the guid of \a episode.
[[nodiscard]] QString guidOf(storage::Connection &library, EpisodeId episode);

} // namespace dogear::test
