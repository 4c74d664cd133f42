// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the user on downloads, and the settings.
#include "download_backoff.h"
#include "download_edits.h"
#include "download_files.h"
#include "download_runs.h"
#include "media_mirror.h"

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
/// lookEvery while one runs.
constexpr std::chrono::seconds spaceEvery{5};
/// Events come in groups, for example when an episode ends; one run of the rules is enough for
/// them.
constexpr std::chrono::milliseconds tidyAfter{2'000};

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
    , m_runs(std::make_unique<DownloadRuns>(streamer, accounts))
    , m_files(std::make_unique<DownloadFiles>(database, streamer, clock))
    , m_mirror(std::make_unique<MediaMirror>(database, streamer))
    , m_backoff(std::make_unique<DownloadBackoff>())
{
    m_refill.setSingleShot(true);
    connect(&m_refill, &QTimer::timeout, this, &Downloads::readWork);
    m_looks.setInterval(lookEvery);
    connect(&m_looks, &QTimer::timeout, this, &Downloads::look);
    m_spaces.setInterval(spaceEvery);
    connect(&m_spaces, &QTimer::timeout, this, &Downloads::measureSpace);
    m_tidying.setSingleShot(true);
    m_tidying.setInterval(tidyAfter);
    connect(&m_tidying, &QTimer::timeout, this, &Downloads::tidyUp);
    connect(&automatic, &AutomaticDownloads::stored, this, &Downloads::takeChanged);
    followParts();
    followTroubles();
}

Downloads::~Downloads() = default;

void Downloads::start(const QString &folder, const settings::DownloadSettings &settings)
{
    m_isStarted = true;
    m_files->setFolder(folder);
    // Corrects what a crash left behind: rows that disagree with the store, and removed files.
    m_mirror->reconcile();
    m_files->discardAll();
    setFolder(folder).then(this, [](const Result<> &isMoved) {
        logAndDrop(isMoved, lcDownloads(), "files stay where they are:");
    });
    setSettings(settings);
    m_looks.start();
    look();
}

void Downloads::setSettings(const settings::DownloadSettings &settings)
{
    constexpr qint64 kilobyte = 1000;
    m_settings = settings;
    // Nothing is fetched or removed before start(), which calls this again.
    if (!m_isStarted)
        return;
    m_streamer.setDownloadLimit(settings.limitKilobytes * kilobyte);
    tidySoon();
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
        m_runs->retry();
        retryUnreachable();
    }
    refill();
}

void Downloads::setCurrent(EpisodeId id)
{
    m_current = id;
    m_mirror->setCurrent(id);
    tidySoon();
}

DownloadDisk &Downloads::disk()
{
    return m_files->disk();
}

void Downloads::setCacheBudget(qint64 bytes)
{
    m_cacheBudget = bytes;
    tidySoon();
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
            return bringBack(*unsure);
        });
}

/// Adds removed downloads again whose files may still exist.
Downloads::Answer Downloads::bringBack(const QList<Download> &downloads)
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
    m_isHoldUpTold = false;
    *m_backoff = {};
    m_runs->retry();
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
                m_conditions.isPausedByHand = isPaused;
                DownloadsSummary summary = m_summary;
                summary.isPausedAll = isPaused;
                summary.hold = summary.waiting + summary.running > 0 ? hold() : DownloadHold::None;
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
    return m_runs->progress(id);
}

} // namespace dogear::downloads
