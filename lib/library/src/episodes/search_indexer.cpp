// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/search_indexer.h>
#include <storage/database_thread.h>
#include <storage/search_index.h>

#include <QLoggingCategory>

using namespace std::chrono_literals;

namespace dogear::library {

namespace {

Q_LOGGING_CATEGORY(lcIndexer, "dogear.library.search")

/// What came of a look for segments to merge.
struct Merged
{
    bool hasMore = false;
    qint64 rows = 0; ///< that the connection has written
};

constexpr int piece = 100;
constexpr auto betweenPieces = 20ms;
constexpr auto betweenLooks = 10s;
constexpr auto firstLook = 3s;        // whoever starts wants to see a list first
constexpr int mergedPages = 100;      // some ten milliseconds
constexpr auto betweenMerges = 600ms; // long enough for the database to copy its log
constexpr qint64 worthMerging = 1000; // rows written

Result<int> catchUp(storage::Connection &connection)
{
    return storage::SearchIndex(connection).catchUp(piece);
}

/// Merges a piece if \a rows, written by the last time there was nothing to merge, have become
/// many.
Result<Merged> mergePiece(storage::Connection &connection, std::optional<qint64> rows)
{
    if (rows && connection.writtenRows() - *rows < worthMerging)
        return Merged{.hasMore = false, .rows = *rows};
    return storage::SearchIndex(connection).merge(mergedPages).map([&connection](bool hasMore) {
        return Merged{.hasMore = hasMore, .rows = connection.writtenRows()};
    });
}

} // namespace

SearchIndexer::SearchIndexer(storage::DatabaseThread &database, QObject *parent)
    : QObject(parent)
    , m_database(database)
{
    m_timer.setSingleShot(true);
    m_timer.callOnTimeout(this, &SearchIndexer::next);
}

void SearchIndexer::start()
{
    m_timer.start(firstLook);
}

void SearchIndexer::next()
{
    m_database.run(catchUp).then(this, [this](const Result<int> &left) {
        if (!left)
            qCWarning(lcIndexer) << "not indexed:" << left.error();
        const bool hasMore = left && *left > 0;
        if (std::exchange(m_hadMore, hasMore) && !hasMore)
            emit caughtUp();
        if (hasMore)
            m_timer.start(betweenPieces);
        else
            merge();
    });
}

void SearchIndexer::merge()
{
    const auto piece = [rows = m_mergedRows](storage::Connection &connection) {
        return mergePiece(connection, rows);
    };
    m_database.run(piece, storage::Urgency::Later).then(this, [this](const Result<Merged> &merged) {
        if (!merged)
            qCWarning(lcIndexer) << "not merged:" << merged.error();
        const bool hasMore = merged && merged->hasMore;
        if (merged)
            m_mergedRows = hasMore ? std::nullopt : std::optional(merged->rows);
        m_timer.start(hasMore ? betweenMerges : std::chrono::milliseconds(betweenLooks));
    });
}

Future<Result<int>> SearchIndexer::finish()
{
    return m_database.run(catchUp).then(this, [this](const Result<int> &left) {
        return left && *left > 0 ? finish() : readyFuture(Result<int>(left));
    });
}

} // namespace dogear::library
