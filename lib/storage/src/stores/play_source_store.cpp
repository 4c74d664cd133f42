// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <storage/connection.h>
#include <storage/play_source_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<domain::NamedSource> PlaySourceStore::chosen()
{
    // Joined, because a list or a search may have been removed since it was chosen.
    return m_connection
        .first(u"SELECT l.id, l.name, s.name FROM play_source p"
               " LEFT JOIN list l ON l.id = p.list_id"
               " LEFT JOIN saved_search s ON s.name = p.station AND s.station_order IS NOT NULL"_s,
               {},
               [](const QSqlQuery &row) {
                   if (!row.isNull(0)) {
                       return domain::NamedSource{.source = {.list = {row.value(0).toLongLong()}},
                                                  .name = row.value(1).toString()};
                   }
                   const QString station = row.value(2).toString();
                   return domain::NamedSource{.source = {.station = station}, .name = station};
               })
        .map([](const std::optional<domain::NamedSource> &source) {
            return source.value_or(domain::NamedSource());
        });
}

Result<> PlaySourceStore::choose(const domain::PlaySource &source)
{
    return m_connection
        .execute(u"UPDATE play_source SET list_id = ?, station = ?"_s,
                 {source.list.value, notNull(source.station)})
        .map([](QSqlQuery *) {});
}

Result<> PlaySourceStore::rename(const QString &from, const QString &to)
{
    return m_connection
        .execute(u"UPDATE play_source SET station = ? WHERE station = ? COLLATE NOCASE"_s,
                 {notNull(to), notNull(from)})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
