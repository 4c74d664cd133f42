// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the answers of fyyd.
///
/// Threads: pure; any thread.
/// Spec:    fyyd API 0.2 (github.com/eazyliving/fyyd-api)
/// Tests:   tests/unit/discovery/tst_fyyd_answers.cpp

#include <base/result.h>
#include <discovery/directory_show.h>

#include <QByteArray>

namespace dogear::discovery {

/// Reads the shows of "/search/podcast", or the one of "/podcast". Shows without a title or a feed
/// are left out; one whose feed answered 404 or 410 is marked as dead.
/// \return the shows, or an Error of readAnswer(); an error object of fyyd becomes HttpStatus, or
///   BadResponse if it has no status. `detail` is its message.
[[nodiscard]] Result<QList<DirectoryShow>> readFyydShows(const QByteArray &body);

/// Reads the episodes of "/search/episode", or the one of "/episode". Of their shows, only the
/// numbers at fyyd are known.
/// \return the episodes, or an Error as of readFyydShows()
[[nodiscard]] Result<QList<DirectoryEpisode>> readFyydEpisodes(const QByteArray &body);

} // namespace dogear::discovery
