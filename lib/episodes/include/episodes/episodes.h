// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads episodes and changes their states: played, favourite, position.
///
/// Positions are written to the position file, and to the database, which mirrors them for lists;
/// where the two differ, the position file is right.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_library.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/episode_mark.h>
#include <domain/id_page.h>
#include <episodes/episode_search.h>
#include <storage/database_thread.h>

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace dogear::settings {
class PositionFile;
class PositionThread;
} // namespace dogear::settings

namespace dogear::episodes {

/// The meaning of a saved position.
enum class ListenKind {
    Sampled,   ///< too short to count as listening: the rank in the history stays
    Listening, ///< the user listened to the episode just now
};

class Episodes final : public QObject
{
    Q_OBJECT

public:
    Episodes(storage::DatabaseThread &database,
             settings::PositionThread &positions,
             const Clock &clock,
             QObject *parent = nullptr);

    [[nodiscard]] Future<Result<QList<domain::EpisodeSummary>>> list(
        const domain::EpisodeFilter &filter);
    /// The ids that list() would return, in the same order, starting after \a after
    /// (storage/episode_store.h).
    [[nodiscard]] Future<Result<domain::IdPage>> ids(const domain::EpisodeFilter &filter,
                                                     EpisodeId after,
                                                     int limit);
    [[nodiscard]] Future<Result<int>> count(const domain::EpisodeFilter &filter);
    [[nodiscard]] Future<Result<domain::ShowOrder>> showOrder(PodcastId podcast); ///< or NotFound
    [[nodiscard]] Future<Result<domain::EpisodeDetail>> detail(EpisodeId id);     ///< or NotFound
    /// The episodes of \a ids; removed ones are left out.
    [[nodiscard]] Future<Result<QList<domain::EpisodeSummary>>> summaries(
        const QList<EpisodeId> &ids);
    /// The episode whose enclosure is at \a url; credentials in \a url are ignored.
    [[nodiscard]] Future<Result<std::optional<EpisodeId>>> findEnclosure(const QUrl &url);

    /// The first unplayed episode with an enclosure after \a id, in the order of its show.
    [[nodiscard]] Future<Result<std::optional<EpisodeId>>> nextOfShow(EpisodeId id);

    /// Finds episodes by words.
    [[nodiscard]] EpisodeSearch &search() { return m_search; }

    /// Sets the state and resets the position to 0.
    [[nodiscard]] Future<Result<domain::EpisodeState>> setPlayed(EpisodeId id, bool isPlayed);
    [[nodiscard]] Future<Result<domain::EpisodeState>> setFavourite(EpisodeId id, bool isFavourite);
    /// Sets a position from which to continue; makes a played episode unplayed.
    [[nodiscard]] Future<Result<domain::EpisodeState>> setPosition(
        EpisodeId id,
        std::chrono::milliseconds position);

    /// Changes many episodes at once, all of them or none; removed ones are left out. An episode
    /// that already is in the wanted state keeps its position.
    /// \return the previous states of the changed episodes, for restore()
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> setPlayed(const QList<EpisodeId> &ids,
                                                                       bool isPlayed);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> setFavourite(
        const QList<EpisodeId> &ids,
        bool isFavourite);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> restore(
        const QList<domain::EpisodeMark> &marks);

    /// Saves a position of the player, which knows the episode. Sends it to the position file and
    /// to the database at once, so that it is saved even if the program is closing. A played
    /// episode becomes unplayed.
    /// \return FileUnwritable, DiskFull on failure; the position is then kept in memory
    Future<Result<>> savePosition(const domain::EpisodeDetail &episode,
                                  std::chrono::milliseconds position,
                                  ListenKind listenKind = ListenKind::Listening);
    /// Marks an episode that was played to its end.
    Future<Result<>> saveFinished(const domain::EpisodeDetail &episode);
    /// Stores the duration that the player measured.
    void saveDuration(EpisodeId id, std::chrono::milliseconds duration);

    /// Copies positions from the position file to the database where they differ, for example after
    /// a crash; in parts, at low priority. \return the number of changed episodes
    [[nodiscard]] Future<Result<int>> importSavedPositions();

signals:
    /// Emitted when the state of an episode changed in the database.
    void episodeChanged(const dogear::domain::EpisodeSummary &episode);
    /// Emitted instead when many episodes changed at once; \a marks contains their new states.
    void episodesMarked(const QList<dogear::domain::EpisodeMark> &marks);

private:
    using Change = std::function<void(EpisodeId, domain::EpisodeState &)>;
    struct Marking;
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> changeAll(const QList<EpisodeId> &ids,
                                                                       const Change &change);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> markAll(
        const QList<Marking> &markings);
    [[nodiscard]] static Result<> savePositions(settings::PositionFile &file,
                                                const QList<Marking> &markings,
                                                const QDateTime &now);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> mirrorAll(
        const QList<Marking> &markings);
    [[nodiscard]] Future<Result<domain::EpisodeState>> changeState(
        EpisodeId id,
        std::function<void(domain::EpisodeState &)> change);
    [[nodiscard]] Future<Result<domain::EpisodeState>> mirror(EpisodeId id,
                                                              const domain::EpisodeState &state);
    Future<Result<>> saveState(const domain::EpisodeDetail &episode,
                               const domain::EpisodeSummary &summary,
                               ListenKind listenKind);
    struct PositionImport;
    void importNext(const std::shared_ptr<PositionImport> &taking);
    void emitImported(const QList<domain::EpisodeSummary> &episodes);

    storage::DatabaseThread &m_database;
    settings::PositionThread &m_positions;
    const Clock &m_clock;
    EpisodeSearch m_search;
};

} // namespace dogear::episodes
