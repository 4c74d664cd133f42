// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/saved_search_store.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::Station;
using domain::StationOrder;

const QString searchColumns =
    u"name, query, station_order, station_per_show, station_until, station_seed"_s;

domain::SavedSearch readSearch(const QSqlQuery &row)
{
    domain::SavedSearch search{.name = row.value(0).toString(), .query = row.value(1).toString()};
    if (row.isNull(2))
        return search;
    Station station{.maxPerShow = std::clamp(row.value(3).toInt(), 0, Station::maxLimit),
                    .seed = row.value(5).toUInt()};
    // A newer version of Dogear may have other orders.
    const int order = row.value(2).toInt();
    if (order >= 0 && order <= int(StationOrder::Shuffled))
        station.order = StationOrder(order);
    if (const QDate until = QDate::fromString(row.value(4).toString(), Qt::ISODate);
        until.isValid())
        station.until = until;
    search.station = station;
    return search;
}

} // namespace

Result<QList<domain::SavedSearch>> SavedSearchStore::all()
{
    return m_connection.list(
        u"SELECT "_s + searchColumns + " FROM saved_search ORDER BY name"_L1, {}, readSearch);
}

Result<std::optional<domain::SavedSearch>> SavedSearchStore::find(const QString &name)
{
    return m_connection.first(u"SELECT "_s + searchColumns + " FROM saved_search WHERE name = ?"_L1,
                              {name.simplified()},
                              readSearch);
}

Result<> SavedSearchStore::put(const domain::SavedSearch &search)
{
    const QString name = search.name.simplified();
    const QString query = search.query.simplified();
    if (name.isEmpty() || query.isEmpty())
        return {};
    // The column `name` ignores the case of ASCII letters, and so does REPLACE.
    return m_connection
        .execute(u"INSERT OR REPLACE INTO saved_search (%1) VALUES (?, ?, ?, ?, ?, ?)"_s.arg(
                     searchColumns),
                 {name,
                  query,
                  search.station ? QVariant(int(search.station->order)) : QVariant(),
                  search.station ? search.station->maxPerShow : 0,
                  search.station && search.station->until
                      ? QVariant(search.station->until->toString(Qt::ISODate))
                      : QVariant(),
                  search.station ? search.station->seed : 0})
        .map([](QSqlQuery *) {});
}

Result<> SavedSearchStore::remove(const QString &name)
{
    return m_connection.execute(u"DELETE FROM saved_search WHERE name = ?"_s, {name})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
