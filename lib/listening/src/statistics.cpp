// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/statistics.h>
#include <storage/listening_store.h>

namespace dogear::listening {

using domain::ListeningHistory;
using domain::ListeningRange;

namespace {

/// Runs on the database thread; \a today is the user's local date, to which days refer.
Result<ListeningHistory> history(storage::Connection &connection,
                                 ListeningRange range,
                                 const QDate &today)
{
    storage::ListeningStore store(connection);
    const auto first = store.firstDay();
    if (!first)
        return failure(first.error());
    const domain::ListeningSpan span = listeningSpan(range, today, *first);
    const auto days = store.days(span);
    if (!days)
        return failure(days.error());
    const auto shows = store.shows(span);
    if (!shows)
        return failure(shows.error());
    ListeningHistory history{.range = range,
                             .periods = listeningPeriods(range, span, *days),
                             .shows = *shows,
                             .total = {},
                             .longestStreak = domain::longestStreak(*days),
                             .hasListened = first->isValid()};
    for (const domain::ListeningDay &day : *days)
        history.total += day.time;
    return history;
}

} // namespace

Future<Result<ListeningHistory>> Statistics::read(ListeningRange range)
{
    return m_database.run(
        [range, today = m_clock.now().toLocalTime().date()](storage::Connection &connection) {
            return history(connection, range, today);
        });
}

} // namespace dogear::listening
