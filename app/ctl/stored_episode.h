// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads an episode with its chapters and transcript from the library.
///
/// Nothing is fetched: a transcript is there if the window has read it before.
///
/// Threads: GUI thread; the future finishes there.
/// Tests:   tests/integration/tst_dogearctl.cpp

#include <base/future.h>
#include <base/result.h>
#include <documents/chapters.h>
#include <documents/transcripts.h>
#include <domain/library.h>

namespace dogear::library {
class Library;
} // namespace dogear::library

namespace dogear::ctl {

struct StoredEpisode
{
    domain::EpisodeDetail detail;
    documents::EpisodeChapters known;        ///< chapters from every source that was read
    documents::EpisodeTranscript transcript; ///< `isRead` is false if none is stored
};

/// \return the episode \a id, NotFound or a Database… code
[[nodiscard]] Future<Result<StoredEpisode>> storedEpisode(library::Library &library, EpisodeId id);

} // namespace dogear::ctl
