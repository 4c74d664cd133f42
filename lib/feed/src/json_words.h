// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells what stands without quotes in JSON: numbers, literals, and what is neither.
///
/// Pure; any thread.
/// Spec:  RFC 8259 sections 3 and 6

#include <QByteArray>

namespace dogear::feed {

[[nodiscard]] bool isHex(char c);

/// Letters, digits and the signs of numbers: what stands without quotes.
[[nodiscard]] bool isOfWord(char c);

/// RFC 8259 section 6
[[nodiscard]] bool isNumber(QByteArrayView word);

/// Whether \a word has more digits than a double holds.
[[nodiscard]] bool isBig(QByteArrayView word);

/// What \a word is in JSON, also in the words of other languages; empty if it is none of the three
/// literals.
[[nodiscard]] QByteArray literal(QByteArrayView word);

} // namespace dogear::feed
