// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores how far the own actions are on their way to one server or folder.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_sync_target_store.cpp

#include <base/result.h>
#include <domain/sync_target.h>

#include <QHash>
#include <QList>
#include <QSet>

namespace dogear::storage {

class Connection;

class SyncUploadStore final
{
public:
    SyncUploadStore(Connection &connection, domain::SyncTargetId target)
        : m_connection(connection)
        , m_target(target)
    {}

    /// Feeds of the log with actions that wait.
    [[nodiscard]] Result<QList<qint64>> waitingFeeds();
    /// Ids of the actions for episodes of \a feed that wait.
    [[nodiscard]] Result<QSet<qint64>> waiting(qint64 feed);
    /// Ids of the actions for episodes of \a feed that the target refused or never returns.
    [[nodiscard]] Result<QSet<qint64>> blocked(qint64 feed);
    /// Whether the target returned an own action of the kind New.
    [[nodiscard]] Result<bool> hasConfirmedNew();
    /// Counts those of \a actions that have the kind New.
    [[nodiscard]] Result<qint64> countNew(const QList<qint64> &actions);
    /// Number of all actions that wait.
    [[nodiscard]] Result<int> waitingCount();

    /// Moves \a actions to \a state. For Sent, the number of sends of each grows by one; for
    /// Confirmed it becomes 0.
    [[nodiscard]] Result<> setState(const QList<qint64> &actions, domain::SyncUploadState state);
    /// Sets \a action aside because of \a reason.
    [[nodiscard]] Result<> setAside(qint64 action, const Error &reason);
    /// Lists what was set aside, newest first.
    [[nodiscard]] Result<QList<domain::SetAsideAction>> setAside();
    /// Lets what was set aside wait again.
    [[nodiscard]] Result<> retry();
    /// Lets what was replaced wait again, because the target turned out not to carry what replaced
    /// it.
    [[nodiscard]] Result<> reconsider();

    /// Lets all actions wait again that the target took: what it had is lost.
    [[nodiscard]] Result<> sendAgain();

    /// Own actions that the target accepted before, made after \a since (Unix seconds), with the
    /// number of their sends since it last returned them.
    [[nodiscard]] Result<QHash<qint64, int>> expected(qint64 since);

private:
    [[nodiscard]] Result<QSet<qint64>> inStates(qint64 feed, const QString &states);

    Connection &m_connection;
    domain::SyncTargetId m_target;
};

} // namespace dogear::storage
