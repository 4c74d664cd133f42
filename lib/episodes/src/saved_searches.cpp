// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/saved_searches.h>
#include <storage/saved_search_store.h>

#include <algorithm>

namespace dogear::episodes {

using domain::SavedSearch;
using storage::SavedSearchStore;

namespace {

/// Whether \a search has this \a name; names that differ only in case are equal.
bool isNamed(const SavedSearch &search, const QString &name)
{
    return search.name.compare(name, Qt::CaseInsensitive) == 0;
}

SavedSearches::All without(SavedSearches::All all, const QString &name)
{
    all.removeIf([&name](const SavedSearch &search) { return isNamed(search, name); });
    return all;
}

/// Removes the searches of \a before that \a after lacks, and stores those of \a after.
Result<> replace(SavedSearchStore &store,
                 const SavedSearches::All &before,
                 const SavedSearches::All &after)
{
    for (const SavedSearch &search : before) {
        if (after.contains(search))
            continue;
        if (auto removed = store.remove(search.name); !removed)
            return removed;
    }
    for (const SavedSearch &search : after) {
        if (auto put = store.put(search); !put)
            return put;
    }
    return {};
}

} // namespace

SavedSearches::SavedSearches(storage::DatabaseThread &database, QObject *parent)
    : QObject(parent)
    , m_database(database)
{}

Future<Result<SavedSearches::All>> SavedSearches::all()
{
    return m_database.run(
        [](storage::Connection &connection) { return SavedSearchStore(connection).all(); });
}

Future<Result<SavedSearches::All>> SavedSearches::save(const SavedSearch &search)
{
    return edit([search](const All &all) { return without(all, search.name) << search; });
}

Future<Result<SavedSearches::All>> SavedSearches::rename(const QString &from, const QString &to)
{
    return edit([from, to = to.simplified()](const All &all) {
        const auto found = std::ranges::find_if(
            all, [&from](const SavedSearch &search) { return isNamed(search, from); });
        if (found == all.cend() || to.isEmpty())
            return all;
        // A search that already has the new name is replaced, as by save().
        return without(without(all, from), to) << SavedSearch{to, found->query};
    });
}

Future<Result<SavedSearches::All>> SavedSearches::remove(const QString &name)
{
    return edit([name](const All &all) { return without(all, name); });
}

Future<Result<SavedSearches::All>> SavedSearches::restore(const All &searches)
{
    return edit([searches](const All &) { return searches; });
}

Future<Result<SavedSearches::All>> SavedSearches::edit(const std::function<All(All)> &change)
{
    return m_database
        .run([change](storage::Connection &connection) {
            return connection.transaction([&]() -> Result<All> {
                SavedSearchStore store(connection);
                // Read in the transaction: dogearctl may have changed the searches.
                const auto before = store.all();
                if (!before)
                    return before;
                if (auto replaced = replace(store, *before, change(*before)); !replaced)
                    return failure(replaced.error());
                return before;
            });
        })
        .then(this, [this](const Result<All> &before) {
            if (before)
                emit changed();
            return before;
        });
}

} // namespace dogear::episodes
