// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the answers of the iTunes Search API, and of Podcast Index in the same form.
///
/// Threads: pure; any thread.
/// Spec:    iTunes Search API (Apple, performance-partners.apple.com/search-api); Podcast Index
///          API, "/search" and "/lookup", which need no key
/// Tests:   tests/unit/discovery/tst_apple_answers.cpp

#include <base/result.h>
#include <discovery/directory_show.h>

#include <QByteArray>

namespace dogear::discovery {

/// Reads the shows of a search or a lookup. Hits that are no shows, have no title, or neither a
/// feed nor an Apple number, are left out. The feed of a show may be empty: Apple does not name the
/// feeds of shows that are paid or only at Apple. \return the shows in the order of the answer, or
/// an Error of readAnswer()
[[nodiscard]] Result<QList<DirectoryShow>> readAppleShows(const QByteArray &body,
                                                          Directory directory = Directory::Apple);

/// Reads the episodes of a search or of a lookup of a show with its episodes. If the answer
/// contains the show of an episode, the episode gets all that is said about it.
/// \return the episodes in the order of the answer, or an Error of readAnswer()
[[nodiscard]] Result<QList<DirectoryEpisode>> readAppleEpisodes(
    const QByteArray &body,
    Directory directory = Directory::Apple);

} // namespace dogear::discovery
