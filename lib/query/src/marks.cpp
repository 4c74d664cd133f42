// SPDX-License-Identifier: GPL-3.0-or-later
#include "walk.h"

#include <query/marks.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace dogear::query {

namespace {

/// Returns whether \a word matches the word at \a index of \a wanted.
bool isWanted(QStringView word, const WantedWords &wanted, qsizetype index)
{
    const bool mayGoOn = wanted.isPrefix && index + 1 == wanted.words.size();
    const QString &text = wanted.words.at(index);
    return mayGoOn ? word.startsWith(text) : word == text;
}

/// Matches one wanted sequence of words against the words of a text, taken one after the other.
class Trail
{
public:
    explicit Trail(const WantedWords &wanted)
        : m_wanted(wanted)
    {}

    void take(QStringView word, int begin, int end, QList<Mark> &found)
    {
        if (m_wanted.words.size() > 1)
            goOn(word, begin, end, found);
        if (!isWanted(word, m_wanted, 0))
            return;
        if (m_wanted.words.size() == 1)
            found.append({begin, endOf(word, begin, end)});
        else // every occurrence of the first word may begin a match: "a a b" in "a a a b"
            m_begun.append({.begin = begin, .words = 1});
    }

private:
    struct Begun
    {
        int begin = 0;
        qsizetype words = 0; ///< number of words matched so far
    };

    void goOn(QStringView word, int begin, int end, QList<Mark> &found)
    {
        QVarLengthArray<Begun, 4> left;
        for (const Begun &begun : std::as_const(m_begun)) {
            if (!isWanted(word, m_wanted, begun.words))
                continue;
            if (begun.words + 1 == m_wanted.words.size())
                found.append({begun.begin, endOf(word, begin, end)});
            else
                left.append({.begin = begun.begin, .words = begun.words + 1});
        }
        m_begun = left;
    }

    /// Returns the end of a match. A pair of ideographs found by its first one ends after that one;
    /// a word of letters found by a prefix is marked as a whole.
    [[nodiscard]] int endOf(QStringView word, int begin, int end) const
    {
        const QString &wanted = m_wanted.words.constLast();
        if (word.size() == wanted.size() || !beginsIdeographic(wanted))
            return end;
        return std::min(end, begin + int(wanted.size()));
    }

    const WantedWords &m_wanted;
    QVarLengthArray<Begun, 4> m_begun;
};

QList<WantedWords> wantedIn(Field field, const Query &query)
{
    QList<WantedWords> wanted;
    for (const Clause &clause : query.clauses) {
        for (const Item &item : clause) {
            const auto *text = std::get_if<Text>(&item.condition);
            // Text without a field may match in every field, so it is marked everywhere.
            const bool isHere = text && !item.isExcluded
                                && (text->field == field || text->field == Field::Anywhere);
            if (!isHere)
                continue;
            if (WantedWords words = wantedWords(*text); !words.words.isEmpty())
                wanted.append(std::move(words));
        }
    }
    return wanted;
}

/// Collects the ASCII letters with which wanted words begin; Walk skips words with other ones.
Initials asciiInitials(const QList<WantedWords> &all)
{
    Initials initials;
    for (const WantedWords &wanted : all) {
        for (const QString &word : wanted.words)
            addInitial(initials, word);
    }
    return initials;
}

} // namespace

Marker::Marker(Field field, const Query &query)
    : m_wanted(wantedIn(field, query))
{}

QList<Mark> Marker::marks(const QString &text) const
{
    QList<Mark> found;
    if (m_wanted.isEmpty())
        return found;
    std::vector<Trail> trails(m_wanted.cbegin(), m_wanted.cend());
    const auto take = [&](QStringView word, int begin, int end) {
        for (Trail &trail : trails)
            trail.take(word, begin, end, found);
    };
    // The first letter rules out most words of a text, so Walk need not fold the others.
    const Initials initials = asciiInitials(m_wanted);
    Walk(text, take, [&initials](char16_t letter) { return initials.test(letter); }).run();
    return united(found);
}

QList<Mark> marks(const QString &text, Field field, const Query &query)
{
    return Marker(field, query).marks(text);
}

QList<Mark> united(QList<Mark> marks)
{
    std::ranges::sort(marks, {}, &Mark::begin);
    QList<Mark> all;
    for (const Mark &mark : std::as_const(marks)) {
        if (!all.isEmpty() && mark.begin <= all.constLast().end)
            all.last().end = std::max(all.constLast().end, mark.end);
        else
            all.append(mark);
    }
    return all;
}

QString delimited(QString text, const QList<Mark> &marks, QChar begin, QChar end)
{
    // From the end, so that insertions do not shift the positions of the other marks.
    std::for_each(marks.crbegin(), marks.crend(), [&](const Mark &mark) {
        text.insert(mark.end, end);
        text.insert(mark.begin, begin);
    });
    return text;
}

} // namespace dogear::query
