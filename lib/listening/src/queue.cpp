// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/queue.h>
#include <storage/episode_store.h>
#include <storage/queue_store.h>

#include <algorithm>

namespace dogear::listening {

namespace {

using domain::without;
using std::chrono::milliseconds;

bool isBefore(const domain::EpisodeSummary &a, const domain::EpisodeSummary &b, QueueOrder order)
{
    switch (order) {
    case QueueOrder::NewestFirst:
        return a.published > b.published; // episodes without a date come last
    case QueueOrder::OldestFirst:
        // Compared by hand, because an empty optional is less than any date and would come first.
        return a.published.has_value() && (!b.published || *a.published < *b.published);
    case QueueOrder::ShortestFirst:
        // An unknown duration counts as the longest, so these episodes come last.
        return a.duration.value_or(milliseconds::max()) < b.duration.value_or(milliseconds::max());
    case QueueOrder::ByShow:
        return a.podcastTitle.localeAwareCompare(b.podcastTitle) < 0;
    }
    return false;
}

Result<Queue::Change> store(storage::Connection &connection,
                            const QList<EpisodeId> &before,
                            const QList<EpisodeId> &wanted)
{
    // Nothing is written, so that other programs are not told of a change.
    if (before == wanted)
        return Queue::Change{before, before};
    return storage::QueueStore(connection)
        .replace(wanted)
        .map([&before](const QList<EpisodeId> &after) {
            return Queue::Change{before, after};
        });
}

} // namespace

Queue::Queue(storage::DatabaseThread &database, QObject *parent)
    : QObject(parent)
    , m_database(database)
{}

Queue::Answer Queue::take(const Future<Result<Change>> &stored)
{
    return stored.then(this, [this](const Result<Change> &change) {
        if (!change) {
            emit failed(change.error());
        } else if (change->after != m_ids) {
            // The stored queue, not the wanted one: ids of removed episodes were dropped.
            m_ids = change->after;
            m_members = {m_ids.cbegin(), m_ids.cend()};
            emit changed();
        }
        return change;
    });
}

Queue::Answer Queue::edit(Edit edit)
{
    return take(
        m_database.run([edit = std::move(edit)](storage::Connection &connection) -> Result<Change> {
            // Read and written in one transaction: two programs must not overwrite each other's
            // order.
            return connection.transaction([&]() -> Result<Change> {
                const auto before = storage::QueueStore(connection).all();
                if (!before)
                    return failure(before.error());
                return store(connection, *before, edit(*before));
            });
        }));
}

Future<Result<QHash<PodcastId, milliseconds>>> Queue::timeLeft()
{
    return m_database.run(
        [](storage::Connection &connection) { return storage::QueueStore(connection).timeLeft(); });
}

Queue::Answer Queue::load()
{
    // An edit without a change reads the stored queue and takes it over like any other.
    return edit([](QList<EpisodeId> queue) { return queue; });
}

Queue::Answer Queue::playNext(const QList<EpisodeId> &ids)
{
    return edit([ids](const QList<EpisodeId> &queue) { return ids + without(queue, ids); });
}

Queue::Answer Queue::playLast(const QList<EpisodeId> &ids)
{
    return edit([ids](const QList<EpisodeId> &queue) { return queue + without(ids, queue); });
}

Queue::Answer Queue::remove(const QList<EpisodeId> &ids)
{
    return edit([ids](const QList<EpisodeId> &queue) { return without(queue, ids); });
}

Queue::Answer Queue::move(const QList<EpisodeId> &ids, EpisodeId before)
{
    const auto moves = edit(
        [ids, before](const QList<EpisodeId> &queue) { return domain::moved(queue, ids, before); });
    return moves.then(this, [this](const Result<Change> &change) {
        if (change && change->before != change->after)
            emit moved(*change);
        return change;
    });
}

Queue::Answer Queue::sort(QueueOrder order)
{
    return take(m_database.run([order](storage::Connection &connection) -> Result<Change> {
        return connection.transaction([&]() -> Result<Change> {
            auto episodes = storage::EpisodeStore(connection).list({.queued = true});
            if (!episodes)
                return failure(episodes.error());
            const auto before = storage::QueueStore(connection).all();
            if (!before)
                return failure(before.error());
            std::ranges::stable_sort(
                *episodes, [order](const auto &a, const auto &b) { return isBefore(a, b, order); });
            QList<EpisodeId> sorted;
            for (const domain::EpisodeSummary &episode : *episodes)
                sorted.append(episode.id);
            // A queued episode that the list lacks stays, at the end.
            return store(connection, *before, sorted + without(*before, sorted));
        });
    }));
}

Queue::Answer Queue::clear()
{
    return edit([](const QList<EpisodeId> &) { return QList<EpisodeId>(); });
}

Queue::Answer Queue::restore(const QList<EpisodeId> &ids)
{
    return edit([ids](const QList<EpisodeId> &) { return ids; });
}

Queue::Answer Queue::undo(const Change &change)
{
    return edit([change](const QList<EpisodeId> &queue) { return domain::undone(queue, change); });
}

} // namespace dogear::listening
