// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_changes.h"

#include <chrono>
#include <utility>

namespace dogear::itemmodels {

namespace {

/// Delay that turns 500 downloads added together into one query.
constexpr std::chrono::milliseconds moment{50};

int countOf(const downloads::DownloadsSummary &summary)
{
    return summary.running + summary.waiting + summary.paused + summary.failed;
}

} // namespace

DownloadChanges::DownloadChanges(downloads::DownloadList &downloads)
    : m_downloads(downloads)
{
    using downloads::DownloadList;
    m_timer.setSingleShot(true);
    m_timer.setInterval(moment);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        emit changed(std::exchange(m_ids, {}).values());
    });
    connect(&downloads, &DownloadList::episodeChanged, this, &DownloadChanges::add);
    connect(&downloads, &DownloadList::failed, this, [this](EpisodeId id, const Error &error) {
        m_errors.insert(id, error); // spares the query of requestError()
        add(id);
    });
    connect(&downloads, &DownloadList::progressed, this, [this](EpisodeId id) {
        m_running.insert(id);
        emit progressChanged(id);
    });
    connect(&downloads, &DownloadList::summaryChanged, this, [this] {
        updateRunning();
        updateCount();
    });
    m_count = countOf(downloads.summary());
}

void DownloadChanges::add(EpisodeId id)
{
    m_ids.insert(id);
    if (!m_timer.isActive()) // not restarted: a steady flow of changes must not delay the signal
        m_timer.start();
}

/// A download that stops running emits no signal of its own, for example if all were paused.
void DownloadChanges::updateRunning()
{
    const QSet<EpisodeId> before = m_running; // a copy: the loop removes from m_running
    for (const EpisodeId id : before) {
        if (m_downloads.progress(id))
            continue;
        m_running.remove(id);
        emit progressChanged(id);
    }
}

/// Downloads that another program added change the count, without a signal for each. The list is
/// then reloaded, although m_ids is empty.
void DownloadChanges::updateCount()
{
    const int count = countOf(m_downloads.summary());
    if (std::exchange(m_count, count) != count && !m_timer.isActive())
        m_timer.start();
}

std::optional<Error> DownloadChanges::error(EpisodeId id) const
{
    const auto found = m_errors.constFind(id);
    return found == m_errors.cend() ? std::nullopt : std::optional(*found);
}

void DownloadChanges::requestError(EpisodeId id)
{
    if (m_errors.contains(id))
        return;
    m_downloads.find(id).then(this,
                              [this, id](const Result<std::optional<domain::Download>> &download) {
                                  if (!download || !*download || !(*download)->error)
                                      return;
                                  m_errors.insert(id, *(*download)->error);
                                  emit errorChanged(id);
                              });
}

} // namespace dogear::itemmodels
