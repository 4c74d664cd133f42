// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Repairs JSON that a strict parser refuses.
///
/// Pure and linear in the length of the text; any thread.
/// Spec:  RFC 8259
/// Tests: tests/unit/feed/tst_json.cpp

#include <QByteArray>
#include <QStringList>

namespace dogear::feed {

/// Treatment of numbers with more digits than a double can represent.
enum class BigNumbers {
    AsNumbers,
    AsTexts, ///< such numbers become strings, digit for digit
};

/// Result of repairJson().
struct RepairedJson
{
    QByteArray text;
    QStringList warnings; ///< one for each kind of repair
    bool isTruncatedInput =
        false; ///< ends early: the outermost open list keeps its complete elements
};

/// Repairs \a text, which is UTF-8: missing and surplus commas, comments, control characters,
/// strings and keys without proper quotes, the null, true and false of other languages, and text
/// before and after the document. If the text ends early, the incomplete element is dropped.
[[nodiscard]] RepairedJson repairJson(QByteArrayView text, BigNumbers bigNumbers);

} // namespace dogear::feed
