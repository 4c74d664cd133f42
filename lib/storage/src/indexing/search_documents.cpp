// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_documents.h"

#include "packed_notes.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/cue_store.h>

#include <query/words.h>

#include <algorithm>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Number of low bits of a key that count the documents of one day; the day is in the higher bits.
/// So newer days have greater keys (decision 63 in lib/README.md).
constexpr int bitsOfDay = 20;
constexpr qint64 secondsOfDay = 86'400;

qint64 dayOf(qint64 sortTime)
{
    return std::max<qint64>(0, sortTime) / secondsOfDay;
}

/// Assigns the next key of a day. `search_day` remembers the last one, so that no key is assigned
/// twice, not even after its episode was deleted.
Result<qint64> newKey(Connection &connection, qint64 sortTime)
{
    const qint64 day = dayOf(sortTime);
    return connection.number(u"INSERT INTO search_day VALUES (?, ?) ON CONFLICT (day) DO UPDATE"
                             " SET last_key = last_key + 1 RETURNING last_key"_s,
                             {day, (day << bitsOfDay) + 1});
}

/// Lists the first column of every row.
Result<QStringList> texts(Connection &connection, const QString &sql, EpisodeId episode)
{
    return connection.list(
        sql, {episode.value}, [](const QSqlQuery &row) { return row.value(0).toString(); });
}

Result<> addChapters(Connection &connection, SearchDocument &document)
{
    return storedChapters(connection, document.episode)
        .map([&document](const QList<domain::Chapter> &chapters) {
            QStringList titles;
            for (const domain::Chapter &chapter : chapters)
                titles.append(chapter.title);
            document.chapters = query::indexText(titles.join(u'\n'));
        });
}

Result<> addTranscript(Connection &connection, SearchDocument &document)
{
    return CueStore(connection).find(document.episode).map([&document](const PackedCues &cues) {
        document.transcript = query::indexText(cues.text());
    });
}

Result<> addBookmarks(Connection &connection, SearchDocument &document)
{
    return texts(connection, u"SELECT note FROM bookmark WHERE episode_id = ?"_s, document.episode)
        .map([&document](const QStringList &notes) {
            document.bookmarks = query::indexText(notes.join(u'\n'));
        });
}

/// Packs the notes of an episode that was stored before schema 18.
Result<> pack(Connection &connection, EpisodeId episode, const QVariant &html, const QString &text)
{
    return connection
        .execute(u"UPDATE episode_text SET notes = '', notes_html = ? WHERE episode_id = ?"_s,
                 {packNotes(html.toString(), text), episode.value})
        .map([](QSqlQuery *) {});
}

/// Document and notes of an episode, read from one row.
struct IndexedRow
{
    SearchDocument document;
    QVariant notesHtml; ///< columns, see notesText()
    QString notes;
};

IndexedRow readIndexed(const QSqlQuery &row, EpisodeId episode)
{
    SearchDocument document;
    document.episode = episode;
    document.sortTime = row.value(0).toLongLong();
    document.title = query::indexText(row.value(1).toString());
    const QVariant html = row.value(3);
    const QString text = notesText(row.value(2), html);
    document.notes = query::indexText(text);
    document.persons =
        personWords(row.value(4).toString(), personsFromColumn(row.value(5).toString()));
    document.show =
        showWords({row.value(6).toLongLong()}, {row.value(7).toString(), row.value(8).toString()});
    return {document, html, text};
}

Result<std::optional<SearchDocument>> readRow(Connection &connection, EpisodeId episode)
{
    const auto found =
        connection.first(u"SELECT e.sort_time, t.title, t.notes, t.notes_html, t.author,"
                         " coalesce(nullif(t.persons, ''), p.persons), p.id, p.title, p.own_title"
                         " FROM episode e JOIN episode_text t ON t.episode_id = e.id"
                         " JOIN podcast p ON p.id = e.podcast_id WHERE e.id = ?"
                         " AND p.previewed_at IS NULL"_s,
                         {episode.value},
                         [episode](const QSqlQuery &row) { return readIndexed(row, episode); });
    if (!found)
        return failure(found.error());
    if (!*found)
        return std::optional<SearchDocument>();
    const IndexedRow &row = **found;
    // Indexing reads the notes anyway, so old ones are packed here, a few at a time (decision 69 in
    // lib/README.md).
    const auto isPackedNow =
        isPacked(row.notesHtml) ? Result<>() : pack(connection, episode, row.notesHtml, row.notes);
    return isPackedNow.map([&row] { return std::optional(row.document); });
}

/// The fields of a document as UTF-8, the encoding of SQLite, which would otherwise convert each
/// text from UTF-16 for each of its uses.
struct Words
{
    explicit Words(const SearchDocument &document)
        : title(document.title.toUtf8())
        , chapters(document.chapters.toUtf8())
        , notes(document.notes.toUtf8())
        , transcript(document.transcript.toUtf8())
        , persons(document.persons.toUtf8())
        , show(document.show.toUtf8())
        , bookmarks(document.bookmarks.toUtf8())
    {}

    QByteArray title;
    QByteArray chapters;
    QByteArray notes;
    QByteArray transcript;
    QByteArray persons;
    QByteArray show;
    QByteArray bookmarks;
};

/// Appends \a words, separated by single spaces, to \a all, with \a mark in front of each.
void addMarked(QByteArray &all, QLatin1Char mark, const QByteArray &words)
{
    if (words.isEmpty())
        return;
    if (!all.isEmpty())
        all += ' ';
    all += mark.toLatin1();
    for (const char byte : words) {
        all += byte;
        if (byte == ' ')
            all += mark.toLatin1();
    }
}

QByteArray markedWords(const Words &words, const QByteArray &distinctNotes)
{
    QByteArray all;
    // A rough estimate: each word gets a mark, and title, chapters and show are in it twice.
    all.reserve(2 * (distinctNotes.size() + words.transcript.size())
                + 3 * (words.title.size() + words.chapters.size() + words.show.size()));
    for (const QByteArray *some : {&words.title,
                                   &words.chapters,
                                   &distinctNotes,
                                   &words.persons,
                                   &words.show,
                                   &words.bookmarks})
        addMarked(all, mark::anyButTranscript, *some);
    addMarked(all, mark::transcript, distinctWords(words.transcript));
    addMarked(all, mark::title, words.title);
    addMarked(all, mark::chapter, words.chapters);
    addMarked(all, mark::person, words.persons);
    addMarked(all, mark::show, words.show);
    return all;
}

Result<> put(Connection &connection, const IndexTables &index, const SearchDocument &document)
{
    const Words words(document);
    const QByteArray distinctNotes =
        document.distinctNotes.isNull() ? distinctWords(words.notes) : document.distinctNotes;
    const auto marked =
        connection.execute(u"INSERT INTO %1 (rowid, words) VALUES (?, ?)"_s.arg(index.words),
                           {document.key, markedWords(words, distinctNotes)});
    if (!marked)
        return failure(marked.error());
    return connection
        .execute(u"INSERT INTO %1 (rowid, title, chapters, notes, transcript, persons, shows,"
                 " bookmarks) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s.arg(index.phrases),
                 {document.key,
                  words.title,
                  words.chapters,
                  words.notes,
                  words.transcript,
                  words.persons,
                  words.show,
                  words.bookmarks})
        .map([](QSqlQuery *) {});
}

/// Returns the last episode that a rebuild has already written; an invalid id without a rebuild.
Result<EpisodeId> lastRebuilt(Connection &connection)
{
    return connection.number(u"SELECT last_episode FROM search_rebuild WHERE stage = 1"_s)
        .map([](qint64 last) { return EpisodeId{last}; });
}

} // namespace

QByteArray distinctWords(const QByteArray &words)
{
    // Views of one buffer are sorted, so that only the distinct words are copied.
    std::vector<std::string_view> all;
    const std::string_view text(words.data(), std::size_t(words.size()));
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        all.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end()); // clang 14 has no ranges::unique
    QByteArray distinct("");
    distinct.reserve(words.size());
    for (const std::string_view word : all) {
        if (!distinct.isEmpty())
            distinct += ' ';
        distinct.append(word.data(), qsizetype(word.size()));
    }
    return distinct;
}

QString showWord(PodcastId podcast)
{
    return u"\ue000%1"_s.arg(podcast.value); // begins with a character of the private use area
}

QString showWords(PodcastId podcast, const QStringList &titles)
{
    return query::indexText(titles.join(u'\n')) + u' ' + showWord(podcast);
}

QString personWords(const QString &author, const QList<domain::Person> &persons)
{
    QStringList names{author};
    for (const domain::Person &person : persons)
        names.append(person.name);
    return query::indexText(names.join(u'\n'));
}

Result<> writeDocuments(Connection &connection, QList<SearchDocument> documents)
{
    // A document cannot be replaced in a contentless index. A new key makes the old one an orphan
    // (search_rebuild.h).
    for (SearchDocument &document : documents) {
        const auto key = newKey(connection, document.sortTime);
        if (!key)
            return failure(key.error());
        document.key = *key;
    }
    if (auto written = putDocuments(connection, searchedIndex, documents); !written)
        return written;
    for (const SearchDocument &document : std::as_const(documents)) {
        const auto done = connection.execute(u"UPDATE episode SET search_key = ? WHERE id = ?"_s,
                                             {document.key, document.episode.value});
        if (!done)
            return failure(done.error());
    }
    // During a rebuild, changes of episodes that it has already written go into both indexes.
    const auto last = lastRebuilt(connection);
    if (!last)
        return failure(last.error());
    documents.removeIf([&last](const SearchDocument &document) {
        return document.episode.value > last->value; // the rebuild itself will write these
    });
    return documents.isEmpty() ? Result<>() : putDocuments(connection, nextIndex, documents);
}

Result<> putDocuments(Connection &connection,
                      const IndexTables &index,
                      QList<SearchDocument> documents)
{
    // In ascending order of keys; otherwise FTS5 writes a segment for each document.
    std::ranges::sort(documents, {}, &SearchDocument::key);
    for (const SearchDocument &document : std::as_const(documents)) {
        if (auto written = put(connection, index, document); !written)
            return written;
    }
    return {};
}

qint64 firstKeyAfterDay(qint64 sortTime)
{
    return (dayOf(sortTime) + 1) << bitsOfDay;
}

qint64 firstKeyOfDayOf(qint64 key)
{
    return (key >> bitsOfDay) << bitsOfDay;
}

qint64 firstKeyAfterDayOf(qint64 key)
{
    return ((key >> bitsOfDay) + 1) << bitsOfDay;
}

Result<qint64> assignedKeys(Connection &connection)
{
    return connection.number(
        u"SELECT coalesce(sum(last_key - (day << %1)), 0) FROM search_day"_s.arg(bitsOfDay));
}

Result<QList<SearchDocument>> readDocuments(Connection &connection,
                                            const QList<EpisodeId> &episodes)
{
    QList<SearchDocument> documents;
    for (const EpisodeId episode : episodes) {
        auto document = readRow(connection, episode);
        if (!document)
            return failure(document.error());
        if (!*document)
            continue;
        for (const auto add : {addChapters, addTranscript, addBookmarks}) {
            if (auto added = add(connection, **document); !added)
                return failure(added.error());
        }
        documents.append(**document);
    }
    return documents;
}

Result<> indexAgain(Connection &connection, const QList<EpisodeId> &episodes)
{
    const auto documents = readDocuments(connection, episodes);
    if (!documents)
        return failure(documents.error());
    if (auto written = writeDocuments(connection, *documents); !written)
        return written;
    for (const EpisodeId episode : episodes) {
        const auto done = connection.execute(u"DELETE FROM search_pending WHERE episode_id = ?"_s,
                                             {episode.value});
        if (!done)
            return failure(done.error());
    }
    return {};
}

Result<QList<domain::Chapter>> storedChapters(Connection &connection, EpisodeId episode)
{
    return texts(connection,
                 u"SELECT extras FROM (SELECT episode_id, extras FROM episode_text"
                 " UNION ALL SELECT episode_id, chapters FROM chapter_source)"
                 " WHERE episode_id = ? AND extras <> ''"_s,
                 episode)
        .map([](const QStringList &columns) {
            QList<domain::Chapter> chapters;
            for (const QString &column : columns)
                chapters.append(episodeExtrasFromColumn(column)->chapters);
            return chapters;
        });
}

} // namespace dogear::storage
