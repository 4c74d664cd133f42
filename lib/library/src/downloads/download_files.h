// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stored media become files of the listener's folder, move with it, and are deleted.
///
/// Each step is written down before or after it in such a way that a crash between any two is made
/// good at the next start: a name is in the row before its file is there, and a file that moves is
/// there twice rather than nowhere.
///
/// Threads: GUI thread; disks are waited for on a thread of their own, on the pool and on that of
///          the streamer, never on that of the database.
/// Owner:   Downloads.
/// Tests:   tests/integration/tst_downloads.cpp, tests/integration/tst_download_crashes.cpp

#include "download_disk.h"
#include "download_work.h"

#include <base/clock.h>
#include <base/future.h>

#include <QObject>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::stream {
class Streamer;
struct StoredFile;
} // namespace dogear::stream

namespace dogear::library {

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

    /// Gives what is stored of \a item its place in the folder.
    /// \return whether it is Done now; not: it is wanted no more, or something is missing of it.
    ///   Or DiskFull, FileUnwritable, a Database… code: it waits as before
    [[nodiscard]] Future<Result<bool>> finish(const DownloadItem &item);
    struct Located
    {
        QString path;        ///< empty if there is no file
        bool isGone = false; ///< it was a download until now
    };
    /// Finds the file of \a id. One that was deleted is no download any more; while the whole
    /// folder is away it stays one.
    [[nodiscard]] Future<Result<Located>> locate(EpisodeId id);
    /// Which of \a downloads have their files.
    [[nodiscard]] Future<QSet<EpisodeId>> findPresent(const QList<domain::Download> &downloads);
    /// The same for those of \a ids that were taken away.
    [[nodiscard]] Future<QSet<EpisodeId>> findRemoved(const QList<EpisodeId> &ids);
    /// Deletes the file of \a id if it was taken away and is not wanted again.
    Future<Result<>> discard(EpisodeId id);
    /// Deletes all such files.
    void discardAll();
    /// Moves every finished file that is elsewhere below the folder; one by one.
    [[nodiscard]] Future<Result<>> moveAll();

private:
    struct Placing;

    [[nodiscard]] Future<Result<bool>> place(const Placing &placing);
    /// Gives the file a name that nothing has, then the bytes.
    [[nodiscard]] Future<Result<bool>> nameAndMoveOut(const Placing &placing);
    [[nodiscard]] Future<Result<bool>> moveOut(const Placing &placing);
    /// Some of its bytes are missing.
    [[nodiscard]] Future<Result<bool>> noteMissing(const Placing &placing);
    [[nodiscard]] Future<Result<bool>> note(const DownloadItem &item, const domain::Download &row);
    [[nodiscard]] Future<Result<Located>> locateFile(const domain::Download &row);
    [[nodiscard]] Future<Result<Located>> noteGone(const domain::Download &row);
    [[nodiscard]] Future<Result<>> moveFrom(qint64 place);
    [[nodiscard]] Future<Result<>> moveOne(const domain::Download &row);
    [[nodiscard]] Future<Result<>> noteMoved(const domain::Download &row, const QString &to);

    storage::DatabaseThread &m_database;
    stream::Streamer &m_streamer;
    const Clock &m_clock;
    QString m_folder;
    DownloadDisk m_disk; ///< last, so that what it does ends first
};

} // namespace dogear::library
