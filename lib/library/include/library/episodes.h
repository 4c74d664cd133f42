// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads episodes, and changes what a listener did to them.
///
/// Positions go to the position file, and to the database, which mirrors them for lists; where the
/// two differ the position file is right.
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
#include <domain/library.h>
#include <domain/search_filter.h>
#include <storage/database_thread.h>

#include <QObject>
#include <query/query.h>

#include <functional>
#include <memory>
#include <optional>

namespace dogear::settings {
class PositionFile;
class PositionThread;
} // namespace dogear::settings

namespace dogear::library {

/// What a position that is saved stands for.
enum class Heard {
    Moments,   ///< not enough to be listening: the episode keeps its place in the history
    Listening, ///< it was listened to just now
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
    /// Who all list() would list, in that order, a part after \a after (storage/episode_store.h).
    [[nodiscard]] Future<Result<domain::IdPage>> ids(const domain::EpisodeFilter &filter,
                                                     EpisodeId after,
                                                     int limit);
    [[nodiscard]] Future<Result<int>> count(const domain::EpisodeFilter &filter);
    [[nodiscard]] Future<Result<domain::ShowOrder>> showOrder(PodcastId podcast); ///< or NotFound
    [[nodiscard]] Future<Result<domain::EpisodeDetail>> detail(EpisodeId id);     ///< or NotFound
    /// Of \a ids; those that are gone are left out.
    [[nodiscard]] Future<Result<QList<domain::EpisodeSummary>>> summaries(
        const QList<EpisodeId> &ids);
    /// The episode that plays what is at \a url, whatever name and password are in it.
    [[nodiscard]] Future<Result<std::optional<EpisodeId>>> findEnclosure(const QUrl &url);

    /// What a show told after \a id, if it is unplayed and can be heard; the first such.
    [[nodiscard]] Future<Result<std::optional<EpisodeId>>> nextOfShow(EpisodeId id);

    /// The \a limit best hits for what a person typed (query/parse.h has the syntax).
    /// \a isTyping: the last word may still grow.
    [[nodiscard]] Future<Result<domain::SearchResults>> search(
        const QString &text,
        bool isTyping,
        int limit,
        const domain::SearchFilter &filter = {});
    /// How many episodes of which shows search() finds in all; slower than the first of them, and
    /// after all else. Who needs it no longer cancels it.
    [[nodiscard]] Future<Result<QHash<PodcastId, int>>> searchCounts(
        const QString &text,
        bool isTyping,
        const domain::SearchFilter &filter = {});

    /// Played: the position goes to 0. Unplayed: the position goes to 0 as well.
    [[nodiscard]] Future<Result<domain::EpisodeState>> setPlayed(EpisodeId id, bool isPlayed);
    [[nodiscard]] Future<Result<domain::EpisodeState>> setFavourite(EpisodeId id, bool isFavourite);
    /// A place to come back to; makes the episode unplayed if it was played.
    [[nodiscard]] Future<Result<domain::EpisodeState>> setPosition(
        EpisodeId id,
        std::chrono::milliseconds position);

    /// The same for many at once, all of them or none; those that are gone are left out.
    /// \return what those that changed were before, for restore()
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> setPlayed(const QList<EpisodeId> &ids,
                                                                       bool isPlayed);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> setFavourite(
        const QList<EpisodeId> &ids,
        bool isFavourite);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> restore(
        const QList<domain::EpisodeMark> &marks);

    /// For the player, which knows the episode: goes to the position file and to the database at
    /// once, also if the program is closed. A position at a played episode makes it unplayed.
    /// \return or FileUnwritable, DiskFull, with the position kept in memory
    Future<Result<>> savePosition(const domain::EpisodeDetail &episode,
                                  std::chrono::milliseconds position,
                                  Heard heard = Heard::Listening);
    /// The episode was heard to its end.
    Future<Result<>> saveFinished(const domain::EpisodeDetail &episode);
    /// Keeps the length that the player measured.
    void saveDuration(EpisodeId id, std::chrono::milliseconds duration);

    /// Brings the database up to what the position file says, for example after a crash; a part at
    /// a time, with low priority. \return how many were behind
    [[nodiscard]] Future<Result<int>> takeOverPositions();

signals:
    /// Emitted when the state of an episode changed in the database.
    void episodeChanged(const dogear::domain::EpisodeSummary &episode);
    /// Emitted instead when many changed at once; \a marks are what they are now.
    void episodesMarked(const QList<dogear::domain::EpisodeMark> &marks);

private:
    using Change = std::function<void(EpisodeId, domain::EpisodeState &)>;
    struct Marking;
    struct Counting;
    void countOn(const std::shared_ptr<Counting> &counting, std::optional<qint64> next);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> changeAll(const QList<EpisodeId> &ids,
                                                                       const Change &change);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> markAll(
        const QList<Marking> &markings);
    [[nodiscard]] static Result<> savePositions(settings::PositionFile &file,
                                                const QList<Marking> &markings,
                                                const QDateTime &now);
    [[nodiscard]] Future<Result<QList<domain::EpisodeMark>>> mirrorAll(
        const QList<Marking> &markings);
    [[nodiscard]] query::Query parsed(const QString &text, bool isTyping) const;
    [[nodiscard]] Future<Result<domain::EpisodeState>> changeState(
        EpisodeId id,
        std::function<void(domain::EpisodeState &)> change);
    [[nodiscard]] Future<Result<domain::EpisodeState>> mirror(EpisodeId id,
                                                              const domain::EpisodeState &state);
    Future<Result<>> saveState(const domain::EpisodeDetail &episode,
                               const domain::EpisodeSummary &summary,
                               Heard heard);
    struct TakingOver;
    void takeOverOn(const std::shared_ptr<TakingOver> &taking);
    void tellTakenOver(const QList<domain::EpisodeSummary> &episodes);

    storage::DatabaseThread &m_database;
    settings::PositionThread &m_positions;
    const Clock &m_clock;
};

} // namespace dogear::library
