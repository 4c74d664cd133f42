// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Generates typical search queries for texts of GeneratedText.

#include <QStringList>

namespace dogear::bench {

/// Returns \a count queries, all kinds in turn: rare and usual words, several words, phrases,
/// prefixes, fields, states, dates, and words that occur nowhere. Every run has the same queries.
[[nodiscard]] QStringList mixedQueries(int count);

/// Returns \a count queries of which few episodes have every word: three to five words, rare, usual
/// and common ones, misspelt, joined, and such as occur nowhere.
[[nodiscard]] QStringList vagueQueries(int count);

} // namespace dogear::bench
