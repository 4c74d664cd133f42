// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which downloads fail and when they are retried.
#include "active_downloads.h"
#include "download_backoff.h"

#include <storage/database_thread.h>

#include <QLoggingCategory>

#include <limits>

namespace dogear::downloads {

using domain::Download;
using domain::DownloadState;
using storage::Connection;
using storage::DownloadStore;

namespace {

Q_LOGGING_CATEGORY(lcFailures, "dogear.downloads")

constexpr std::chrono::seconds backoffInterval{5};

bool isOfTheDisk(const Error &error)
{
    return error.code == ErrorCode::DiskFull || error.code == ErrorCode::FileUnwritable;
}

/// Whether the server was not reached; a useless answer of the server does not count.
bool isUnreachable(const Error &error)
{
    return error.code == ErrorCode::Offline || error.code == ErrorCode::Timeout
           || error.code == ErrorCode::ConnectionFailed || error.code == ErrorCode::ProxyFailed;
}

QList<EpisodeId> idsOf(const QList<Download> &downloads)
{
    QList<EpisodeId> ids;
    for (const Download &download : downloads)
        ids.append(download.episode);
    return ids;
}

/// Stores those of \a failed that still wait as failed. \return the downloads that failed for the
/// first time
Result<QList<FailedDownload>> recordFailures(Connection &connection,
                                             const QList<FailedDownload> &failed,
                                             const QDateTime &now)
{
    DownloadStore store(connection);
    QList<FailedDownload> first;
    for (const FailedDownload &each : failed) {
        const auto found = store.find(each.id);
        if (!found)
            return failure(found.error());
        // Paused, removed or finished in the meantime: the failure no longer matters.
        if (!found->has_value() || (*found)->state != DownloadState::Waiting)
            continue;
        Download download = **found;
        download.state = DownloadState::Failed;
        download.error = each.error;
        ++download.failures;
        download.retryAt = nextTry(each.error, download.failures, now);
        if (const auto isPut = store.put(download); !isPut)
            return failure(isPut.error());
        // Only the first failure is reported to the user; automatic retries fail silently.
        if (download.failures == 1)
            first.append(each);
    }
    return first;
}

} // namespace

void Downloads::connectProblems()
{
    // Patience and rest end without an event, so the work is read again every few seconds.
    m_backoffTimer.setInterval(backoffInterval);
    connect(&m_backoffTimer, &QTimer::timeout, this, &Downloads::refill);
    connect(m_active.get(), &ActiveDownloads::failed, this, &Downloads::handleFailure);
    connect(m_active.get(), &ActiveDownloads::problemOccurred, this, &Downloads::handleProblem);
    connect(m_active.get(), &ActiveDownloads::activeChanged, this, &Downloads::refill);
    connect(m_active.get(), &ActiveDownloads::recovered, this, [this](const DownloadItem &item) {
        m_backoff->clear(item.id, item.url);
    });
}

void Downloads::handleProblem(const DownloadItem &item, const Error &error)
{
    m_backoff->note(item.id, item.url, error, m_clock.now());
    if (!m_backoffTimer.isActive())
        m_backoffTimer.start();
    refill(); // its slot may go to another download
}

void Downloads::handleFailure(EpisodeId id, const Error &error)
{
    if (isOfTheDisk(error)) {
        // The store could not be written, so fetching stops as well, not only moving files out.
        m_isDiskFull = true;
        blockDownloads(error);
    } else {
        fail({{id, error}});
    }
}

void Downloads::fail(const QList<FailedDownload> &downloads)
{
    if (downloads.isEmpty())
        return;
    // A work list that was read before the failure is stored would start these downloads again.
    m_work.cancel();
    QList<EpisodeId> ids;
    for (const FailedDownload &download : downloads) {
        m_active->stop(download.id);
        m_backoff->forget(download.id);
        ids.append(download.id);
    }
    const auto first = std::make_shared<QList<FailedDownload>>(); // filled by the database thread
    edit([=, now = m_clock.now()](Connection &connection) -> EditResult {
        return recordFailures(connection, downloads, now)
            .map([&](const QList<FailedDownload> &found) {
                *first = found;
                return ids;
            });
    }).then(this, [this, first](const Result<> &isNoted) {
        logAndDrop(isNoted, lcFailures(), "tried again:");
        for (const FailedDownload &download : std::as_const(*first))
            emit failed(download.id, download.error);
    });
}

void Downloads::retryDue()
{
    edit([now = m_clock.now()](Connection &connection) -> EditResult {
        const auto due = DownloadStore(connection).dueForRetry(now);
        if (!due)
            return failure(due.error());
        return retryDownloads(connection, idsOf(*due));
    }).then(this, [](const Result<> &isDone) {
        logAndDrop(isDone, lcFailures(), "tried again later:");
    });
}

void Downloads::retryUnreachable()
{
    *m_backoff = {};
    edit([](Connection &connection) -> EditResult {
        constexpr int all = std::numeric_limits<int>::max();
        auto listed = DownloadStore(connection).list(DownloadState::Failed, all);
        if (!listed)
            return failure(listed.error());
        // Without a retry time the download has failed for good; a network does not change that.
        listed->removeIf([](const Download &download) {
            return !download.retryAt || !download.error || !isUnreachable(*download.error);
        });
        return retryDownloads(connection, idsOf(*listed));
    }).then(this, [](const Result<> &isDone) {
        logAndDrop(isDone, lcFailures(), "tried again later:");
    });
}

} // namespace dogear::downloads
