// SPDX-License-Identifier: GPL-3.0-or-later
#include "episodes/episode_matcher.h"
#include "transfers/queue_merge.h"
#include "transfers/transfer_rows.h"
#include "value_json.h"

#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/waiting_states.h>

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::MergedState;
using domain::OwnState;

namespace {

/// A state that waited, and the episode that it is about.
struct Match
{
    WaitingRow row;
    EpisodeId episode;
};

Result<QList<Match>> findEpisodes(Connection &connection,
                                  PodcastId show,
                                  const QList<WaitingRow> &rows)
{
    EpisodeMatcher matcher;
    if (auto loaded = matcher.load(connection, show, Vanished::Found); !loaded)
        return failure(loaded.error());
    // The addresses are slow to read, and guids usually suffice.
    const bool needsFiles = std::ranges::any_of(rows, [&matcher](const WaitingRow &row) {
        return !row.episode.clues.enclosure.isEmpty() && !matcher.findGuid(row.episode.clues);
    });
    if (needsFiles) {
        if (auto loaded = matcher.loadEnclosures(connection, show, Vanished::Found); !loaded)
            return failure(loaded.error());
    }
    QList<Match> matches;
    for (const WaitingRow &row : rows) {
        if (const auto id = matcher.find(row.episode.clues))
            matches.append({row, *id});
    }
    return matches;
}

std::optional<QDateTime> later(const std::optional<QDateTime> &one, const QDateTime &other)
{
    if (!other.isValid())
        return one;
    return one ? std::max(*one, other) : other;
}

/// The state of \a stored; the position file is right where the database differs.
OwnState ownState(const StoredState &stored, const KnownPlaces &known)
{
    OwnState own{.state = stored.state, .changed = stored.state.lastPlayed};
    if (stored.duration.count() > 0)
        own.duration = stored.duration;
    const auto place = known.constFind(stored.guid);
    if (place != known.cend()) {
        own.state.isPlayed = place->isPlayed;
        own.state.position = place->position;
        own.changed = later(own.changed, place->changed);
    }
    return own;
}

/// Gives single episodes the states that waited for them.
class Filling
{
public:
    Filling(Connection &connection, const KnownPlaces &known, const QDateTime &now)
        : m_connection(connection)
        , m_known(known)
        , m_now(now)
        , m_queue(connection)
    {}

    Result<> run(const QList<Match> &matches)
    {
        QList<EpisodeId> ids;
        for (const Match &match : matches)
            ids.append(match.episode);
        std::ranges::sort(ids);
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        const auto stored = EpisodeStore(m_connection).stored(ids);
        if (!stored)
            return failure(stored.error());
        for (const StoredState &state : *stored)
            m_stored.insert(state.id, state);
        for (const Match &match : matches) {
            if (auto filled = fill(match); !filled)
                return filled;
        }
        return m_queue.store().and_then(
            [this] { return EpisodeStore(m_connection).setStates(m_marks.values()); });
    }

    [[nodiscard]] FilledStates result() const
    {
        FilledStates filled = m_filled;
        filled.places = m_places.values();
        filled.episodes = m_changed.values();
        return filled;
    }

private:
    Result<> fill(const Match &match)
    {
        const auto stored = m_stored.find(match.episode);
        if (stored == m_stored.end())
            return {};
        const OwnState own = m_owns.value(match.episode, ownState(*stored, m_known));
        const MergedState state = domain::merged(own, match.row.episode.state, m_now);
        const auto queued = addToQueue(match, state);
        if (!queued)
            return failure(queued.error());
        m_filled.kept += int(state.keepsOwnPlace);
        const int takes = (state.takesPlace ? takenPlace : 0)
                          | (state.takesFavourite ? takenFavourite : 0)
                          | (*queued ? takenQueue : 0);
        if (takes == 0) {
            return m_connection
                .execute(u"DELETE FROM imported_episode WHERE id = ?"_s, {match.row.id})
                .map([](QSqlQuery *) {});
        }
        count(state, *queued);
        if (auto marked = mark(match, takes, own, state.state); !marked)
            return marked;
        take(*stored, own, state);
        return {};
    }

    /// A queued episode that Dogear's user has played, or knows a newer place of, is not wanted.
    Result<bool> addToQueue(const Match &match, const MergedState &state)
    {
        if (!match.row.episode.queueRank || state.keepsOwnPlace || state.state.isPlayed)
            return false;
        return m_queue.add(match.episode, match.row.transfer, *match.row.episode.queueRank);
    }

    void count(const MergedState &state, bool isQueued)
    {
        m_filled.positions += int(state.takesPlace && !state.state.isPlayed);
        m_filled.played += int(state.takesPlace && state.state.isPlayed);
        m_filled.favourites += int(state.takesFavourite);
        m_filled.queued += int(isQueued);
    }

    /// Records what undo needs.
    Result<> mark(const Match &match,
                  int takes,
                  const OwnState &before,
                  const domain::EpisodeState &after)
    {
        return m_connection
            .execute(u"UPDATE imported_episode SET filled = 1, episode_id = ?, takes = ?,"
                     " was_played = ?, was_position_ms = ?, was_last_played = ?, was_changed = ?,"
                     " now_played = ?, now_position_ms = ? WHERE id = ?"_s,
                     {match.episode.value,
                      takes,
                      before.state.isPlayed,
                      qint64(before.state.position.count()),
                      toColumn(before.state.lastPlayed),
                      toColumn(before.changed),
                      after.isPlayed,
                      qint64(after.position.count()),
                      match.row.id})
            .map([](QSqlQuery *) {});
    }

    void take(const StoredState &stored, const OwnState &before, const MergedState &state)
    {
        // A later row about the same episode is compared with this state.
        OwnState own = before;
        own.state = state.state;
        if (state.takesPlace) {
            own.changed = later(before.changed, state.state.lastPlayed.value_or(m_now));
            m_places.insert(stored.id,
                            {.feed = stored.podcast,
                             .guid = stored.guid,
                             .duration = stored.duration,
                             .state = state.state,
                             .changed = state.state.lastPlayed.value_or(m_now),
                             .changedBefore = before.changed});
        }
        m_owns.insert(stored.id, own);
        if (state.takesPlace || state.takesFavourite)
            m_marks.insert(stored.id, {stored.id, state.state});
        m_changed.insert(stored.id);
    }

    Connection &m_connection;
    const KnownPlaces &m_known;
    QDateTime m_now;
    QueueMerge m_queue;
    QHash<EpisodeId, StoredState> m_stored;
    QHash<EpisodeId, OwnState> m_owns; ///< of episodes that have changed
    QHash<EpisodeId, domain::EpisodeMark> m_marks;
    QHash<EpisodeId, FilledPlace> m_places;
    QSet<EpisodeId> m_changed;
    FilledStates m_filled;
};

} // namespace

Result<FilledStates> fillWaitingStates(Connection &connection,
                                       PodcastId show,
                                       const KnownPlaces &known,
                                       const QDateTime &now)
{
    const auto rows = waitingRows(connection, show);
    if (!rows)
        return failure(rows.error());
    // The usual case at a refresh: nothing waits, so no episode has to be read.
    if (rows->isEmpty())
        return FilledStates();
    const auto matches = findEpisodes(connection, show, *rows);
    if (!matches)
        return failure(matches.error());
    Filling filling(connection, known, now);
    return filling.run(*matches).map([&filling] { return filling.result(); });
}

} // namespace dogear::storage
