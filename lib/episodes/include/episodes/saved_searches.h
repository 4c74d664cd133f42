// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores searches of the user by name.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/integration/tst_saved_searches.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/saved_search.h>
#include <storage/database_thread.h>

#include <QList>
#include <QObject>

#include <functional>
#include <optional>

namespace dogear::episodes {

class SavedSearches final : public QObject
{
    Q_OBJECT

public:
    using All = QList<domain::SavedSearch>;

    explicit SavedSearches(storage::DatabaseThread &database, QObject *parent = nullptr);

    /// All saved searches, sorted by name, or a Database… code.
    [[nodiscard]] Future<Result<All>> all();

    /// Each returns all searches as they were before, for restore().
    /// Replaces a search of the same name; it stays a station unless \a search has other rules.
    Future<Result<All>> save(const domain::SavedSearch &search);
    /// Makes the search \a name a station, or ends that it is one.
    Future<Result<All>> setStation(const QString &name,
                                   const std::optional<domain::Station> &station);
    Future<Result<All>> rename(const QString &from, const QString &to);
    Future<Result<All>> remove(const QString &name);
    Future<Result<All>> restore(const All &searches); ///< replaces all searches by these

signals:
    void changed();

private:
    Future<Result<All>> edit(const std::function<All(All)> &change);

    storage::DatabaseThread &m_database;
};

} // namespace dogear::episodes
