// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets up sync through a folder that another program carries to other devices.
///
/// Threads: GUI thread; futures finish there. The folder is accessed on its own thread.
/// Owner:   Devices; database and thread outlive it.
/// Tests:   tests/integration/tst_folder_devices.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/sync_target.h>

#include <QObject>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::sync_folder {
class FolderThread;
} // namespace dogear::sync_folder

namespace dogear::devices {

class FolderSetUp final : public QObject
{
    Q_OBJECT

public:
    FolderSetUp(storage::DatabaseThread &database,
                sync_folder::FolderThread &thread,
                QObject *parent = nullptr);

    /// Adds the folder \a path after a check that it can be written. One that is set up already
    /// stays as it is. Nothing is synced yet.
    /// \return or FileNotFound, FileUnwritable, or a Database… code; then nothing was added
    [[nodiscard]] Future<Result<domain::SyncTarget>> connectTo(const QString &path);

signals:
    /// Emitted when a folder was set up.
    void changed();

private:
    storage::DatabaseThread &m_database;
    sync_folder::FolderThread &m_thread;
};

} // namespace dogear::devices
