// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the actions of this device, in a form that every server and player reads.
///
/// Players on the same account read some numbers in another way than the document of the interface:
/// a Play needs all three numbers, started >= 0, position >= 1 and total >= position, and position
/// = total means played. -1 is read as a huge position, and 0/0/0 as none.
///
/// Threads: makers: pure; any thread. SyncRecorder: the database thread.
/// Tests:   tests/unit/sync/tst_own_actions.cpp
/// Spec:    gpodder.net API 2, "Episode Actions"

#include <base/result.h>
#include <domain/sync_action.h>
#include <storage/sync_library_store.h>

#include <QString>

#include <chrono>
#include <optional>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::sync {

class EpisodeFinder;

/// Makes the action for the state of \a episode that the device \a device gave it at \a time (Unix
/// seconds UTC). \a started: where playback began, if the episode was played.
[[nodiscard]] domain::SyncAction stateAction(const storage::EpisodeForSync &episode,
                                             const QString &device,
                                             qint64 time,
                                             std::chrono::seconds started = {});

/// Writes what happens on this device into the log, from which it is uploaded.
class SyncRecorder final
{
public:
    SyncRecorder(storage::Connection &connection, QString device)
        : m_connection(connection)
        , m_device(std::move(device))
    {}

    /// Records the present state of \a episode, which it got at \a time: after a pause, at the end,
    /// or when it was marked.
    [[nodiscard]] Result<> record(EpisodeId episode,
                                  qint64 time,
                                  std::chrono::seconds started = {});

    /// Does the same, unless the log says already that \a episode is in its present state, to the
    /// second. For callers that do not know what has changed.
    /// \return whether an action was added
    [[nodiscard]] Result<bool> recordChange(EpisodeId episode,
                                            qint64 time,
                                            std::chrono::seconds started = {});

    /// Does the same for a state that came from another player. It counts from when the episode was
    /// last played there, or else was published, as in seed(): an old place must not replace that
    /// of another device.
    [[nodiscard]] Result<bool> recordImported(EpisodeId episode);

    /// Records the states that episodes had before sync was set up, a part of at most \a limit
    /// episodes after \a after. A state counts from when the episode was last played, or else was
    /// published, so it replaces nothing newer.
    /// \return the last episode of the part; none at the end
    [[nodiscard]] Result<std::optional<EpisodeId>> seed(EpisodeId after, int limit);

private:
    [[nodiscard]] Result<> add(EpisodeFinder &finder, domain::SyncAction action);

    storage::Connection &m_connection;
    QString m_device;
};

} // namespace dogear::sync
