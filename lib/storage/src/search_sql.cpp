// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_sql.h"

#include "search_documents.h"

#include <query/words.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using query::Clause;
using query::Field;
using query::Item;
using query::Text;

template<typename... Ts>
struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template<typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

const Text *indexedText(const Item &item)
{
    const auto *text = std::get_if<Text>(&item.condition);
    return text && text->field != Field::Tag ? text : nullptr;
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

/// As a string of FTS5. Nothing in it has a meaning: words have letters and digits only.
QString match(const Text &text, SearchScope scope)
{
    const query::WantedWords wanted = query::wantedWords(text);
    return (text.field == Field::Anywhere ? columns(scope) : column(text.field)) + u'"'
           + wanted.words.join(u' ') + (wanted.isPrefix ? "\" *"_L1 : "\""_L1);
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
        return u"(e.played = 0 AND e.position_ms > 0)"_s;
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
        return u"(e.id IN (SELECT episode_id FROM chapter_source WHERE chapters <> '')"
               " OR EXISTS (SELECT 1 FROM episode_text t WHERE t.episode_id = e.id"
               " AND (t.chapters_url <> '' OR t.extras LIKE '%\"chapters\"%')))"_s;
    case query::Part::Transcript:
        return u"(e.id IN (SELECT episode_id FROM transcript_cues) OR EXISTS (SELECT 1"
               " FROM episode_text t WHERE t.episode_id = e.id AND t.transcripts NOT IN ('', '[]')))"_s;
    case query::Part::Video:
        return u"EXISTS (SELECT 1 FROM episode_text t WHERE t.episode_id = e.id"
               " AND t.enclosure_type LIKE 'video/%')"_s;
    case query::Part::Bookmark:
        return u"e.id IN (SELECT episode_id FROM bookmark WHERE episode_id IS NOT NULL)"_s;
    }
    return {};
}

} // namespace

SearchSql::SearchSql(const query::Query &query, const ShowTags &tags)
    : m_tags(tags)
{
    for (const Clause &clause : query.clauses)
        addClause(clause);
    if (!m_words.isEmpty())
        return;
    // The index cannot say what has no such word.
    for (const Text &text : std::exchange(m_excluded, {}))
        m_conditions.clauses.append(condition({.condition = text, .isExcluded = true}));
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
        return u"coalesce("_s + parts.join(" AND "_L1) + u", 0)"_s;
    };
    using Bound = std::optional<std::pair<QString, qint64>>;
    const auto make = Overloaded{
        [&](const Text &text) -> QString {
            if (text.field == Field::Tag)
                return tagCondition(text);
            return bound(u"coalesce(e.search_key IN (SELECT rowid FROM episode_search"
                         " WHERE episode_search MATCH ?), 0)"_s,
                         match(text, SearchScope::All));
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
            return bound(u"EXISTS (SELECT 1 FROM episode_text t WHERE t.episode_id = e.id"
                         " AND t.season = ?)"_s,
                         season.number);
        }};
    const QString holds = std::visit(make, item.condition);
    return item.isExcluded ? u"NOT "_s + holds : holds;
}

QString SearchSql::tagCondition(const Text &text) const
{
    const query::Query wanted{.clauses = {{{.condition = text, .isExcluded = false}}}, .slips = {}};
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

QString SearchSql::expression(SearchScope scope, PodcastId podcast) const
{
    if (m_words.isEmpty())
        return {};
    QStringList all;
    for (const QList<Text> &texts : m_words) {
        QStringList any;
        for (const Text &text : texts)
            any.append(match(text, scope));
        all.append(u'(' + any.join(" OR "_L1) + u')');
    }
    if (podcast.isValid())
        all.append(u"({shows} : \""_s + showWord(podcast) + u"\")"_s);
    QString expression = u'(' + all.join(" AND "_L1) + u')';
    for (const Text &text : m_excluded)
        expression += " NOT ("_L1 + match(text, SearchScope::All) + u')';
    return expression;
}

bool SearchSql::isOfHeadings(SearchScope scope, PodcastId podcast) const
{
    const bool isShort = scope == SearchScope::Title || scope == SearchScope::Chapters;
    if (!isShort || podcast.isValid() || !m_excluded.isEmpty())
        return false;
    return std::ranges::all_of(m_words, [](const QList<Text> &texts) {
        return std::ranges::all_of(texts, [](const Text &text) {
            return text.field == Field::Anywhere || text.field == Field::Title
                   || text.field == Field::Chapter;
        });
    });
}

} // namespace dogear::storage
