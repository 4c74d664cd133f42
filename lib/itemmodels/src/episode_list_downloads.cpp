// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListModel: shows state and progress of downloads in the rows.
#include "download_changes.h"
#include "episode_row_cache.h"

#include <downloads/download_list.h>
#include <episodes/episodes.h>
#include <itemmodels/episode_list_model.h>

#include <algorithm>
#include <iterator>

namespace dogear::itemmodels {

void EpisodeListModel::connectDownloads()
{
    connect(
        m_downloadChanges.get(), &DownloadChanges::changed, this, &EpisodeListModel::showDownloads);
    // Progress comes a few times a second, so only its role is reported as changed.
    const auto showRow = [this](EpisodeId id, Role role) {
        const QModelIndex row = indexOf(id);
        if (row.isValid())
            emit dataChanged(row, row, {role});
    };
    connect(m_downloadChanges.get(), &DownloadChanges::errorChanged, this, [showRow](EpisodeId id) {
        showRow(id, DownloadErrorRole);
    });
    connect(m_downloadChanges.get(),
            &DownloadChanges::progressChanged,
            this,
            [showRow](EpisodeId id) { showRow(id, DownloadProgressRole); });
}

/// Updates the rows of \a changed; in the list of downloads also their order.
void EpisodeListModel::showDownloads(const QList<EpisodeId> &changed)
{
    // While rows are being loaded, their answer may be older than this change.
    const bool isTheirList = m_query->episodeFilter().download == true && !m_query->isSearching();
    if (isTheirList || m_isLoading) {
        reload();
        return;
    }
    QList<EpisodeId> shown;
    std::ranges::copy_if(
        changed, std::back_inserter(shown), [this](EpisodeId id) { return m_rowCache->find(id); });
    if (shown.isEmpty())
        return; // rows without content are read when the view asks for them
    m_episodes.summaries(shown).then(this,
                                     [this](const Result<QList<domain::EpisodeSummary>> &episodes) {
                                         if (!episodes)
                                             return fail(episodes.error());
                                         for (const domain::EpisodeSummary &episode : *episodes)
                                             showDownload(episode);
                                     });
}

void EpisodeListModel::showDownload(const domain::EpisodeSummary &episode)
{
    const EpisodeRow *here = m_rowCache->find(episode.id);
    if (!here)
        return;
    // Only the download: changes of the other values arrive with signals of their own.
    EpisodeRow now = *here;
    now.episode.download = episode.download;
    now.episode.presence = episode.presence;
    const int row = rowOf(episode.id.value);
    if (m_rowCache->put(now) && row >= 0)
        showChanged({row});
}

QVariant EpisodeListModel::progressOf(EpisodeId id) const
{
    const auto progress = m_downloads.progress(id);
    return progress ? QVariant::fromValue(*progress) : QVariant();
}

QVariant EpisodeListModel::errorOf(const domain::EpisodeSummary &episode) const
{
    // DownloadChanges may still know the error of an attempt before a successful one.
    if (episode.download != domain::DownloadState::Failed)
        return {};
    const auto error = m_downloadChanges->error(episode.id);
    return error ? QVariant::fromValue(*error) : QVariant();
}

} // namespace dogear::itemmodels
