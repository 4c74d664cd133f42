// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Ranks the texts of episodes by their relevance for a query: BM25F over all fields.
///
/// Weighted occurrences in all fields are added before they are saturated, so a word in the title
/// counts more than many in the notes, and a second occurrence counts less than another word. Long
/// fields count less. Words that follow each other as in the query count more.
///
/// Threads: pure; any thread.
/// Spec:    S. Robertson, H. Zaragoza: The Probabilistic Relevance Framework: BM25 and Beyond
///          (2009), section 3.5
/// Tests:   tests/unit/storage/tst_relevance.cpp
/// Decision: README.md, "Hits with some of the words are ranked by their texts".

#include "search_terms.h"

#include <domain/search_results.h>

#include <query/words.h>

#include <array>
#include <map>
#include <vector>

namespace dogear::storage {

/// The texts of an episode that are ranked, in the order of TextField.
enum class TextField { Title, Chapters, Persons, Show, Notes, Bookmarks, Transcript };
inline constexpr int textFields = 7;

struct RankedTexts
{
    std::array<QString, textFields> fields;
    QString language; ///< of the show, for example "en"; empty: unknown

    [[nodiscard]] QString &of(TextField field) { return fields.at(size_t(field)); }
};

/// Counts where the terms of a query stand in a text.
struct FieldCount
{
    int words = 0; ///< length of the text
    /// Positions of each group of each term, as numbers of words; only the first maxPlaces.
    std::vector<std::vector<int>> places;
    std::vector<int> occurrences; ///< of each group
};
using TextCount = std::array<FieldCount, textFields>;

struct Relevance
{
    double score = 0;
    bool isGood = false; ///< enough of what was asked is there to say that it matches
    /// The field, other than the title, with most of what was asked.
    domain::HitKind kind = domain::HitKind::Title;
};

/// Counts the terms of a query in texts.
class TermCounter final
{
public:
    explicit TermCounter(const QList<SearchTerm> &terms);
    Q_DISABLE_COPY_MOVE(TermCounter)

    [[nodiscard]] TextCount count(const RankedTexts &texts) const;

private:
    struct Target
    {
        size_t group = 0;
        const CountedWord *word = nullptr;
    };

    [[nodiscard]] FieldCount countIn(const QString &text, const QString &language) const;

    QList<SearchTerm> m_terms;
    size_t m_groups = 0;
    std::multimap<QString, Target, std::less<>> m_words;
    std::vector<std::pair<QString, size_t>> m_prefixes;
    query::Initials m_initials;
};

/// Returns the relevance of each of \a counts for \a terms, whose idf is set. Field lengths are
/// compared with their average over all \a counts. \a maxIdf: of a word that occurs nowhere.
[[nodiscard]] std::vector<Relevance> rank(const QList<SearchTerm> &terms,
                                          double maxIdf,
                                          const std::vector<TextCount> &counts);

} // namespace dogear::storage
