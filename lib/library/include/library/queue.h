// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Up next: the episodes that play after this one, in the order that a listener gave them.
///
/// What is in the player is not in it. Every change is stored at once.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/integration/tst_queue.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <storage/database_thread.h>

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

#include <functional>

namespace dogear::library {

/// What an order goes by; equal ones stay as they are.
enum class QueueOrder { NewestFirst, OldestFirst, ShortestFirst, ByShow };

class Queue final : public QObject
{
    Q_OBJECT

public:
    /// What it was before and what it is now.
    struct Change
    {
        QList<EpisodeId> before;
        QList<EpisodeId> after;
    };
    using Answer = Future<Result<Change>>;

    explicit Queue(storage::DatabaseThread &database, QObject *parent = nullptr);

    /// As it was last stored; empty until load() has answered.
    [[nodiscard]] const QList<EpisodeId> &ids() const { return m_ids; }
    [[nodiscard]] bool contains(EpisodeId id) const { return m_members.contains(id); }

    Answer load();
    /// What is left to hear of all of it, at normal speed, by show.
    [[nodiscard]] Future<Result<QHash<PodcastId, std::chrono::milliseconds>>> timeLeft();
    /// Puts \a ids, in their order, in front; those that are there already move.
    Answer playNext(const QList<EpisodeId> &ids);
    /// The same at the end; those that are there already stay where they are.
    Answer playLast(const QList<EpisodeId> &ids);
    Answer remove(const QList<EpisodeId> &ids);
    /// Moves \a id in front of \a before; an invalid one: to the end.
    Answer move(EpisodeId id, EpisodeId before);
    Answer sort(QueueOrder order);
    Answer clear();
    /// Makes it exactly \a ids.
    Answer restore(const QList<EpisodeId> &ids);
    /// Puts what \a change removed back where it was, among what was added since.
    Answer putBack(const Change &change);

signals:
    /// Emitted when ids() changed.
    void changed();
    void failed(const dogear::Error &error);

private:
    using Edit = std::function<QList<EpisodeId>(QList<EpisodeId>)>;

    /// In the database and not in ids(): another program may have changed it.
    Answer edit(Edit edit);
    Answer take(const Future<Result<Change>> &stored);

    storage::DatabaseThread &m_database;
    QList<EpisodeId> m_ids;
    QSet<EpisodeId> m_members;
};

} // namespace dogear::library
