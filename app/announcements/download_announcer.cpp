// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_announcer.h"

#include "announcement_text.h"

#include <documents/artwork.h>
#include <downloads/download_list.h>
#include <episodes/episodes.h>

#include <utility>

namespace dogear {

using downloads::DownloadList;

DownloadAnnouncer::DownloadAnnouncer(DownloadList &downloads,
                                     episodes::Episodes &episodes,
                                     documents::Artwork &artwork)
    : m_downloads(downloads)
    , m_episodes(episodes)
    , m_artwork(artwork)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(settleTime);
    connect(&m_timer, &QTimer::timeout, this, &DownloadAnnouncer::flush);
    connect(&downloads, &DownloadList::finished, this, &DownloadAnnouncer::take);
    connect(&downloads, &DownloadList::summaryChanged, this, [this] {
        if (!m_finished.isEmpty() && m_downloads.summary().running == 0 && !m_timer.isActive())
            m_timer.start();
    });
}

void DownloadAnnouncer::take(EpisodeId id)
{
    m_downloads.find(id).then(this,
                              [this, id](const Result<std::optional<domain::Download>> &download) {
                                  if (!download || !*download || (*download)->isAutomatic)
                                      return;
                                  m_finished.append(id);
                                  m_timer.start();
                              });
}

void DownloadAnnouncer::flush()
{
    if (m_downloads.summary().running > 0)
        return; // summaryChanged() starts the timer again
    const QList<EpisodeId> ids = std::exchange(m_finished, {});
    m_episodes.summaries(ids).then(
        this, [this](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!episodes || episodes->isEmpty())
                return; // their show was unfollowed in the meantime
            emit announced(
                announceDownloads(*episodes, m_artwork.cachedFile(episodes->constFirst().image)));
        });
}

} // namespace dogear
