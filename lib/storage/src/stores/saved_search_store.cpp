// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/connection.h>
#include <storage/saved_search_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

Result<QList<domain::SavedSearch>> SavedSearchStore::all()
{
    return m_connection.list(
        u"SELECT name, query FROM saved_search ORDER BY name"_s, {}, [](const QSqlQuery &row) {
            return domain::SavedSearch{row.value(0).toString(), row.value(1).toString()};
        });
}

Result<> SavedSearchStore::put(const domain::SavedSearch &search)
{
    const QString name = search.name.simplified();
    const QString query = search.query.simplified();
    if (name.isEmpty() || query.isEmpty())
        return {};
    // The column `name` ignores the case of ASCII letters, and so does REPLACE.
    return m_connection
        .execute(u"INSERT OR REPLACE INTO saved_search (name, query) VALUES (?, ?)"_s,
                 {name, query})
        .map([](QSqlQuery *) {});
}

Result<> SavedSearchStore::remove(const QString &name)
{
    return m_connection.execute(u"DELETE FROM saved_search WHERE name = ?"_s, {name})
        .map([](QSqlQuery *) {});
}

} // namespace dogear::storage
