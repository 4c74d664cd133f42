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

/// Base of all requests; those with a key add "/api/1.0".
inline constexpr auto podcastIndexBase = QLatin1StringView("https://api.podcastindex.org");

// Without a key; answers have the form of Apple (apple/apple_answers.h).

/// Searches shows. \return an empty URL if \a words are empty
[[nodiscard]] QUrl podcastIndexOpenSearch(const QUrl &base, const QString &words);

/// Looks up the show with the Apple number \a appleId.
[[nodiscard]] QUrl podcastIndexOpenLookup(const QUrl &base, qint64 appleId);

// With a key, which podcast_index/podcast_index_headers.h makes headers of.

/// Fields that a search compares with the words.
enum class PodcastIndexSearch {
    Shows,   ///< titles, authors and owners
    Titles,  ///< titles only
    Persons, ///< persons in episodes; finds episodes
};

/// \return an empty URL if \a words are empty
[[nodiscard]] QUrl podcastIndexSearch(const QUrl &base,
                                      PodcastIndexSearch search,
                                      const QString &words,
                                      int max = 50);

/// Requests a show by its feed, its number, its Apple number or its `podcast:guid`.
[[nodiscard]] QUrl podcastIndexShowByFeed(const QUrl &base, const QUrl &feed);
[[nodiscard]] QUrl podcastIndexShowById(const QUrl &base, qint64 id);
[[nodiscard]] QUrl podcastIndexShowByAppleId(const QUrl &base, qint64 appleId);
[[nodiscard]] QUrl podcastIndexShowByGuid(const QUrl &base, const QString &guid);

/// Requests the popular shows.
/// \param language as in feeds, "en"; empty for all
/// \param category name or number of a category; empty for all
[[nodiscard]] QUrl podcastIndexTrending(const QUrl &base,
                                        const QString &language,
                                        const QString &category,
                                        int max = 50);

/// Requests the newest episodes of the show \a id.
[[nodiscard]] QUrl podcastIndexEpisodes(const QUrl &base, qint64 id, int max = 50);

/// Requests the episode \a guid of the show with the address \a feed.
[[nodiscard]] QUrl podcastIndexEpisode(const QUrl &base, const QString &guid, const QUrl &feed);

} // namespace dogear::discovery
