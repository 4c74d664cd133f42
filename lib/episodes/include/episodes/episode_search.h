// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds episodes by words, and those that resemble an episode.
///
/// Threads: GUI thread; the database thread searches.
/// Owner:   Episodes; database and clock outlive it.
/// Tests:   tests/integration/tst_item_models.cpp, tst_library.cpp, tst_dogearctl.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>
#include <domain/search_filter.h>
#include <domain/search_results.h>

#include <QHash>
#include <QObject>
#include <query/query.h>

#include <memory>
#include <optional>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::episodes {

class EpisodeSearch final : public QObject
{
    Q_OBJECT

public:
    EpisodeSearch(storage::DatabaseThread &database, const Clock &clock);

    /// Finds the \a limit best hits for \a text, the user's input (query/parse.h describes the
    /// syntax): first those with all words, then those with some of them, unless \a filter needs
    /// all. \a isTyping means that the last word may be incomplete.
    [[nodiscard]] Future<Result<domain::SearchResults>> find(
        const QString &text,
        bool isTyping,
        int limit,
        const domain::SearchFilter &filter = {});
    /// Finds the episodes that share most of the rare words of \a episode.
    [[nodiscard]] Future<Result<domain::SearchResults>> similarTo(EpisodeId episode);
    /// Counts the hits of find() with all words, by show. Slower than finding the first hits,
    /// and at low priority. The caller cancels the future when the result is no longer needed.
    [[nodiscard]] Future<Result<QHash<PodcastId, int>>> counts(
        const QString &text,
        bool isTyping,
        const domain::SearchFilter &filter = {});

private:
    struct Counting;
    void countOn(const std::shared_ptr<Counting> &counting, std::optional<qint64> next);
    [[nodiscard]] query::Query parsed(const QString &text, bool isTyping) const;

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
};

} // namespace dogear::episodes
