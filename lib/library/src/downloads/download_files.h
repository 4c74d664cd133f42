// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stored media become files of the listener's folder, move with it, and are deleted.
///
/// Each step is written down before or after it in such a way that a crash between any two is made
/// good at the next start: a name is in the row before its file is there, and a file that moves is
/// there twice rather than nowhere.
///
/// Threads: GUI thread; disks are waited for on the pool, on the database thread and on that of the
///          streamer.
/// Owner:   Downloads.
/// Tests:   tests/integration/tst_downloads.cpp, tests/integration/tst_download_crashes.cpp

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

    void setFolder(const QString &folder) { m_folder = folder; }
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Gives what is stored of \a item its place in the folder.
    /// \return whether it is Done now; not: it is wanted no more, or something is missing of it.
    ///   Or DiskFull, FileUnwritable, a Database… code: it waits as before
    [[nodiscard]] Future<Result<bool>> finish(const DownloadItem &item);
    /// Deletes the file of \a id if it was taken away and is not wanted again.
    Future<Result<>> discard(EpisodeId id);
    /// Deletes all such files.
    void discardAll();
    /// Moves every finished file that is elsewhere below the folder; one by one.
    [[nodiscard]] Future<Result<>> moveAll();

private:
    [[nodiscard]] Future<Result<bool>> place(const DownloadItem &item,
                                             const stream::StoredFile &stored);
    [[nodiscard]] Future<Result<bool>> moveOut(const DownloadItem &item,
                                               const domain::Download &row,
                                               const std::optional<QDateTime> &published);
    [[nodiscard]] Future<Result<bool>> note(const DownloadItem &item, const domain::Download &row);
    [[nodiscard]] Future<Result<>> moveFrom(qint64 place);
    [[nodiscard]] Future<Result<>> moveOne(const domain::Download &row);

    storage::DatabaseThread &m_database;
    stream::Streamer &m_streamer;
    const Clock &m_clock;
    QString m_folder;
};

} // namespace dogear::library
