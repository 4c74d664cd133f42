// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_choices.h"

#include <itemmodels/episode_list_model.h>
#include <widgets/download_text.h>

namespace dogear::widgets {

using domain::DownloadState;
using itemmodels::EpisodeListModel;

DownloadChoices::DownloadChoices(const QModelIndexList &episodes)
{
    for (const QModelIndex &episode : episodes) {
        const EpisodeId id = itemmodels::episodeIdOf(episode);
        const DownloadStatus status = downloadStatusOf(episode);
        if (!status.state) {
            if (!episode.data(EpisodeListModel::HasEnclosureRole).toBool())
                continue;
            toAdd.append(id);
            isAllHere = isAllHere && status.presence == domain::MediaPresence::Here;
            continue;
        }
        if (status.state == DownloadState::Done) {
            done.append(id);
            continue;
        }
        toCancel.append(id);
        QList<EpisodeId> &kind = status.state == DownloadState::Paused   ? paused
                                 : status.state == DownloadState::Failed ? failed
                                                                         : toPause;
        kind.append(id);
    }
}

} // namespace dogear::widgets
