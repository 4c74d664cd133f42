// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the answers of Podcast Index to requests with a key.
///
/// Answers without a key have the form of Apple (apple/apple_answers.h).
///
/// Threads: pure; any thread.
/// Spec:    Podcast Index API 1.12 (github.com/Podcastindex-org/docs-api)
/// Tests:   tests/unit/discovery/tst_podcast_index_answers.cpp

#include <base/result.h>
#include <discovery/directory_show.h>

#include <QByteArray>

namespace dogear::discovery {

/// Reads the "feeds" of searches, or the one "feed" of "/podcasts/by…". Shows without a title, or
/// with neither a feed nor an Apple number, are left out; those that Podcast Index calls dead are
/// marked.
/// \return the shows, or an Error of readAnswer(); an answer with the status "false" becomes
///   BadResponse, and `detail` is its description
[[nodiscard]] Result<QList<DirectoryShow>> readPodcastIndexShows(const QByteArray &body);

/// Reads the "items" of "/search/byperson".
/// \return the episodes, or an Error as of readPodcastIndexShows()
[[nodiscard]] Result<QList<DirectoryEpisode>> readPodcastIndexEpisodes(const QByteArray &body);

} // namespace dogear::discovery
