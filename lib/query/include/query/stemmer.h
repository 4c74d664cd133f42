// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the stem that the forms of a word share: "recompile", "recompiled" → "recompil".
///
/// Threads: an object belongs to one thread.
/// Spec:    https://snowballstem.org/algorithms/
/// Tests:   tests/unit/query/tst_word_rules.cpp

#include <QString>

#include <memory>

struct sb_stemmer;

namespace dogear::query {

class Stemmer final
{
public:
    /// \a language: the first part of a language tag, for example "en". A language without rules
    /// has no forms: stem() then returns the word.
    explicit Stemmer(const QString &language);

    /// Returns the language of the constructor.
    [[nodiscard]] const QString &language() const { return m_language; }
    /// Returns the stem of \a word, which is folded (query/words.h). It need not be a word.
    [[nodiscard]] QString stem(const QString &word) const;

private:
    struct Deleter
    {
        void operator()(sb_stemmer *stemmer) const;
    };

    QString m_language;
    std::unique_ptr<sb_stemmer, Deleter> m_stemmer; ///< null: no rules for this language
};

} // namespace dogear::query
