// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What single characters are in a word.

#include <QString>

namespace dogear::query {

enum class Letter {
    None, ///< between words
    Plain,
    Mark,        ///< belongs to the letter before, and does not count
    Ideographic, ///< of a script that does not divide its words
};

[[nodiscard]] Letter kindOf(char32_t c);

/// Puts \a c into \a word without case and accents.
void appendFolded(QString &word, char32_t c);

/// Whether the first character of \a word is Letter::Ideographic.
[[nodiscard]] bool beginsIdeographic(const QString &word);

} // namespace dogear::query
