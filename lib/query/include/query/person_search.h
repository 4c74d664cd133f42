// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes the search that lists the episodes of a person, over all shows.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_person_search.cpp

#include <QString>

namespace dogear::query {

/// Returns person:"Ada Lovelace" for the name "Ada Lovelace" as the feed writes it; parse() reads
/// it as these words in this order. Empty if \a name has no word, so that nothing could be found.
[[nodiscard]] QString personSearch(const QString &name);

} // namespace dogear::query
