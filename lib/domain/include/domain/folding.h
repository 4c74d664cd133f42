// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Removes case and accents from text, and searches text without regard to them.
///
/// Threads: pure; any thread.
/// Spec:    Unicode Standard Annex 15 (NFKD), the Unicode Standard section 3.13 (case folding)
/// Tests:   tests/unit/domain/tst_folding.cpp

#include <QList>
#include <QString>

namespace dogear::domain {

/// \return \a text without case and accents
[[nodiscard]] QString folded(const QString &text);

/// A range of a text, in UTF-16 units.
struct TextRange
{
    int start = 0;
    int length = 0;

    friend bool operator==(const TextRange &, const TextRange &) = default;
};

/// Finds \a words as one phrase in \a text, ignoring case, accents and surrounding white space.
/// \return the matches in order, none of which overlap. A match covers whole letters, also where a
///   letter of \a text is written as several characters or folds to several ("ß" to "ss").
[[nodiscard]] QList<TextRange> findFolded(const QString &text, const QString &words);

} // namespace dogear::domain
