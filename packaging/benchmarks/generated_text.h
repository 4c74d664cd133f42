// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Generates texts of invented words from a fixed seed: a few words are frequent, many are
///        rare, as in a natural language.

#include <QStringList>

#include <random>

namespace dogear::bench {

class GeneratedText
{
public:
    explicit GeneratedText(int vocabulary, unsigned seed = 20'240'517);

    [[nodiscard]] QString words(int count);
    /// The \a rank-th most frequent word.
    [[nodiscard]] QString word(int rank) const { return m_vocabulary.at(rank); }
    [[nodiscard]] int vocabulary() const { return int(m_vocabulary.size()); }
    [[nodiscard]] int below(int end); ///< uniform from 0 to end - 1

private:
    [[nodiscard]] double uniform();

    std::mt19937 m_random;
    QStringList m_vocabulary;
};

} // namespace dogear::bench
