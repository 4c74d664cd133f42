// SPDX-License-Identifier: GPL-3.0-or-later
// Changes many episodes at once, the position file first, as for a single episode. When many are
// marked, those without an entry in the position file get none, because all entries would be
// written again with each position.
#include <episodes/episodes.h>
#include <settings/position_thread.h>
#include <storage/episode_store.h>

#include <QHash>

#include <algorithm>

namespace dogear::episodes {

namespace {

/// Sorted as in the database, so that each of its pages is read and written once.
QList<EpisodeId> sorted(QList<EpisodeId> ids)
{
    std::ranges::sort(ids);
    return ids;
}

} // namespace

/// One episode that changes.
struct Episodes::Marking
{
    EpisodeId id;
    settings::PositionKey key;
    domain::EpisodeState before;
    domain::EpisodeState after;
    std::chrono::milliseconds duration{};
};

Future<Result<QList<domain::EpisodeMark>>> Episodes::setPlayed(const QList<EpisodeId> &ids,
                                                               bool isPlayed)
{
    return changeAll(ids, [isPlayed](EpisodeId, domain::EpisodeState &state) {
        // An episode that already has the state keeps its position.
        if (state.isPlayed != isPlayed)
            state.position = {};
        state.isPlayed = isPlayed;
    });
}

Future<Result<QList<domain::EpisodeMark>>> Episodes::setFavourite(const QList<EpisodeId> &ids,
                                                                  bool isFavourite)
{
    return changeAll(ids, [isFavourite](EpisodeId, domain::EpisodeState &state) {
        state.isFavourite = isFavourite;
    });
}

Future<Result<QList<domain::EpisodeMark>>> Episodes::restore(
    const QList<domain::EpisodeMark> &marks)
{
    QList<EpisodeId> ids;
    QHash<EpisodeId, domain::EpisodeState> states;
    for (const domain::EpisodeMark &mark : marks) {
        ids.append(mark.id);
        states.insert(mark.id, mark.state);
    }
    return changeAll(ids, [states](EpisodeId id, domain::EpisodeState &state) {
        state = states.value(id, state);
    });
}

Future<Result<QList<domain::EpisodeMark>>> Episodes::changeAll(const QList<EpisodeId> &ids,
                                                               const Change &change)
{
    return m_database
        .run(
            [ids = sorted(ids), change](storage::Connection &connection) -> Result<QList<Marking>> {
                const auto found = storage::EpisodeStore(connection).stored(ids);
                if (!found)
                    return failure(found.error());
                QList<Marking> markings;
                for (const storage::StoredState &stored : *found) {
                    Marking marking{stored.id,
                                    {stored.podcast, stored.guid},
                                    stored.state,
                                    stored.state,
                                    stored.duration};
                    change(marking.id, marking.after);
                    // Unchanged episodes need no write and are no part of undo.
                    if (marking.after != marking.before)
                        markings.append(marking);
                }
                return markings;
            })
        .then(this, [this](const Result<QList<Marking>> &markings) {
            if (!markings) {
                return readyFuture<Result<QList<domain::EpisodeMark>>>(failure(markings.error()));
            }
            return markAll(*markings);
        });
}

Future<Result<QList<domain::EpisodeMark>>> Episodes::markAll(const QList<Marking> &markings)
{
    using Answer = Result<QList<domain::EpisodeMark>>;
    return m_positions
        .run([markings, now = m_clock.now()](settings::PositionFile &file) {
            return savePositions(file, markings, now);
        })
        .then(this, [this, markings](const Result<> &written) {
            return written ? mirrorAll(markings) : readyFuture<Answer>(failure(written.error()));
        });
}

Result<> Episodes::savePositions(settings::PositionFile &file,
                                 const QList<Marking> &markings,
                                 const QDateTime &now)
{
    QList<std::pair<settings::PositionKey, settings::SavedPosition>> saved;
    for (const Marking &each : markings) {
        saved.append({each.key,
                      {.position = each.after.position,
                       .duration = each.duration,
                       .isPlayed = each.after.isPlayed,
                       .changed = now}});
    }
    return file.saveMarks(saved);
}

Future<Result<QList<domain::EpisodeMark>>> Episodes::mirrorAll(const QList<Marking> &markings)
{
    using Answer = Result<QList<domain::EpisodeMark>>;
    QList<domain::EpisodeMark> before;
    QList<domain::EpisodeMark> after;
    for (const Marking &each : markings) {
        before.append({each.id, each.before});
        after.append({each.id, each.after});
    }
    return m_database
        .run([after](storage::Connection &connection) {
            return connection.transaction(
                [&] { return storage::EpisodeStore(connection).setStates(after); });
        })
        .then(this, [this, before, after](const Result<> &marked) -> Answer {
            if (!marked)
                return failure(marked.error());
            emit episodesMarked(after);
            return before;
        });
}

} // namespace dogear::episodes
