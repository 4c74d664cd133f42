// SPDX-License-Identifier: GPL-3.0-or-later
#include <maintenance/search_indexer.h>
#include <storage/database_thread.h>
#include <storage/search_index.h>
#include <storage/search_rebuild.h>

#include <QLoggingCategory>

#include <utility>

namespace dogear::maintenance {

namespace {

Q_LOGGING_CATEGORY(lcIndexer, "dogear.library.search")

/// Result of one step of tidying the index.
struct Tidied
{
    bool hasMore = false;
    qint64 rows = 0; ///< rows that the connection has written so far
};

constexpr int piece = 100;                     // changes in one job of the database thread
constexpr int mergedPages = 100;               // about ten milliseconds
constexpr int rebuiltEpisodes = 50;            // about the same, unless they have long transcripts
constexpr qint64 minRowsForMaintenance = 1000; // rows written

/// Logs an error once until it changes or work succeeds again: an error that repeats every few
/// seconds would fill the log.
template<typename T>
void logOnce(std::optional<ErrorCode> &told, const char *what, const Result<T> &result)
{
    const auto code = result ? std::nullopt : std::optional(result.error().code);
    if (std::exchange(told, code) != code && code)
        qCWarning(lcIndexer) << what << result.error();
}

Result<int> catchUp(storage::Connection &connection)
{
    return storage::SearchIndex(connection).catchUp(piece);
}

/// Merges some pages of the index; if nothing is left to merge, rebuilds a part of an index that
/// consists mostly of old texts. Does nothing if fewer than minRowsForMaintenance rows were written
/// since \a rows.
Result<Tidied> maintainPiece(storage::Connection &connection, std::optional<qint64> rows)
{
    if (rows && connection.writtenRows() - *rows < minRowsForMaintenance)
        return Tidied{.hasMore = false, .rows = *rows};
    Result<bool> hasMore = storage::SearchIndex(connection).merge(mergedPages);
    if (hasMore && !*hasMore) {
        storage::SearchRebuild rebuild(connection);
        hasMore = rebuild.isDue();
        if (hasMore && *hasMore)
            hasMore = rebuild.step(rebuiltEpisodes);
    }
    return hasMore.map([&connection](bool more) {
        return Tidied{.hasMore = more, .rows = connection.writtenRows()};
    });
}

} // namespace

SearchIndexer::SearchIndexer(storage::DatabaseThread &database, QObject *parent)
    : SearchIndexer(database, Pace(), parent)
{}

SearchIndexer::SearchIndexer(storage::DatabaseThread &database, const Pace &pace, QObject *parent)
    : QObject(parent)
    , m_database(database)
    , m_pace(pace)
{
    m_timer.setSingleShot(true);
    m_timer.callOnTimeout(this, &SearchIndexer::next);
}

void SearchIndexer::start()
{
    m_timer.start(m_pace.firstDelay);
}

void SearchIndexer::next()
{
    m_database.run(catchUp).then(this, [this](const Result<int> &left) {
        logOnce(m_loggedIndexError, "not indexed:", left);
        const bool hasMore = left && *left > 0;
        if (std::exchange(m_hadMore, hasMore) && !hasMore)
            emit caughtUp();
        if (hasMore)
            m_timer.start(m_pace.batchPause);
        else
            tidy();
    });
}

void SearchIndexer::tidy()
{
    const auto piece = [rows = m_tidyRows](storage::Connection &connection) {
        return maintainPiece(connection, rows);
    };
    // At low priority, unlike indexing: an index that is not tidy is only slower.
    m_database.run(piece, storage::JobPriority::Background)
        .then(this, [this](const Result<Tidied> &tidied) {
            logOnce(m_loggedMaintenanceError, "not put in order:", tidied);
            const bool hasMore = tidied && tidied->hasMore;
            if (tidied)
                m_tidyRows = hasMore ? std::nullopt : std::optional(tidied->rows);
            m_timer.start(hasMore ? m_pace.maintenancePause : m_pace.pollPause);
        });
}

Future<Result<int>> SearchIndexer::finish()
{
    return m_database.run(catchUp).then(this, [this](const Result<int> &left) {
        return left && *left > 0 ? finish() : readyFuture(Result<int>(left));
    });
}

} // namespace dogear::maintenance
