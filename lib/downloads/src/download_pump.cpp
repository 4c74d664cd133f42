// SPDX-License-Identifier: GPL-3.0-or-later
// The scheduler of the downloads: starts, stops and finishes them, and tidies up.
#include "download_backoff.h"
#include "download_files.h"
#include "download_runs.h"
#include "media_mirror.h"

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

Q_LOGGING_CATEGORY(lcPump, "dogear.downloads")

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

void Downloads::followParts()
{
    connect(m_runs.get(), &DownloadRuns::progressed, this, [this](EpisodeId id) {
        emit progressed(id);
        tellProgress();
    });
    connect(m_runs.get(), &DownloadRuns::completed, this, [this](const DownloadItem &item) {
        m_backoff->clear(item.id, item.url);
        finish(item);
    });
    connect(m_mirror.get(), &MediaMirror::changed, this, [this](EpisodeId id) {
        emit episodeChanged(id);
        tidySoon();
    });
}

void Downloads::setSummary(const DownloadsSummary &summary)
{
    if (std::exchange(m_summary, summary) != summary)
        emit summaryChanged();
}

void Downloads::tellProgress()
{
    DownloadsSummary summary = m_summary;
    m_runs->addTo(summary);
    setSummary(summary);
}

void Downloads::refill()
{
    if (!m_refill.isActive())
        m_refill.start(0);
}

void Downloads::readWork()
{
    const QList<EpisodeId> running = m_runs->ids();
    const QDateTime now = m_clock.now();
    m_backoff->expire(now);
    // The list may begin with downloads that run or are being finished; they must not fill it up.
    const DownloadQuestion question{.limit = m_settings.atOnce
                                             + int(running.size() + m_finishing.size()),
                                    .running = QSet<EpisodeId>(running.cbegin(), running.cend()),
                                    .backoff = *m_backoff,
                                    .now = now};
    m_database
        .run([question](Connection &connection) {
            return downloads::readWork(connection, question);
        })
        .then(this, [this, ticket = m_work.latest()](const Result<DownloadWork> &work) {
            // The next periodic look() reads the work again if the database failed.
            logAndDrop(work, lcPump(), "seen to a minute later:");
            if (!m_work.isLatest(ticket))
                refill(); // the list may contain downloads that failed since it was requested
            else if (work)
                takeWork(*work);
        });
}

DownloadHold Downloads::hold() const
{
    DownloadConditions conditions = m_conditions;
    conditions.localTime = m_clock.now().toLocalTime();
    const DownloadHold hold = mayDownload(m_settings, conditions).hold;
    // The measured space may be enough by now, but the last write failed; look() tries again.
    return hold == DownloadHold::None && m_isDiskFull ? DownloadHold::LowSpace : hold;
}

void Downloads::takeWork(const DownloadWork &work)
{
    m_conditions.isPausedByHand = work.isPausedAll;
    for (const EpisodeId id : work.unwanted) {
        m_runs->stop(id);
        m_backoff->forget(id);
    }
    DownloadHold hold = DownloadHold::None;
    if (m_isStarted) {
        // Complete files are moved even while fetching is not allowed; this costs no network.
        for (const DownloadItem &item : work.ready)
            finish(item);
        hold = this->hold();
        if (hold != DownloadHold::None) {
            m_runs->stopAll();
            *m_backoff = {}; // the silence is not the fault of the servers
        } else {
            fail(work.hopeless);
            // Without a measurement a full disk would be noticed only after the first bytes.
            if (m_isSpaceMeasured)
                startRuns(work.waiting);
        }
    }
    if (m_runs->count() > 0 && !m_spaces.isActive())
        m_spaces.start();
    else if (m_runs->count() == 0)
        m_spaces.stop();
    if (m_backoff->isEmpty())
        m_backoffLooks.stop();
    DownloadsSummary summary = m_summary;
    m_runs->addTo(summary);
    summary.waiting = std::max(0, work.counts.waiting - summary.running);
    summary.failed = work.counts.failed;
    summary.paused = work.counts.paused;
    summary.hold = work.counts.waiting > 0 ? hold : DownloadHold::None;
    summary.isPausedAll = work.isPausedAll;
    setSummary(summary);
}

void Downloads::startRuns(const QList<DownloadItem> &waiting)
{
    for (const DownloadItem &item : waiting) {
        // Silent runs do not count: they would hold up downloads from servers that answer.
        if (m_runs->active() >= m_settings.atOnce)
            return;
        if (m_runs->contains(item.id) || m_finishing.contains(item.id))
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
        m_mirror->follow(item);
        m_runs->start(item);
    }
}

bool Downloads::makeRoom()
{
    // The number of silent runs is limited as well, because each run takes memory and a connection.
    const int most = 2 * m_settings.atOnce;
    if (m_runs->count() < most)
        return true;
    const auto silent = m_runs->longestSilent();
    if (!silent)
        return false;
    const QDateTime now = m_clock.now();
    const auto progress = m_runs->progress(silent->id);
    const Error error = progress && progress->trouble
                            ? *progress->trouble
                            : Error{.code = ErrorCode::Timeout, .url = silent->url};
    takeTrouble(*silent, error);
    m_backoff->putAside(silent->id, now);
    m_runs->stop(silent->id);
    return true;
}

void Downloads::finish(const DownloadItem &item)
{
    // A row may be in several lists of work before its result is stored.
    const bool isBusy = m_runs->contains(item.id) || m_finishing.contains(item.id);
    if (isBusy || m_isFolderClosed || m_isDiskFull)
        return;
    m_finishing.insert(item.id);
    m_files->finish(item).then(this, [this, item](const Result<bool> &isDone) {
        m_finishing.remove(item.id);
        if (!isDone) {
            if (isOfTheDisk(isDone.error()))
                // The disk is at fault, not this download: it stays queued and the others wait,
                // too.
                holdUp(isDone.error());
            else
                fail({{item.id, isDone.error()}});
            return;
        }
        if (*isDone) {
            // Writing works again, so the next problem with the disk is reported to the user.
            m_isHoldUpTold = false;
            emit episodeChanged(item.id);
            emit finished(item.id);
            tidySoon();
        }
        refill();
    });
}

/// Blocks writing until there may be room again; look() resets this. The user is told once.
void Downloads::holdUp(const Error &error)
{
    qCInfo(lcPump) << "held up:" << error;
    if (error.code == ErrorCode::DiskFull)
        m_isDiskFull = true;
    else
        m_isFolderClosed = true;
    if (!std::exchange(m_isHoldUpTold, true))
        emit heldUp(error);
    refill();
}

void Downloads::look()
{
    // Other programs may have made room; the next attempt shows it.
    m_isDiskFull = false;
    m_isFolderClosed = false;
    discardRemoved();
    retryDue();
    tidySoon();
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
    tidySoon();
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
                if (item && !m_runs->contains(item->id))
                    m_mirror->drop(item->key);
            });
    }
}

void Downloads::tidySoon()
{
    if (!m_tidying.isActive())
        m_tidying.start();
}

void Downloads::tidyUp()
{
    if (!m_isStarted)
        return;
    if (m_cacheBudget)
        m_mirror->evict(*m_cacheBudget);
    const bool hasRules = m_settings.removesPlayed || m_settings.removesOlderThanDays > 0
                          || m_settings.keepsNewest > 0 || m_settings.totalMegabytes > 0;
    if (!hasRules)
        return;
    m_database
        .run(
            [settings = m_settings, current = m_current, now = m_clock.now()](
                Connection &connection) { return findSurplus(connection, settings, current, now); })
        .then(this, [this](const Result<QList<EpisodeId>> &surplus) {
            logAndDrop(surplus, lcPump(), "taken away later:");
            if (surplus && !surplus->isEmpty())
                remove(*surplus);
        });
}

} // namespace dogear::downloads
