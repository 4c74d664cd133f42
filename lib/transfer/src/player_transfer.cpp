// SPDX-License-Identifier: GPL-3.0-or-later
#include "place_saving.h"
#include "show_transfer.h"

#include <base/workers.h>
#include <settings/position_thread.h>
#include <storage/transfer_undo.h>

#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <transfer/player_transfer.h>

using namespace Qt::StringLiterals;

namespace dogear::transfer {

namespace {

Q_LOGGING_CATEGORY(lcTransfer, "dogear.library.transfer")

/// Applies \a part and rolls it back again, so that the answer is what an import would do.
Result<AppliedShow> tryShow(storage::Connection &connection,
                            const TransferPart &part,
                            const KnownPlacesByFeed &known,
                            const QDateTime &now)
{
    std::optional<AppliedShow> tried;
    const Result<> rolledBack = connection.transaction([&]() -> Result<> {
        const auto transfer = storage::TransferStore(connection).begin(u"preview"_s, now);
        if (!transfer)
            return failure(transfer.error());
        const auto applied = applyShow(connection, *transfer, part, known, now);
        if (!applied)
            return failure(applied.error());
        tried = *applied;
        return failure({.code = ErrorCode::Cancelled}); // only a failure rolls back
    });
    if (!tried)
        return failure(rolledBack.error());
    // The ids of rows that were never stored mean nothing.
    if (tried->shown.presence == ShowPresence::New)
        tried->shown.id = {};
    return *tried;
}

} // namespace

/// One call of preview() or apply().
struct PlayerTransfer::Run
{
    importers::PlayerLibrary library;
    TransferChoice choice;
    bool isPreview = false;
    QDateTime now;
    std::shared_ptr<const KnownPlacesByFeed> known; ///< shared with the database thread
    QList<TransferPart> parts;
    qsizetype next = 0;
    TransferSummary summary;
    bool isStopped = false;
    QPromise<Result<>> promise;
};

PlayerTransfer::PlayerTransfer(storage::DatabaseThread &database,
                               settings::PositionThread &positions,
                               const Clock &clock,
                               QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_positions(positions)
    , m_clock(clock)
{}

Future<Result<PlayerTransfer::Preview>> PlayerTransfer::preview(
    const importers::PlayerLibrary &library,
    bool countsProbablyPlayed)
{
    const auto trial = std::make_shared<Run>();
    trial->library = library;
    trial->choice = wholeChoice(library);
    trial->choice.countsProbablyPlayed = countsProbablyPlayed;
    trial->isPreview = true;
    return start(trial).then(this, [trial](const Result<> &done) -> Result<Preview> {
        if (!done)
            return failure(done.error());
        if (trial->isStopped)
            return failure({.code = ErrorCode::Cancelled});
        Preview preview{.values = emptyPreview(trial->library), .failed = trial->summary.failed};
        preview.values.shows = trial->summary.shows;
        return preview;
    });
}

Future<Result<TransferSummary>> PlayerTransfer::apply(const importers::PlayerLibrary &library,
                                                      const TransferChoice &choice)
{
    const auto call = std::make_shared<Run>();
    call->library = library;
    call->choice = choice;
    call->now = m_clock.now();
    call->summary.source = library.source;
    return m_database
        .run([player = importers::toName(library.source.player),
              now = call->now](storage::Connection &connection) {
            return connection.transaction(
                [&] { return storage::TransferStore(connection).begin(player, now); });
        })
        .then(this,
              [this, call](const Result<TransferId> &begun) {
                  if (!begun)
                      return readyFuture<Result<>>(failure(begun.error()));
                  call->summary.id = *begun;
                  return start(call);
              })
        .then(this, [this, call](const Result<> &done) {
            return done ? finishApply(call)
                        : readyFuture<Result<TransferSummary>>(failure(done.error()));
        });
}

void PlayerTransfer::cancel()
{
    for (const RunPtr &each : std::as_const(m_running))
        each->isStopped = true;
}

Future<Result<>> PlayerTransfer::start(const RunPtr &run)
{
    run->now = m_clock.now();
    run->promise.start();
    m_running.append(run);
    const auto future = run->promise.future();
    // A large library has a hundred thousand episodes, which are not sorted on the GUI thread.
    Future<QList<TransferPart>>(QtConcurrent::run(workers(), partsOf, run->library, run->choice))
        .then(this, [this, run](const QList<TransferPart> &parts) {
            run->parts = parts;
            readPositions(run);
        });
    return future;
}

void PlayerTransfer::readPositions(const RunPtr &run)
{
    m_positions
        .run([](settings::PositionFile &file) {
            return std::make_shared<const KnownPlacesByFeed>(readPlaces(file));
        })
        .then(this, [this, run](const std::shared_ptr<const KnownPlacesByFeed> &known) {
            run->known = known;
            runNext(run);
        });
}

void PlayerTransfer::runNext(const RunPtr &run)
{
    const auto total = int(run->parts.size());
    emit progressChanged(int(run->next), total);
    if (run->next >= total || run->isStopped) {
        run->summary.isCancelled = run->next < total;
        return finish(run, {});
    }
    const TransferPart part = run->parts.at(run->next++);
    m_database
        .run([part,
              known = run->known,
              now = run->now,
              id = run->summary.id,
              isPreview = run->isPreview](storage::Connection &connection) {
            if (isPreview)
                return tryShow(connection, part, *known, now);
            return connection.transaction(
                [&] { return applyShow(connection, id, part, *known, now); });
        })
        .then(this, [this, run, part](const Result<AppliedShow> &applied) {
            if (!applied) {
                run->summary.failed.append({part.values.title, part.values.feed, applied.error()});
                return runNext(run);
            }
            run->summary.shows.append(applied->shown);
            if (applied->shown.presence == ShowPresence::New)
                run->summary.newShows.append(applied->shown.id);
            if (!run->isPreview && !applied->episodes.isEmpty())
                emit episodesImported(applied->episodes);
            savePlaces(run, run->isPreview ? QList<storage::FilledPlace>() : applied->places);
        });
}

void PlayerTransfer::savePlaces(const RunPtr &run, const QList<storage::FilledPlace> &places)
{
    if (places.isEmpty())
        return runNext(run);
    m_positions
        .run([places](settings::PositionFile &file) { return transfer::savePlaces(file, places); })
        .then(this, [this, run](const Result<> &saved) {
            logAndDrop(saved, lcTransfer(), "positions are written with the next save:");
            runNext(run);
        });
}

void PlayerTransfer::finish(const RunPtr &run, const Result<> &result)
{
    m_running.removeOne(run);
    run->promise.addResult(result);
    run->promise.finish();
}

Future<Result<TransferSummary>> PlayerTransfer::finishApply(const RunPtr &run)
{
    return m_database
        .run([id = run->summary.id](storage::Connection &connection) {
            return storage::TransferStore(connection).removeIfEmpty(id);
        })
        .then(this, [this, run](const Result<bool> &isEmpty) -> Result<TransferSummary> {
            if (!isEmpty)
                return failure(isEmpty.error());
            if (*isEmpty)
                run->summary.id = {};
            else
                emit changed();
            return run->summary;
        });
}

Future<Result<RemovedByUndo>> PlayerTransfer::undo(TransferId id)
{
    using Answer = Result<RemovedByUndo>;
    return m_database
        .run([id](storage::Connection &connection) {
            return connection.transaction([&] { return storage::undoTransfer(connection, id); });
        })
        .then(this, [this](const Result<storage::UndoneTransfer> &undone) {
            if (!undone)
                return readyFuture<Answer>(failure(undone.error()));
            return m_positions
                .run([places = undone->places](settings::PositionFile &file) {
                    return restorePlaces(file, places);
                })
                .then(this, [this, undone](const Result<> &restored) -> Answer {
                    emit changed();
                    if (!undone->changedEpisodes.isEmpty())
                        emit episodesRestored(undone->changedEpisodes);
                    if (!restored)
                        return failure(restored.error());
                    return RemovedByUndo{undone->removedShows, undone->removedEpisodes};
                });
        });
}

Future<Result<storage::TransferCounts>> PlayerTransfer::counts(TransferId id)
{
    return m_database.run([id](storage::Connection &connection) {
        return storage::TransferStore(connection).counts(id);
    });
}

} // namespace dogear::transfer
