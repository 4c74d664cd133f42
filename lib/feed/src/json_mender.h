// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Mends what JSON parsers stumble over.
///
/// Pure and linear in the length of the text; any thread.
/// Spec:  RFC 8259
/// Tests: tests/unit/feed/tst_json.cpp

#include <QByteArray>
#include <QStringList>

namespace dogear::feed {

enum class BigNumbers {
    AsNumbers,
    AsTexts, ///< numbers that a double does not hold become strings, digit for digit
};

struct MendedJson
{
    QByteArray text;
    QStringList warnings;  ///< one for each kind of repair
    bool isCutOff = false; ///< ends early: the list that is open outermost has its whole elements
};

/// Mends \a text, UTF-8: commas that are missing or too many, comments, control characters, strings
/// and keys without proper quotes, words of other languages for null, true and false, what stands
/// before and after. A text that ends early loses the element that is not whole.
[[nodiscard]] MendedJson mendJson(QByteArrayView text, BigNumbers bigNumbers);

} // namespace dogear::feed
