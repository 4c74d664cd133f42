// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_choices.h"

namespace dogear::widgets {

using domain::DownloadState;

DownloadChoices::DownloadChoices(const QList<domain::EpisodeSummary> &episodes)
{
    for (const domain::EpisodeSummary &episode : episodes) {
        if (!episode.download) {
            if (!episode.hasEnclosure)
                continue;
            toAdd.append(episode.id);
            isAllHere = isAllHere && episode.presence == domain::MediaPresence::Complete;
            continue;
        }
        if (episode.download == DownloadState::Done) {
            done.append(episode.id);
            continue;
        }
        // DownloadState::Waiting covers both queued and running downloads, and both can be paused.
        toCancel.append(episode.id);
        QList<EpisodeId> &kind = episode.download == DownloadState::Paused   ? paused
                                 : episode.download == DownloadState::Failed ? failed
                                                                             : toPause;
        kind.append(episode.id);
    }
}

} // namespace dogear::widgets
