// SPDX-License-Identifier: GPL-3.0-or-later
#include "term_builder.h"

#include "index_reads.h"
#include "word_corrector.h"
#include "word_forms.h"

#include <query/common_words.h>

namespace dogear::storage {

namespace {

/// A word of the query on its way to a term.
struct Draft
{
    query::FreeWord word;
    QString typed; ///< differs from the word if that is a correction
    bool isCommon = false;
    bool isKnown = false;     ///< it, or a form of it, occurs
    QStringList alternatives; ///< joined with the next word, or a more frequent neighbour

    [[nodiscard]] bool isCorrected() const { return typed != word.text; }
};

class TermBuilder
{
public:
    TermBuilder(Connection &connection, const WordForms &forms)
        : m_connection(connection)
        , m_forms(forms)
        , m_corrector(connection, forms)
    {}

    Result<BuiltTerms> build(const QList<query::FreeWord> &words)
    {
        for (const query::FreeWord &word : words) {
            auto draft = draftOf(word);
            if (!draft)
                return failure(draft.error());
            m_drafts.append(*draft);
        }
        if (auto joined = join(); !joined)
            return failure(joined.error());
        if (auto corrected = correct(); !corrected)
            return failure(corrected.error());
        // A corrected word may be the half of a joined one.
        if (auto joined = m_corrections.isEmpty() ? Result<>() : join(); !joined)
            return failure(joined.error());
        BuiltTerms built{.terms = {}, .corrections = m_corrections};
        for (const Draft &draft : std::as_const(m_drafts)) {
            auto term = termOf(draft);
            if (!term)
                return failure(term.error());
            built.terms.append(*term);
        }
        return built;
    }

private:
    Result<Draft> draftOf(const query::FreeWord &word)
    {
        Draft draft{.word = word, .typed = word.text, .alternatives = {}};
        // The beginning of a word that is being typed says nothing about the word.
        draft.isCommon = !word.isPrefix && query::isCommonWord(word.text, m_forms.languages());
        if (draft.isCommon)
            return draft;
        if (word.isPrefix) {
            const auto begins = occurs(m_connection, anywhere(word.text, true));
            if (!begins)
                return failure(begins.error());
            draft.isKnown = *begins;
            // A beginning that leads nowhere is taken for a whole word.
            draft.word.isPrefix = draft.isKnown;
            if (draft.isKnown)
                return draft;
        }
        return m_forms.occur(word.text).map([&draft](bool isKnown) {
            draft.isKnown = isKnown;
            return draft;
        });
    }

    /// Adds "dataloader" to the words "data" and "loader".
    Result<> join()
    {
        constexpr qsizetype minJoinedLength = 5;
        for (qsizetype at = 0; at + 1 < m_drafts.size(); ++at) {
            Draft &first = m_drafts[at];
            Draft &second = m_drafts[at + 1];
            const QString joined = first.word.text + second.word.text;
            if (first.isCommon || second.isCommon || joined.size() < minJoinedLength)
                continue;
            const auto isThere = m_forms.occur(joined);
            if (!isThere)
                return failure(isThere.error());
            if (!*isThere)
                continue;
            for (Draft *draft : {&first, &second}) {
                if (!draft->alternatives.contains(joined))
                    draft->alternatives.append(joined);
                draft->isKnown = true;
            }
        }
        return {};
    }

    Result<> correct()
    {
        QList<Draft> drafts;
        for (qsizetype at = 0; at < m_drafts.size(); ++at) {
            Draft draft = m_drafts.at(at);
            if (draft.isCommon) {
                drafts.append(draft);
                continue;
            }
            if (draft.isKnown) {
                const auto frequent = draft.word.isPrefix
                                          ? Result<QString>(QString())
                                          : m_corrector.frequentNeighbour(draft.word.text);
                if (!frequent)
                    return failure(frequent.error());
                if (!frequent->isEmpty())
                    draft.alternatives.append(*frequent);
                drafts.append(draft);
                continue;
            }
            const auto words = m_corrector.correct(draft.word.text, others(at));
            if (!words)
                return failure(words.error());
            if (words->isEmpty())
                drafts.append(draft);
            else
                m_corrections.append({.typed = draft.typed, .used = words->join(u' ')});
            for (const QString &word : *words) {
                drafts.append({.word = {.text = word, .isPrefix = false},
                               .typed = draft.typed,
                               .isKnown = true,
                               .alternatives = {}});
            }
        }
        m_drafts = drafts;
        return {};
    }

    /// The other words of the query that say something and occur.
    [[nodiscard]] QStringList others(qsizetype at) const
    {
        QStringList words;
        for (qsizetype i = 0; i < m_drafts.size(); ++i) {
            const Draft &draft = m_drafts.at(i);
            if (i != at && !draft.isCommon && draft.isKnown)
                words.append(draft.word.text);
        }
        return words;
    }

    Result<SearchTerm> termOf(const Draft &draft)
    {
        SearchTerm term{.typed = draft.typed,
                        .weight =
                            draft.isCommon ? SearchTerm::commonWeight : SearchTerm::contentWeight,
                        .groups = {},
                        .isCorrected = draft.isCorrected()};
        if (draft.isCommon) { // their forms say even less
            term.groups = {{.words = {{.text = draft.word.text, .languages = {}}}, .prefix = {}}};
            return term;
        }
        for (const QString &word : QStringList{draft.word.text} + draft.alternatives) {
            auto group = m_forms.of(word);
            if (!group)
                return failure(group.error());
            term.groups.append(*group);
        }
        if (draft.word.isPrefix)
            term.groups.front().prefix = draft.word.text;
        return term;
    }

    Connection &m_connection;
    const WordForms &m_forms;
    WordCorrector m_corrector;
    QList<Draft> m_drafts;
    QList<domain::WordCorrection> m_corrections;
};

} // namespace

Result<BuiltTerms> buildTerms(Connection &connection, const QList<query::FreeWord> &words)
{
    const auto forms = WordForms::open(connection);
    if (!forms)
        return failure(forms.error());
    return TermBuilder(connection, *forms).build(words);
}

} // namespace dogear::storage
