// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_id.h"

#include <storage/connection.h>
#include <storage/database_thread.h>
#include <storage/sync_target_store.h>
#include <sync_folder/folder_access.h>
#include <sync_folder/folder_thread.h>

#include <QDir>

#include <devices/folder_setup.h>

namespace dogear::devices {

using domain::SyncTarget;
using domain::SyncTargetKind;
using storage::Connection;

namespace {

Result<SyncTarget> add(Connection &connection, const QUrl &address)
{
    storage::SyncTargetStore store(connection);
    const auto targets = store.all();
    if (!targets)
        return failure(targets.error());
    for (const SyncTarget &target : *targets) {
        // This device may have an id of its own there (sync_folder/folder_transport.h).
        if (target.kind == SyncTargetKind::Folder && target.address == address)
            return target;
    }
    return ownDeviceId(connection).and_then([&](const QString &device) {
        return store.add({.id = {},
                          .kind = SyncTargetKind::Folder,
                          .address = address,
                          .user = {},
                          .device = device});
    });
}

} // namespace

FolderSetUp::FolderSetUp(storage::DatabaseThread &database,
                         sync_folder::FolderThread &thread,
                         QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_thread(thread)
{}

Future<Result<SyncTarget>> FolderSetUp::connectTo(const QString &path)
{
    const QString clean = QDir::cleanPath(QDir(path).absolutePath());
    return m_thread.run([clean] { return sync_folder::checkFolder(clean); })
        .then(this,
              [this, clean](const Result<> &checked) -> Future<Result<SyncTarget>> {
                  if (!checked)
                      return readyFuture(Result<SyncTarget>(failure(checked.error())));
                  const QUrl address = QUrl::fromLocalFile(clean);
                  return m_database.run([address](Connection &connection) {
                      return connection.transaction([&] { return add(connection, address); });
                  });
              })
        .then(this, [this](const Result<SyncTarget> &added) {
            if (added)
                emit changed();
            return added;
        });
}

} // namespace dogear::devices
