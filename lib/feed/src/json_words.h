// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Classifies words without quotes in JSON: numbers, literals and others.
///
/// Pure; any thread.
/// Spec:  RFC 8259 sections 3 and 6

#include <QByteArray>

namespace dogear::feed {

[[nodiscard]] bool isHex(char c);

/// Letters, digits and the signs of numbers: the characters of words without quotes.
[[nodiscard]] bool isOfWord(char c);

/// Tells whether \a word is a number (RFC 8259 section 6).
[[nodiscard]] bool isNumber(QByteArrayView word);

/// Tells whether \a word may have more digits than a double holds.
[[nodiscard]] bool isBig(QByteArrayView word);

/// Returns the literal of JSON that \a word means, also if it is written as in another language;
/// empty if it is none.
[[nodiscard]] QByteArray literal(QByteArrayView word);

} // namespace dogear::feed
