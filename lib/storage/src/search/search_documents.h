// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What is indexed of an episode (0018_smaller_search.sql).
///
/// Threads: the database thread. Belongs into a transaction.
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/episode.h>

#include <QByteArray>
#include <QList>
#include <QString>

namespace dogear::storage {

class Connection;

/// An episode as the index has it: words with a space between them.
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
    QByteArray distinctNotes = {}; ///< see distinctWords(); made on writing if null
    qint64 key = 0;                ///< given by writeDocuments
};

/// What stands in front of each word of `word_search`.
namespace mark {
inline constexpr QLatin1Char anyButTranscript('a');
inline constexpr QLatin1Char transcript('x');
inline constexpr QLatin1Char title('t');
inline constexpr QLatin1Char chapter('c');
inline constexpr QLatin1Char person('p');
inline constexpr QLatin1Char show('s');
} // namespace mark

/// Each of \a words, which have a space between them, once. `word_search` does not keep where a
/// word stands, and would look up each for nothing. Any thread.
[[nodiscard]] QByteArray distinctWords(const QByteArray &words);

/// A word of the index that only episodes of \a podcast have; nobody can type it.
[[nodiscard]] QString showWord(PodcastId podcast);
/// The words that every episode of \a podcast has of it.
[[nodiscard]] QString showWords(PodcastId podcast, const QStringList &titles);
[[nodiscard]] QString personWords(const QString &author, const QList<domain::Person> &persons);

/// The tables of an index.
struct IndexTables
{
    QString words;
    QString phrases;
};

inline const IndexTables searchedIndex{QStringLiteral("word_search"),
                                       QStringLiteral("phrase_search")};
/// There while the index is written anew (search_rebuild.h).
inline const IndexTables nextIndex{QStringLiteral("next_word_search"),
                                   QStringLiteral("next_phrase_search")};

/// Puts \a documents into \a index under the keys that they have, and tells nobody.
[[nodiscard]] Result<> putDocuments(Connection &connection,
                                    const IndexTables &index,
                                    QList<SearchDocument> documents);

/// How many keys were ever given to documents.
[[nodiscard]] Result<qint64> givenKeys(Connection &connection);

/// Puts \a documents into the index, in place of what it has of their episodes.
[[nodiscard]] Result<> writeDocuments(Connection &connection, QList<SearchDocument> documents);

/// As they are in the tables; those that are gone are left out.
[[nodiscard]] Result<QList<SearchDocument>> readDocuments(Connection &connection,
                                                          const QList<EpisodeId> &episodes);

/// Writes what is in the tables of \a episodes, and that they are done (`search_pending`).
[[nodiscard]] Result<> indexAgain(Connection &connection, const QList<EpisodeId> &episodes);

/// Every chapter that is known without reading the notes, those of the feed first.
[[nodiscard]] Result<QList<domain::Chapter>> storedChapters(Connection &connection,
                                                            EpisodeId episode);

} // namespace dogear::storage
