// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Syncs once with a folder: shows and places like with a server, and in addition the queue,
///        favourites, tags, bookmarks, settings of shows and lists.
///
/// A run that fails or is destroyed in the middle loses nothing. What it has read is merged and
/// read again; what it has written is not written twice, or is known to the others already.
///
/// Threads: GUI thread; the library is read and written on the database thread, files on the thread
///          of the folder.
/// Owner:   the caller, who owns one run at a time for each target; all collaborators outlive it.
/// Tests:   tests/integration/tst_folder_sync.cpp, tests/integration/tst_folder_agreement.cpp

#include <sync/sync_run.h>
#include <sync_folder/folder_transport.h>

#include <QObject>

namespace dogear::sync_folder {

struct FolderReport
{
    sync::SyncReport run; ///< shows and actions
    FolderSummary folder;

    friend bool operator==(const FolderReport &, const FolderReport &) = default;
};

class FolderRun final : public QObject
{
    Q_OBJECT

public:
    /// \a target: of the kind Folder, with the folder as its address. \a lists: the lists by hand;
    /// nullptr: those of other devices wait.
    FolderRun(storage::DatabaseThread &database,
              FolderThread &thread,
              sync::SyncLibrary &library,
              const Clock &clock,
              const domain::SyncTarget &target,
              storage::SharedLists *lists = nullptr);

    /// Runs once. The log of runs gets an entry, also of a failure.
    /// \pre called once
    /// \return what was done; or an error of FolderTransport, the database or the library
    [[nodiscard]] Future<Result<FolderReport>> start();

signals:
    /// \a done of \a total shows or actions of a phase; \a total is 0 if it is unknown.
    void progressed(dogear::sync::SyncPhase phase, int done, int total);
    /// Emitted when the library got values of \a kinds; they are to be read again.
    void libraryChanged(const QSet<dogear::domain::SyncFieldKind> &kinds);

private:
    [[nodiscard]] Future<Result<FolderReport>> end(const sync::SyncReport &report);
    void announce();
    void storeCounts(const FolderSummary &summary);
    void storeFailure(const Error &error);

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    domain::SyncTargetId m_target;
    FolderTransport m_transport;
    sync::SyncRun m_run; ///< destroyed before the transport that it uses
};

} // namespace dogear::sync_folder
