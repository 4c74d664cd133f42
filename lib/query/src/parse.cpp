// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys.h"
#include "scanner.h"
#include "times.h"

#include <base/result.h>

#include <query/parse.h>
#include <query/words.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::query {

namespace {

using Reading = tl::expected<Condition, DiagnosticKind>;

template<typename Value, typename Make>
Reading read(const std::optional<Value> &value, DiagnosticKind diagnostic, const Make &make)
{
    return value ? Reading(make(*value)) : tl::unexpected(diagnostic);
}

/// Reads "<7d" (younger), ">7d" (older) or "7d", which means the same as "<7d".
Reading readAge(const QString &value, const QDateTime &now)
{
    const bool isOlder = value.startsWith(u'>');
    const bool isMarked = isOlder || value.startsWith(u'<');
    return read(timeAgo(value.mid(isMarked ? 1 : 0), now),
                DiagnosticKind::NoAge,
                [&](const QDateTime &time) {
                    return isOlder ? Published{.from = {}, .until = time}
                                   : Published{.from = time, .until = {}};
                });
}

Reading readSeason(const QString &value)
{
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    return isNumber ? Reading(Season{number}) : tl::unexpected(DiagnosticKind::NoNumber);
}

Reading readCondition(const Piece &piece, const QDateTime &now)
{
    using std::chrono::seconds;
    const auto published = [&](auto make) {
        return read(beginningOf(piece.value, now), DiagnosticKind::NoDate, make);
    };
    const auto length = [&](auto make) {
        return read(lengthOf(piece.value), DiagnosticKind::NoLength, make);
    };
    switch (piece.key ? piece.key->key : Key::Text) {
    case Key::Text:
        return Text{.field = piece.key ? piece.key->field : Field::Anywhere,
                    .words = piece.value,
                    .isPrefix = piece.isPrefix,
                    .isQuoted = piece.isPhrase};
    case Key::Is:
        return read(
            toState(piece.value), DiagnosticKind::UnknownState, [](State s) { return Is{s}; });
    case Key::Has:
        return read(
            toPart(piece.value), DiagnosticKind::UnknownPart, [](Part p) { return Has{p}; });
    case Key::After:
        return published([](const QDateTime &time) { return Published{time, {}}; });
    case Key::Before:
        return published([](const QDateTime &time) { return Published{{}, time}; });
    case Key::Published:
        return readAge(piece.value, now);
    case Key::Longer:
        return length([](seconds time) { return Length{time, {}}; });
    case Key::Shorter:
        return length([](seconds time) { return Length{{}, time}; });
    case Key::Season:
        return readSeason(piece.value);
    }
    return tl::unexpected(DiagnosticKind::NoValue);
}

/// Combines the pieces of the scanner into clauses and collects the faulty ones.
class Parser
{
public:
    Parser(const QString &text, LastWord lastWord, const QDateTime &now)
        : m_text(text)
        , m_pieces(scan(text))
        , m_isGrowing(lastWord == LastWord::Growing)
        , m_now(now)
    {}

    Query query()
    {
        for (qsizetype at = 0; at < m_pieces.size(); ++at) {
            if (m_pieces.at(at).isOr())
                takeOr(at);
            else
                takePiece(m_pieces.at(at));
        }
        return m_query;
    }

private:
    /// Returns whether the user may still be typing \a piece: the last one, unless it is quoted.
    [[nodiscard]] bool isBeingTyped(const Piece &piece) const
    {
        return m_isGrowing && piece.end == m_text.size() && !piece.isPhrase;
    }

    void addDiagnostic(DiagnosticKind kind, const Piece &piece)
    {
        if (!isBeingTyped(piece))
            m_query.diagnostics.append({.kind = kind,
                                        .text = m_text.sliced(piece.begin, piece.end - piece.begin),
                                        .position = piece.begin});
        // The next piece is no alternative to the clause before the faulty one.
        m_isAlternative = false;
    }

    void takeOr(qsizetype at)
    {
        const bool isLast = at + 1 == m_pieces.size();
        const bool isBetween = m_hasClause && !isLast;
        if (isBetween)
            m_isAlternative = true;
        else if (!isLast || !m_isGrowing) // while typing, the second operand is still to come
            addDiagnostic(DiagnosticKind::DanglingOr, m_pieces.at(at));
    }

    void takePiece(Piece piece)
    {
        // A faulty piece is an operand of OR, too: one mistake is reported once.
        m_hasClause = true;
        if (isBeingTyped(piece))
            piece.isPrefix = true;
        const bool isText = !piece.key || piece.key->key == Key::Text;
        if (piece.key && piece.value.isEmpty())
            return addDiagnostic(DiagnosticKind::NoValue, piece);
        // A text without words would match nothing in the index.
        if (isText && wordsOf(piece.value).isEmpty()) {
            m_isAlternative = false; // only punctuation: ignored without a message
            return;
        }
        const Reading condition = readCondition(piece, m_now);
        if (!condition)
            return addDiagnostic(condition.error(), piece);
        add({.condition = *condition, .isExcluded = piece.isExcluded});
    }

    void add(const Item &item)
    {
        if (std::exchange(m_isAlternative, false) && !m_query.clauses.isEmpty())
            m_query.clauses.last().append(item);
        else
            m_query.clauses.append(Clause{item});
    }

    const QString &m_text;
    const QList<Piece> m_pieces;
    const bool m_isGrowing;
    const QDateTime m_now;
    Query m_query;
    bool m_hasClause = false;     ///< a piece other than OR was read
    bool m_isAlternative = false; ///< the previous piece was a valid OR
};

} // namespace

Query parse(const QString &text, LastWord lastWord, const QDateTime &now)
{
    return Parser(text, lastWord, now).query();
}

QStringList completions(const QString &text)
{
    const QList<Piece> pieces = scan(text);
    // After a space the user begins a new word, and text in quotes is meant as it is.
    if (pieces.isEmpty() || pieces.constLast().end != text.size() || pieces.constLast().isPhrase)
        return {};
    const Piece &last = pieces.constLast();
    const qsizetype begin = last.begin + (last.isExcluded ? 1 : 0);
    const QString typed = text.sliced(begin);
    QStringList found;
    for (const QString &word : keysAndValues()) {
        if (word.startsWith(typed, Qt::CaseInsensitive) && word.size() > typed.size())
            found.append(word);
    }
    return found;
}

} // namespace dogear::query
