// SPDX-License-Identifier: GPL-3.0-or-later
#include "indexing/search_documents.h"
#include "search/word_terms.h"
#include "value_json.h"

#include <domain/transcript_choice.h>
#include <storage/connection.h>
#include <storage/vocabulary.h>

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <query/spelling.h>

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Limits of the words in the list, in letters. Shorter and longer ones, such as parts of
/// addresses, are not proposed as corrections.
constexpr qsizetype minWordLength = 3;
constexpr qsizetype maxWordLength = 32;
/// A copy is due when one document of so many has changed.
constexpr qint64 documentsPerChange = 500;

bool isListed(const QString &word)
{
    return word.size() >= minWordLength && word.size() <= maxWordLength
           && std::ranges::all_of(word, [](QChar c) { return c.isLetter(); });
}

/// Reads the columns `word` and `episodes`.
VocabularyWord toWord(const QSqlQuery &row)
{
    return {.text = row.value(0).toString(), .episodes = row.value(1).toLongLong()};
}

struct CopyState
{
    qint64 keys = 0;
    std::optional<QString> next; ///< the copy goes on with this word; no value: none has begun
};

Result<CopyState> copyState(Connection &connection)
{
    return connection
        .first(u"SELECT keys, next_word FROM search_vocabulary"_s,
               {},
               [](const QSqlQuery &row) {
                   return CopyState{.keys = row.value(0).toLongLong(),
                                    .next = row.isNull(1) ? std::optional<QString>()
                                                          : row.value(1).toString()};
               })
        .map([](const std::optional<CopyState> &state) { return state.value_or(CopyState()); });
}

/// The words of a part of the index.
struct CopiedPart
{
    QHash<QString, qint64> episodes; ///< by word
    QString last;                    ///< the last word of the part, listed or not
    bool isEnd = false;              ///< there are no words after it
};

/// Reads the words under \a mark from \a from on, until \a entries entries were counted, or up to
/// the last word of \a part. Adds them to \a part.
Result<> readPart(Connection &connection,
                  QLatin1Char mark,
                  const QString &from,
                  qint64 entries,
                  CopiedPart &part)
{
    const bool isFirst = part.last.isEmpty() && !part.isEnd;
    const QString end =
        isFirst || part.isEnd ? QString(QChar(mark.unicode() + 1)) : QString(mark + part.last);
    bool isStopped = false;
    const auto take = [&](const QSqlQuery &row) {
        const QString word = row.value(0).toString().sliced(1);
        const qint64 episodes = row.value(1).toLongLong();
        if (isListed(word))
            part.episodes[word] += episodes;
        if (!isFirst)
            return true;
        part.last = word;
        // Each word costs as well, even if few episodes have it.
        entries -= episodes + 50;
        isStopped = entries <= 0;
        return !isStopped;
    };
    const auto read =
        connection.forEach(u"SELECT term, doc FROM temp.word_terms WHERE term >= ? AND term <= ?"_s,
                           {QString(mark + from), end},
                           take);
    if (isFirst)
        part.isEnd = !isStopped;
    return read;
}

QString json(const QHash<QString, qint64> &episodes)
{
    QJsonArray rows;
    for (auto word = episodes.cbegin(); word != episodes.cend(); ++word)
        rows.append(QJsonArray{word.key(), word.value()});
    return QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact));
}

/// Replaces the words from \a from to the last word of \a part by those of \a part. Writes only
/// what has changed: most counts are the same each time.
Result<> writePart(Connection &connection, const QString &from, const CopiedPart &part)
{
    const QString words = json(part.episodes);
    const QString until = part.isEnd ? prefixEnd({}) : part.last;
    const auto deleted =
        connection.execute(u"DELETE FROM search_word WHERE word >= ? AND word <= ?"
                           " AND word NOT IN (SELECT value ->> 0 FROM json_each(?))"_s,
                           {from.isNull() ? u""_s : from, until, words});
    if (!deleted)
        return failure(deleted.error());
    return connection
        .execute(u"INSERT INTO search_word SELECT value ->> 0, value ->> 1 FROM json_each(?)"
                 " WHERE 1 ON CONFLICT (word) DO UPDATE SET episodes = excluded.episodes"
                 " WHERE episodes <> excluded.episodes"_s,
                 {words})
        .map([](QSqlQuery *) {});
}

Result<QStringList> followedLanguages(Connection &connection)
{
    return connection
        .list(u"SELECT DISTINCT language FROM podcast WHERE previewed_at IS NULL"_s,
              {},
              [](const QSqlQuery &row) { return domain::primaryLanguage(row.value(0).toString()); })
        .map([](QStringList languages) {
            languages.removeAll(QString());
            languages.sort();
            languages.removeDuplicates();
            return languages;
        });
}

Result<> finishCopy(Connection &connection)
{
    const auto languages = followedLanguages(connection);
    if (!languages)
        return failure(languages.error());
    return connection
        .execute(u"UPDATE search_vocabulary SET keys = next_keys, next_word = NULL, languages = ?,"
                 " documents = (SELECT coalesce(sum(episode_count), 0) FROM podcast"
                 " WHERE previewed_at IS NULL)"_s,
                 {notNull(languages->join(u'\n'))})
        .map([](QSqlQuery *) {});
}

/// Parts of \a typed; a correction has one of them unchanged, unless both of two slips fall between
/// parts, because there are two more parts than slips.
QStringList parts(const QString &typed)
{
    const qsizetype count = query::maxEdits(typed.size()) + 2;
    QStringList all;
    for (qsizetype part = 0; part < count; ++part) {
        const qsizetype begin = typed.size() * part / count;
        all.append(typed.sliced(begin, typed.size() * (part + 1) / count - begin));
    }
    return all;
}

/// Adds the words with \a letters letters that begin with \a beginning and have one of \a parts.
Result<> addSimilar(Connection &connection,
                    qsizetype letters,
                    const QString &beginning,
                    const QStringList &parts,
                    QList<VocabularyWord> &words)
{
    QStringList conditions;
    QVariantList values{letters, beginning, prefixEnd(beginning)};
    for (const QString &part : parts) {
        conditions.append(u"instr(word, ?)"_s);
        values.append(part);
    }
    return connection.forEach(
        u"SELECT word, episodes FROM search_word WHERE length(word) = ? AND word >= ? AND word <= ?"
        " AND ("_s
            + conditions.join(" OR "_L1) + u')',
        values,
        [&words](const QSqlQuery &row) { words.append(toWord(row)); });
}

/// Adds the words that differ from \a typed in the first letter only.
Result<> addOtherBeginnings(Connection &connection,
                            const QString &typed,
                            QList<VocabularyWord> &words)
{
    const QString rest = typed.sliced(1);
    return connection.forEach(u"SELECT word, episodes FROM search_word"
                              " WHERE substr(word, 2) IN (?, ?) OR word = ?"_s,
                              {rest, typed, rest},
                              [&words](const QSqlQuery &row) { words.append(toWord(row)); });
}

/// Sorts \a words by how likely \a typed stands for them, and drops those that are not believed.
QList<VocabularyWord> believed(const QString &typed, const QList<VocabularyWord> &words)
{
    std::vector<std::pair<double, VocabularyWord>> costs;
    for (const VocabularyWord &word : words) {
        if (const auto cost = query::correctionCost(typed, word.text))
            costs.emplace_back(*cost, word);
    }
    std::ranges::sort(costs, [](const auto &a, const auto &b) {
        return std::tuple(a.first, -a.second.episodes, a.second.text)
               < std::tuple(b.first, -b.second.episodes, b.second.text);
    });
    QList<VocabularyWord> sorted;
    for (const auto &[cost, word] : costs) {
        if (sorted.isEmpty() || sorted.constLast() != word)
            sorted.append(word);
    }
    return sorted;
}

} // namespace

Result<bool> Vocabulary::isDue()
{
    const auto state = copyState(m_connection);
    const auto keys = assignedKeys(m_connection);
    if (!state || !keys)
        return failure(!state ? state.error() : keys.error());
    return state->next || *keys - state->keys > *keys / documentsPerChange;
}

Result<bool> Vocabulary::step(qint64 entries)
{
    if (const auto table = openWordTerms(m_connection); !table)
        return failure(table.error());
    return m_connection.transaction([&]() -> Result<bool> {
        const auto state = copyState(m_connection);
        if (!state)
            return failure(state.error());
        if (!state->next) {
            const auto keys = assignedKeys(m_connection);
            if (!keys)
                return failure(keys.error());
            const auto begun =
                m_connection.execute(u"UPDATE search_vocabulary SET next_keys = ?"_s, {*keys});
            if (!begun)
                return failure(begun.error());
        }
        const QString from = state->next.value_or(u""_s);
        CopiedPart part;
        for (const QLatin1Char mark : {mark::anyButTranscript, mark::transcript}) {
            if (auto read = readPart(m_connection, mark, from, entries, part); !read)
                return failure(read.error());
        }
        if (auto written = writePart(m_connection, from, part); !written)
            return failure(written.error());
        if (part.isEnd)
            return finishCopy(m_connection).map([] { return false; });
        // The least text that is greater than the last word.
        return m_connection
            .execute(u"UPDATE search_vocabulary SET next_word = ?"_s,
                     {QString(part.last + QChar(1))})
            .map([](QSqlQuery *) { return true; });
    });
}

Result<> Vocabulary::update()
{
    Result<bool> hasMore = isDue();
    while (hasMore && *hasMore)
        hasMore = step();
    return hasMore.map([](bool) {});
}

Result<qint64> Vocabulary::documents()
{
    return m_connection.number(u"SELECT documents FROM search_vocabulary"_s);
}

Result<QStringList> Vocabulary::languages()
{
    return m_connection
        .first(u"SELECT languages FROM search_vocabulary"_s,
               {},
               [](const QSqlQuery &row) { return row.value(0).toString(); })
        .map([](const std::optional<QString> &languages) {
            return languages.value_or(QString()).split(u'\n', Qt::SkipEmptyParts);
        });
}

Result<qint64> Vocabulary::episodes(const QString &word)
{
    return m_connection.number(u"SELECT episodes FROM search_word WHERE word = ?"_s, {word});
}

Result<QList<VocabularyWord>> Vocabulary::wordsFrom(const QString &prefix, int limit)
{
    return m_connection.list(
        u"SELECT word, episodes FROM search_word WHERE word >= ? AND word <= ? LIMIT ?"_s,
        {prefix, prefixEnd(prefix), limit},
        toWord);
}

Result<QList<VocabularyWord>> Vocabulary::corrections(const QString &typed)
{
    QList<VocabularyWord> words;
    const int limit = query::maxEdits(typed.size());
    if (limit == 0 || !isListed(typed))
        return words;
    const QStringList kept = parts(typed);
    const QStringList beginnings{typed.left(1), QString(typed.at(1)) + typed.at(0)};
    for (qsizetype letters = typed.size() - limit; letters <= typed.size() + limit; ++letters) {
        for (const QString &beginning : beginnings) {
            if (auto added = addSimilar(m_connection, letters, beginning, kept, words); !added)
                return failure(added.error());
        }
    }
    if (auto added = addOtherBeginnings(m_connection, typed, words); !added)
        return failure(added.error());
    return believed(typed, words);
}

} // namespace dogear::storage
