// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Downloads episodes in order, a few at a time, and resumes after a crash.
///
/// Downloads and playback share the Streamer and its store, so bytes that were streamed are not
/// fetched again. A complete file is moved to the user's folder under a readable name. Every
/// pending task is a row of the database, so it is resumed after a crash at any moment, and however
/// long the queue is, only the running downloads are in memory.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_downloads.cpp, tests/integration/tst_download_rules_kept.cpp
/// Decision: README.md, "A download is a row before it is anything else".

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/download.h>
#include <downloads/download_list.h>
#include <settings/settings.h>

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace dogear::accounts {
class Accounts;
} // namespace dogear::accounts

namespace dogear::storage {
class Connection;
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::stream {
class Streamer;
} // namespace dogear::stream

namespace dogear::downloads {

class AutomaticDownloads;
class DownloadBackoff;
class DownloadDisk;
class DownloadFiles;
class ActiveDownloads;
class StoredMediaIndex;
struct DownloadItem;
struct DownloadWork;
struct FailedDownload;

class Downloads final : public DownloadList
{
    Q_OBJECT

public:
    /// Functions that change rows return when the change is stored; they may fail with a Database…
    /// code.
    using Answer = Future<Result<>>;
    struct Network
    {
        bool isOnline = true;
        bool isMetered = false;
    };

    /// Time within which remove() can be undone; then the file is deleted.
    static constexpr std::chrono::minutes undoTime{5};
    /// Interval of the periodic runPeriodicChecks() at the clock and the disk.
    static constexpr std::chrono::seconds pollInterval{60};

    Downloads(storage::DatabaseThread &database,
              stream::Streamer &streamer,
              accounts::Accounts &accounts,
              AutomaticDownloads &automatic,
              const Clock &clock,
              QObject *parent = nullptr);
    ~Downloads() override;

    /// Resumes the stored downloads. Finished files are stored below \a folder, an absolute path;
    /// those in another folder are moved there.
    void start(const QString &folder, const settings::DownloadSettings &settings);
    void setSettings(const settings::DownloadSettings &settings);
    /// Changes the folder of finished files. Existing files are moved one by one; the first failure
    /// ends the moving, and the remaining files stay: FileUnreadable, FileUnwritable, DiskFull.
    Answer setFolder(const QString &folder);
    /// Tells of the network; each call with a network retries the downloads that wait for one.
    void setNetwork(const Network &network);
    /// The file of the episode in the player is not removed by rules.
    void setCurrent(EpisodeId id);
    /// The disk with the finished files; tests make it slow or full.
    [[nodiscard]] DownloadDisk &disk();
    /// Limits the streamed bytes that are kept to \a bytes.
    void setCacheBudget(qint64 bytes);

    /// Appends \a ids to the queue. Downloads that are already queued keep their position; failed
    /// and paused ones are resumed. Bytes that are already stored are not fetched again.
    Answer add(const QList<EpisodeId> &ids);
    Answer pause(const QList<EpisodeId> &ids);
    /// Also retries failed downloads and, at once, those that wait for the network or the disk.
    Answer resume(const QList<EpisodeId> &ids);
    /// Cancels a download or removes its file, which is deleted after undoTime.
    Answer remove(const QList<EpisodeId> &ids);
    /// Undoes remove(); after undoTime the file has to be fetched again.
    Answer restore(const QList<EpisodeId> &ids);
    Answer move(EpisodeId id, EpisodeId before) override;
    /// Pauses or resumes all downloads; the state survives a restart.
    Answer setPausedAll(bool isPaused);

    /// Does what is done every minute: checks the disk, retries due downloads, removes files.
    void runPeriodicChecks();
    /// Reads the rows again after other code changed them, for example played an episode.
    void reload();

    [[nodiscard]] Future<Result<std::optional<domain::Download>>> find(EpisodeId id) override;
    /// The path of the file of a finished download; empty if there is none. If the user deleted the
    /// file, the episode is no longer a download.
    [[nodiscard]] Future<Result<QString>> localFile(EpisodeId id);

    [[nodiscard]] std::optional<DownloadProgress> progress(EpisodeId id) const override;
    [[nodiscard]] const DownloadsSummary &summary() const override { return m_summary; }

private:
    /// A removed download that can be restored until a point in time.
    struct Removed
    {
        domain::Download download; ///< the row before the removal
        QDateTime until;
    };

    /// Changes rows on the database thread and returns the changed episodes.
    using Edit = std::function<Result<QList<EpisodeId>>(storage::Connection &)>;
    Answer edit(Edit edit);
    void takeChanged(const QList<EpisodeId> &ids);
    Answer restoreRemoved(const QList<domain::Download> &downloads);
    void connectParts();
    void setSummary(const DownloadsSummary &summary);
    void reportProgress();
    /// Schedules one readWork() for all calls that arrive before it.
    void refill();
    void readWork();
    void handleWork(const DownloadWork &work);
    void startRuns(const QList<DownloadItem> &waiting);
    void finish(const DownloadItem &item);
    /// Stops a silent run if too many exist. \return whether one more may start
    [[nodiscard]] bool makeRoom();
    void connectProblems();
    void handleProblem(const DownloadItem &item, const Error &error);
    void handleFailure(EpisodeId id, const Error &error);
    void fail(const QList<FailedDownload> &downloads);
    /// Retries the failed downloads that are due.
    void retryDue();
    /// Retries the downloads that failed because no server could be reached.
    void retryUnreachable();
    void blockDownloads(const Error &error);
    [[nodiscard]] BlockReason blockReason() const;
    void measureSpace();
    void discardRemoved();
    void scheduleCleanUp();
    void cleanUpFiles();

    storage::DatabaseThread &m_database;
    stream::Streamer &m_streamer;
    const Clock &m_clock;
    std::unique_ptr<ActiveDownloads> m_active;
    std::unique_ptr<DownloadFiles> m_files;
    std::unique_ptr<StoredMediaIndex> m_mediaIndex;
    std::unique_ptr<DownloadBackoff> m_backoff;
    LatestRequest m_work; ///< a failure invalidates work lists that were read before it
    settings::DownloadSettings m_settings;
    DownloadConditions m_conditions;
    std::optional<qint64> m_cacheBudget;
    EpisodeId m_current;
    DownloadsSummary m_summary;
    QSet<EpisodeId> m_finishing;
    QHash<EpisodeId, Removed> m_removed;
    bool m_isReadingWork = false;
    bool m_isWorkChanged = false; ///< while it was read
    bool m_isStarted = false;
    bool m_isSpaceMeasured = false; ///< false: the free space is not known yet
    bool m_isMeasuringSpace = false;
    bool m_isDiskFull = false;
    bool m_isFolderClosed = false; ///< the last attempt to create a file in the folder failed
    bool m_isBlockReported = false;
    QTimer m_refillTimer;
    QTimer m_pollTimer;
    QTimer m_spaceTimer; ///< measures the free space more often while a download fills the disk
    QTimer m_cleanUpTimer;
    QTimer m_backoffTimer; ///< runs while a server does not answer
};

} // namespace dogear::downloads
