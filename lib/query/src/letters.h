// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Classifies and folds single characters for the division into words.

#include <QString>

namespace dogear::query {

enum class Letter {
    None, ///< separates words
    Plain,
    Mark,        ///< accent or joiner of the preceding letter; ignored in comparisons
    Ideographic, ///< letter of a script without spaces between words
};

[[nodiscard]] Letter kindOf(char32_t c);

/// Appends \a c to \a word without case and accents.
void appendFolded(QString &word, char32_t c);

/// Returns whether the first character of \a word is Letter::Ideographic.
[[nodiscard]] bool beginsIdeographic(const QString &word);

} // namespace dogear::query
