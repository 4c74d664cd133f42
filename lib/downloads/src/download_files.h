// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives downloaded media a name in the user's folder, and finds, moves and deletes the
///        files.
///
/// Each step is recorded in the database before or after it, so that the next start can complete it
/// after a crash between any two steps: a name is in the row before its file exists, and a file
/// that is being moved exists at both places rather than at none.
///
/// Threads: GUI thread. Disk accesses run on the disk thread, in the pool and on the stream thread,
///          never on the database thread.
/// Owner:   Downloads.
/// Tests:   tests/integration/tst_downloads.cpp, tests/integration/tst_download_crashes.cpp

#include "download_work.h"

#include <base/clock.h>
#include <base/future.h>
#include <downloads/download_disk.h>

#include <QObject>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::stream {
class Streamer;
struct StoredFile;
} // namespace dogear::stream

namespace dogear::downloads {

class DownloadFiles final : public QObject
{
    Q_OBJECT

public:
    DownloadFiles(storage::DatabaseThread &database,
                  stream::Streamer &streamer,
                  const Clock &clock);

    [[nodiscard]] DownloadDisk &disk() { return m_disk; }
    void setFolder(const QString &folder) { m_folder = folder; }
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Moves the stored media of \a item to a file in the folder.
    /// \return true if the download is Done now; false if it is no longer wanted, or bytes are
    ///   missing. On DiskFull, FileUnwritable or a Database… code it waits as before
    [[nodiscard]] Future<Result<bool>> finish(const DownloadItem &item);
    struct Located
    {
        QString path;        ///< empty if there is no file
        bool isGone = false; ///< the file was deleted, so this call ended the download
    };
    /// Finds the file of \a id. If the file was deleted, the episode is no longer a download; while
    /// the whole folder is missing it remains one.
    [[nodiscard]] Future<Result<Located>> locate(EpisodeId id);
    /// The episodes of \a downloads whose files exist.
    [[nodiscard]] Future<QSet<EpisodeId>> findPresent(const QList<domain::Download> &downloads);
    /// The episodes of \a ids that were removed but whose files still exist.
    [[nodiscard]] Future<QSet<EpisodeId>> findRemoved(const QList<EpisodeId> &ids);
    /// Deletes the file of \a id if the download was removed and not added again.
    Future<Result<>> discard(EpisodeId id);
    /// Deletes the files of all removed downloads.
    void discardAll();
    /// Moves the finished files that are in another place to the folder, one by one.
    [[nodiscard]] Future<Result<>> moveAll();

private:
    struct Placing;

    [[nodiscard]] Future<Result<bool>> place(const Placing &placing);
    /// Reserves an unused file name in the database, then moves the bytes there.
    [[nodiscard]] Future<Result<bool>> nameAndMoveOut(const Placing &placing);
    [[nodiscard]] Future<Result<bool>> moveOut(const Placing &placing);
    /// Records that bytes are missing, so that they are fetched.
    [[nodiscard]] Future<Result<bool>> recordMissing(const Placing &placing);
    [[nodiscard]] Future<Result<bool>> note(const DownloadItem &item, const domain::Download &row);
    [[nodiscard]] Future<Result<Located>> locateFile(const domain::Download &row);
    [[nodiscard]] Future<Result<Located>> recordGone(const domain::Download &row);
    [[nodiscard]] Future<Result<>> moveFrom(qint64 place);
    [[nodiscard]] Future<Result<>> moveOne(const domain::Download &row);
    [[nodiscard]] Future<Result<>> recordMoved(const domain::Download &row, const QString &to);

    storage::DatabaseThread &m_database;
    stream::Streamer &m_streamer;
    const Clock &m_clock;
    QString m_folder;
    DownloadDisk m_disk; ///< last member: its pending work ends before the others are destroyed
};

} // namespace dogear::downloads
