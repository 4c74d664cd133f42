// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the log of actions that devices exchange.
///
/// The log is append-only: an action is never changed, and one that is received again is dropped.
/// Feeds and episodes have ids of their own here, because actions arrive before their show is
/// followed and outlive it.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_sync_log_store.cpp
/// Decision: README.md, "The log of sync has its own feeds and episodes".

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <domain/sync_action.h>

#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace dogear::storage {

class Connection;

/// An action that arrived, with the feed of the log that it belongs to.
struct ReceivedAction
{
    qint64 feed = 0; ///< SyncLogStore::feedFor()
    domain::SyncAction action;
    qint64 orderTime = 0; ///< LoggedAction::orderTime
};

struct ReceivedCounts
{
    int added = 0;       ///< not known before
    QSet<qint64> ownIds; ///< those that this device made, known before
};

/// When a device marked an episode as played without playing it.
struct MarkTime
{
    QString device;
    qint64 time = 0; ///< Unix seconds UTC
};

class SyncLogStore final
{
public:
    explicit SyncLogStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Finds the feed of \a address, or adds it. All addresses of a show that is in the library,
    /// former ones too, are one feed; two feeds that turn out to be one are merged.
    /// \pre runs in a transaction
    [[nodiscard]] Result<qint64> feedFor(const QString &address);
    /// The address by which \a feed was first known; empty if there is no such feed.
    [[nodiscard]] Result<QString> address(qint64 feed);
    /// Finds the show or preview of \a feed in the library.
    [[nodiscard]] Result<std::optional<domain::FollowedPodcast>> show(qint64 feed);

    /// Whether the user allowed to upload the private address of \a feed; empty: never asked.
    [[nodiscard]] Result<std::optional<bool>> isUploadAllowed(qint64 feed);
    [[nodiscard]] Result<> setUploadAllowed(qint64 feed, bool isAllowed);

    /// Adds those of \a actions that are not known: by feed, episode, kind, second and position.
    /// The episodes of new ones wait for settle().
    /// \pre runs in a transaction
    [[nodiscard]] Result<ReceivedCounts> addReceived(const QList<ReceivedAction> &actions);
    /// Adds an action of this device, which waits for its upload to every target.
    /// \pre runs in a transaction
    /// \return its id; the id of the known one if it is known
    [[nodiscard]] Result<qint64> addOwn(qint64 feed, const domain::SyncAction &action);
    /// Counts own actions of one episode with the position of \a action, whenever they were made.
    [[nodiscard]] Result<int> countSame(qint64 feed, const domain::SyncAction &action);

    /// The newest action of any device that gives the episode at \a address, in \a feed, a state
    /// (SyncAction::hasState()); empty if there is none. Bulk marks count, too.
    [[nodiscard]] Result<std::optional<domain::SyncAction>> newestState(qint64 feed,
                                                                        const QString &address);

    /// All actions for episodes of \a feed, in the order of their arrival.
    [[nodiscard]] Result<QList<domain::LoggedAction>> actions(qint64 feed);
    /// Marks of all devices, by device, then by time.
    [[nodiscard]] Result<QList<MarkTime>> marks();

    /// Feeds with episodes that wait for settle().
    [[nodiscard]] Result<QList<qint64>> waitingFeeds();
    /// Ids of the episodes of \a feed that wait for settle().
    [[nodiscard]] Result<QSet<qint64>> waitingEpisodes(qint64 feed);
    /// Ends the waiting of \a episodes: the library shows their actions.
    [[nodiscard]] Result<> settle(const QList<qint64> &episodes);

private:
    [[nodiscard]] Result<QSet<qint64>> feedsWith(const QStringList &keys);
    [[nodiscard]] Result<> merge(qint64 into, qint64 from);
    [[nodiscard]] Result<> insert(const QString &rows, bool isOwn);
    [[nodiscard]] Result<> letMarksWait(qint64 newerThan);

    Connection &m_connection;
};

} // namespace dogear::storage
