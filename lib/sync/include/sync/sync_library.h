// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Interface to the library that a SyncRun changes.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/sync_device.h has the implementation of the tests

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>

#include <QList>
#include <QSet>
#include <QUrl>

#include <chrono>

namespace dogear::sync {

/// The state of an episode that the log of all devices gives it.
struct EpisodeChange
{
    EpisodeId episode;
    bool isPlayed = false;
    std::chrono::seconds position{}; ///< where playback continues; 0 for a played episode
    qint64 time = 0;                 ///< Unix seconds UTC; when it got the state
    bool isOwn = false;              ///< this device gave it the state

    friend bool operator==(const EpisodeChange &, const EpisodeChange &) = default;
};

class SyncLibrary
{
public:
    virtual ~SyncLibrary() = default;

    /// Gives episodes the states of \a changes; one that has the state already stays as it is. The
    /// changes of one run come together, so that they can be undone together.
    /// \return the episodes that are playing: they were not changed, and come again with the next
    ///   run
    [[nodiscard]] virtual Future<Result<QSet<EpisodeId>>> apply(
        const QList<EpisodeChange> &changes) = 0;
    /// Follows \a feeds, also those that cannot be read now. Previews become followed shows.
    [[nodiscard]] virtual Future<Result<>> follow(const QList<QUrl> &feeds) = 0;
    [[nodiscard]] virtual Future<Result<>> unfollow(const QList<PodcastId> &shows) = 0;
    /// Whether requests to \a feed carry a name and a password.
    [[nodiscard]] virtual bool hasAccount(const QUrl &feed) const = 0;

protected:
    SyncLibrary() = default;
    SyncLibrary(const SyncLibrary &) = default;
    SyncLibrary &operator=(const SyncLibrary &) = default;
};

} // namespace dogear::sync
