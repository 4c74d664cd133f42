// SPDX-License-Identifier: GPL-3.0-or-later
#include "relevance.h"

#include <algorithm>
#include <optional>

namespace dogear::storage {

namespace {

using domain::HitKind;

struct FieldRule
{
    double weight = 1;
    double lengthShare = 0; ///< how much the length of the field matters: 0 not at all, 1 fully
};

/// In the order of TextField. Measured with tests/corpus/questions.
constexpr std::array<FieldRule, textFields> rules = {{
    {.weight = 4, .lengthShare = 0.75}, // title
    {.weight = 2, .lengthShare = 0.75}, // chapters
    {.weight = 2, .lengthShare = 0.5},  // persons
    {.weight = 1, .lengthShare = 0.5},  // show
    {.weight = 1, .lengthShare = 0.6},  // notes
    {.weight = 2, .lengthShare = 0.5},  // bookmarks
    {.weight = 1, .lengthShare = 0.75}, // transcript
}};
constexpr double saturation = 1.2;
constexpr double nearShare = 0.3; ///< of the rarer word's score, for two words that are near
constexpr int nearWords = 3;      ///< words between two terms that still count as near
constexpr size_t maxPlaces = 64;

// A hit is good if it has goodShare of the query's idf, or goodWords uncorrected words with more
// than rareShare of maxIdf.
constexpr double goodShare = 0.35;
constexpr double titleFactor = 1.5;     ///< for the idf of a word in the title
constexpr double correctedFactor = 0.6; ///< for the idf of a corrected word
constexpr int goodWords = 2;
constexpr double rareShare = 0.19;

double saturated(double occurrences)
{
    return occurrences * (saturation + 1) / (occurrences + saturation);
}

/// Ranks one episode; places of groups are numbered through all terms.
class Ranking
{
public:
    Ranking(const QList<SearchTerm> &terms,
            double maxIdf,
            const std::array<double, textFields> &averages)
        : m_terms(terms)
        , m_maxIdf(maxIdf)
        , m_averages(averages)
    {
        size_t group = 0;
        for (const SearchTerm &term : terms) {
            m_first.push_back(group);
            group += size_t(term.groups.size());
        }
    }

    [[nodiscard]] Relevance of(const TextCount &count) const
    {
        Relevance relevance;
        std::vector<std::optional<size_t>> best; // the group of each term that counts
        for (qsizetype term = 0; term < m_terms.size(); ++term) {
            const auto [score, group] = bestGroup(term, count);
            relevance.score += score;
            best.push_back(group);
        }
        relevance.score += nearBonus(best, count);
        relevance.isGood = isGood(best, count);
        relevance.kind = kindOf(best, count);
        return relevance;
    }

private:
    [[nodiscard]] double weightedCount(size_t group, const TextCount &count) const
    {
        double sum = 0;
        for (size_t field = 0; field < count.size(); ++field) {
            const FieldCount &here = count.at(field);
            if (here.occurrences.empty() || here.occurrences.at(group) == 0)
                continue;
            const FieldRule &rule = rules.at(field);
            const double length = double(here.words) / m_averages.at(field);
            sum += rule.weight * here.occurrences.at(group)
                   / (1 - rule.lengthShare + rule.lengthShare * length);
        }
        return sum;
    }

    [[nodiscard]] std::pair<double, std::optional<size_t>> bestGroup(qsizetype at,
                                                                     const TextCount &count) const
    {
        const SearchTerm &term = m_terms.at(at);
        std::pair<double, std::optional<size_t>> best{0, std::nullopt};
        for (qsizetype i = 0; i < term.groups.size(); ++i) {
            const size_t group = m_first.at(size_t(at)) + size_t(i);
            const double score =
                term.weight * term.groups.at(i).idf * saturated(weightedCount(group, count));
            if (score > best.first)
                best = {score, group};
        }
        return best;
    }

    /// Adds a share for each two neighbouring terms of the query that are near in a text, in order.
    [[nodiscard]] double nearBonus(const std::vector<std::optional<size_t>> &best,
                                   const TextCount &count) const
    {
        double bonus = 0;
        std::optional<size_t> last;
        for (size_t term = 0; term < best.size(); ++term) {
            if (!m_terms.at(qsizetype(term)).isContent())
                continue;
            if (last && best[*last] && best[term] && best[*last] != best[term]) {
                // Common words between them may be missing, or others be there.
                const int reach = nearWords + int(term - *last - 1);
                const double weight = nearWeight(*best[*last], *best[term], reach, count);
                bonus += std::min(m_terms.at(qsizetype(*last)).idf, m_terms.at(qsizetype(term)).idf)
                         * saturated(weight);
            }
            last = term;
        }
        return nearShare * bonus;
    }

    /// Returns the greatest weight of a field in which \a second follows \a first.
    [[nodiscard]] static double nearWeight(size_t first,
                                           size_t second,
                                           int reach,
                                           const TextCount &count)
    {
        double weight = 0;
        for (size_t field = 0; field < count.size(); ++field) {
            const FieldCount &here = count.at(field);
            if (here.occurrences.empty() || rules.at(field).weight <= weight)
                continue;
            const std::vector<int> &ends = here.places.at(second);
            const bool isNear = std::ranges::any_of(here.places.at(first), [&](int place) {
                const auto next = std::ranges::upper_bound(ends, place);
                return next != ends.end() && *next - place <= reach;
            });
            if (isNear)
                weight = rules.at(field).weight;
        }
        return weight;
    }

    [[nodiscard]] bool isGood(const std::vector<std::optional<size_t>> &best,
                              const TextCount &count) const
    {
        double asked = 0;
        double found = 0;
        int rareWords = 0;
        for (size_t at = 0; at < best.size(); ++at) {
            const SearchTerm &term = m_terms.at(qsizetype(at));
            if (!term.isContent())
                continue;
            asked += term.idf;
            if (!best[at])
                continue;
            const FieldCount &title = count.at(size_t(TextField::Title));
            const bool isInTitle =
                !title.occurrences.empty() && title.occurrences.at(*best[at]) > 0;
            found +=
                term.idf * (isInTitle ? titleFactor : 1) * (term.isCorrected ? correctedFactor : 1);
            if (!term.isCorrected && term.idf > rareShare * m_maxIdf)
                ++rareWords;
        }
        return asked > 0 && (found / asked >= goodShare || rareWords >= goodWords);
    }

    /// Returns the kind of hit whose snippet shows most of what was asked.
    [[nodiscard]] HitKind kindOf(const std::vector<std::optional<size_t>> &best,
                                 const TextCount &count) const
    {
        struct Kind
        {
            TextField field;
            HitKind kind;
        };
        constexpr std::array kinds = {Kind{TextField::Notes, HitKind::Notes},
                                      Kind{TextField::Chapters, HitKind::Chapter},
                                      Kind{TextField::Transcript, HitKind::Transcript}};
        HitKind shown = HitKind::Title;
        double maxFound = 0;
        for (const Kind &kind : kinds) {
            const FieldCount &here = count.at(size_t(kind.field));
            double found = 0;
            for (size_t at = 0; at < best.size(); ++at) {
                const SearchTerm &term = m_terms.at(qsizetype(at));
                const bool isHere = term.isContent() && best[at] && !here.occurrences.empty()
                                    && here.occurrences.at(*best[at]) > 0;
                found += isHere ? term.idf : 0;
            }
            if (found > maxFound) {
                maxFound = found;
                shown = kind.kind;
            }
        }
        return shown;
    }

    const QList<SearchTerm> &m_terms;
    double m_maxIdf;
    const std::array<double, textFields> &m_averages;
    std::vector<size_t> m_first; ///< number of the first group of each term
};

std::array<double, textFields> averageLengths(const std::vector<TextCount> &counts)
{
    std::array<double, textFields> averages{};
    for (size_t field = 0; field < averages.size(); ++field) {
        int texts = 0;
        double words = 0;
        for (const TextCount &count : counts) {
            texts += count.at(field).words > 0 ? 1 : 0;
            words += count.at(field).words;
        }
        averages.at(field) = texts > 0 ? words / texts : 1;
    }
    return averages;
}

} // namespace

TermCounter::TermCounter(const QList<SearchTerm> &terms)
    : m_terms(terms)
{
    for (const SearchTerm &term : std::as_const(m_terms)) {
        for (const WordGroup &group : term.groups) {
            for (const CountedWord &word : group.words) {
                m_words.emplace(word.text, Target{.group = m_groups, .word = &word});
                query::addInitial(m_initials, word.text);
            }
            if (!group.prefix.isEmpty())
                m_prefixes.emplace_back(group.prefix, m_groups);
            query::addInitial(m_initials, group.prefix);
            ++m_groups;
        }
    }
}

TextCount TermCounter::count(const RankedTexts &texts) const
{
    TextCount count;
    for (size_t field = 0; field < count.size(); ++field)
        count.at(field) = countIn(texts.fields.at(field), texts.language);
    return count;
}

FieldCount TermCounter::countIn(const QString &text, const QString &language) const
{
    FieldCount count;
    if (text.isEmpty())
        return count;
    count.places.resize(m_groups);
    count.occurrences.resize(m_groups);
    const auto add = [&count](size_t group) {
        ++count.occurrences[group];
        if (count.places[group].size() < maxPlaces)
            count.places[group].push_back(count.words);
    };
    query::forEachWord(text, m_initials, [&](QStringView word) {
        const auto [begin, end] = m_words.equal_range(word);
        for (auto target = begin; target != end; ++target) {
            const QStringList &languages = target->second.word->languages;
            if (languages.isEmpty() || language.isEmpty() || languages.contains(language))
                add(target->second.group);
        }
        for (const auto &[prefix, group] : m_prefixes) {
            if (word.size() > prefix.size() && word.startsWith(prefix))
                add(group);
        }
        ++count.words;
    });
    return count;
}

std::vector<Relevance> rank(const QList<SearchTerm> &terms,
                            double maxIdf,
                            const std::vector<TextCount> &counts)
{
    const std::array<double, textFields> averages = averageLengths(counts);
    const Ranking ranking(terms, maxIdf, averages);
    std::vector<Relevance> all;
    all.reserve(counts.size());
    for (const TextCount &count : counts)
        all.push_back(ranking.of(count));
    return all;
}

} // namespace dogear::storage
