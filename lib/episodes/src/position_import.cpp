// SPDX-License-Identifier: GPL-3.0-or-later
// Mirrors the position file in the database. There may be a hundred thousand positions, so they are
// compared in parts, when the database has no other jobs.
#include <episodes/episodes.h>
#include <settings/position_thread.h>
#include <storage/episode_store.h>

#include <algorithm>

namespace dogear::episodes {

namespace {

constexpr qsizetype comparedAtOnce = 200; ///< takes some milliseconds of the database thread
constexpr qsizetype maxToldOneByOne = 20; ///< more changes are reported by one signal

using SavedPositions = QList<std::pair<settings::PositionKey, settings::SavedPosition>>;

/// Writes \a position to the database and appends the episode to \a changed. Does nothing if the
/// episode does not exist or has this state already.
Result<> importPosition(storage::EpisodeStore &store,
                        const settings::PositionKey &key,
                        const settings::SavedPosition &position,
                        QList<domain::EpisodeSummary> &changed)
{
    const auto id = store.find(key.feed, key.guid);
    if (!id)
        return failure(id.error());
    if (!id->has_value())
        return {};
    auto summary = store.summary(**id);
    if (!summary)
        return failure(summary.error());
    domain::EpisodeState &state = summary->state;
    if (state.isPlayed == position.isPlayed && state.position == position.position)
        return {};
    state.isPlayed = position.isPlayed;
    state.position = position.position;
    state.lastPlayed = position.changed;
    if (auto set = store.setState(**id, state); !set)
        return set;
    changed.append(*summary);
    return {};
}

} // namespace

/// A running call of importSavedPositions(). The list is filled and freed on other threads, because
/// freeing a long one would block the GUI thread.
struct Episodes::PositionImport
{
    SavedPositions positions;
    qsizetype next = 0;
    int changed = 0;
    QPromise<Result<int>> answer;

    /// Compares the next part. \return the changed episodes
    Result<QList<domain::EpisodeSummary>> takePart(storage::Connection &connection)
    {
        storage::EpisodeStore store(connection);
        QList<domain::EpisodeSummary> episodes;
        const qsizetype end = std::min(positions.size(), next + comparedAtOnce);
        for (; next < end; ++next) {
            const auto &[key, position] = positions.at(next);
            if (const auto taken = importPosition(store, key, position, episodes); !taken)
                return failure(taken.error());
        }
        return episodes;
    }
    [[nodiscard]] bool isDone() const { return next >= positions.size(); }
};

Future<Result<int>> Episodes::importSavedPositions()
{
    auto taking = std::make_shared<PositionImport>();
    taking->answer.start();
    const auto read = [this, taking](const Result<> &opened) {
        if (!opened) {
            taking->answer.addResult(Result<int>(failure(opened.error())));
            taking->answer.finish();
            return;
        }
        m_positions
            .run([taking](settings::PositionFile &file) {
                taking->positions = file.all();
                return true;
            })
            .then(this, [this, taking](bool) { importNext(taking); });
    };
    // Waits for the jobs that fill the window, because reading all positions takes a while.
    m_database
        .run([](storage::Connection &) -> Result<> { return {}; }, storage::JobPriority::Background)
        .then(this, read);
    return taking->answer.future();
}

void Episodes::importNext(const std::shared_ptr<PositionImport> &taking)
{
    const auto takePart = [taking](storage::Connection &connection) {
        auto episodes = connection.transaction([&] { return taking->takePart(connection); });
        // Freed here, on the database thread; clear() would keep the memory.
        if (!episodes || taking->isDone())
            SavedPositions().swap(taking->positions);
        return episodes;
    };
    m_database.run(takePart, storage::JobPriority::Background)
        .then(this, [this, taking](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (episodes) {
                emitImported(*episodes);
                taking->changed += int(episodes->size());
                if (!taking->isDone())
                    return importNext(taking);
            }
            taking->answer.addResult(
                episodes.map([&taking](const auto &) { return taking->changed; }));
            taking->answer.finish();
        });
}

void Episodes::emitImported(const QList<domain::EpisodeSummary> &episodes)
{
    if (episodes.size() <= maxToldOneByOne) {
        for (const domain::EpisodeSummary &episode : episodes)
            emit episodeChanged(episode);
        return;
    }
    QList<domain::EpisodeMark> marks;
    for (const domain::EpisodeSummary &episode : episodes)
        marks.append({episode.id, episode.state});
    emit episodesMarked(marks);
}

} // namespace dogear::episodes
