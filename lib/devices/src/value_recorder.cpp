// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/database_thread.h>
#include <storage/sync_field_store.h>
#include <storage/sync_target_store.h>
#include <sync/field_sync.h>

#include <devices/value_recorder.h>

namespace dogear::devices {

using domain::SyncTarget;
using storage::Connection;

namespace {

/// Returns the id of this device in a folder that it has synced with; empty if there is none.
Result<QString> deviceInFolder(Connection &connection)
{
    storage::SyncTargetStore store(connection);
    const auto targets = store.all();
    if (!targets)
        return failure(targets.error());
    for (const SyncTarget &target : *targets) {
        if (target.kind != domain::SyncTargetKind::Folder)
            continue;
        const auto progress = store.progress(target.id);
        if (!progress)
            return failure(progress.error());
        if (progress->subscriptionCursor)
            return target.device;
    }
    return QString();
}

Result<bool> record(Connection &connection, storage::SharedLists &lists, qint64 now)
{
    return connection.transaction([&]() -> Result<bool> {
        const auto device = deviceInFolder(connection);
        if (!device)
            return failure(device.error());
        if (device->isEmpty())
            return false;
        storage::SyncFieldStore fields(connection);
        const auto before = fields.lastRevision();
        if (!before)
            return failure(before.error());
        if (auto recorded = sync::FieldSync(connection, *device, &lists).record(now, false);
            !recorded)
            return failure(recorded.error());
        return fields.lastRevision().map([&before](qint64 after) { return after > *before; });
    });
}

} // namespace

ValueRecorder::ValueRecorder(storage::DatabaseThread &database,
                             storage::SharedLists &lists,
                             const Clock &clock,
                             QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_lists(lists)
    , m_clock(clock)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(checkDelay);
    m_delay.callOnTimeout(this, [this] { (void)check(); });
}

void ValueRecorder::checkSoon()
{
    m_favourites.clear(); // the change may be one of them, of another program or device
    startDelay();
}

void ValueRecorder::startDelay()
{
    // Not started again: changes in quick succession must not put the comparison off.
    if (!m_delay.isActive())
        m_delay.start();
}

void ValueRecorder::checkEpisode(const domain::EpisodeSummary &episode)
{
    const auto known = m_favourites.constFind(episode.id);
    if (known != m_favourites.cend() && *known == episode.state.isFavourite)
        return;
    m_favourites.insert(episode.id, episode.state.isFavourite);
    startDelay();
}

Future<Result<bool>> ValueRecorder::check()
{
    m_delay.stop();
    const qint64 now = m_clock.now().toMSecsSinceEpoch();
    return m_database
        .run([now, lists = &m_lists](Connection &connection) {
            return record(connection, *lists, now);
        })
        .then(this, [this](const Result<bool> &changed) {
            if (!changed)
                emit failed(changed.error());
            else if (*changed)
                emit recorded();
            return changed;
        });
}

} // namespace dogear::devices
