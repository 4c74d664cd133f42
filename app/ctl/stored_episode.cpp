// SPDX-License-Identifier: GPL-3.0-or-later
#include "stored_episode.h"

#include <library/library.h>

namespace dogear::ctl {

using Answer = Result<StoredEpisode>;

Future<Answer> storedEpisode(library::Library &library, EpisodeId id)
{
    documents::Chapters &chapters = library.chapters();
    documents::Transcripts &transcripts = library.transcripts();
    // Each step names the object that it calls as its context: without one it might run on the
    // thread that finishes the future (base/future.h).
    return library.episodes().detail(id).then(
        &chapters,
        [&chapters, &transcripts](const Result<domain::EpisodeDetail> &episode) -> Future<Answer> {
            if (!episode)
                return readyFuture<Answer>(failure(episode.error()));
            return chapters.stored(*episode).then(
                &transcripts,
                [&transcripts, detail = *episode](
                    const Result<documents::EpisodeChapters> &known) -> Future<Answer> {
                    if (!known)
                        return readyFuture<Answer>(failure(known.error()));
                    return transcripts.stored(detail).then(
                        [detail,
                         known = *known](const documents::EpisodeTranscript &transcript) -> Answer {
                            if (transcript.error)
                                return failure(*transcript.error);
                            return StoredEpisode{
                                .detail = detail, .known = known, .transcript = transcript};
                        });
                });
        });
}

} // namespace dogear::ctl
