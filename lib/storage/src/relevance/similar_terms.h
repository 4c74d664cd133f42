// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses the words of an episode that tell it from others.
///
/// Threads: the database thread. Fails with a Database… code.
/// Tests:   tests/unit/storage/tst_relevance_search.cpp

#include "search_terms.h"

#include <base/ids.h>
#include <base/result.h>

namespace dogear::storage {

class Connection;

/// Returns the terms that find episodes like \a episode: its rare words, above all those of the
/// title and those that it repeats. Empty if it has no words, or does not exist.
[[nodiscard]] Result<QList<SearchTerm>> similarTerms(Connection &connection, EpisodeId episode);

} // namespace dogear::storage
