// SPDX-License-Identifier: GPL-3.0-or-later
// The scheduler of the downloads: starts, stops and finishes them, and tidies up.
#include "active_downloads.h"
#include "download_backoff.h"
#include "download_files.h"
#include "stored_media_index.h"

#include <storage/database_thread.h>

#include <QLoggingCategory>

#include <algorithm>
#include <stream/streamer.h>
#include <utility>

namespace dogear::downloads {

using domain::DownloadState;
using storage::Connection;
using storage::DownloadStore;

namespace {

Q_LOGGING_CATEGORY(lcScheduler, "dogear.downloads")

bool isOfTheDisk(const Error &error)
{
    return error.code == ErrorCode::DiskFull || error.code == ErrorCode::FileUnwritable;
}

bool isOfTheWeb(const QUrl &url)
{
    return url.isValid()
           && (url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https"));
}

} // namespace

void Downloads::connectParts()
{
    connect(m_active.get(), &ActiveDownloads::progressed, this, [this](EpisodeId id) {
        emit progressed(id);
        reportProgress();
    });
    connect(m_active.get(), &ActiveDownloads::completed, this, [this](const DownloadItem &item) {
        m_backoff->clear(item.id, item.url);
        finish(item);
    });
    connect(m_mediaIndex.get(), &StoredMediaIndex::changed, this, [this](EpisodeId id) {
        emit episodeChanged(id);
        scheduleCleanUp();
    });
}

void Downloads::setSummary(const DownloadsSummary &summary)
{
    if (std::exchange(m_summary, summary) != summary)
        emit summaryChanged();
}

void Downloads::reportProgress()
{
    DownloadsSummary summary = m_summary;
    m_active->addTo(summary);
    setSummary(summary);
}

void Downloads::refill()
{
    if (!m_refillTimer.isActive())
        m_refillTimer.start(0);
}

void Downloads::readWork()
{
    // Only one query at a time: each answer may start the next query, so with several of them the
    // queue of the database thread would grow for as long as a server does not answer.
    if (m_isReadingWork) {
        m_isWorkChanged = true;
        return;
    }
    m_isReadingWork = true;
    const QList<EpisodeId> running = m_active->ids();
    const QDateTime now = m_clock.now();
    m_backoff->expire(now);
    // The list may begin with downloads that run or are being finished; they must not fill it up.
    const DownloadWorkRequest question{.limit = m_settings.maxConcurrent
                                                + int(running.size() + m_finishing.size()),
                                       .running = QSet<EpisodeId>(running.cbegin(), running.cend()),
                                       .backoff = *m_backoff,
                                       .now = now};
    m_database
        .run([question](Connection &connection) {
            return downloads::readWork(connection, question);
        })
        .then(this, [this, ticket = m_work.latest()](const Result<DownloadWork> &work) {
            // The next periodic runPeriodicChecks() reads the work again if the database failed.
            logAndDrop(work, lcScheduler(), "seen to a minute later:");
            m_isReadingWork = false;
            // The list may contain downloads that failed since it was requested.
            const bool isOutdated = !m_work.isLatest(ticket);
            if (std::exchange(m_isWorkChanged, false) || isOutdated)
                refill();
            if (work && !isOutdated)
                handleWork(*work);
        });
}

BlockReason Downloads::blockReason() const
{
    DownloadConditions conditions = m_conditions;
    conditions.localTime = m_clock.now().toLocalTime();
    const BlockReason blockReason = mayDownload(m_settings, conditions).blockReason;
    // The measured space may be enough by now, but the last write failed; runPeriodicChecks() tries
    // again.
    return blockReason == BlockReason::None && m_isDiskFull ? BlockReason::LowSpace : blockReason;
}

void Downloads::handleWork(const DownloadWork &work)
{
    m_conditions.isPausedByUser = work.isPausedAll;
    for (const EpisodeId id : work.unwanted) {
        m_active->stop(id);
        m_backoff->forget(id);
    }
    BlockReason blockReason = BlockReason::None;
    if (m_isStarted) {
        // Complete files are moved even while fetching is not allowed; this costs no network.
        for (const DownloadItem &item : work.ready)
            finish(item);
        blockReason = this->blockReason();
        if (blockReason != BlockReason::None) {
            m_active->stopAll();
            *m_backoff = {}; // the silence is not the fault of the servers
        } else {
            fail(work.failing);
            // Without a measurement a full disk would be noticed only after the first bytes.
            if (m_isSpaceMeasured)
                startRuns(work.waiting);
        }
    }
    if (m_active->count() > 0 && !m_spaceTimer.isActive())
        m_spaceTimer.start();
    else if (m_active->count() == 0)
        m_spaceTimer.stop();
    if (m_backoff->isEmpty())
        m_backoffTimer.stop();
    DownloadsSummary summary = m_summary;
    m_active->addTo(summary);
    summary.waiting = std::max(0, work.counts.waiting - summary.running);
    summary.failed = work.counts.failed;
    summary.paused = work.counts.paused;
    summary.blockReason = work.counts.waiting > 0 ? blockReason : BlockReason::None;
    summary.isPausedAll = work.isPausedAll;
    setSummary(summary);
}

void Downloads::startRuns(const QList<DownloadItem> &waiting)
{
    for (const DownloadItem &item : waiting) {
        // Silent runs do not count: they would hold up downloads from servers that answer.
        if (m_active->active() >= m_settings.maxConcurrent)
            return;
        if (m_active->contains(item.id) || m_finishing.contains(item.id))
            continue;
        if (!isOfTheWeb(item.url)) {
            fail({{item.id,
                   {item.url.isEmpty() ? ErrorCode::NoEnclosure : ErrorCode::UnsupportedScheme,
                    {},
                    item.url}}});
            continue;
        }
        if (!makeRoom())
            return;
        m_mediaIndex->follow(item);
        m_active->start(item);
    }
}

bool Downloads::makeRoom()
{
    // The number of silent runs is limited as well, because each run takes memory and a connection.
    const int most = 2 * m_settings.maxConcurrent;
    if (m_active->count() < most)
        return true;
    const auto silent = m_active->longestStalled();
    if (!silent)
        return false;
    const QDateTime now = m_clock.now();
    const auto progress = m_active->progress(silent->id);
    const Error error = progress && progress->problem
                            ? *progress->problem
                            : Error{.code = ErrorCode::Timeout, .url = silent->url};
    handleProblem(*silent, error);
    m_backoff->yieldSlot(silent->id, now);
    m_active->stop(silent->id);
    return true;
}

void Downloads::finish(const DownloadItem &item)
{
    // A row may be in several lists of work before its result is stored.
    const bool isBusy = m_active->contains(item.id) || m_finishing.contains(item.id);
    if (isBusy || m_isFolderClosed || m_isDiskFull)
        return;
    m_finishing.insert(item.id);
    m_files->finish(item).then(this, [this, item](const Result<bool> &isDone) {
        m_finishing.remove(item.id);
        if (!isDone) {
            if (isOfTheDisk(isDone.error()))
                // The disk is at fault, not this download: it stays queued and the others wait,
                // too.
                blockDownloads(isDone.error());
            else
                fail({{item.id, isDone.error()}});
            return;
        }
        if (*isDone) {
            // Writing works again, so the next problem with the disk is reported to the user.
            m_isBlockReported = false;
            emit episodeChanged(item.id);
            emit finished(item.id);
            scheduleCleanUp();
        }
        refill();
    });
}

/// Blocks writing until there may be room again; runPeriodicChecks() resets this. The user is told
/// once.
void Downloads::blockDownloads(const Error &error)
{
    qCInfo(lcScheduler) << "held up:" << error;
    if (error.code == ErrorCode::DiskFull)
        m_isDiskFull = true;
    else
        m_isFolderClosed = true;
    if (!std::exchange(m_isBlockReported, true))
        emit downloadsBlocked(error);
    refill();
}

void Downloads::runPeriodicChecks()
{
    // Other programs may have made room; the next attempt shows it.
    m_isDiskFull = false;
    m_isFolderClosed = false;
    discardRemoved();
    retryDue();
    scheduleCleanUp();
    measureSpace();
}

void Downloads::measureSpace()
{
    if (std::exchange(m_isMeasuringSpace, true))
        return; // a slow disk is still being measured
    // Bytes are stored in one folder and moved to the other, so the fuller disk decides.
    const QStringList folders{m_streamer.folder(), m_files->folder()};
    disk().freeBytes(folders).then(this, [this](const std::optional<qint64> &bytes) {
        m_isMeasuringSpace = false;
        m_conditions.freeBytes = bytes;
        m_isSpaceMeasured = true;
        refill();
    });
}

void Downloads::reload()
{
    scheduleCleanUp();
    refill();
}

void Downloads::discardRemoved()
{
    const QDateTime now = m_clock.now();
    for (auto removed = m_removed.begin(); removed != m_removed.end();) {
        if (removed->until > now) {
            ++removed;
            continue;
        }
        // Erased first: discard() finishes later, and restore() must not return a row without a
        // file.
        const EpisodeId id = removed.key();
        const bool wasDone = removed->download.state == DownloadState::Done;
        removed = m_removed.erase(removed);
        m_files->discard(id);
        // The bytes of a finished download have left the store; those of the player are in use.
        if (wasDone || id == m_current)
            continue;
        m_database.run([id](Connection &connection) { return readItem(connection, id); })
            .then(this, [this](const Result<DownloadItem> &item) {
                if (item && !m_active->contains(item->id))
                    m_mediaIndex->drop(item->key);
            });
    }
}

void Downloads::scheduleCleanUp()
{
    if (!m_cleanUpTimer.isActive())
        m_cleanUpTimer.start();
}

void Downloads::cleanUpFiles()
{
    if (!m_isStarted)
        return;
    if (m_cacheBudget)
        m_mediaIndex->evict(*m_cacheBudget);
    const bool hasRules = m_settings.removesPlayed || m_settings.removesOlderThanDays > 0
                          || m_settings.keepsNewest > 0 || m_settings.totalMegabytes > 0;
    if (!hasRules)
        return;
    m_database
        .run(
            [settings = m_settings, current = m_current, now = m_clock.now()](
                Connection &connection) { return findSurplus(connection, settings, current, now); })
        .then(this, [this](const Result<QList<EpisodeId>> &surplus) {
            logAndDrop(surplus, lcScheduler(), "taken away later:");
            if (surplus && !surplus->isEmpty())
                remove(*surplus);
        });
}

} // namespace dogear::downloads
