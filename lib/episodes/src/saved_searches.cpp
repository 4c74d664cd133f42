// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/saved_searches.h>
#include <storage/play_source_store.h>
#include <storage/saved_search_store.h>

#include <algorithm>
#include <utility>

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

/// The searches of \a all whose names are not in \a others.
SavedSearches::All without(SavedSearches::All all, const SavedSearches::All &others)
{
    for (const SavedSearch &other : others)
        all = without(std::move(all), other.name);
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

/// Lets what plays when Up next is empty follow a search that got another name, or its old one
/// back.
Result<> followRenaming(storage::Connection &connection,
                        const SavedSearches::All &before,
                        const SavedSearches::All &after)
{
    for (const SavedSearch &gone : without(before, after)) {
        const QList<SavedSearch> added = without(after, before);
        const auto renamed = std::ranges::find_if(added, [&gone](const SavedSearch &search) {
            return search.query == gone.query && search.station == gone.station;
        });
        if (renamed == added.cend())
            continue;
        if (auto followed = storage::PlaySourceStore(connection).rename(gone.name, renamed->name);
            !followed)
            return followed;
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
    return edit([search](const All &all) {
        SavedSearch saved = search;
        const auto former = std::ranges::find_if(
            all, [&search](const SavedSearch &each) { return isNamed(each, search.name); });
        // Saving the words again does not end a station.
        if (former != all.cend() && !saved.station)
            saved.station = former->station;
        return without(all, search.name) << saved;
    });
}

Future<Result<SavedSearches::All>> SavedSearches::rename(const QString &from, const QString &to)
{
    return edit([from, to = to.simplified()](const All &all) {
        const auto found = std::ranges::find_if(
            all, [&from](const SavedSearch &search) { return isNamed(search, from); });
        if (found == all.cend() || to.isEmpty())
            return all;
        // A search that already has the new name is replaced, as by save().
        SavedSearch renamed = *found;
        renamed.name = to;
        return without(without(all, from), to) << renamed;
    });
}

Future<Result<SavedSearches::All>> SavedSearches::setStation(
    const QString &name,
    const std::optional<domain::Station> &station)
{
    return edit([name, station](All all) {
        for (SavedSearch &search : all) {
            if (isNamed(search, name))
                search.station = station;
        }
        return all;
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
                const All after = change(*before);
                return replace(store, *before, after)
                    .and_then([&] { return followRenaming(connection, *before, after); })
                    .map([&before] { return *before; });
            });
        })
        .then(this, [this](const Result<All> &before) {
            if (before)
                emit changed();
            return before;
        });
}

} // namespace dogear::episodes
