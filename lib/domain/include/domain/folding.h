// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Text as searches inside of it compare it: neither case nor accents count.
///
/// Threads: pure; any thread.
/// Spec:    Unicode Standard Annex 15 (NFKD), the Unicode Standard section 3.13 (case folding)
/// Tests:   tests/unit/domain/tst_folding.cpp

#include <QList>
#include <QString>

namespace dogear::domain {

/// Without case and accents.
[[nodiscard]] QString folded(const QString &text);

/// A piece of a text, in UTF-16 units.
struct TextRange
{
    int start = 0;
    int length = 0;

    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// Where \a words, as they stand, occur in \a text, in order and without overlaps. White space
/// around them does not count. A letter that is written as several, or as one, is found as a whole.
[[nodiscard]] QList<TextRange> findFolded(const QString &text, const QString &words);

} // namespace dogear::domain
