// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches episodes to keep: in order, a few at a time, when it may be, through crashes.
///
/// What is fetched comes through the Streamer, as what is heard does; so of what was heard no byte
/// comes again. A file that is complete goes to the listener's folder under a readable name.
/// Everything that is to be done is in the database, so it is done after a crash at any moment, and
/// however much is queued only what is being fetched is in memory.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_downloads.cpp, tests/integration/tst_download_rules_kept.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/download.h>
#include <library/download_list.h>
#include <settings/settings.h>

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace dogear::storage {
class Connection;
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::stream {
class Streamer;
} // namespace dogear::stream

namespace dogear::library {

class Accounts;
class DownloadBackoff;
class DownloadFiles;
class DownloadRuns;
class MediaMirror;
struct DownloadItem;
struct DownloadWork;
struct HopelessDownload;

class Downloads final : public DownloadList
{
    Q_OBJECT

public:
    /// What changes rows of the database may fail with a Database… code, and stores before it
    /// finishes.
    using Answer = Future<Result<>>;
    /// How many bytes the disk with \a folder has room for; nothing if nobody knows. Called on any
    /// thread.
    using FreeSpace = std::function<std::optional<qint64>(const QString &folder)>;

    /// How long remove() can be undone.
    static constexpr std::chrono::minutes undoTime{5};
    /// How often the clock and the disk are looked at.
    static constexpr std::chrono::seconds lookEvery{60};

    Downloads(storage::DatabaseThread &database,
              stream::Streamer &streamer,
              Accounts &accounts,
              const Clock &clock,
              QObject *parent = nullptr);
    ~Downloads() override;

    /// Takes up what was begun. Finished files go below \a folder, an absolute path; those that lie
    /// elsewhere are moved there.
    void start(const QString &folder, const settings::DownloadSettings &settings);
    void setSettings(const settings::DownloadSettings &settings);
    /// Finished files live below \a folder from now on. Those that are there move one by one, and
    /// stay where they are if that fails; the first failure ends it: FileUnwritable, DiskFull.
    Answer setFolder(const QString &folder);
    void setOnline(bool isOnline);
    void setMetered(bool isMetered);
    /// What is in the player is not taken away.
    void setCurrent(EpisodeId id);
    void setFreeSpace(FreeSpace freeSpace);
    /// Called on the thread of the disk before a file is looked at, made or deleted; for tests.
    void setDiskDelay(std::function<void()> delay);
    /// Of what was streamed, no more than \a bytes are kept.
    void setCacheBudget(qint64 bytes);

    /// At the end of the order; those that are there already stay, failed and paused ones go on. Of
    /// what is stored already no byte is fetched.
    Answer add(const QList<EpisodeId> &ids);
    Answer pause(const QList<EpisodeId> &ids);
    /// Tries again also what failed, and at once also what waits for the network or for room.
    Answer resume(const QList<EpisodeId> &ids);
    /// Ends the download, or takes the file away; it is deleted after undoTime.
    Answer remove(const QList<EpisodeId> &ids);
    /// Undoes remove(); after undoTime they are fetched anew.
    Answer restore(const QList<EpisodeId> &ids);
    Answer move(EpisodeId id, EpisodeId before) override;
    /// Also across starts.
    Answer setPausedAll(bool isPaused);
    [[nodiscard]] bool isPausedAll() const { return m_conditions.isPausedByHand; }

    Answer setShow(PodcastId podcast, const domain::ShowDownloads &downloads);
    [[nodiscard]] Future<Result<domain::ShowDownloads>> show(PodcastId podcast);
    /// Adds what \a podcast wants to have downloaded: it has something new.
    void takeNews(PodcastId podcast);
    /// The clock, the disk, what is to be tried again and what is to be taken away: as every
    /// minute.
    void look();
    /// What is stored was changed by somebody else: shows came or went, an episode was played.
    void reload();

    [[nodiscard]] Future<Result<std::optional<domain::Download>>> find(EpisodeId id) override;
    /// The file of a finished download; empty if there is none, also if somebody deleted it: then
    /// it is no download any more.
    [[nodiscard]] Future<Result<QString>> localFile(EpisodeId id);

    [[nodiscard]] std::optional<DownloadProgress> progress(EpisodeId id) const override;
    [[nodiscard]] const DownloadsSummary &summary() const override { return m_summary; }

private:
    /// What can be had back, and until when.
    struct Removed
    {
        domain::Download download; ///< as it was
        QDateTime until;
    };

    /// Changes rows on the database thread; what it returns has changed.
    using Edit = std::function<Result<QList<EpisodeId>>(storage::Connection &)>;
    Answer edit(Edit edit);
    Answer bringBack(const QList<domain::Download> &downloads);
    void followParts();
    void setSummary(const DownloadsSummary &summary);
    void tellProgress();
    /// Soon, once for all who ask.
    void refill();
    void readWork();
    void takeWork(const DownloadWork &work);
    void startRuns(const QList<DownloadItem> &waiting);
    void finish(const DownloadItem &item);
    /// Makes room for one more run. \return whether there is
    [[nodiscard]] bool makeRoom();
    void followTroubles();
    void takeTrouble(const DownloadItem &item, const Error &error);
    void takeFailure(EpisodeId id, const Error &error);
    void fail(const QList<HopelessDownload> &downloads);
    /// Tries again what failed and is due.
    void retryDue();
    /// Tries again what failed because no server could be reached.
    void retryUnreachable();
    void holdUp(const Error &error);
    [[nodiscard]] DownloadHold hold() const;
    void measureSpace();
    void discardRemoved();
    void tidySoon();
    void tidyUp();

    storage::DatabaseThread &m_database;
    stream::Streamer &m_streamer;
    const Clock &m_clock;
    std::unique_ptr<DownloadRuns> m_runs;
    std::unique_ptr<DownloadFiles> m_files;
    std::unique_ptr<MediaMirror> m_mirror;
    std::unique_ptr<DownloadBackoff> m_backoff;
    LatestRequest m_work; ///< a failure invalidates work lists that were read before it
    settings::DownloadSettings m_settings;
    DownloadConditions m_conditions;
    FreeSpace m_freeSpace;
    std::optional<qint64> m_cacheBudget;
    EpisodeId m_current;
    DownloadsSummary m_summary;
    QSet<EpisodeId> m_finishing;
    QHash<EpisodeId, Removed> m_removed;
    bool m_isStarted = false;
    bool m_isSpaceMeasured = false; ///< before, nobody knows whether there is room
    bool m_isMeasuringSpace = false;
    bool m_isDiskFull = false;
    bool m_isFolderClosed = false; ///< no file could be put into it the last time
    bool m_isHoldUpTold = false;
    QTimer m_refill;
    QTimer m_looks;
    QTimer m_spaces; ///< the disk is looked at more often while it fills
    QTimer m_tidying;
    QTimer m_backoffLooks; ///< while servers are in trouble
};

} // namespace dogear::library
