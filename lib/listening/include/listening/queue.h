// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Manages Up next: the episodes that play after the current one, in the user's order.
///
/// The episode in the player is not part of the queue. Every change is stored at once.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/integration/tst_queue.cpp
/// Decision: README.md, "An episode leaves Up next when it begins".

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/order_change.h>
#include <storage/database_thread.h>

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

#include <functional>

namespace dogear::listening {

/// Sort keys of the queue; equal episodes keep their order.
enum class QueueOrder { NewestFirst, OldestFirst, ShortestFirst, ByShow };

class Queue final : public QObject
{
    Q_OBJECT

public:
    using Change = domain::OrderChange;
    using Answer = Future<Result<Change>>;

    explicit Queue(storage::DatabaseThread &database, QObject *parent = nullptr);

    /// The queue as it was last stored; empty until load() has finished.
    [[nodiscard]] const QList<EpisodeId> &ids() const { return m_ids; }
    [[nodiscard]] bool contains(EpisodeId id) const { return m_members.contains(id); }

    Answer load();
    /// The remaining playing time of the queue at normal speed, by show.
    [[nodiscard]] Future<Result<QHash<PodcastId, std::chrono::milliseconds>>> timeLeft();
    /// Inserts \a ids, in their order, at the front; episodes that are queued already move there.
    Answer playNext(const QList<EpisodeId> &ids);
    /// Appends \a ids; episodes that are queued already keep their place.
    Answer playLast(const QList<EpisodeId> &ids);
    Answer remove(const QList<EpisodeId> &ids);
    /// Moves \a ids, in their order, in front of \a before, or to the end if \a before is invalid.
    Answer move(const QList<EpisodeId> &ids, EpisodeId before);
    Answer sort(QueueOrder order);
    Answer clear();
    /// Replaces the queue by \a ids.
    Answer restore(const QList<EpisodeId> &ids);
    /// Undoes \a change: the episodes that it removed return to their old places, those that it
    /// added go, and those that it moved get their old order. Episodes that were queued since stay.
    Answer undo(const Change &change);

signals:
    /// Emitted when ids() has changed.
    void changed();
    /// Emitted after move() has changed the order.
    void moved(const dogear::listening::Queue::Change &change);
    void failed(const dogear::Error &error);

private:
    using Edit = std::function<QList<EpisodeId>(QList<EpisodeId>)>;

    /// Applies \a edit to the stored queue, not to ids(): another program may have changed it.
    Answer edit(Edit edit);
    Answer take(const Future<Result<Change>> &stored);

    storage::DatabaseThread &m_database;
    QList<EpisodeId> m_ids;
    QSet<EpisodeId> m_members;
};

} // namespace dogear::listening
