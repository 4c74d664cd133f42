// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/utc.h>
#include <storage/connection.h>
#include <storage/refresh_facts_store.h>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Few feeds state an update frequency, so the extras of all others are not parsed. The inner
/// SELECT makes the index on (podcast_id, sort_time) give the newest dates.
const QString selectFacts =
    u"SELECT id, added_at, last_attempt, not_before, error_code, error_status, failures,"
    " CASE WHEN instr(extras, '\"update_frequency\"') > 0 THEN extras ELSE '' END,"
    " (SELECT group_concat(sort_time) FROM (SELECT sort_time FROM episode"
    "  WHERE podcast_id = podcast.id ORDER BY sort_time DESC LIMIT ?))"
    " FROM podcast WHERE archived = 0 AND previewed_at IS NULL"_s;

std::optional<Error> errorFrom(const QVariant &code, int status)
{
    if (code.isNull())
        return std::nullopt;
    for (const ErrorCode known : allErrorCodes()) {
        if (toName(known) == code.toString())
            return Error{.code = known, .httpStatus = status};
    }
    return Error{.httpStatus = status}; // a code of a newer version of Dogear
}

QList<QDateTime> datesFrom(const QString &column)
{
    QList<QDateTime> dates;
    for (const QString &seconds : column.split(u',', Qt::SkipEmptyParts))
        dates.append(QDateTime::fromSecsSinceEpoch(seconds.toLongLong(), utc));
    std::ranges::sort(dates, std::greater()); // group_concat() guarantees no order
    return dates;
}

domain::RefreshFacts readFacts(const QSqlQuery &row)
{
    domain::RefreshFacts facts;
    facts.id = PodcastId{row.value(0).toLongLong()};
    facts.followedSince = timeFromColumn(row.value(1)).value_or(QDateTime());
    facts.lastAttempt = timeFromColumn(row.value(2));
    facts.notBefore = timeFromColumn(row.value(3));
    facts.error = errorFrom(row.value(4), row.value(5).toInt());
    facts.failures = row.value(6).toInt();
    facts.announcedFrequency = podcastExtrasFromColumn(row.value(7).toString())->updateFrequency;
    facts.newest = datesFrom(row.value(8).toString());
    return facts;
}

} // namespace

Result<QList<domain::RefreshFacts>> RefreshFactsStore::all()
{
    return m_connection.list(selectFacts, {datesOfEach}, readFacts);
}

} // namespace dogear::storage
