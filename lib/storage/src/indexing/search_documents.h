// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes search documents of episodes and indexes them (0018_smaller_search.sql).
///
/// Threads: the database thread, in the caller's transaction.
/// Tests:   tests/unit/storage/tst_search_index.cpp
/// Decision: README.md, "Keys of the index are days".

#include <base/ids.h>
#include <base/result.h>
#include <domain/episode.h>

#include <QByteArray>
#include <QList>
#include <QString>

namespace dogear::storage {

class Connection;

/// Content of an episode for the index: in each field, words separated by single spaces.
struct SearchDocument
{
    EpisodeId episode;
    qint64 sortTime = 0; ///< Unix seconds
    QString title;
    QString chapters;
    QString notes;
    QString transcript;
    QString persons;
    QString show;
    QString bookmarks;
    QByteArray distinctNotes = {}; ///< distinctWords() of the notes; computed on writing if null
    qint64 key = 0;                ///< row of the index; assigned by writeDocuments()
};

/// Letters in front of each word of `word_search`; they tell which field the word is from.
namespace mark {
inline constexpr QLatin1Char anyButTranscript('a');
inline constexpr QLatin1Char transcript('x');
inline constexpr QLatin1Char title('t');
inline constexpr QLatin1Char chapter('c');
inline constexpr QLatin1Char person('p');
inline constexpr QLatin1Char show('s');
} // namespace mark

/// Returns \a words, which are separated by single spaces, without repetitions. `word_search`
/// stores no positions, so indexing a repeated word would be wasted time. Any thread.
[[nodiscard]] QByteArray distinctWords(const QByteArray &words);

/// Returns the word of the index that marks the episodes of \a podcast; users cannot type it.
[[nodiscard]] QString showWord(PodcastId podcast);
/// Returns the words for the field `show` of every episode of \a podcast: titles and showWord().
[[nodiscard]] QString showWords(PodcastId podcast, const QStringList &titles);
/// Returns the words for the field `persons`. An episode that names no persons has those of its
/// show.
[[nodiscard]] QString personWords(const QString &author, const QList<domain::Person> &persons);

/// The two tables of an index.
struct IndexTables
{
    QString words;
    QString phrases;
};

inline const IndexTables searchedIndex{QStringLiteral("word_search"),
                                       QStringLiteral("phrase_search")};
/// Exists only during a rebuild (search_rebuild.h).
inline const IndexTables nextIndex{QStringLiteral("next_word_search"),
                                   QStringLiteral("next_phrase_search")};

/// Writes \a documents to \a index under their keys; the keys of the episodes do not change.
[[nodiscard]] Result<> putDocuments(Connection &connection,
                                    const IndexTables &index,
                                    QList<SearchDocument> documents);

/// Returns the first key of the day after the one of \a sortTime, in Unix seconds.
[[nodiscard]] qint64 firstKeyAfterDay(qint64 sortTime);
/// Returns the first key of the day of \a key, and of the day after it.
[[nodiscard]] qint64 firstKeyOfDayOf(qint64 key);
[[nodiscard]] qint64 firstKeyAfterDayOf(qint64 key);

/// Returns the number of keys that were ever assigned to documents.
[[nodiscard]] Result<qint64> assignedKeys(Connection &connection);

/// Writes \a documents to the index under new keys, which replaces earlier documents of their
/// episodes.
[[nodiscard]] Result<> writeDocuments(Connection &connection, QList<SearchDocument> documents);

/// Makes the documents of \a episodes from the tables; ignores deleted episodes and those of
/// previews.
[[nodiscard]] Result<QList<SearchDocument>> readDocuments(Connection &connection,
                                                          const QList<EpisodeId> &episodes);

/// Indexes \a episodes from the tables and removes them from `search_pending`.
[[nodiscard]] Result<> indexAgain(Connection &connection, const QList<EpisodeId> &episodes);

/// Lists all stored chapters, those of the feed first. Chapters in the notes are not included.
[[nodiscard]] Result<QList<domain::Chapter>> storedChapters(Connection &connection,
                                                            EpisodeId episode);

} // namespace dogear::storage
