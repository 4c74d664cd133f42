// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds what a search finds: hits, and what became of the words that were typed.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/domain/tst_episode.cpp, tests/unit/storage/tst_relevance_search.cpp

#include <domain/library.h>

#include <QStringList>

namespace dogear::domain {

/// The text of an episode in which a search found a match.
enum class HitKind { Title, Notes, Chapter, Transcript };

[[nodiscard]] QString toName(HitKind kind); ///< "title", "notes", "chapter", "transcript"

/// Delimiters of every match in SearchHit texts; no stored text contains them.
inline constexpr QChar matchBegin{u'\x02'};
inline constexpr QChar matchEnd{u'\x03'};

struct SearchHit
{
    EpisodeSummary episode;
    HitKind kind = HitKind::Notes;
    QString markedTitle; ///< the title with matchBegin/matchEnd around matches
    QString snippet;     ///< one line around the best match, marked in the same way
    std::optional<std::chrono::milliseconds> start; ///< position of a chapter or transcript match

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

/// A word of a search that was replaced, because it occurs nowhere.
struct WordCorrection
{
    QString typed; ///< folded, see query/words.h
    QString used;  ///< the word, or the two words, that were searched instead

    friend bool operator==(const WordCorrection &, const WordCorrection &) = default;
};

struct SearchResults
{
    QList<SearchHit> hits; ///< best first; those with all words before those with some
    bool hasMore = false;  ///< there are more hits than the limit allows
    int withAllWords = 0;  ///< number of hits, from the first on, that have all words as typed
    QList<WordCorrection> corrections; ///< for the hits with some of the words
    QStringList countedWords;          ///< folded words and forms that count for these hits
    bool matchWell = true; ///< false: even the best hit has little in common with the query
};

} // namespace dogear::domain
