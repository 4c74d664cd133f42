// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings the library of another player over into Dogear: preview, import and undo.
///
/// A preview runs the import itself and rolls it back, so it shows exactly what an import would do
/// at that moment. Each show is one transaction. States of episodes that Dogear does not know wait
/// and are filled in when their feed is read (storage/waiting_states.h).
///
/// Threads: GUI thread; futures finish there. SQL runs on the database thread.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_player_transfer.cpp
/// Decision: README.md, "A preview is an import that is rolled back".

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <storage/database_thread.h>
#include <storage/transfer_store.h>

#include <QObject>

#include <memory>
#include <transfer/transfer_values.h>

namespace dogear::settings {
class PositionThread;
} // namespace dogear::settings

namespace dogear::transfer {

/// What undo has removed: the ids may be given again.
struct RemovedByUndo
{
    QList<PodcastId> shows;
    QSet<EpisodeId> episodes;
};

class PlayerTransfer final : public QObject
{
    Q_OBJECT

public:
    PlayerTransfer(storage::DatabaseThread &database,
                   settings::PositionThread &positions,
                   const Clock &clock,
                   QObject *parent = nullptr);

    /// What would come over, and the shows that cannot.
    struct Preview
    {
        TransferPreview values;
        QList<FailedShow> failed;
    };
    /// Says what of each show of \a library would come over; changes nothing.
    /// \param countsProbablyPlayed see TransferChoice
    [[nodiscard]] Future<Result<Preview>> preview(const importers::PlayerLibrary &library,
                                                  bool countsProbablyPlayed = false);

    /// Brings over what \a choice has. A show that fails changes nothing and is in `failed`. The
    /// caller has TransferSummary::newShows read, if there is a network.
    [[nodiscard]] Future<Result<TransferSummary>> apply(const importers::PlayerLibrary &library,
                                                        const TransferChoice &choice);
    /// Ends running calls after the present show: preview() fails as Cancelled, apply() finishes
    /// with what came over so far.
    void cancel();

    /// Takes the import \a id back, also what waits, except for what the user has changed since.
    /// \return or NotFound
    [[nodiscard]] Future<Result<RemovedByUndo>> undo(TransferId id);
    /// The states of the import \a id that came over and that still wait.
    [[nodiscard]] Future<Result<storage::TransferCounts>> counts(TransferId id);

signals:
    /// Emitted after each show of a call of preview() or apply().
    void progressChanged(int done, int total);
    /// Emitted when shows and episodes have changed, so that every view has to read them again.
    void changed();
    /// Emitted for each show whose \a episodes got states of the other player.
    void episodesImported(const QList<dogear::EpisodeId> &episodes);
    /// Emitted when undo() gave \a episodes their states of before.
    void episodesRestored(const QList<dogear::EpisodeId> &episodes);

private:
    struct Run;
    using RunPtr = std::shared_ptr<Run>; // shared by the continuations of one call
    [[nodiscard]] Future<Result<>> start(const RunPtr &run);
    void readPositions(const RunPtr &run);
    void runNext(const RunPtr &run);
    void savePlaces(const RunPtr &run, const QList<storage::FilledPlace> &places);
    void finish(const RunPtr &run, const Result<> &result);
    [[nodiscard]] Future<Result<TransferSummary>> finishApply(const RunPtr &run);

    storage::DatabaseThread &m_database;
    settings::PositionThread &m_positions;
    const Clock &m_clock;
    QList<RunPtr> m_running;
};

} // namespace dogear::transfer
