// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares the spelling of words, to correct slips of the keyboard.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_word_rules.cpp

#include <QStringView>

#include <optional>

namespace dogear::query {

/// Counts the slips that lead from \a typed to \a word: a letter that is missing, added or wrong,
/// or two neighbouring letters that changed places (optimal string alignment). A letter is a
/// UTF-16 unit.
/// \return a number greater than \a limit if there are more than \a limit slips
[[nodiscard]] int editDistance(QStringView typed, QStringView word, int limit);

/// Returns how many slips are believed in a word of \a letters letters: short words resemble too
/// many others.
[[nodiscard]] int maxEdits(qsizetype letters);

/// Returns the cost of correcting \a typed to \a word: the less likely the slips, the higher. The
/// word with the lowest cost is the best correction. A wrong first letter is rare, so it costs more
/// and is believed only as the single slip of a longer word. \return no value if it is not believed
/// at all
[[nodiscard]] std::optional<double> correctionCost(QStringView typed, QStringView word);

} // namespace dogear::query
