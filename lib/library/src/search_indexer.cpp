// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/search_indexer.h>
#include <storage/database_thread.h>
#include <storage/search_index.h>

#include <QLoggingCategory>

using namespace std::chrono_literals;

namespace dogear::library {

namespace {

Q_LOGGING_CATEGORY(lcIndexer, "dogear.library.search")

constexpr int piece = 100;
constexpr auto betweenPieces = 20ms;
constexpr auto betweenLooks = 10s;
constexpr auto firstLook = 3s; // whoever starts wants to see a list first

Result<int> catchUp(storage::Connection &connection)
{
    return storage::SearchIndex(connection).catchUp(piece);
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
        m_timer.start(hasMore ? betweenPieces : std::chrono::milliseconds(betweenLooks));
    });
}

Future<Result<int>> SearchIndexer::finish()
{
    return m_database.run(catchUp).then(this, [this](const Result<int> &left) {
        return left && *left > 0 ? finish() : readyFuture(Result<int>(left));
    });
}

} // namespace dogear::library
