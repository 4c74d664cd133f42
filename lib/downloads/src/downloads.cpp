// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the user on downloads, and the settings.
#include "active_downloads.h"
#include "download_backoff.h"
#include "download_edits.h"
#include "download_files.h"
#include "stored_media_index.h"

#include <downloads/automatic_downloads.h>
#include <storage/database_thread.h>

#include <QLoggingCategory>

#include <stream/streamer.h>

namespace dogear::downloads {

using domain::Download;
using domain::DownloadState;
using storage::Connection;
using storage::DownloadStore;

namespace {

Q_LOGGING_CATEGORY(lcDownloads, "dogear.downloads")

/// A download may fill the disk within seconds, so the free space is measured more often than
/// pollInterval while one runs.
constexpr std::chrono::seconds spaceInterval{5};
/// Events come in groups, for example when an episode ends; one run of the rules is enough for
/// them.
constexpr std::chrono::milliseconds cleanUpDelay{2'000};

} // namespace

Downloads::Downloads(storage::DatabaseThread &database,
                     stream::Streamer &streamer,
                     accounts::Accounts &accounts,
                     AutomaticDownloads &automatic,
                     const Clock &clock,
                     QObject *parent)
    : DownloadList(parent)
    , m_database(database)
    , m_streamer(streamer)
    , m_clock(clock)
    , m_active(std::make_unique<ActiveDownloads>(streamer, accounts))
    , m_files(std::make_unique<DownloadFiles>(database, streamer, clock))
    , m_mediaIndex(std::make_unique<StoredMediaIndex>(database, streamer))
    , m_backoff(std::make_unique<DownloadBackoff>())
{
    m_refillTimer.setSingleShot(true);
    connect(&m_refillTimer, &QTimer::timeout, this, &Downloads::readWork);
    m_pollTimer.setInterval(pollInterval);
    connect(&m_pollTimer, &QTimer::timeout, this, &Downloads::runPeriodicChecks);
    m_spaceTimer.setInterval(spaceInterval);
    connect(&m_spaceTimer, &QTimer::timeout, this, &Downloads::measureSpace);
    m_cleanUpTimer.setSingleShot(true);
    m_cleanUpTimer.setInterval(cleanUpDelay);
    connect(&m_cleanUpTimer, &QTimer::timeout, this, &Downloads::cleanUpFiles);
    connect(&automatic, &AutomaticDownloads::stored, this, &Downloads::takeChanged);
    connectParts();
    connectProblems();
}

Downloads::~Downloads() = default;

void Downloads::start(const QString &folder, const settings::DownloadSettings &settings)
{
    m_isStarted = true;
    m_files->setFolder(folder);
    // Corrects what a crash left behind: rows that disagree with the store, and removed files.
    m_mediaIndex->reconcile();
    m_files->discardAll();
    setFolder(folder).then(this, [](const Result<> &isMoved) {
        logAndDrop(isMoved, lcDownloads(), "files stay where they are:");
    });
    setSettings(settings);
    m_pollTimer.start();
    runPeriodicChecks();
}

void Downloads::setSettings(const settings::DownloadSettings &settings)
{
    constexpr qint64 kilobyte = 1000;
    m_settings = settings;
    // Nothing is fetched or removed before start(), which calls this again.
    if (!m_isStarted)
        return;
    m_streamer.setDownloadLimit(settings.limitKilobytes * kilobyte);
    scheduleCleanUp();
    refill();
}

Downloads::Answer Downloads::setFolder(const QString &folder)
{
    m_files->setFolder(folder);
    m_isFolderClosed = false;
    refill();
    return m_files->moveAll();
}

void Downloads::setNetwork(const Network &network)
{
    m_conditions.isOnline = network.isOnline;
    m_conditions.isMetered = network.isMetered;
    // Without this, downloads would wait for the next automatic retry although a network exists.
    if (network.isOnline) {
        m_active->retry();
        retryUnreachable();
    }
    refill();
}

void Downloads::setCurrent(EpisodeId id)
{
    m_current = id;
    m_mediaIndex->setCurrent(id);
    scheduleCleanUp();
}

DownloadDisk &Downloads::disk()
{
    return m_files->disk();
}

void Downloads::setCacheBudget(qint64 bytes)
{
    m_cacheBudget = bytes;
    scheduleCleanUp();
}

Downloads::Answer Downloads::edit(Edit edit)
{
    return m_database
        .run([edit = std::move(edit)](Connection &connection) {
            return connection.transaction([&] { return edit(connection); });
        })
        .then(this, [this](const Result<QList<EpisodeId>> &changed) -> Result<> {
            if (!changed)
                return failure(changed.error());
            takeChanged(*changed);
            return {};
        });
}

/// Follows a change of the downloads of \a ids that is stored.
void Downloads::takeChanged(const QList<EpisodeId> &ids)
{
    for (const EpisodeId id : ids)
        emit episodeChanged(id);
    refill();
}

Downloads::Answer Downloads::add(const QList<EpisodeId> &ids)
{
    // An added download must not be deleted when the undo time of its earlier removal ends.
    for (const EpisodeId id : ids)
        m_removed.remove(id);
    // The user expects a request now, whatever is known about the servers.
    *m_backoff = {};
    const auto unsure = std::make_shared<QList<Download>>(); // filled by the database thread
    return edit([ids, unsure](Connection &connection) {
               return addDownloads(connection, ids, false, std::nullopt, *unsure);
           })
        .then(this, [this, unsure](const Result<> &isAdded) -> Answer {
            if (!isAdded || unsure->isEmpty())
                // The database thread must not wait for the disk, so the files are looked up in
                // between.
                return readyFuture(isAdded);
            return restoreRemoved(*unsure);
        });
}

/// Adds removed downloads again whose files may still exist.
Downloads::Answer Downloads::restoreRemoved(const QList<Download> &downloads)
{
    return m_files->findPresent(downloads).then(this, [=, this](const QSet<EpisodeId> &present) {
        QList<EpisodeId> ids;
        for (const Download &download : downloads)
            ids.append(download.episode);
        return edit([ids, present](Connection &connection) {
            QList<Download> unsure;
            return addDownloads(connection, ids, false, present, unsure);
        });
    });
}

Downloads::Answer Downloads::pause(const QList<EpisodeId> &ids)
{
    return edit([ids](Connection &connection) { return pauseDownloads(connection, ids); });
}

Downloads::Answer Downloads::resume(const QList<EpisodeId> &ids)
{
    // The user may have made room or fixed the folder; if not, this is reported again.
    m_isDiskFull = false;
    m_isFolderClosed = false;
    m_isBlockReported = false;
    *m_backoff = {};
    m_active->retry();
    return edit([ids](Connection &connection) { return resumeDownloads(connection, ids); });
}

Downloads::Answer Downloads::remove(const QList<EpisodeId> &ids)
{
    const auto before = std::make_shared<QList<Download>>(); // filled by the database thread
    return edit([ids, before](Connection &connection) -> EditResult {
               return removeDownloads(connection, ids).map([&](const QList<Download> &downloads) {
                   *before = downloads;
                   QList<EpisodeId> changed;
                   for (const Download &download : downloads)
                       changed.append(download.episode);
                   return changed;
               });
           })
        .then(this, [this, before](const Result<> &isRemoved) {
            // Filled once the removal is stored: restore() must not undo a removal that failed.
            for (const Download &download : std::as_const(*before))
                m_removed.insert(download.episode, {download, m_clock.now().addDuration(undoTime)});
            return isRemoved;
        });
}

Downloads::Answer Downloads::restore(const QList<EpisodeId> &ids)
{
    QList<Download> before;
    for (const EpisodeId id : ids) {
        if (const auto removed = m_removed.constFind(id); removed != m_removed.cend())
            before.append(removed->download);
        m_removed.remove(id);
    }
    return m_files->findRemoved(ids).then(
        this, [this, ids, before](const QSet<EpisodeId> &present) {
            return edit([=](Connection &connection) {
                return restoreDownloads(connection, ids, before, present);
            });
        });
}

Downloads::Answer Downloads::move(EpisodeId id, EpisodeId before)
{
    return edit([id, before](Connection &connection) -> EditResult {
        return DownloadStore(connection).move(id, before).map([id] { return QList{id}; });
    });
}

Downloads::Answer Downloads::setPausedAll(bool isPaused)
{
    return edit([isPaused, now = m_clock.now()](Connection &connection) -> EditResult {
               return DownloadStore(connection).setPausedAll(isPaused, now).map([] {
                   return QList<EpisodeId>();
               });
           })
        .then(this, [this, isPaused](const Result<> &isSet) {
            // Shown at once; the running downloads stop with the next readWork().
            if (isSet) {
                m_conditions.isPausedByUser = isPaused;
                DownloadsSummary summary = m_summary;
                summary.isPausedAll = isPaused;
                summary.blockReason =
                    summary.waiting + summary.running > 0 ? blockReason() : BlockReason::None;
                setSummary(summary);
            }
            return isSet;
        });
}

Future<Result<std::optional<Download>>> Downloads::find(EpisodeId id)
{
    return m_database.run(
        [id](Connection &connection) { return DownloadStore(connection).find(id); });
}

Future<Result<QString>> Downloads::localFile(EpisodeId id)
{
    return m_files->locate(id).then(this, [this, id](const Result<DownloadFiles::Located> &file) {
        if (!file)
            return Result<QString>(failure(file.error()));
        // The user deleted the file with another program; lists still show the download.
        if (file->isGone)
            emit episodeChanged(id);
        return Result<QString>(file->path);
    });
}

std::optional<DownloadProgress> Downloads::progress(EpisodeId id) const
{
    return m_active->progress(id);
}

} // namespace dogear::downloads
