// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a library of generated shows, through the same stores as a refresh.

#include <base/result.h>

#include <QString>

namespace dogear::bench {

struct WrittenLibrary
{
    qint64 episodes = 0;
    qint64 text = 0; ///< UTF-8 bytes of the texts of feeds, chapters and transcripts
};

/// Writes \a episodes, \a perShow in each show, and their search index into a new database at
/// \a path. Of a hundred episodes ten are unplayed and one is in progress; every tenth has
/// chapters, every five-hundredth a transcript.
[[nodiscard]] Result<WrittenLibrary> writeLibrary(const QString &path, int episodes, int perShow);

} // namespace dogear::bench
