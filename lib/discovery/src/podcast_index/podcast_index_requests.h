// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the requests to Podcast Index, without and with a key.
///
/// Threads: pure; any thread.
/// Spec:    Podcast Index API 1.12 (github.com/Podcastindex-org/docs-api)
/// Tests:   tests/unit/discovery/tst_directory_requests.cpp

#include <QString>
#include <QUrl>

namespace dogear::discovery {

// Without a key; answers have the form of Apple (apple/apple_answers.h).

/// Searches shows. \return an empty URL if \a words are empty
[[nodiscard]] QUrl podcastIndexOpenSearch(const QUrl &base, const QString &words);

/// Looks up the show with the Apple number \a appleId.
[[nodiscard]] QUrl podcastIndexOpenLookup(const QUrl &base, qint64 appleId);

// With a key, which podcast_index/podcast_index_headers.h makes headers of.

/// Fields that a search compares with the words.
enum class PodcastIndexSearch {
    Shows,   ///< titles, authors and owners
    Persons, ///< persons in episodes; finds episodes
};

/// Searches shows or episodes. \return an empty URL if \a words are empty
[[nodiscard]] QUrl podcastIndexSearch(const QUrl &base,
                                      PodcastIndexSearch search,
                                      const QString &words,
                                      int max = 50);

/// Requests a show by its number or its `podcast:guid`.
[[nodiscard]] QUrl podcastIndexShowById(const QUrl &base, qint64 id);
[[nodiscard]] QUrl podcastIndexShowByGuid(const QUrl &base, const QString &guid);

} // namespace dogear::discovery
