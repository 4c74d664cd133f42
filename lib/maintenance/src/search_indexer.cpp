// SPDX-License-Identifier: GPL-3.0-or-later
#include <maintenance/search_indexer.h>
#include <storage/database_thread.h>
#include <storage/search_index.h>
#include <storage/search_rebuild.h>
#include <storage/vocabulary.h>

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
/// consists mostly of old texts.
Result<bool> maintainIndex(storage::Connection &connection)
{
    Result<bool> hasMore = storage::SearchIndex(connection).merge(mergedPages);
    if (!hasMore || *hasMore)
        return hasMore;
    storage::SearchRebuild rebuild(connection);
    hasMore = rebuild.isDue();
    return hasMore && *hasMore ? rebuild.step(rebuiltEpisodes) : hasMore;
}

/// Copies a part of the words of the index into the vocabulary, if that is due.
Result<bool> copyWords(storage::Connection &connection)
{
    storage::Vocabulary vocabulary(connection);
    const Result<bool> isDue = vocabulary.isDue();
    return isDue && *isDue ? vocabulary.step() : isDue;
}

/// Tidies the index, unless fewer than minRowsForMaintenance rows were written since \a rows; then
/// updates the vocabulary.
Result<Tidied> maintainPiece(storage::Connection &connection, std::optional<qint64> rows)
{
    const bool isTidy = rows && connection.writtenRows() - *rows < minRowsForMaintenance;
    Result<bool> hasMore = isTidy ? Result<bool>(false) : maintainIndex(connection);
    if (hasMore && !*hasMore)
        hasMore = copyWords(connection);
    return hasMore.map([&](bool more) {
        return Tidied{.hasMore = more, .rows = isTidy ? *rows : connection.writtenRows()};
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
    const auto job = [rows = m_tidyRows](storage::Connection &connection) {
        return maintainPiece(connection, rows);
    };
    // At low priority, unlike indexing: an index that is not tidy is only slower.
    m_database.run(job, storage::JobPriority::Background)
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
        if (!left)
            return readyFuture(Result<int>(left));
        return *left > 0 ? finish() : finishWords();
    });
}

Future<Result<int>> SearchIndexer::finishWords()
{
    return m_database.run(copyWords).then(this, [this](const Result<bool> &hasMore) {
        return hasMore && *hasMore ? finishWords()
                                   : readyFuture(hasMore.map([](bool) { return 0; }));
    });
}

} // namespace dogear::maintenance
