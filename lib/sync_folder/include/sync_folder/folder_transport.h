// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Carries shows, actions and fields through files in a folder.
///
/// A sync::SyncRun uses it like a server. What a server cannot carry is exchanged before and after
/// that: open() merges the fields of other devices with the library, finish() writes those of this
/// device.
///
/// Threads: GUI thread; futures finish there. Files are accessed on the thread of the folder.
/// Owner:   FolderRun, for one run. All collaborators outlive it.
/// Tests:   tests/integration/tst_folder_sync.cpp
/// Decision: README.md, "The folder is a third transport".

#include <base/clock.h>
#include <domain/sync_field.h>
#include <domain/sync_target.h>
#include <sync/transport.h>

#include <QSet>

#include <memory>

namespace dogear::storage {
class DatabaseThread;
class SharedLists;
} // namespace dogear::storage

namespace dogear::sync_folder {

class FolderThread;

/// What a run did with the folder, apart from shows and actions.
struct FolderSummary
{
    int received = 0;       ///< fields that were newer than the known ones
    int sent = 0;           ///< fields
    int damaged = 0;        ///< lines that could not be read, or have not arrived completely
    int unknown = 0;        ///< entries of a newer Dogear
    int conflictCopies = 0; ///< files that were read in addition to one for each device
    int newerFiles = 0;     ///< files that need a newer Dogear
    /// Another device has the id that this one had; SyncTarget::device has changed in the database.
    bool hasNewDevice = false;
    QSet<domain::SyncFieldKind> changed; ///< kinds of values that the library got

    friend bool operator==(const FolderSummary &, const FolderSummary &) = default;
};

/// Returns what a folder carries. \a carriesLists: also the lists by hand.
[[nodiscard]] sync::ServerProfile folderProfile(bool carriesLists);

class FolderTransport final : public sync::Transport
{
public:
    /// \a target: of the kind Folder. \a lists: see sync::FieldSync.
    FolderTransport(storage::DatabaseThread &database,
                    FolderThread &thread,
                    const Clock &clock,
                    const domain::SyncTarget &target,
                    storage::SharedLists *lists = nullptr);
    ~FolderTransport() override;
    FolderTransport(const FolderTransport &) = delete;
    FolderTransport &operator=(const FolderTransport &) = delete;

    [[nodiscard]] sync::ServerProfile standardProfile() const override;
    /// Records what was changed here, also if the folder is missing; then reads the folder.
    /// \return or FileNotFound (the folder), FileUnreadable, FileUnwritable, DiskFull, or a
    ///   Database… code
    [[nodiscard]] Future<Result<sync::ServerProfile>> open(
        const sync::ServerProfile &known) override;
    [[nodiscard]] Future<Result<QStringList>> allShows() override;
    [[nodiscard]] Future<Result<sync::ShowChanges>> showChanges(qint64 since) override;
    /// Returns what is new in the files, whatever \a since: files tell what was read of them.
    [[nodiscard]] Future<Result<sync::ActionPage>> actions(qint64 since) override;
    /// Does nothing: finish() finds the shows that the target has.
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendShows(
        const QStringList &added,
        const QStringList &removed) override;
    [[nodiscard]] Future<Result<QList<sync::AddressChange>>> sendActions(
        const QList<domain::SyncAction> &actions) override;
    [[nodiscard]] int batchSize() const override { return linesAtOnce; }
    /// Does nothing: the file of this device stays for the others.
    [[nodiscard]] Future<Result<>> close() override;

    /// Writes the fields of this device, and stores how far the folder was read.
    /// \pre the run has succeeded
    /// \return or FileUnreadable, FileUnwritable, DiskFull, or a Database… code
    [[nodiscard]] Future<Result<FolderSummary>> finish();
    /// What was done so far.
    [[nodiscard]] const FolderSummary &summary() const;

    static constexpr int linesAtOnce = 2000; ///< that are written before the disk is waited for

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::sync_folder
