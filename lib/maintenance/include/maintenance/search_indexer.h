// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Updates the search index in the background, a small piece at a time.
///
/// Episodes are indexed when they are stored. Other changes (chapters, transcripts, bookmarks, new
/// titles of shows, a library of an older version) wait for this class. When everything is indexed,
/// it merges the segments of the index, because a search reads each of them, rebuilds an index that
/// consists mostly of old texts, and updates the vocabulary (storage/vocabulary.h).
///
/// Threads: GUI thread; the database thread works in short pieces that do not delay other jobs.
/// Owner:   the library; the database outlives it.
/// Tests:   tests/integration/tst_search_indexer.cpp

#include <base/future.h>
#include <base/result.h>

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::maintenance {

class SearchIndexer final : public QObject
{
    Q_OBJECT

public:
    struct Pace
    {
        std::chrono::milliseconds firstDelay{3'000}; ///< after the start; lists are shown first
        std::chrono::milliseconds pollPause{10'000};
        std::chrono::milliseconds batchPause{20};
        /// Long enough for the database to checkpoint its write-ahead log.
        std::chrono::milliseconds maintenancePause{600};
    };

    explicit SearchIndexer(storage::DatabaseThread &database, QObject *parent = nullptr);
    SearchIndexer(storage::DatabaseThread &database, const Pace &pace, QObject *parent = nullptr);

    /// Starts the periodic work, which ends with the destructor.
    void start();
    /// Indexes all pending changes and updates the vocabulary now; also without start().
    [[nodiscard]] Future<Result<int>> finish();

signals:
    /// Emitted when the last pending change is indexed.
    void caughtUp();

private:
    void next();
    void tidy();
    [[nodiscard]] Future<Result<int>> finishWords();

    storage::DatabaseThread &m_database;
    Pace m_pace;
    QTimer m_timer;
    std::optional<ErrorCode> m_loggedIndexError; ///< the error that was logged last
    std::optional<ErrorCode> m_loggedMaintenanceError;
    bool m_hadMore = false;
    std::optional<qint64> m_tidyRows; ///< writtenRows() when no tidying was left to do
};

} // namespace dogear::maintenance
