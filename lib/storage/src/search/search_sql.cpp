// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_sql.h"

#include "episodes/episode_conditions.h"
#include "indexing/search_documents.h"
#include "match_words.h"

#include <query/marks.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using query::Clause;
using query::Field;
using query::Item;
using query::Text;

/// Makes one visitor of several lambdas for std::visit().
template<typename... Ts>
struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template<typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

/// Returns the text of an item that the index can answer; tags are not in the index.
const Text *indexedText(const Item &item)
{
    const auto *text = std::get_if<Text>(&item.condition);
    return text && text->field != Field::Tag ? text : nullptr;
}

const QString wordTable = u"word_search"_s;
const QString phraseTable = u"phrase_search"_s;

/// Returns whether only `phrase_search` can answer \a text: it has the positions of words, and the
/// notes as a field of their own.
bool isOfPhrases(const Text &text)
{
    return text.field == Field::Notes || query::wantedWords(text).words.size() > 1;
}

QString column(Field field)
{
    switch (field) {
    case Field::Title:
        return u"{title} : "_s;
    case Field::Notes:
        return u"{notes} : "_s;
    case Field::Chapter:
        return u"{chapters} : "_s;
    case Field::Transcript:
        return u"{transcript} : "_s;
    case Field::Show:
        return u"{shows} : "_s;
    case Field::Person:
        return u"{persons} : "_s;
    case Field::Anywhere:
    case Field::Tag:
        break;
    }
    return {};
}

QString columns(SearchScope scope)
{
    switch (scope) {
    case SearchScope::Title:
        return u"{title} : "_s;
    case SearchScope::Chapters:
        return u"{chapters} : "_s;
    case SearchScope::AllButTranscript:
        return u"- {transcript} : "_s;
    case SearchScope::All:
        break;
    }
    return {};
}

/// Returns the marks under which `word_search` may have a word; a match of one is enough.
QList<QLatin1Char> marks(Field field, SearchScope scope)
{
    switch (field) {
    case Field::Title:
        return {mark::title};
    case Field::Chapter:
        return {mark::chapter};
    case Field::Transcript:
        return {mark::transcript};
    case Field::Show:
        return {mark::show};
    case Field::Person:
        return {mark::person};
    case Field::Notes:
    case Field::Tag:
    case Field::Anywhere:
        break;
    }
    switch (scope) {
    case SearchScope::Title:
        return {mark::title};
    case SearchScope::Chapters:
        return {mark::chapter};
    case SearchScope::AllButTranscript:
        return {mark::anyButTranscript};
    case SearchScope::All:
        break;
    }
    return {mark::anyButTranscript, mark::transcript};
}

/// Returns the expression for words with a prefix. FTS5 merges the lists of all such words before
/// it gives the first hit, unless its index of short prefixes has the prefix. For separate words
/// joined with OR it reads no more than needed (decision 77 in lib/README.md).
QString prefixMatch(const QString &beginning, const PrefixCompletions &endings)
{
    QStringList any;
    for (const QString &word : endings(beginning))
        any.append(quoted(word));
    return any.isEmpty() ? quoted(beginning, true) : QString(u'(' + any.join(" OR "_L1) + u')');
}

QString match(const QString &table,
              const Text &text,
              SearchScope scope,
              const PrefixCompletions &endings)
{
    const query::WantedWords wanted = query::wantedWords(text);
    const QString words = wanted.words.join(u' ');
    if (table == phraseTable) {
        const QString where = text.field == Field::Anywhere ? columns(scope) : column(text.field);
        return where + quoted(words, wanted.isPrefix);
    }
    QStringList any;
    for (const QLatin1Char mark : marks(text.field, scope)) {
        QStringList all;
        for (const QString &word : wanted.words)
            all.append(quoted(mark + word));
        if (wanted.isPrefix)
            all.back() = prefixMatch(mark + wanted.words.constLast(), endings);
        any.append(u'(' + all.join(" AND "_L1) + u')');
    }
    return u'(' + any.join(" OR "_L1) + u')';
}

/// Limits a search to the show \a podcast: matches the showWord() of its documents.
QString ofShow(const QString &table, PodcastId podcast)
{
    return table == phraseTable ? QString(u"({shows} : "_s + quoted(showWord(podcast)) + u')')
                                : markedShow(podcast);
}

QString played(bool isPlayed)
{
    return isPlayed ? u"e.played = 1"_s : u"e.played = 0"_s;
}

QString condition(query::State state)
{
    switch (state) {
    case query::State::Unplayed:
        return played(false);
    case query::State::Played:
        return played(true);
    case query::State::Started:
        // "+" excludes the index of unplayed episodes, which are many (episode_conditions.cpp).
        return u"(+e.played = 0 AND e.position_ms > 0)"_s;
    case query::State::Downloaded:
        return u"e.id IN (SELECT episode_id FROM download WHERE state = 3)"_s;
    case query::State::Favourite:
        return u"e.favourite = 1"_s;
    case query::State::Queued:
        return u"e.id IN (SELECT episode_id FROM queue)"_s;
    }
    return {};
}

QString condition(query::Part part)
{
    switch (part) {
    case query::Part::Chapters:
        return u"(EXISTS (SELECT 1 FROM chapter_source c WHERE c.episode_id = e.id AND c.chapters "
               u"<> '')"
               " OR EXISTS (SELECT 1 FROM episode_text t WHERE t.episode_id = e.id"
               " AND (t.chapters_url <> '' OR t.extras LIKE '%\"chapters\"%')))"_s;
    case query::Part::Transcript:
        return hasTranscriptSql;
    case query::Part::Video:
        return u"EXISTS (SELECT 1 FROM episode_text t WHERE t.episode_id = e.id"
               " AND t.enclosure_type LIKE 'video/%')"_s;
    case query::Part::Bookmark:
        return u"e.id IN (SELECT episode_id FROM bookmark WHERE episode_id IS NOT NULL)"_s;
    }
    return {};
}

} // namespace

SearchSql::SearchSql(const query::Query &query,
                     const ShowTags &tags,
                     PrefixCompletions endings,
                     WordLookup lookup)
    : m_tags(tags)
    , m_completions(std::move(endings))
    , m_lookup(lookup)
{
    for (const Clause &clause : query.clauses)
        addClause(clause);
    // One table must answer all words, so one phrase makes the whole search use the slower table.
    m_table = needsPhrases() ? phraseTable : wordTable;
    if (!m_words.isEmpty())
        return;
    // FTS5 has no expression for "all documents without this word"; NOT needs a left operand. So
    // without other words, exclusions become SQL conditions.
    for (const Text &text : std::exchange(m_excluded, {}))
        m_conditions.clauses.append(condition({.condition = text, .isExcluded = true}));
}

bool SearchSql::needsPhrases() const
{
    const auto isPhrase = [](const QList<Text> &texts) {
        return std::ranges::any_of(texts, isOfPhrases);
    };
    return isPhrase(m_excluded) || std::ranges::any_of(m_words, isPhrase);
}

void SearchSql::addClause(const Clause &clause)
{
    const bool isWords = std::ranges::all_of(
        clause, [](const Item &item) { return indexedText(item) && !item.isExcluded; });
    if (isWords) {
        QList<Text> texts;
        for (const Item &item : clause)
            texts.append(*indexedText(item));
        m_words.append(texts);
        return;
    }
    // "a OR -b" is neither: it becomes an SQL condition below.
    const bool isExcludedWords = clause.size() == 1 && indexedText(clause.constFirst());
    if (isExcludedWords) {
        m_excluded.append(*indexedText(clause.constFirst()));
        return;
    }
    QStringList any;
    for (const Item &item : clause)
        any.append(condition(item));
    m_conditions.clauses.append(u'(' + any.join(" OR "_L1) + u')');
}

QString SearchSql::condition(const Item &item)
{
    const auto bound = [this](const QString &sql, const QVariant &value) -> QString {
        m_conditions.values.append(value);
        return sql;
    };
    const auto range = [&](const QString &column, const auto &from, const auto &until) -> QString {
        QStringList parts;
        if (from)
            parts.append(bound(column + from->first, from->second));
        if (until)
            parts.append(bound(column + until->first, until->second));
        // A missing date or length makes the comparison null: such an episode never matches, and
        // coalesce() makes NOT work with it.
        return u"coalesce("_s + parts.join(" AND "_L1) + u", 0)"_s;
    };
    using Bound = std::optional<std::pair<QString, qint64>>;
    const auto make = Overloaded{
        [&](const Text &text) -> QString {
            if (text.field == Field::Tag)
                return tagCondition(text);
            const QString &table = isOfPhrases(text) ? phraseTable : wordTable;
            // An episode that is not indexed yet has no key, so the condition would be null.
            const QString hasWords =
                m_lookup == WordLookup::All
                    ? u"coalesce(e.search_key IN (SELECT rowid FROM %1 WHERE %1 MATCH ?), 0)"_s
                    : u"EXISTS (SELECT 1 FROM %1 WHERE %1 MATCH ? AND rowid = e.search_key)"_s;
            return bound(hasWords.arg(table), match(table, text, SearchScope::All, m_completions));
        },
        [](const query::Is &is) -> QString { return storage::condition(is.state); },
        [](const query::Has &has) -> QString { return storage::condition(has.part); },
        [&](const query::Published &published) -> QString {
            const auto time = [](const QString &sign, const std::optional<QDateTime> &at) {
                return at ? Bound({sign, at->toSecsSinceEpoch()}) : Bound();
            };
            return range(u"e.published"_s,
                         time(u" >= ?"_s, published.from),
                         time(u" < ?"_s, published.until));
        },
        [&](const query::Length &length) -> QString {
            const auto time = [](const QString &sign, const auto &limit) {
                return limit ? Bound({sign, qint64(limit->count()) * 1000}) : Bound();
            };
            return range(u"coalesce(e.measured_ms, e.duration_ms)"_s,
                         time(u" > ?"_s, length.longer),
                         time(u" < ?"_s, length.shorter));
        },
        [&](const query::Season &season) -> QString {
            return bound(isOfSeasonSql, season.number);
        }};
    const QString holds = std::visit(make, item.condition);
    return item.isExcluded ? u"NOT "_s + holds : holds;
}

QString SearchSql::tagCondition(const Text &text) const
{
    // Tags are compared with the same words as all other texts, which SQL cannot do.
    const query::Query wanted{.clauses = {{{.condition = text, .isExcluded = false}}},
                              .diagnostics = {}};
    QStringList ids;
    for (auto show = m_tags.cbegin(); show != m_tags.cend(); ++show) {
        const bool isTagged = std::ranges::any_of(show.value(), [&wanted](const QString &tag) {
            return !query::marks(tag, Field::Tag, wanted).isEmpty();
        });
        if (isTagged)
            ids.append(QString::number(show.key().value));
    }
    return u"e.podcast_id IN ("_s + ids.join(u',') + u')';
}

QString SearchSql::wanted(const QString &table, SearchScope scope, PodcastId podcast) const
{
    QStringList all;
    for (const QList<Text> &texts : m_words) {
        QStringList any;
        for (const Text &text : texts)
            any.append(match(table, text, scope, m_completions));
        all.append(u'(' + any.join(" OR "_L1) + u')');
    }
    if (podcast.isValid())
        all.append(ofShow(table, podcast));
    return u'(' + all.join(" AND "_L1) + u')';
}

QString SearchSql::expression(SearchScope scope, PodcastId podcast) const
{
    QString expression = wanted(m_table, scope, podcast);
    for (const Text &text : m_excluded)
        expression += " NOT ("_L1 + match(m_table, text, SearchScope::All, m_completions) + u')';
    return expression;
}

QString SearchSql::wordExpression(SearchScope scope, PodcastId podcast) const
{
    // Titles and chapters are short, so this test often finds nothing and saves the slower search
    // of phrases.
    const bool isShort = scope == SearchScope::Title || scope == SearchScope::Chapters;
    return m_table == phraseTable && isShort ? wanted(wordTable, scope, podcast) : QString();
}

QString titleExpression(const QString &table, const QString &words)
{
    if (words.isEmpty())
        return {};
    if (table == phraseTable)
        return columns(SearchScope::Title) + quoted(words);
    QStringList all;
    for (const QString &word : words.split(u' '))
        all.append(quoted(mark::title + word));
    return all.join(" AND "_L1);
}

} // namespace dogear::storage
