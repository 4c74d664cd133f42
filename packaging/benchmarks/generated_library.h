// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes a library of made-up shows, as a refresh would.

#include <base/result.h>

#include <QString>

namespace dogear::bench {

struct WrittenLibrary
{
    qint64 episodes = 0;
    qint64 text = 0; ///< bytes in UTF-8 of what feeds and transcripts wrote
};

/// Writes \a episodes into a new database at \a path, and its index. Of a hundred episodes ten are
/// unplayed, one is half heard; every tenth has chapters, every five-hundredth a transcript.
[[nodiscard]] Result<WrittenLibrary> writeLibrary(const QString &path, int episodes);

} // namespace dogear::bench
